import LayerValues
public import QuartzCore

// There is no system to serve the program: URLs aren't opened, and tasks in the background are as good as any.

extension UIApplication {
  /// An option with which a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only programs that are registered for the URL may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Refuses to open a URL, and reports it by `CoreAnimationDiagnostics`.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Options, which have no effect.
  ///   - completion: A closure that is called with false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    CoreAnimationDiagnostics.report(
      "the URL '\(url.absoluteString)' isn't opened: there are no other programs")
    completion?(false)
  }

  /// Returns whether a URL can be opened: false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// The URL of the program's settings, which can't be opened.
  public nonisolated static let openSettingsURLString = "app-settings:"

  // MARK: Events

  /// Calls a method of a target, with the sender and the event as far as it has parameters.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The target; nil for the first object that can perform the action, in the chain of responders from the first
  ///     responder or, without one, from the sender.
  /// - Returns: Whether a method was called.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    let start = UIResponder.firstResponder ?? sender as? UIResponder ?? self
    guard let receiver = target ?? start.target(forAction: action, withSender: sender) else { return false }
    _ = action.call(on: receiver, with: sender, event)
    return true
  }

  /// Delivers an event's touches to their windows.
  public func sendEvent(_ event: UIEvent) {
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
  }

  // MARK: Preferences

  /// The direction in which content is read: that of ``UITraitCollection/current``.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }

  /// The size of text that the user prefers: ``UIContentSizeCategory/large``.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Returns the orientations of a window: those that its root controller supports.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    window?.rootViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }

  // MARK: Tasks in the background

  /// Begins a task that may go on in the background. Nothing sends the program there, so that the handler is never called.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.count += 1
    return UIBackgroundTaskIdentifier(rawValue: BackgroundTasks.count)
  }

  /// Ends a task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that is left in the background: as much as there is.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

@MainActor
private enum BackgroundTasks {
  static var count = 0
}

/// The number of a task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The number of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
