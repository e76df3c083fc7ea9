// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OverridesClient",
  dependencies: [.package(name: "Quartzite", path: "../../..")],
  targets: [
    .executableTarget(
      name: "OverridesClient", dependencies: [.product(name: "UIKit", package: "Quartzite")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ])
