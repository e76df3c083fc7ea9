// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "CircularProgress",
  platforms: [.iOS(.v13)],
  products: [.library(name: "CircularProgress", targets: ["CircularProgress"])],
  targets: [
    .target(name: "CircularProgress"),
    .testTarget(name: "CircularProgressTests", dependencies: ["CircularProgress"]),
  ]
)
