// MARK: - The 31 easings

extension Easing {
  /// Equal progress in equal time.
  public static let linear = Easing(.linear, .in)

  /// ``Family/sine`` as it is.
  public static let easeInSine = Easing(.sine, .in)
  /// ``Family/sine``, turned.
  public static let easeOutSine = Easing(.sine, .out)
  /// ``Family/sine`` in both halves.
  public static let easeInOutSine = Easing(.sine, .inOut)

  /// ``Family/quadratic`` as it is.
  public static let easeInQuadratic = Easing(.quadratic, .in)
  /// ``Family/quadratic``, turned.
  public static let easeOutQuadratic = Easing(.quadratic, .out)
  /// ``Family/quadratic`` in both halves.
  public static let easeInOutQuadratic = Easing(.quadratic, .inOut)

  /// ``Family/cubic`` as it is.
  public static let easeInCubic = Easing(.cubic, .in)
  /// ``Family/cubic``, turned.
  public static let easeOutCubic = Easing(.cubic, .out)
  /// ``Family/cubic`` in both halves.
  public static let easeInOutCubic = Easing(.cubic, .inOut)

  /// ``Family/quartic`` as it is.
  public static let easeInQuartic = Easing(.quartic, .in)
  /// ``Family/quartic``, turned.
  public static let easeOutQuartic = Easing(.quartic, .out)
  /// ``Family/quartic`` in both halves.
  public static let easeInOutQuartic = Easing(.quartic, .inOut)

  /// ``Family/quintic`` as it is.
  public static let easeInQuintic = Easing(.quintic, .in)
  /// ``Family/quintic``, turned.
  public static let easeOutQuintic = Easing(.quintic, .out)
  /// ``Family/quintic`` in both halves.
  public static let easeInOutQuintic = Easing(.quintic, .inOut)

  /// ``Family/exponential`` as it is.
  public static let easeInExponential = Easing(.exponential, .in)
  /// ``Family/exponential``, turned.
  public static let easeOutExponential = Easing(.exponential, .out)
  /// ``Family/exponential`` in both halves.
  public static let easeInOutExponential = Easing(.exponential, .inOut)

  /// ``Family/circular`` as it is.
  public static let easeInCircular = Easing(.circular, .in)
  /// ``Family/circular``, turned.
  public static let easeOutCircular = Easing(.circular, .out)
  /// ``Family/circular`` in both halves.
  public static let easeInOutCircular = Easing(.circular, .inOut)

  /// ``Family/back`` as it is.
  public static let easeInBack = Easing(.back, .in)
  /// ``Family/back``, turned.
  public static let easeOutBack = Easing(.back, .out)
  /// ``Family/back`` in both halves.
  public static let easeInOutBack = Easing(.back, .inOut)

  /// ``Family/elastic`` as it is.
  public static let easeInElastic = Easing(.elastic, .in)
  /// ``Family/elastic``, turned.
  public static let easeOutElastic = Easing(.elastic, .out)
  /// ``Family/elastic`` in both halves.
  public static let easeInOutElastic = Easing(.elastic, .inOut)

  /// ``Family/bounce`` as it is.
  public static let easeInBounce = Easing(.bounce, .in)
  /// ``Family/bounce``, turned.
  public static let easeOutBounce = Easing(.bounce, .out)
  /// ``Family/bounce`` in both halves.
  public static let easeInOutBounce = Easing(.bounce, .inOut)
}

// MARK: - Look-up by name

extension Easing {
  /// The easings that have names: the 31, then Penner's and the fall.
  public static let named: [(name: String, easing: Easing)] = [
    ("linear", .linear),
    ("easeInSine", .easeInSine), ("easeOutSine", .easeOutSine), ("easeInOutSine", .easeInOutSine),
    ("easeInQuadratic", .easeInQuadratic), ("easeOutQuadratic", .easeOutQuadratic),
    ("easeInOutQuadratic", .easeInOutQuadratic),
    ("easeInCubic", .easeInCubic), ("easeOutCubic", .easeOutCubic), ("easeInOutCubic", .easeInOutCubic),
    ("easeInQuartic", .easeInQuartic), ("easeOutQuartic", .easeOutQuartic),
    ("easeInOutQuartic", .easeInOutQuartic),
    ("easeInQuintic", .easeInQuintic), ("easeOutQuintic", .easeOutQuintic),
    ("easeInOutQuintic", .easeInOutQuintic),
    ("easeInExponential", .easeInExponential), ("easeOutExponential", .easeOutExponential),
    ("easeInOutExponential", .easeInOutExponential),
    ("easeInCircular", .easeInCircular), ("easeOutCircular", .easeOutCircular),
    ("easeInOutCircular", .easeInOutCircular),
    ("easeInBack", .easeInBack), ("easeOutBack", .easeOutBack), ("easeInOutBack", .easeInOutBack),
    ("easeInElastic", .easeInElastic), ("easeOutElastic", .easeOutElastic),
    ("easeInOutElastic", .easeInOutElastic),
    ("easeInBounce", .easeInBounce), ("easeOutBounce", .easeOutBounce), ("easeInOutBounce", .easeInOutBounce),
    ("easeInPennerBack", .pennerBack(.in)), ("easeOutPennerBack", .pennerBack(.out)),
    ("easeInOutPennerBack", .pennerBack(.inOut)),
    ("easeInPennerElastic", .pennerElastic(.in)), ("easeOutPennerElastic", .pennerElastic(.out)),
    ("easeInOutPennerElastic", .pennerElastic(.inOut)),
    ("easeInPennerBounce", .pennerBounce(.in)), ("easeOutPennerBounce", .pennerBounce(.out)),
    ("easeInOutPennerBounce", .pennerBounce(.inOut)),
    ("gravity", .gravity),
  ]

  /// Creates the easing of a name in ``named``, in upper or lower case; nil for any other.
  public init?(name: String) {
    guard let entry = Self.named.first(where: { $0.name.isSameName(as: name) }) else { return nil }
    self = entry.easing
  }
}
