package import MotionCore

/// The interpolation between two keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name; an unknown mode acts as ``linear``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next key time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed through all values.
  ///
  /// The distances between values determine the key times; `keyTimes` and `timingFunctions` are ignored. Whole
  /// transforms have no distance, so a paced animation of them has no effect.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation along a smooth curve through the values (Kochanek and Bartels). Whole transforms are interpolated
  /// linearly.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation along a smooth curve with the key times of ``paced``.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

extension CAAnimationCalculationMode {
  package var interpolation: KeyframeInterpolation {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }

  /// Whether the distances between values determine the key times.
  package var isPaced: Bool { self == .paced || self == .cubicPaced }
}
