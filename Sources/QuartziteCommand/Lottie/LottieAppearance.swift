import LottiePlayer

/// The options that determine how a Lottie animation is drawn.
struct LottieAppearance: OptionGroup {
  @Option(.features) var features: LottieFeatures
  @Flag(
    "expressions", for: .lottie,
    help:
      "run the expressions of After Effects in the file, which lottie-ios ignores; needs MuJS (libmujs-dev)")
  var runsExpressions: Bool
  @Option(
    "background", for: .lottie, .background, otherwise: "the archive's background, else none",
    help: "the color behind the animation")
  var background: LottieColor?
}

extension Option<LottieFeatures> {
  /// The features of a Lottie file to draw beyond those that lottie-ios draws.
  static var features: Option {
    Option(
      "features", for: .lottie, .features, default: "standard",
      help:
        "the features to draw although lottie-ios omits them: trimmed-fills (fills cut by trim paths), effects, "
        + "effects-in-contexts (effects with --mode context), merged-paths, highlights (of radial gradients), "
        + "nested-trims (trims of trimmed paths), component-easing (a timing curve for each component), held-values "
        + "(values that are held between interpolated ones), standard (trimmed-fills,effects), or none")
  }
}

extension Flag {
  /// Makes features that can't be drawn a failure.
  static var strict: Flag {
    Flag("strict", for: .lottie, help: "fail if the animation uses a feature that can't be drawn")
  }
}
