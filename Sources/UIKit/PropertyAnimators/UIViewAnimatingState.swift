/// What an animator does.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing, yet or any more.
  case inactive
  /// Its animations move, or stand.
  case active
  /// Its animations were stopped and wait to be finished.
  case stopped
}
