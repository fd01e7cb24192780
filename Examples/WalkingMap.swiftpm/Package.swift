// swift-tools-version: 6.2

// An app for iPhone and iPad; open this folder in Xcode or Swift Playgrounds.

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "WalkingMap",
  platforms: [.iOS(.v17)],
  products: [
    .iOSApplication(
      name: "WalkingMap",
      targets: ["WalkingMap"],
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .map),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft]
    )
  ],
  dependencies: [.package(name: "Panels", path: "../..")],
  targets: [
    .executableTarget(
      name: "WalkingMap",
      dependencies: [.product(name: "PanelUI", package: "Panels")],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
