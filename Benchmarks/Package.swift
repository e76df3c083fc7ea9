// swift-tools-version: 6.2
import PackageDescription

// Small programs whose memory and time to start are measured, and the products that each one uses.
let memoryPrograms: [(name: String, products: [String])] = [
  ("UsesFoundation", []), ("UsesRaster", ["RasterBenchmarking"]), ("UsesMotionCore", ["MotionCore"]),
  ("UsesLayers", ["Staging"]), ("UsesManyLayers", ["Staging"]), ("UsesLottie", ["LottiePlayer", "Staging"]),
]

// A separate package, so that the library doesn't depend on the libraries that it's compared with.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Quartzite", path: "..")],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CBaselines"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "MotionCore", package: "Quartzite"),
        .product(name: "RasterBenchmarking", package: "Quartzite"),
        .product(name: "FrameAnimation", package: "Quartzite"),
        .product(name: "Staging", package: "Quartzite"), .product(name: "ImageCoding", package: "Quartzite"),
        .product(name: "AnimationBuilder", package: "Quartzite"),
        .product(name: "LottiePlayer", package: "Quartzite"), .product(name: "UIKit", package: "Quartzite"),
        "CCairo", "CBaselines",
      ]),
    .executableTarget(
      name: "PictureBatch", dependencies: [.product(name: "ScenePrograms", package: "Quartzite")]),
  ]
    + memoryPrograms.map { name, products in
      .executableTarget(
        name: name, dependencies: products.map { .product(name: $0, package: "Quartzite") },
        path: "Sources/MemoryPrograms/\(name)")
    },
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}
