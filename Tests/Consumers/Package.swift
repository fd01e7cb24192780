// swift-tools-version: 6.2

import PackageDescription

// A package as a stranger would write it, one executable for each way to depend on Panels. Where
// Panels is found is an argument only because this one is moved around by the checks.

let panels = "panels"
let path = Context.environment["PANELS_PATH"] ?? "../.."

func executable(_ name: String, _ product: String) -> Target {
  .executableTarget(name: name, dependencies: [.product(name: product, package: panels)])
}

let package = Package(
  name: "Consumers",
  platforms: [.iOS(.v17), .macOS(.v14), .visionOS(.v1)],
  dependencies: [.package(name: panels, path: path)],
  targets: [
    executable("Detents", "PanelDetents"),
    executable("Adaptation", "PanelAdaptation"),
    executable("Gestures", "PanelGestures"),
    executable("Presentation", "PanelPresentation"),
    executable("CustomPolicy", "Panels"),
  ]
)
