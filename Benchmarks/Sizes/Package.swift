// swift-tools-version: 6.2

import PackageDescription

// Programs of a few lines, each using one module as an app would: what they weigh more than a program
// that uses none is what the module adds. `scripts/check-size` builds them.

func executable(_ name: String, _ product: String) -> Target {
  .executableTarget(name: name, dependencies: [.product(name: product, package: "panels")])
}

let package = Package(
  name: "Sizes",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "panels", path: "../..")],
  targets: [
    .executableTarget(name: "Nothing"),
    executable("Core", "PanelCore"),
    executable("Detents", "PanelDetents"),
    executable("Adaptation", "PanelAdaptation"),
    executable("Gestures", "PanelGestures"),
    executable("Presentation", "PanelPresentation"),
    executable("Umbrella", "Panels"),
    executable("Testing", "PanelTesting"),
  ],
  swiftLanguageModes: [.v6]
)
