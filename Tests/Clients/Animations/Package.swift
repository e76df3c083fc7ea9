// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AnimationsClient",
  dependencies: [.package(name: "Quartzite", path: "../../..")],
  targets: [
    .executableTarget(
      name: "AnimationsClient",
      dependencies: [
        .product(name: "AnimationBuilder", package: "Quartzite"),
        .product(name: "AnimationChain", package: "Quartzite"),
        .product(name: "AnimationConversion", package: "Quartzite"),
        .product(name: "AnimationPresets", package: "Quartzite"),
        .product(name: "FrameAnimation", package: "Quartzite"),
        .product(name: "UIKit", package: "Quartzite"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")])
  ])
