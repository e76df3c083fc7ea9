/// The style of a modal presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the presenting view, which disappears.
  case fullScreen = 0
  /// Covers the presenting view, which stays.
  case pageSheet
  /// Covers the presenting view, which stays.
  case formSheet
  /// Covers the presenting view, which disappears.
  case currentContext
  /// The transitioning delegate animates the presentation. The presenting view stays.
  case custom
  /// Covers the presenting view, which stays.
  case overFullScreen
  /// Covers the presenting view, which stays.
  case overCurrentContext
  /// Covers the presenting view, which stays.
  case popover
  /// No style. A presentation uses ``automatic``.
  case none = -1
  /// The system's default, which is ``fullScreen``, because there are no sheets.
  case automatic = -2

  /// Whether the presenting view is removed.
  var replacesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext, .automatic, .none: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }
}
