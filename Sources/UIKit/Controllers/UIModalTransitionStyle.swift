/// How a controller comes and goes where nobody else animates it.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom, and back there.
  case coverVertical
  /// Here as ``crossDissolve``.
  case flipHorizontal
  /// It fades in, and out.
  case crossDissolve
  /// Here as ``crossDissolve``.
  case partialCurl
}
