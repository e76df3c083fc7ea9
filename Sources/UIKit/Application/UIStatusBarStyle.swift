/// The style of the status bar, which isn't drawn here.
public enum UIStatusBarStyle: Int, Sendable {
  /// The style that fits the interface style.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// Fades in and out.
  case fade = 1
  /// Slides from and to the top of the screen.
  case slide = 2
}
