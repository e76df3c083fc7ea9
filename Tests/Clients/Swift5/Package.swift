// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Swift5Client",
  dependencies: [.package(name: "Quartzite", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Swift5Client", dependencies: [.product(name: "UIKit", package: "Quartzite")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ])
