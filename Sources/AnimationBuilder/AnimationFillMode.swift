public import QuartzCore

/// The values that an animation shows before its beginning and after its end.
public enum AnimationFillMode: String, CaseIterable, Sendable {
  /// The first value shows before the beginning.
  case backwards
  /// The last value shows after the end.
  case forwards
  /// The first value shows before the beginning, the last value after the end.
  case both
  /// The animation has no effect before its beginning and after its end. The default.
  case removed

  /// The Core Animation constant.
  public var caFillMode: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: rawValue) }
}
