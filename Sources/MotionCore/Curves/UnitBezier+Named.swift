// MARK: - The curves of Core Animation

extension UnitBezier {
  /// Equal progress in equal time.
  public static let linear = UnitBezier(0, 0, 1, 1)
  /// Starts slowly and arrives at full speed.
  public static let easeIn = UnitBezier(0.42, 0, 1, 1)
  /// Starts at full speed and arrives slowly.
  public static let easeOut = UnitBezier(0, 0, 0.58, 1)
  /// Starts and arrives slowly.
  public static let easeInEaseOut = UnitBezier(0.42, 0, 0.58, 1)
  /// The curve of animations that a property change starts; CSS calls it `ease`, Core Animation `default`.
  public static let standard = UnitBezier(0.25, 0.1, 0.25, 1)
}

// MARK: - The curves of animation libraries

extension UnitBezier {
  /// Another name of ``easeInEaseOut``.
  public static let easeInOut = easeInEaseOut

  /// Arrives fast and, where `force` is large, beyond its end, to return there at once: (0.5, 1.1 + force/3, 1, 1).
  ///
  /// This is a Bézier that libraries call a spring; it doesn't swing. See ``Spring`` for one that does.
  ///
  /// - Precondition: `force` is finite.
  public static func spring(force: Double) -> UnitBezier { UnitBezier(0.5, 1.1 + force / 3, 1, 1) }

  /// A quarter of a sine wave, nearly.
  public static let easeInSine = UnitBezier(0.47, 0, 0.745, 0.715)
  /// ``easeInSine`` played backward.
  public static let easeOutSine = UnitBezier(0.39, 0.575, 0.565, 1)
  /// Half a sine wave, nearly.
  public static let easeInOutSine = UnitBezier(0.445, 0.05, 0.55, 0.95)
  /// A second power, nearly.
  public static let easeInQuad = UnitBezier(0.55, 0.085, 0.68, 0.53)
  /// ``easeInQuad`` played backward.
  public static let easeOutQuad = UnitBezier(0.25, 0.46, 0.45, 0.94)
  /// ``easeInQuad``, then ``easeOutQuad``, nearly.
  public static let easeInOutQuad = UnitBezier(0.455, 0.03, 0.515, 0.955)
  /// A third power, nearly.
  public static let easeInCubic = UnitBezier(0.55, 0.055, 0.675, 0.19)
  /// ``easeInCubic`` played backward, nearly.
  public static let easeOutCubic = UnitBezier(0.215, 0.61, 0.355, 1)
  /// ``easeInCubic``, then ``easeOutCubic``, nearly.
  public static let easeInOutCubic = UnitBezier(0.645, 0.045, 0.355, 1)
  /// A fourth power, nearly.
  public static let easeInQuart = UnitBezier(0.895, 0.03, 0.685, 0.22)
  /// ``easeInQuart`` played backward, nearly.
  public static let easeOutQuart = UnitBezier(0.165, 0.84, 0.44, 1)
  /// ``easeInQuart``, then ``easeOutQuart``, nearly.
  public static let easeInOutQuart = UnitBezier(0.77, 0, 0.175, 1)
  /// A fifth power, nearly.
  public static let easeInQuint = UnitBezier(0.755, 0.05, 0.855, 0.06)
  /// ``easeInQuint`` played backward, nearly.
  public static let easeOutQuint = UnitBezier(0.23, 1, 0.32, 1)
  /// ``easeInQuint``, then ``easeOutQuint``, nearly.
  public static let easeInOutQuint = UnitBezier(0.86, 0, 0.07, 1)
  /// A power of two, nearly.
  public static let easeInExpo = UnitBezier(0.95, 0.05, 0.795, 0.035)
  /// ``easeInExpo`` played backward, nearly.
  public static let easeOutExpo = UnitBezier(0.19, 1, 0.22, 1)
  /// ``easeInExpo``, then ``easeOutExpo``, nearly; vertical in the middle.
  public static let easeInOutExpo = UnitBezier(1, 0, 0, 1)
  /// A quarter of a circle, nearly.
  public static let easeInCirc = UnitBezier(0.6, 0.04, 0.98, 0.335)
  /// ``easeInCirc`` played backward, nearly.
  public static let easeOutCirc = UnitBezier(0.075, 0.82, 0.165, 1)
  /// ``easeInCirc``, then ``easeOutCirc``, nearly.
  public static let easeInOutCirc = UnitBezier(0.785, 0.135, 0.15, 0.86)
  /// Draws back before it starts.
  public static let easeInBack = UnitBezier(0.6, -0.28, 0.735, 0.045)
  /// Goes beyond its end and returns.
  public static let easeOutBack = UnitBezier(0.175, 0.885, 0.32, 1.275)
  /// Draws back before it starts, goes beyond its end and returns.
  public static let easeInOutBack = UnitBezier(0.68, -0.55, 0.265, 1.55)
}

// MARK: - Look-up by name

extension UnitBezier {
  /// The curves that have names, most in lower camel case; `spring` has a force of 1.
  ///
  /// First Core Animation's five and their other names, then the families of animation libraries.
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

  /// Creates the curve of a name in ``named``, in upper or lower case; nil for any other.
  public init?(name: String) {
    guard let entry = Self.named.first(where: { $0.name.isSameName(as: name) }) else { return nil }
    self = entry.curve
  }
}
