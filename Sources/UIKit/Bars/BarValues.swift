/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Follows the interface style.
  case `default` = 0
  /// Dark.
  case black = 1

  /// The former name of ``black`` with translucency.
  @available(*, deprecated, message: "use black and isTranslucent")
  public static var blackTranslucent: UIBarStyle { .black }
}

/// The environment for which a bar's image is meant.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height in landscape on phones.
  case compact = 1
  /// The usual height with a prompt.
  case defaultPrompt = 101
  /// The height in landscape on phones with a prompt.
  case compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Not specified.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen, below the status bar, which it includes.
  case topAttached = 3
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}
