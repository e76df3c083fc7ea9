import MotionCore

/// What shows of an animation before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the mode.
  public let rawValue: String

  /// Creates a mode by name; an unknown one acts as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the begin time.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value shows before and the last one after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows before and after.
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
