public import QuartzCore

/// What shows of an animation before it begins and after it has ended.
public enum AnimationFillMode: String, CaseIterable, Sendable {
  /// The first value shows until it begins.
  case backwards
  /// The last value shows after the end.
  case forwards
  /// The first value shows before and the last one after.
  case both
  /// Nothing shows before and after; the default.
  case removed

  /// Core Animation's own.
  public var caFillMode: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: rawValue) }
}
