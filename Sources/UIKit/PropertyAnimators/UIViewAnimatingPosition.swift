/// The position at which an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end, with the values that the blocks set.
  case end
  /// The start, with the values before the blocks.
  case start
  /// A position in between.
  case current
}
