import LayerTree
public import QuartzCore

/// The program, its windows and its state.
///
/// A program that is started with ``UIApplicationDelegate/main()`` has a delegate and becomes active. In any other program,
/// such as a test or one that draws a stage, the application also exists and is active, but no delegate is called.
///
/// UIKit never posts the notifications of other states, because nothing sends a program to the background. To test code
/// that responds to them, post them yourself.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The program's only application.
  open class var shared: UIApplication { program }
  private static let program = UIApplication()

  /// Creates an application. Programs use ``shared`` instead.
  public override init() {}

  /// The object that is notified about the program's life cycle. ``UIApplicationDelegate/main()`` sets and retains it.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The state of the program. Default ``State/active``; during a launch, ``State/inactive``.
  open internal(set) var applicationState = State.active

  /// Whether the display stays on while nobody touches it. It's stored and not used. Default false.
  open var isIdleTimerDisabled = false

  /// Ignores touches that begin from now on in windows of the current thread, until each call is balanced by
  /// ``endIgnoringInteractionEvents()``.
  open func beginIgnoringInteractionEvents() { WindowList.current.ignoredEventRequests += 1 }

  /// Ends ignoring touches. A call without a matching one before is ignored.
  open func endIgnoringInteractionEvents() {
    WindowList.current.ignoredEventRequests = max(WindowList.current.ignoredEventRequests - 1, 0)
  }

  /// Whether touches in windows of the current thread are ignored.
  open var isIgnoringInteractionEvents: Bool { WindowList.current.ignoredEventRequests > 0 }

  /// The visible windows of the current thread, from back to front: by level, then in the order in which they appeared.
  open var windows: [UIWindow] { WindowList.current.visibleWindows }

  /// The visible window of the current thread that was made key last.
  open var keyWindow: UIWindow? { WindowList.current.keyWindow.flatMap { $0.isHidden ? nil : $0 } }

  /// The frame of the status bar, which doesn't exist: zero.
  open var statusBarFrame: CGRect { .zero }
  /// The style of the status bar, which isn't drawn. Default ``UIStatusBarStyle/default``.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden, which isn't drawn. Default false.
  open var isStatusBarHidden = false
  /// The orientation of the interface: portrait.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Sets the style of the status bar, which isn't drawn.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Sets whether the status bar is hidden, which isn't drawn.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  open override var next: UIResponder? { delegate as? UIResponder }
}

// MARK: - States

extension UIApplication {
  /// The state of a program.
  public enum State: Int, Sendable {
    /// In the foreground, receiving events.
    case active
    /// In the foreground, without events.
    case inactive
    /// In the background. Programs don't get into this state here.
    case background
  }

  /// A key for a reason why a program was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the program that requested the launch.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A change of the location.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }
}

// MARK: - Notifications

extension UIApplication {
  /// Posted when the program has been launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the program has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification that a program will no longer be active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification that a program is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification that a program will be in the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of the notification that a program will end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of the notification that memory is scarce.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification that a day has begun or the clock was set.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The name of the notification that a screenshot was taken.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
