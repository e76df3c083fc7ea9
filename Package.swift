// swift-tools-version: 6.2
import PackageDescription

// On Apple's platforms, the package uses Apple's frameworks. Only the targets that don't need Quartzite's engine are built.
#if canImport(Darwin)
  let hasOwnEngine = false
#else
  let hasOwnEngine = true
#endif

/// Whether a warning fails the build. Continuous integration sets the variable.
let warningsAreErrors = Context.environment["QUARTZITE_STRICT"] != nil

let package = Package(name: "Quartzite")

// One trait enables all optional C libraries: FreeType, HarfBuzz, ICU and fontconfig for text, libwebp for WebP images. Don't add a second
// trait: SwiftPM 6.3 passes several traits to the compiler in random order, and a change of order rebuilds everything.
package.traits = ["OptionalLibraries", .default(enabledTraits: ["OptionalLibraries"])]

/// Returns a dependency on a target that wraps an optional C library.
func optionalLibrary(_ name: String) -> Target.Dependency {
  .target(name: name, condition: .when(traits: ["OptionalLibraries"]))
}

// MARK: - Numbers and pixels: no imports, no C

/// Links the C library's mathematical functions.
///
/// On processors without instructions for square roots and rounding, Swift calls the C library, and a program that
/// imports nothing else doesn't link it by itself.
let roots = LinkerSetting.linkedLibrary("m", .when(platforms: [.linux, .android]))

package.products += [
  .library(name: "MotionCore", targets: ["MotionCore"]),
  // A product for Benchmarks/.
  .library(name: "RasterBenchmarking", targets: ["RasterBenchmarking"]),
]
package.targets += [
  .target(name: "Requirements"),
  .target(name: "AwaitedEnds"),
  .target(name: "MotionCore", linkerSettings: [roots]),
  .target(name: "Raster", linkerSettings: [roots]),
  .target(name: "RasterBenchmarking", dependencies: ["Raster"]),
  // The linker orders modules by their names. Those that a program seldom needs, such as PathBooleans and ZipArchives, have names
  // behind those of their users, which then hold the functions that all of them share.
  .target(name: "PathBooleans", dependencies: ["Raster"], linkerSettings: [roots]),
  .target(name: "RigidBodies", dependencies: ["MotionCore"], linkerSettings: [roots]),
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .testTarget(name: "RequirementsTests", dependencies: ["Requirements"]),
  .testTarget(name: "AwaitedEndsTests", dependencies: ["AwaitedEnds"]),
  // Looks up the codes that tests cite in the tables of Tests/Truth.
  .testTarget(name: "TruthTests"),
  .testTarget(name: "MotionCoreTests", dependencies: ["MotionCore", "TestSupport"]),
  .testTarget(name: "RasterTests", dependencies: ["Raster", "TestSupport"]),
  .testTarget(name: "PathBooleansTests", dependencies: ["PathBooleans", "Raster", "TestSupport"]),
  .testTarget(name: "RigidBodiesTests", dependencies: ["RigidBodies", "MotionCore", "TestSupport"]),
]

// MARK: - Threads

if hasOwnEngine {
  package.targets += [
    .target(name: "ThreadPool"),
    .testTarget(name: "ThreadPoolTests", dependencies: ["ThreadPool", "TestSupport"]),
  ]
}

// MARK: - Core Animation

