public import QuartzCore
import Requirements

/// Shows the top controller of a stack below a navigation bar.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: list)
/// window.rootViewController = navigation
/// navigation.pushViewController(detail, animated: true)
/// ```
///
/// A push slides the new view in from the right within 0.35 s, over the old one, which moves to the left by a part of the
/// width. A drag from the left edge pops. Where content is read from right to left, all of it is mirrored. The stack changes at
/// once; the views follow when the running transition has ended.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The kind of a change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is pushed.
    case push
    /// A controller is popped.
    case pop
  }

  /// The duration in seconds in which bars are hidden and shown: 0.2.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  private let bar: UINavigationBar
  private let bottomBar: UIToolbar
  var stack = NavigationStack()
  var scrollWatcher: ScrollWatcher?
  private var hidesBar = false
  private var hidesToolbar = true
  let edgePan = PopGestureRecognizer()
  var popInteraction: UIPercentDrivenInteractiveTransition?

  /// The object that is notified about transitions and provides their animations.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Creation

  /// Creates a controller with a root.
  public convenience init(rootViewController: UIViewController) {
    self.init(navigationBarClass: nil, toolbarClass: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty controller with bars of other classes; nil for the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.makeBar(navigationBarClass, UINavigationBar.self)
    bottomBar = Self.makeBar(toolbarClass, UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty controller from an archive.
  public required init?(coder: NSCoder) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(coder: coder)
  }

  private static func makeBar<Bar: UIView>(_ type: AnyClass?, _ base: Bar.Type) -> Bar {
    let type: AnyClass = type ?? base
    guard let bar = type as? UIView.Type, type is Bar.Type else {
      failRequirement("the class of a bar must be a subclass of \(base), but it's \(type)")
    }
    return unsafeDowncast(bar.makeProxy(), to: Bar.self)
  }

  // MARK: Stack

  /// The controllers from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.controllers.last }
  /// The presented controller, or else the one at the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Adds a controller at the top.
  ///
  /// - Precondition: The controller isn't in the stack, and isn't a container of this one.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    require(
      !stack.controllers.contains { $0 === viewController },
      "a navigation controller can't push \(viewController), because it's in the stack already")
    setViewControllers(stack.controllers + [viewController], animated: animated)
  }

  /// Removes the controller at the top unless it's the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.controllers.count > 1 else { return nil }
    let top = topViewController
    setViewControllers(stack.controllers.dropLast(), animated: animated)
    return top
  }

  /// Removes all controllers above another one.
  ///
  /// - Returns: The removed controllers; nil without any.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.controllers.firstIndex(where: { $0 === viewController }) else {
      failRequirement("a navigation controller can't pop to \(viewController), which isn't in the stack")
    }
    let removed = Array(stack.controllers[(index + 1)...])
    setViewControllers(Array(stack.controllers[...index]), animated: animated)
    return removed.isEmpty ? nil : removed
  }

  /// Removes all controllers above the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.controllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack. The transition is a pop if the new top controller was in the stack, and a push otherwise.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let removed = stack.controllers.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { new in !stack.controllers.contains { $0 === new } }
    stack.change(to: viewControllers, animated: animated)
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack.leaving += removed
    stack.joining += added
    updateShownController()
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar at the top is hidden. Default false.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the top, within 0.2 s if animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    changeBars(animated: animated)
  }

  /// The bar at the bottom, which is hidden unless ``isToolbarHidden`` is false.
  open var toolbar: UIToolbar! { bottomBar }

  /// Whether the bar at the bottom is hidden. Default true.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom, within 0.2 s if animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    changeBars(animated: animated)
  }

  /// Whether scrolling hides the bars. It's stored and not used. Default false.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars. It's stored and not used. Default false.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars. It's stored and not used. Default false.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether a compact height hides the bars. It's stored and not used. Default false.
  open var hidesBarsWhenVerticallyCompact = false

  /// The recognizer of the drag from the leading edge that pops.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  private func changeBars(animated: Bool) {
    guard isViewLoaded else { return }
    guard animated else { return layOutBars() }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) {
      self.layOutBars()
      self.view.layoutIfNeeded()
    }
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    view.addSubview(bar)
    view.addSubview(bottomBar)
    bar.goBack = { [weak self] in self?.popViewController(animated: true) }
    bar.heightDidChange = { [weak self] in self?.barHeightDidChange() }
    updatePopEdge()
    edgePan.addAction { [weak self] _ in self?.handleEdgePan() }
    edgePan.mayBegin = { [weak self] in self?.canPopInteractively ?? false }
    view.addGestureRecognizer(edgePan)
    updateShownController()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updatePopEdge()
    layOutBars()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBars()
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}
