import LayerTree

/// The windows of a thread, or of one of its stages. View trees on different threads are independent.
@MainActor
final class WindowList {
  /// The window that was made key last.
  weak var keyWindow: UIWindow?
  /// The windows that were shown, in that order. They aren't retained.
  private var shown: [WeakReference<UIWindow>] = []

  /// The number of requests to ignore touches.
  var ignoredEventRequests = 0

  nonisolated init() {}

  private static let list = StageLocal { WindowList() }

  /// The list of the current thread.
  static var current: WindowList { list.value }

  /// Records that a window was shown.
  func add(_ window: UIWindow) {
    shown.removeAll { $0.object == nil || $0.object === window }
    shown.append(WeakReference(object: window))
  }

  /// The visible windows, from back to front.
  var visibleWindows: [UIWindow] {
    let windows = shown.compactMap(\.object).filter { !$0.isHidden }.enumerated()
    return windows.sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }
}
