// MARK: - The 31 easings

extension Easing {
  /// Eased progress equal to progress.
  public static let linear = Easing(.linear, .in)

  /// ``Family/sine``, in.
  public static let easeInSine = Easing(.sine, .in)
  /// ``Family/sine``, out.
  public static let easeOutSine = Easing(.sine, .out)
  /// ``Family/sine``, in and out.
  public static let easeInOutSine = Easing(.sine, .inOut)

  /// ``Family/quadratic``, in.
  public static let easeInQuadratic = Easing(.quadratic, .in)
  /// ``Family/quadratic``, out.
  public static let easeOutQuadratic = Easing(.quadratic, .out)
  /// ``Family/quadratic``, in and out.
  public static let easeInOutQuadratic = Easing(.quadratic, .inOut)

  /// ``Family/cubic``, in.
  public static let easeInCubic = Easing(.cubic, .in)
  /// ``Family/cubic``, out.
  public static let easeOutCubic = Easing(.cubic, .out)
  /// ``Family/cubic``, in and out.
  public static let easeInOutCubic = Easing(.cubic, .inOut)

  /// ``Family/quartic``, in.
  public static let easeInQuartic = Easing(.quartic, .in)
  /// ``Family/quartic``, out.
  public static let easeOutQuartic = Easing(.quartic, .out)
  /// ``Family/quartic``, in and out.
  public static let easeInOutQuartic = Easing(.quartic, .inOut)

  /// ``Family/quintic``, in.
  public static let easeInQuintic = Easing(.quintic, .in)
  /// ``Family/quintic``, out.
  public static let easeOutQuintic = Easing(.quintic, .out)
  /// ``Family/quintic``, in and out.
  public static let easeInOutQuintic = Easing(.quintic, .inOut)

  /// ``Family/exponential``, in.
  public static let easeInExponential = Easing(.exponential, .in)
  /// ``Family/exponential``, out.
  public static let easeOutExponential = Easing(.exponential, .out)
  /// ``Family/exponential``, in and out.
  public static let easeInOutExponential = Easing(.exponential, .inOut)

  /// ``Family/circular``, in.
  public static let easeInCircular = Easing(.circular, .in)
  /// ``Family/circular``, out.
  public static let easeOutCircular = Easing(.circular, .out)
  /// ``Family/circular``, in and out.
  public static let easeInOutCircular = Easing(.circular, .inOut)

  /// ``Family/back``, in.
  public static let easeInBack = Easing(.back, .in)
  /// ``Family/back``, out.
  public static let easeOutBack = Easing(.back, .out)
  /// ``Family/back``, in and out.
  public static let easeInOutBack = Easing(.back, .inOut)

  /// ``Family/elastic``, in.
  public static let easeInElastic = Easing(.elastic, .in)
  /// ``Family/elastic``, out.
  public static let easeOutElastic = Easing(.elastic, .out)
  /// ``Family/elastic``, in and out.
  public static let easeInOutElastic = Easing(.elastic, .inOut)

  /// ``Family/bounce``, in.
  public static let easeInBounce = Easing(.bounce, .in)
  /// ``Family/bounce``, out.
  public static let easeOutBounce = Easing(.bounce, .out)
  /// ``Family/bounce``, in and out.
  public static let easeInOutBounce = Easing(.bounce, .inOut)
}

// MARK: - Look-up by name

extension Easing {
  /// The named easings: the 31 of the first families, then Penner's and the fall.
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

  /// Creates the easing with a name in ``named``, ignoring the case of ASCII letters; nil for any other name.
  public init?(name: String) {
    guard let entry = Self.named.first(where: { $0.name.isEqualIgnoringCase(to: name) }) else { return nil }
    self = entry.easing
  }
}
