// MARK: - The curves of Core Animation

extension UnitBezier {
  /// Eased progress equal to progress.
  public static let linear = UnitBezier(0, 0, 1, 1)
  /// A slow start, arriving at full speed.
  public static let easeIn = UnitBezier(0.42, 0, 1, 1)
  /// A start at full speed, arriving slowly.
  public static let easeOut = UnitBezier(0, 0, 0.58, 1)
  /// A slow start and a slow arrival.
  public static let easeInEaseOut = UnitBezier(0.42, 0, 0.58, 1)
  /// The curve of implicit animations. CSS calls it `ease`, Core Animation `default`.
  public static let standard = UnitBezier(0.25, 0.1, 0.25, 1)
}

// MARK: - The curves of animation libraries

extension UnitBezier {
  /// A synonym of ``easeInEaseOut``.
  public static let easeInOut = easeInEaseOut

  /// Returns a curve that arrives fast and, if `force` is large, overshoots and returns immediately: (0.5,
  /// 1.1 + force/3, 1, 1).
  ///
  /// Some libraries call this Bézier a spring, but it doesn't oscillate. See ``Spring`` for springs that do.
  ///
  /// - Precondition: `force` is finite.
  public static func spring(force: Double) -> UnitBezier { UnitBezier(0.5, 1.1 + force / 3, 1, 1) }

  /// Approximately a quarter of a sine wave.
  public static let easeInSine = UnitBezier(0.47, 0, 0.745, 0.715)
  /// ``easeInSine`` reversed.
  public static let easeOutSine = UnitBezier(0.39, 0.575, 0.565, 1)
  /// Approximately half a sine wave.
  public static let easeInOutSine = UnitBezier(0.445, 0.05, 0.55, 0.95)
  /// Approximately a second power.
  public static let easeInQuad = UnitBezier(0.55, 0.085, 0.68, 0.53)
  /// ``easeInQuad`` reversed.
  public static let easeOutQuad = UnitBezier(0.25, 0.46, 0.45, 0.94)
  /// Approximately ``easeInQuad``, then ``easeOutQuad``.
  public static let easeInOutQuad = UnitBezier(0.455, 0.03, 0.515, 0.955)
  /// Approximately a third power.
  public static let easeInCubic = UnitBezier(0.55, 0.055, 0.675, 0.19)
  /// Approximately ``easeInCubic`` reversed.
  public static let easeOutCubic = UnitBezier(0.215, 0.61, 0.355, 1)
  /// Approximately ``easeInCubic``, then ``easeOutCubic``.
  public static let easeInOutCubic = UnitBezier(0.645, 0.045, 0.355, 1)
  /// Approximately a fourth power.
  public static let easeInQuart = UnitBezier(0.895, 0.03, 0.685, 0.22)
  /// Approximately ``easeInQuart`` reversed.
  public static let easeOutQuart = UnitBezier(0.165, 0.84, 0.44, 1)
  /// Approximately ``easeInQuart``, then ``easeOutQuart``.
  public static let easeInOutQuart = UnitBezier(0.77, 0, 0.175, 1)
  /// Approximately a fifth power.
  public static let easeInQuint = UnitBezier(0.755, 0.05, 0.855, 0.06)
  /// Approximately ``easeInQuint`` reversed.
  public static let easeOutQuint = UnitBezier(0.23, 1, 0.32, 1)
  /// Approximately ``easeInQuint``, then ``easeOutQuint``.
  public static let easeInOutQuint = UnitBezier(0.86, 0, 0.07, 1)
  /// Approximately a power of two.
  public static let easeInExpo = UnitBezier(0.95, 0.05, 0.795, 0.035)
  /// Approximately ``easeInExpo`` reversed.
  public static let easeOutExpo = UnitBezier(0.19, 1, 0.22, 1)
  /// Approximately ``easeInExpo``, then ``easeOutExpo``; vertical in the middle.
  public static let easeInOutExpo = UnitBezier(1, 0, 0, 1)
  /// Approximately a quarter of a circle.
  public static let easeInCirc = UnitBezier(0.6, 0.04, 0.98, 0.335)
  /// Approximately ``easeInCirc`` reversed.
  public static let easeOutCirc = UnitBezier(0.075, 0.82, 0.165, 1)
  /// Approximately ``easeInCirc``, then ``easeOutCirc``.
  public static let easeInOutCirc = UnitBezier(0.785, 0.135, 0.15, 0.86)
  /// A motion that draws back before it starts.
  public static let easeInBack = UnitBezier(0.6, -0.28, 0.735, 0.045)
  /// A motion that overshoots its end and returns.
  public static let easeOutBack = UnitBezier(0.175, 0.885, 0.32, 1.275)
  /// A motion that draws back before it starts, overshoots its end and returns.
  public static let easeInOutBack = UnitBezier(0.68, -0.55, 0.265, 1.55)
}

// MARK: - Look-up by name

extension UnitBezier {
  /// The named curves, most of them in lower camel case; `spring` has a force of 1.
  ///
  /// Core Animation's five and their synonyms come first, then the families of animation libraries.
  public static let named: [(name: String, curve: UnitBezier)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInEaseOut", .easeInEaseOut),
    ("easeInOut", .easeInOut), ("default", .standard), ("ease", .standard), ("spring", .spring(force: 1)),
    ("easeInSine", .easeInSine), ("easeOutSine", .easeOutSine), ("easeInOutSine", .easeInOutSine),
    ("easeInQuad", .easeInQuad), ("easeOutQuad", .easeOutQuad), ("easeInOutQuad", .easeInOutQuad),
    ("easeInCubic", .easeInCubic), ("easeOutCubic", .easeOutCubic), ("easeInOutCubic", .easeInOutCubic),
    ("easeInQuart", .easeInQuart), ("easeOutQuart", .easeOutQuart), ("easeInOutQuart", .easeInOutQuart),
    ("easeInQuint", .easeInQuint), ("easeOutQuint", .easeOutQuint), ("easeInOutQuint", .easeInOutQuint),
    ("easeInExpo", .easeInExpo), ("easeOutExpo", .easeOutExpo), ("easeInOutExpo", .easeInOutExpo),
    ("easeInCirc", .easeInCirc), ("easeOutCirc", .easeOutCirc), ("easeInOutCirc", .easeInOutCirc),
    ("easeInBack", .easeInBack), ("easeOutBack", .easeOutBack), ("easeInOutBack", .easeInOutBack),
  ]

  /// Creates the curve with a name in ``named``, ignoring the case of ASCII letters; nil for any other name.
  public init?(name: String) {
    guard let entry = Self.named.first(where: { $0.name.isEqualIgnoringCase(to: name) }) else { return nil }
    self = entry.curve
  }
}