if hasOwnEngine {
  package.products += [
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreText", targets: ["CoreText"]),
  ]
  package.targets += [
    // Swift Testing looks for this overlay wherever a module called CoreGraphics is imported.
    .target(name: "_Testing_CoreGraphics"),
    // The parts of Apple's Objective-C runtime, Foundation and Core Foundation that Foundation on Linux lacks.
    .target(name: "CObjectiveCRuntime"),
    .target(name: "ObjectiveCRuntime", dependencies: ["CObjectiveCRuntime"]),
    .target(
      name: "CoreGraphics",
      dependencies: ["ObjectiveCRuntime", "MotionCore", "Raster", "PathBooleans", "_Testing_CoreGraphics"]),
    .target(name: "CHooks"),
    .target(name: "CDynamicInit"),
    .target(name: "CMainQueue"),
    .target(name: "Reflection", dependencies: ["CDynamicInit"]),
    .target(
      name: "LayerValues",
      dependencies: [
        "CoreGraphics", "ObjectiveCRuntime", "Raster", "MotionCore", "CDynamicInit", "CMainQueue",
        "Reflection",
      ]),
    .target(
      name: "LayerTree",
      dependencies: [
        "LayerValues", "ObjectiveCRuntime", "CObjectiveCRuntime", "CoreGraphics", "Raster", "MotionCore",
        "CHooks", "CDynamicInit", "Reflection", "AwaitedEnds", "ThreadPool",
      ]),
    .target(
      name: "LayerRendering",
      dependencies: [
        "LayerTree", "CoreGraphics", "MotionCore", "Raster", "Typesetting", "CHooks", "ThreadPool",
      ]),
    .target(name: "QuartzCore", dependencies: ["LayerTree", "LayerRendering"]),
    // Fonts, lines and frames of text with Core Text's names.
    .target(
      name: "CoreText",
      dependencies: [
        "CoreGraphics", "ObjectiveCRuntime", "LayerTree", "LayerRendering", "Typesetting", "Raster",
      ]),
    .testTarget(
      name: "CoreTextTests", dependencies: ["CoreText", "UIKit", "Staging", "Raster", "TestSupport"]),
    .testTarget(name: "ObjectiveCRuntimeTests", dependencies: ["ObjectiveCRuntime", "TestSupport"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "Raster", "TestSupport"]),
    .testTarget(name: "ReflectionTests", dependencies: ["Reflection", "CDynamicInit"]),
    .testTarget(
      name: "LayerValuesTests", dependencies: ["LayerValues", "CoreGraphics", "MotionCore", "TestSupport"]),
    .testTarget(name: "LayerTreeTests", dependencies: ["LayerTree", "MotionCore", "TestSupport"]),
    .testTarget(
      name: "LayerRenderingTests", dependencies: ["QuartzCore", "Raster", "ImageCoding", "TestSupport"],
      exclude: ["Golden/Goldens"]),
  ]
}

// MARK: - A stage for layers

if hasOwnEngine {
  package.products += [
    .library(name: "Staging", targets: ["Staging"])
  ]
  package.targets += [
    .target(
      name: "Staging",
      dependencies: [
        "QuartzCore", "LayerTree", "LayerRendering", "CoreGraphics", "Raster", "TextOutlines", "AwaitedEnds",
        "CMainQueue",
      ]),
    .testTarget(name: "StagingTests", dependencies: ["Staging", "Raster", "ThreadPool", "TestSupport"]),
  ]
}

// MARK: - Views

if hasOwnEngine {
  package.products += [
    .library(name: "UIKit", targets: ["UIKit"])
  ]
  package.targets += [
    // Swift Testing looks for this overlay wherever a module called UIKit is imported.
    .target(name: "_Testing_UIKit"),
    // The arithmetic of Auto Layout, without views.
    .target(name: "LayoutSolver"),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "LayerTree", "LayerValues", "LayerRendering", "ObjectiveCRuntime", "CoreGraphics",
        "CoreText", "LayoutSolver", "MotionCore", "Raster", "RigidBodies", "Typesetting", "CHooks",
        "CDynamicInit",
        "Reflection", "AwaitedEnds", "_Testing_UIKit",
      ]),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "TestSupport"]),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "Staging", "ImageCoding", "Raster", "TestSupport"],
      exclude: ["Paths/RoundedRectangles.tsv"]),
  ]
}

// MARK: - Libraries on top, which run on Apple's frameworks too

/// Returns dependencies on modules that replace Apple's frameworks; none on Apple's platforms.
func frameworks(_ names: String...) -> [Target.Dependency] {
  hasOwnEngine ? names.map { .byName(name: $0) } : []
}

