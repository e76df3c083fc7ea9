// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "TransitionButton",
  platforms: [.iOS(.v13)],
  products: [.library(name: "TransitionButton", targets: ["TransitionButton"])],
  targets: [
    .target(name: "TransitionButton"),
    .testTarget(name: "TransitionButtonTests", dependencies: ["TransitionButton"]),
  ]
)
