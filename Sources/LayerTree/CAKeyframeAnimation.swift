public import CoreGraphics

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  final var keyframes = KeyframeAnimationValues()

  /// The values, of the types that ``CABasicAnimation/fromValue`` takes. Default nil.
  open var values: [Any]? {
    get { keyframes.values }
    set { keyframes.values = newValue }
  }

  /// Where each value holds, as a fraction of the duration. Default nil: evenly spaced.
  ///
  /// There must be as many as values (one more where the mode is discrete), from 0 to 1, none below the one
  /// before it; otherwise they are ignored.
  open var keyTimes: [NSNumber]? {
    get { keyframes.keyTimes }
    set { keyframes.keyTimes = newValue }
  }

  /// The pacing of each segment between two values; missing ones are linear. Default nil.
  open var timingFunctions: [CAMediaTimingFunction]? {
    get { keyframes.timingFunctions }
    set { keyframes.timingFunctions = newValue }
  }

  /// What lies between two values; default linear.
  open var calculationMode: CAAnimationCalculationMode {
    get { keyframes.calculationMode }
    set { keyframes.calculationMode = newValue }
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "values": values
    case "keyTimes": keyTimes
    case "timingFunctions": timingFunctions
    case "calculationMode": calculationMode.rawValue
    default: super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "values": values = value as? [Any]
    case "keyTimes": keyTimes = value as? [NSNumber]
    case "timingFunctions": timingFunctions = value as? [CAMediaTimingFunction]
    case "calculationMode":
      calculationMode =
        Coerced.string(value).map(CAAnimationCalculationMode.init(rawValue:)) ?? calculationMode
    default: super.setValue(value, forKey: key)
    }
  }

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    if let other = other as? CAKeyframeAnimation { keyframes = other.keyframes }
  }
}

/// The stored side of ``CAKeyframeAnimation``.
struct KeyframeAnimationValues {
  var values: [Any]?
  var keyTimes: [NSNumber]?
  var timingFunctions: [CAMediaTimingFunction]?
  var calculationMode = CAAnimationCalculationMode.linear
}

/// What lies between two keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the mode.
  public let rawValue: String

  /// Creates a mode by name; an unknown one acts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A straight way from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next key time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