package.products += [
  "AnimationVocabulary", "AnimationBuilder", "FrameAnimation", "AnimationConversion", "AnimationChain",
  "AnimationPresets",
].map { .library(name: $0, targets: [$0]) }
package.targets += [
  // The vocabulary that these libraries share: timing functions, stagger, freezing, colors and geometry.
  .target(name: "AnimationVocabulary", dependencies: ["MotionCore"] + frameworks("QuartzCore")),
  // Animations built from the typed properties of a layer.
  .target(
    name: "AnimationBuilder",
    dependencies: ["AnimationVocabulary", "AwaitedEnds"] + frameworks("QuartzCore")),
  // Animations whose closure is called in every frame.
  .target(
    name: "FrameAnimation",
    dependencies: ["AnimationVocabulary", "AwaitedEnds", "MotionCore"] + frameworks("QuartzCore", "UIKit")),
  // Conversions between animation classes, and chains of animations.
  .target(
    name: "AnimationConversion",
    dependencies: ["AnimationVocabulary", "MotionCore"]
      + frameworks("QuartzCore", "LayerTree", "CoreGraphics")),
  .target(
    name: "AnimationChain",
    dependencies: ["AnimationConversion", "AnimationVocabulary", "AwaitedEnds", "MotionCore"]
      + frameworks("QuartzCore", "CoreGraphics", "UIKit")),
  // Ready-made animations.
  .target(
    name: "AnimationPresets",
    dependencies: ["AnimationVocabulary", "MotionCore"] + frameworks("QuartzCore", "UIKit")),
]

if hasOwnEngine {
  package.targets += [
    .testTarget(
      name: "AnimationVocabularyTests",
      dependencies: [
        "AnimationVocabulary", "AnimationBuilder", "FrameAnimation", "AnimationConversion", "AnimationChain",
        "AnimationPresets", "UIKit", "QuartzCore", "CoreGraphics", "MotionCore", "Staging", "TestSupport",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "AnimationBuilderTests",
      dependencies: ["AnimationBuilder", "QuartzCore", "Staging", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "FrameAnimationTests",
      dependencies: ["FrameAnimation", "MotionCore", "QuartzCore", "Staging", "TestSupport", "UIKit"]),
    .testTarget(
      name: "AnimationConversionTests",
      dependencies: ["AnimationConversion", "Staging", "MotionCore", "CoreGraphics", "TestSupport"]),
    .testTarget(
      name: "AnimationChainTests",
      dependencies: ["AnimationChain", "Staging", "MotionCore", "CoreGraphics", "UIKit", "TestSupport"]),
    .testTarget(
      name: "AnimationPresetsTests",
      dependencies: ["AnimationPresets", "UIKit", "MotionCore", "Staging", "TestSupport"]),
  ]
}

// MARK: - Lottie

if hasOwnEngine {
  package.products += [
    .library(name: "LottiePlayer", targets: ["LottiePlayer"]),
    .library(name: "Lottie", targets: ["Lottie"]),
  ]
  package.targets += [
    // The player, below UIKit.
    .target(
      name: "LottiePlayer",
      dependencies: [
        "QuartzCore", "LayerTree", "LayerValues", "LayerRendering", "CoreGraphics", "CoreText", "MotionCore",
        "Raster", "ZipArchives", "AwaitedEnds",
      ]),
    // Views, controls and loading, with the names of lottie-ios.
    .target(
      name: "Lottie",
      dependencies: [
        "LottiePlayer", "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveCRuntime", "MotionCore",
      ]),
    .testTarget(
      name: "LottiePlayerTests",
      dependencies: [
        "LottiePlayer", "QuartzCore", "LayerTree", "Raster", "Staging", "ImageCoding", "UIKit", "TestSupport",
      ],
      resources: [.copy("Features/Animations")]),
    // A program in the style of lottie-ios.
    .target(
      name: "LottieSampleApp", dependencies: ["Lottie", "UIKit"],
      path: "Tests/Clients/Lottie/Sources/LottieSampleApp"),
    .testTarget(
      name: "LottieTests",
      dependencies: [
        "Lottie", "LottiePlayer", "LottieSampleApp", "UIKit", "Staging", "ImageCoding", "Raster",
        "TestSupport",
      ]),
  ]
}

// MARK: - Expressions of Lottie files

if hasOwnEngine {
  package.products += [
    .library(name: "LottieExpressions", targets: ["LottieExpressions"])
  ]
  package.targets += [
    // Loads MuJS when an expression runs, so that the package builds without it.
    .target(name: "CExpressionEngine", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "LottieExpressions", dependencies: ["LottiePlayer", "CExpressionEngine"]),
    .testTarget(
      name: "LottieExpressionsTests",
      dependencies: ["LottieExpressions", "LottiePlayer", "CExpressionEngine", "MotionCore", "TestSupport"]),
  ]
}

// MARK: - Example scenes

if hasOwnEngine {
  package.targets += [
    .target(
      name: "Scenes",
      dependencies: [
        "AnimationBuilder", "AnimationChain", "AnimationConversion", "AnimationPresets", "FrameAnimation",
        "Staging", "UIKit",
      ]),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "Scenes", "AnimationPresets", "Staging", "UIKit", "QuartzCore", "LayerTree", "LayerValues",
        "CoreGraphics", "Raster", "TestSupport",
      ]),
  ]
}

