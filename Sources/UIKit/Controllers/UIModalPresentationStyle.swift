/// How a controller shows when it's presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// In place of what shows; that disappears.
  case fullScreen = 0
  /// In front of what shows.
  case pageSheet
  /// In front of what shows.
  case formSheet
  /// In place of what shows; that disappears.
  case currentContext
  /// As the transitioning delegate animates it; in front of what shows.
  case custom
  /// In front of what shows.
  case overFullScreen
  /// In front of what shows.
  case overCurrentContext
  /// In front of what shows.
  case popover
  /// Not at all; presented it shows as ``automatic`` does.
  case none = -1
  /// As the system finds best: here as ``fullScreen``, for there are no sheets.
  case automatic = -2

  /// Whether what showed before leaves.
  var replacesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext, .automatic, .none: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover: false
    }
  }
}
