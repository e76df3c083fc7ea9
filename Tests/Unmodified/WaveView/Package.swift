// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "WaveView",
  platforms: [.iOS(.v13)],
  products: [.library(name: "WaveView", targets: ["WaveView"])],
  targets: [
    .target(name: "WaveView"),
    .testTarget(name: "WaveViewTests", dependencies: ["WaveView"]),
  ]
)
