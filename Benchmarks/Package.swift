// swift-tools-version: 6.2

import PackageDescription

// What the package costs, and pictures of what its numbers do. A package of its own, so that nobody who
// depends on Panels builds it; it uses the public API alone, as they do.

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "panels", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .target(name: "CountedRegion"),
    .target(name: "BenchmarkSupport"),
    .executableTarget(
      name: "PanelBenchmarks",
      dependencies: [
        "AllocationCounter", "BenchmarkSupport", "CountedRegion",
        .product(name: "Panels", package: "panels"),
      ]
    ),
    .executableTarget(
      name: "PanelPlots",
      dependencies: ["BenchmarkSupport", .product(name: "Panels", package: "panels")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The others are C.
let swiftTargets: Set = ["BenchmarkSupport", "PanelBenchmarks", "PanelPlots"]

for target in package.targets where swiftTargets.contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
