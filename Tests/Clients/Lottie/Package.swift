// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LottieClient",
  dependencies: [.package(name: "Quartzite", path: "../../..")],
  targets: [
    .target(
      name: "LottieSampleApp",
      dependencies: [
        .product(name: "Lottie", package: "Quartzite"), .product(name: "UIKit", package: "Quartzite"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ])
