/// The default animation of a modal presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom, and down again.
  case coverVertical
  /// The same as ``crossDissolve``.
  case flipHorizontal
  /// The view fades in, and out again.
  case crossDissolve
  /// The same as ``crossDissolve``.
  case partialCurl
}
