/// The style of a modal presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the presenting view, which disappears.
  case fullScreen = 0
  /// A sheet, over the presenting view; see ``UISheetPresentationController``.
  case pageSheet
  /// The same as ``pageSheet``, as on phones.
  case formSheet
  /// Covers the presenting view, which disappears.
  case currentContext
  /// The transitioning delegate provides the presentation controller and the animations. The presenting view stays unless
  /// that controller removes it.
  case custom
  /// Covers the presenting view, which stays.
  case overFullScreen
  /// Covers the presenting view, which stays.
  case overCurrentContext
  /// The same as ``pageSheet``, as on phones. Popovers aren't supported.
  case popover
  /// No style. A presentation uses ``automatic``.
  case none = -1
  /// The system's default, which is ``pageSheet``.
  case automatic = -2

  /// Whether the presenting view is removed.
  var replacesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation is a sheet.
  var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .automatic, .none: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }
}
