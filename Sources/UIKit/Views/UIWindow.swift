public import QuartzCore

/// The outermost view: where touches and typing come in.
///
/// A window shows where its layer is put: `stage.layer.addSublayer(window.layer)`. From then on all of its time is the
/// stage's. It is hidden until ``makeKeyAndVisible()``.
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
  /// The touches of fingers that are down, by the fingers' numbers.
  var touches: [Int: UITouch] = [:]
  var tapSeries = TapSeries()

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Reads a window from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The display that the window is for.
  open var screen: UIScreen { .main }

  /// How far in front of others the window is: its layer's z. Default ``Level/normal``.
  open var windowLevel: Level {
    get { Level(rawValue: layer.zPosition) }
    set { layer.zPosition = newValue.rawValue }
  }

  /// How far in front windows are.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Greater is nearer.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where most windows are: 0.
    public static let normal = Level(rawValue: 0)
    /// Where bars of the system are: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// Where alerts are: 2000.
    public static let alert = Level(rawValue: 2000)
  }

  // MARK: The controller

  /// The controller whose view fills the window; it appears when the window is shown. Default nil.
  ///
  /// Put the window's layer onto its stage before, so that the controller finds the stage's time.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRoot() }
    }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      if newValue { rootViewController?.beginAppearanceChange(false, animated: false, endsManually: true) }
      super.isHidden = newValue
      if newValue { rootViewController?.endAppearanceChange() } else { showRoot() }
    }
  }

  private func showRoot() {
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

  // MARK: The key window

  private static weak var keyWindow: UIWindow?

  /// Whether the window is the one that was last made key.
  open var isKeyWindow: Bool { UIWindow.keyWindow === self }

  /// Makes the window the key one, in place of the one that is.
  open func makeKey() {
    guard !isKeyWindow else { return }
    let former = UIWindow.keyWindow
    UIWindow.keyWindow = self
    former?.resignKey()
    becomeKey()
  }

  /// Shows the window and makes it the key one.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// The window has become the key one; the default does nothing.
  open func becomeKey() {}

  /// Another window has become the key one; the default does nothing.
  open func resignKey() {}

  // MARK: Events

  /// Brings the touches of an event to their views and recognisers. Override it to see all events.
  open func sendEvent(_ event: UIEvent) { coordinator.deliver(event) }
}
