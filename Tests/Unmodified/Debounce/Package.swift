// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Debounce",
  platforms: [.iOS(.v13)],
  products: [.library(name: "Debounce", targets: ["Debounce"])],
  targets: [
    .target(name: "Debounce"),
    .executableTarget(name: "Demo", dependencies: ["Debounce"]),
    .testTarget(name: "DebounceTests", dependencies: ["Debounce"]),
  ]
)
