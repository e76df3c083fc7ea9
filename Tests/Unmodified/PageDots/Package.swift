// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "PageDots",
  platforms: [.iOS(.v13)],
  products: [.library(name: "PageDots", targets: ["PageDots"])],
  targets: [
    .target(name: "PageDots"),
    .testTarget(name: "PageDotsTests", dependencies: ["PageDots"]),
  ]
)
