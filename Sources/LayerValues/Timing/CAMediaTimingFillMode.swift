import MotionCore

/// The behavior of an animation before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode by name; an unknown name acts as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value remains after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value applies before the begin time.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value applies before the begin time, the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect before its begin time and after its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension FillMode {
  package init(_ mode: CAMediaTimingFillMode) {
    switch mode {
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    default: self = .removed
    }
  }
}
