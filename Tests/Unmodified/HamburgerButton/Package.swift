// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "HamburgerButton",
  platforms: [.iOS(.v13)],
  products: [.library(name: "HamburgerButton", targets: ["HamburgerButton"])],
  targets: [
    .target(name: "HamburgerButton"),
    .testTarget(name: "HamburgerButtonTests", dependencies: ["HamburgerButton"]),
  ]
)
