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
        "features of the file to draw although lottie-ios omits them: fills cut by trim paths, effects, effects "
        + "in --mode context too, merged paths, highlights of radial gradients, trims of trimmed paths, a timing curve "
        + "for each component, values held between others; standard means trimmed-fills,effects")
  }
}

extension Flag {
  /// Makes features that can't be drawn a failure.
  static var strict: Flag {
    Flag("strict", for: .lottie, help: "fail if the animation uses a feature that can't be drawn")
  }
}
