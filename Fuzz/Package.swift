// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that the library doesn't depend on it. The library's manifest includes the sources of
// `Fuzzing` too, for the tests that run a few cases of each trial.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Quartzite", path: "..")],
  targets: [
    // A link to the library's example scenes, which no product contains.
    .target(
      name: "Scenes",
      dependencies: [
        "AnimationBuilder", "AnimationChain", "AnimationConversion", "AnimationPresets", "FrameAnimation",
        "Staging", "UIKit",
      ].map { .product(name: $0, package: "Quartzite") }),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Scenes", .product(name: "UIKit", package: "Quartzite"),
        .product(name: "Staging", package: "Quartzite"), .product(name: "ImageCoding", package: "Quartzite"),
        .product(name: "CoreText", package: "Quartzite"),
        .product(name: "LottiePlayer", package: "Quartzite"),
        .product(name: "LottieExpressions", package: "Quartzite"),
      ]),
    .executableTarget(name: "fuzz", dependencies: ["Fuzzing"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}
