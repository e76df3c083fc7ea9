public import QuartzCore

/// The root of a view hierarchy, which receives touches and typed text.
///
/// A window is displayed where its layer is added: `stage.layer.addSublayer(window.layer)`. From then on it uses the
/// stage's time. It's hidden until ``makeKeyAndVisible()``.
///
/// ```swift
/// let window = UIWindow(frame: stage.layer.bounds)
/// stage.layer.addSublayer(window.layer)
/// window.addSubview(form)
/// window.makeKeyAndVisible()
/// window.tap(at: CGPoint(x: 100, y: 40))
/// ```
@preconcurrency @MainActor
open class UIWindow: UIView {
  let coordinator = TouchCoordinator()
  /// The touches of the fingers that are down, by finger number.
  var touches: [Int: UITouch] = [:]
  var tapSeries = TapSeries()
  /// The scene to which the window was assigned; nil for the program's scene.
  var assignedScene: WeakReference<UIResponder>?

  /// Whether the keys of a keyboard are drawn during editing. Default false: the keyboard's notifications and layout guides tell
  /// its frame, and nothing is drawn there but input views. Apple's UIKit doesn't have this property.
  public var showsKeyboard = false

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var next: UIResponder? { super.next ?? application }

  /// The display of the window: ``UIScreen/main``.
  open var screen: UIScreen { .main }

  /// The window's z position relative to other windows. Default ``Level/normal``.
  open var windowLevel: Level {
    get { Level(rawValue: layer.zPosition) }
    set { layer.zPosition = newValue.rawValue }
  }

  /// A z position of windows; higher levels are in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The z position of the window's layer.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of most windows: 0.
    public static let normal = Level(rawValue: 0)
    /// The level of the system's bars: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts: 2000.
    public static let alert = Level(rawValue: 2000)
  }

  // MARK: Root view controller

  /// The controller whose view fills the window. It appears when the window is shown. Default nil.
  ///
  /// Add the window's layer to a stage first, so that the controller uses the stage's time.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRootView() }
    }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      if newValue { rootViewController?.beginAppearanceChange(false, animated: false, endsManually: true) }
      super.isHidden = newValue
      if newValue { rootViewController?.endAppearanceChange() } else { didShow() }
      post(newValue ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification)
    }
  }

  private func didShow() {
    WindowList.current.add(self)
    showRootView()
  }

  private func showRootView() {
    guard let controller = rootViewController else { return }
    controller.loadViewIfNeeded()
    if controller.view.superview === self {
      controller.beginAppearanceChange(true, animated: false, endsManually: false)
      controller.viewDidMove(to: self)
    } else {
      controller.view.frame = bounds
      insertSubview(controller.view, at: 0)
    }
  }

  // MARK: Key window

  /// Whether the window is the one that was made key last on the current thread.
  open var isKeyWindow: Bool { WindowList.current.keyWindow === self }

  /// Makes the window the key window.
  open func makeKey() {
    guard !isKeyWindow else { return }
    let list = WindowList.current
    let former = list.keyWindow
    list.keyWindow = self
    former?.resignKey()
    former?.post(UIWindow.didResignKeyNotification)
    becomeKey()
    post(UIWindow.didBecomeKeyNotification)
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Called after the window became the key window. The default implementation does nothing.
  open func becomeKey() {}

  /// Called after another window became the key window. The default implementation does nothing.
  open func resignKey() {}

  // MARK: Events

  /// Delivers an event's touches to gesture recognizers and views. Override it to observe all events.
  open func sendEvent(_ event: UIEvent) { coordinator.deliver(event) }
}

// MARK: - Notifications

extension UIWindow {
  /// Posted after a window has become visible.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after another window has become the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