// MARK: - Text with FreeType, HarfBuzz, ICU and fontconfig

/// The targets that load the libraries for text.
let textLibraries = ["CTextLibraries", "CTextAnalysis"].map(optionalLibrary)

if hasOwnEngine {
  package.targets += [
    // Loads FreeType, HarfBuzz and fontconfig when the first text is shaped. The package builds without them, and a
    // program without text doesn't spend memory on them.
    .target(name: "CTextLibraries", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    // Loads ICU when the first text is shaped, too, and libhyphen when a word is divided.
    .target(name: "CTextAnalysis", dependencies: ["CTextLibraries"]),
    .target(name: "TextOutlines", dependencies: ["Raster", "MotionCore"] + textLibraries),
    .testTarget(
      name: "TextOutlinesTests",
      dependencies: ["TextOutlines", "Typesetting", "Raster", "TestSupport"] + textLibraries,
      resources: [.copy("Fonts")]),
    // Lines, paragraphs and carets, without fonts.
    .target(name: "Typesetting", dependencies: ["Raster"]),
    .testTarget(
      name: "TypesettingTests", dependencies: ["Typesetting", "Raster", "TextOutlines", "TestSupport"]),
  ]
}

// MARK: - Programs that this one runs

if hasOwnEngine {
  package.targets += [
    .target(name: "ChildProcesses"),
    .testTarget(name: "ChildProcessesTests", dependencies: ["ChildProcesses"]),
  ]
}

// MARK: - Image and film files

if hasOwnEngine {
  package.products += [
    .library(name: "ImageCoding", targets: ["ImageCoding"])
  ]
  package.targets += [
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .target(name: "CJPEGCoding", dependencies: ["CJPEG"]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .target(
      name: "ImageCoding",
      dependencies: [
        "ChildProcesses", "CoreGraphics", "Raster", "CPNG", "CJPEGCoding", "CZlib", "ThreadPool",
        optionalLibrary("CWebP"),
      ]),
    .testTarget(
      name: "ImageCodingTests",
      dependencies: [
        "ImageCoding", "ChildProcesses", "CoreGraphics", "Raster", "ThreadPool", "TestSupport", "CZlib",
        optionalLibrary("CWebP"),
      ]),
  ]
}

// MARK: - Zip archives and compression

if hasOwnEngine {
  package.targets += [
    .target(name: "ZipArchives", dependencies: ["CZlib"]),
    .testTarget(name: "ZipArchivesTests", dependencies: ["ZipArchives", "CZlib", "TestSupport"]),
  ]
}

// MARK: - Examples that the documentation quotes

/// Animated layers written like libraries for Apple's platforms. Each has a folder in Examples/.
let gallery = [
  "ActivityIndicator", "Confetti", "FlipCard", "Marquee", "NetState", "Parallax",
  "ProgressRing", "PushCarousel", "Ripple", "Shimmer", "TypingDots",
]

if hasOwnEngine {
  package.targets += [
    .executableTarget(
      name: "JumpingDots", dependencies: ["Staging", "ImageCoding"], path: "Examples/JumpingDots"),
    .executableTarget(
      name: "MotionPlots", dependencies: ["MotionCore", "Staging", "ImageCoding"],
      path: "Examples/MotionPlots"),
    .executableTarget(
      name: "ModePictures", dependencies: ["Staging", "ImageCoding"], path: "Examples/ModePictures"),
    .executableTarget(
      name: "BuilderPictures", dependencies: ["AnimationBuilder", "Staging", "ImageCoding"],
      path: "Examples/BuilderPictures"),
    .executableTarget(
      name: "LottieFeatures", dependencies: ["LottiePlayer", "Staging", "ImageCoding"],
      path: "Examples/LottieFeatures"),
    .executableTarget(
      name: "MovingCard", dependencies: ["FrameAnimation", "Staging", "ImageCoding"],
      path: "Examples/MovingCard"),
    .executableTarget(
      name: "PresetPictures", dependencies: ["AnimationPresets", "Scenes", "Staging", "ImageCoding"],
      path: "Examples/PresetPictures"),
    // The frame of the benchmarks, for measurements of windows.
    .executableTarget(
      name: "MovingFrame", dependencies: ["ScenePrograms", "Staging"], path: "Examples/MovingFrame"),
    // Texts in many scripts, for comparison with Pango.
    .executableTarget(
      name: "ScriptPage",
      dependencies: ["Staging", "QuartzCore", "LayerRendering", "Typesetting", "Raster", "ImageCoding"],
      path: "Examples/ScriptPage", exclude: ["Texts.tsv", "pango.c"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: ["JumpingDots", "MovingCard", "FrameAnimation", "Staging", "MotionCore", "TestSupport"]
        + gallery.map { .target(name: $0) }),
  ]
  package.targets += gallery.map { name in
    .executableTarget(
      name: name, dependencies: ["ScenePrograms", "Staging", "AnimationBuilder"], path: "Examples/\(name)")
  }
}

// MARK: - Windows

if hasOwnEngine {
  package.products += [
    .library(name: "StageWindow", targets: ["StageWindow"])
  ]
  package.targets += [
    // Loads SDL when a window opens, so that the package builds without it.
    .target(name: "CStageWindow", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "StageWindow",
      dependencies: ["CStageWindow", "Staging", "UIKit", "QuartzCore", "CoreGraphics", "Raster"]),
    .testTarget(
      name: "StageWindowTests",
      dependencies: [
        "StageWindow", "CStageWindow", "Staging", "UIKit", "Lottie", "Scenes", "CoreGraphics", "Raster",
        "TestSupport",
      ]),
  ]
}

// MARK: - The preview

if hasOwnEngine {
  package.products += [
    .library(name: "ScenePreview", targets: ["ScenePreview"])
  ]
  package.targets += [
    // Loads libmicrohttpd when a preview opens, so that the package builds without it.
    .target(name: "CScenePreview", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(
      name: "ScenePreview",
      dependencies: [
        "CScenePreview", "ChildProcesses", "Staging", "ImageCoding", "LayerTree", "LayerValues",
        "CoreGraphics",
        "Raster",
      ],
      resources: [.embedInCode("Page")]),
    .testTarget(
      name: "ScenePreviewTests",
      dependencies: [
        "ScenePreview", "ChildProcesses", "Staging", "ImageCoding", "QuartzCore", "TestSupport",
      ]),
  ]
}

// MARK: - The command line

if hasOwnEngine {
  package.products += [
    .executable(name: "quartzite", targets: ["quartzite"]),
    .library(name: "ScenePrograms", targets: ["ScenePrograms"]),
  ]
  package.targets += [
    .target(
      name: "QuartziteCommand",
      dependencies: [
        "AnimationPresets", "Scenes", "LottiePlayer", "LottieExpressions", "Staging", "StageWindow",
        "ScenePreview", "ImageCoding", "CoreGraphics", "MotionCore", "UIKit",
      ]),
    .executableTarget(name: "quartzite", dependencies: ["QuartziteCommand"]),
    // Programs with scenes of their own.
    .target(name: "ScenePrograms", dependencies: ["QuartziteCommand", "Staging"]),
    .testTarget(
      name: "QuartziteCommandTests",
      dependencies: [
        "QuartziteCommand", "quartzite", "ScenePrograms", "AnimationPresets", "Scenes", "LottiePlayer",
        "Staging", "ImageCoding", "UIKit",
        "CoreGraphics", "Raster", "TestSupport",
      ],
      resources: [.copy("Goldens")]),
  ]
}

// MARK: - Fuzzing: short runs as tests, long ones by `make soak` and `make fuzz`

if hasOwnEngine {
  package.targets += [
    .target(
      name: "Fuzzing",
      dependencies: [
        "CoreText", "LottiePlayer", "LottieExpressions", "Scenes", "Staging", "UIKit", "ImageCoding",
      ],
      path: "Fuzz/Sources/Fuzzing"),
    .executableTarget(name: "fuzz", dependencies: ["Fuzzing"], path: "Fuzz/Sources/fuzz"),
    .testTarget(
      name: "FuzzingTests",
      dependencies: ["Fuzzing", "quartzite", "LayerTree", "LayerRendering", "Raster", "TestSupport"]),
  ]
}

// MARK: - The library of the Swift SDK

// One shared library with all others, which `scripts/sdk` asks for. Other builds don't need it.
if hasOwnEngine, Context.environment["QUARTZITE_SDK"] != nil {
  let libraries = package.products.compactMap { ($0 as? Product.Library)?.targets }.joined()
  package.products.append(.library(name: "Quartzite", type: .dynamic, targets: Array(libraries)))
}

// MARK: - Selected tests

/// The test targets to build: `QUARTZITE_TESTS=RasterTests swift test` builds no others. Names are separated by commas.
if let names = Context.environment["QUARTZITE_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// MARK: - The demo

/// Whether and how the programs of `make demo` are built: "quick" optimizes only the modules in which they spend most of
/// their time, and "full" all modules.
let demo = Context.environment["QUARTZITE_DEMO"]

// Without other programs and products, one command builds all of them.
if demo != nil {
  let programs = ["quartzite", "PresetPictures"] + gallery
  package.products.removeAll()
  package.targets.removeAll { target in
    switch target.type {
    case .test: true
    case .executable: !programs.contains(target.name)
    default: ["Fuzzing", "Lottie", "LottieSampleApp", "TestSupport"].contains(target.name)
    }
  }
}

// MARK: - Builds of the demo and of all tests

/// The modules that compute motion, draw pixels, and encode films.
///
/// Modules that build layers and lists of commands are left out: optimizing them takes longer than it saves.
let demandingTargets: Set = ["Requirements", "MotionCore", "Raster", "ImageCoding"]

/// The compiler's options with which `make demo` and `make test` build a target in the release configuration: only the
/// demanding ones are optimized. Assertions hold in tests.
///
/// A module's interface is written by the job that compiles it. A separate job, which is the default, would parse and check
/// the module a second time; other modules wait for both jobs anyway.
func quickOptions(for target: Target) -> [String] {
  let optimization = demandingTargets.contains(target.name) ? [] : ["-Onone"]
  let options = optimization + ["-no-emit-module-separately-wmo"]
  if Context.environment["QUARTZITE_QUICK_TESTS"] != nil {
    return options + ["-enable-testing", "-assert-config", "Debug"]
  }
  return demo == "quick" ? options : []
}

// MARK: - Settings shared by every target

package.swiftLanguageModes = [.v6]

/// The targets that contain views.
let viewTargets: Set = [
  "UIKit", "UIKitTests", "CoreTextTests", "Lottie", "LottieSampleApp", "LottieTests", "Scenes", "ScenesTests",
  "StageWindow",
  "StageWindowTests", "FrameAnimation",
  "AnimationChain",
  "AnimationPresets", "Fuzzing",
]

/// Swift 6's features without `DynamicActorIsolation`.
///
/// For the compiler, views are isolated to the main actor. At run time, they belong to the thread that advances their
/// stage. `DynamicActorIsolation` checks the thread in every closure that a view passes to the standard library, and would
/// trap in a test or an export on another thread than the main one. Tests also release stages on any thread, which calls
/// the completion handlers of the animations that were playing.
let viewSettings: [SwiftSetting] =
  [.swiftLanguageMode(.v5)]
  + [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "InferSendableFromCaptures",
    "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ].map { .enableUpcomingFeature($0) }

/// Targets with C code or without code.
let targetsWithoutSwift: Set = [
  "CHooks", "CDynamicInit", "CMainQueue", "CObjectiveCRuntime", "CJPEGCoding", "CExpressionEngine",
  "CScenePreview", "CStageWindow",
  "CTextAnalysis", "CTextLibraries", "_Testing_CoreGraphics", "_Testing_UIKit",
]

// Every library can check its preconditions with `require`.
for target in package.targets where target.type == .regular && target.name != "Requirements" {
  if !targetsWithoutSwift.contains(target.name) { target.dependencies.append("Requirements") }
}

for target in package.targets where target.type != .system {
  var settings = target.swiftSettings ?? []
  if viewTargets.contains(target.name) { settings += viewSettings }
  settings += [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
  if warningsAreErrors {
    settings.append(.treatAllWarnings(as: .error))
  }
  let options = quickOptions(for: target)
  if !options.isEmpty { settings.append(.unsafeFlags(options)) }
  target.swiftSettings = settings
}
