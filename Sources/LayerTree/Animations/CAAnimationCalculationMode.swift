import MotionCore

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
  /// A straight way at constant speed over all values: their distances decide, key times and timing functions don't
  /// count. Whole transforms have no distance and don't move.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values (Kochanek and Bartels). Whole transforms go straight.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve with the key times of `paced`.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

extension CAAnimationCalculationMode {
  var interpolation: KeyframeInterpolation {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }

  /// Whether distances decide about the key times.
  var isPaced: Bool { self == .paced || self == .cubicPaced }
}
