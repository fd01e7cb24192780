// swift-tools-version: 6.2

import PackageDescription

// What the package costs, and pictures of what its numbers do. A package of its own, so that nobody who
// depends on Panels builds it; it uses the public API alone, as they do.

let package = Package(
  name: "Benchmarks",
  platforms: [.iOS(.v17), .macOS(.v14), .visionOS(.v1)],
  dependencies: [.package(name: "panels", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "PanelBenchmarks",
      dependencies: ["AllocationCounter", .product(name: "Panels", package: "panels")]
    ),
    .executableTarget(
      name: "PanelPlots",
      dependencies: [.product(name: "Panels", package: "panels")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
