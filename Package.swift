// swift-tools-version: 6.2

import PackageDescription

// Panels: a non-modal, draggable panel as small modules of pure values.
//
// The engine is five modules. The three in the middle do not know each other; everything they share
// is in PanelCore, and only PanelPresentation composes them.

let package = Package(
  name: "Panels",
  platforms: [.iOS(.v17), .macOS(.v14), .visionOS(.v1)],
  products: [
    .library(name: "Panels", targets: ["Panels"]),
    .library(name: "PanelCore", targets: ["PanelCore"]),
    .library(name: "PanelDetents", targets: ["PanelDetents"]),
    .library(name: "PanelAdaptation", targets: ["PanelAdaptation"]),
    .library(name: "PanelGestures", targets: ["PanelGestures"]),
    .library(name: "PanelPresentation", targets: ["PanelPresentation"]),
    .library(name: "PanelUI", targets: ["PanelUI"]),
    .library(name: "PanelTesting", targets: ["PanelTesting"]),
    .executable(name: "PanelDemo", targets: ["PanelDemo"]),
  ],
  targets: [
    // MARK: The engine
    .target(name: "PanelCore"),
    .target(name: "PanelDetents", dependencies: ["PanelCore"]),
    .target(name: "PanelAdaptation", dependencies: ["PanelCore"]),
    .target(name: "PanelGestures", dependencies: ["PanelCore"]),
    .target(
      name: "PanelPresentation",
      dependencies: ["PanelCore", "PanelDetents", "PanelAdaptation", "PanelGestures"]
    ),
    .target(
      name: "Panels",
      dependencies: [
        "PanelCore", "PanelDetents", "PanelAdaptation", "PanelGestures", "PanelPresentation",
      ]
    ),

    // MARK: Around the engine
    .target(
      name: "PanelUI",
      dependencies: [
        "PanelCore", "PanelDetents", "PanelAdaptation", "PanelGestures", "PanelPresentation",
      ]
    ),
    .target(name: "PanelTesting", dependencies: ["Panels"]),
    .target(name: "PanelTerminal"),
    .executableTarget(
      name: "PanelDemo", dependencies: ["Panels", "PanelTesting", "PanelTerminal"]),
    .executableTarget(name: "PanelWeb", dependencies: ["Panels", "CPanelRuntime"]),
    .target(name: "CPanelRuntime"),

    .executableTarget(name: "PanelFuzzer", dependencies: ["Panels", "PanelTesting"]),

    // MARK: Tests
    .testTarget(name: "PanelCoreTests", dependencies: ["PanelCore"]),
    .testTarget(name: "PanelDetentsTests", dependencies: ["PanelCore", "PanelDetents"]),
    .testTarget(name: "PanelAdaptationTests", dependencies: ["PanelCore", "PanelAdaptation"]),
    .testTarget(
      name: "PanelGesturesTests",
      dependencies: ["PanelCore", "PanelGestures"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "PanelPresentationTests",
      dependencies: ["Panels", "PanelTesting"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(name: "PanelsTests", dependencies: ["Panels"]),
    .testTarget(name: "PanelUITests", dependencies: ["Panels", "PanelUI"]),
    .testTarget(name: "PanelTestingTests", dependencies: ["Panels", "PanelTesting"]),
    .testTarget(name: "PanelTerminalTests", dependencies: ["PanelTerminal"]),
    .testTarget(name: "PanelWebTests", dependencies: ["Panels", "PanelWeb"]),
    // Where the catalogs' listings are compiled.
    .testTarget(
      name: "DocumentationTests", dependencies: ["Panels", "PanelTesting", "PanelTerminal"]),
    .testTarget(
      name: "PanelDemoTests",
      dependencies: ["Panels", "PanelTesting", "PanelTerminal", "PanelDemo"]),
  ],
  swiftLanguageModes: [.v6]
)

// MARK: Where there is no SwiftUI

// A stand-in for SwiftUI's interface, so that the views compile; `scripts/check-swiftui` asks for it, in a
// build folder of its own. A dependent package never sees it.
if Context.environment["PANELS_SWIFTUI_SURFACE"] == "1" {
  package.targets.append(.target(name: "SwiftUI", path: "Tests/SwiftUISurface"))
  package.targets.append(
    .executableTarget(
      name: "WalkingMap", dependencies: ["PanelUI", "SwiftUI"],
      path: "Examples/WalkingMap.swiftpm/Sources"))
  package.targets.append(
    .target(
      name: "PanelUIListings", dependencies: ["PanelUI", "SwiftUI"], path: "Tests/PanelUIListings"))
  for target in package.targets where target.name == "PanelUI" {
    target.dependencies.append("SwiftUI")
  }
}

// MARK: Settings

let engine: Set = [
  "PanelCore", "PanelDetents", "PanelAdaptation", "PanelGestures", "PanelPresentation",
]

for target in package.targets where target.name != "CPanelRuntime" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if engine.contains(target.name) {
    // Rejects on the host a part of what Embedded Swift cannot do; the WebAssembly build decides.
    target.swiftSettings?.append(.treatWarning("EmbeddedRestrictions", as: .error))
  }
}
