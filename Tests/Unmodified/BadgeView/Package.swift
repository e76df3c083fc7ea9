// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "BadgeView",
  platforms: [.iOS(.v13)],
  products: [.library(name: "BadgeView", targets: ["BadgeView"])],
  targets: [
    .target(name: "BadgeView"),
    .testTarget(name: "BadgeViewTests", dependencies: ["BadgeView"]),
  ]
)
