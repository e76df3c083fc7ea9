// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "PulseHalo",
  platforms: [.iOS(.v13)],
  products: [.library(name: "PulseHalo", targets: ["PulseHalo"])],
  targets: [
    .target(name: "PulseHalo"),
    .testTarget(name: "PulseHaloTests", dependencies: ["PulseHalo"]),
  ]
)
