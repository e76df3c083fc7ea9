// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "CountdownRing",
  platforms: [.iOS(.v13)],
  products: [.library(name: "CountdownRing", targets: ["CountdownRing"])],
  targets: [
    .target(name: "CountdownRing"),
    .testTarget(name: "CountdownRingTests", dependencies: ["CountdownRing"]),
  ]
)
