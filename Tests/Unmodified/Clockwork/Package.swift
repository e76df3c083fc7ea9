// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Clockwork",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Clockwork", targets: ["Clockwork"])],
  targets: [
    .target(name: "Clockwork"),
    .testTarget(name: "ClockworkTests", dependencies: ["Clockwork"]),
  ]
)
