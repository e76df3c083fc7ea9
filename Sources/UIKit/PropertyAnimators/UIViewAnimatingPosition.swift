/// Where an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With what the animations' blocks set.
  case end
  /// With what was before.
  case start
  /// In between.
  case current
}
