public import QuartzCore
import Requirements

/// Shows one of several controllers, which the user chooses by tabs at the bottom.
///
/// Tabs change without animation unless the delegate provides one. All controllers have a tab: there is no list of more.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private let bar = UITabBar()
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  private var transition: TransitionContext?

  /// The object that is asked before the user chooses a tab.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without tabs from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Controllers

  /// The controllers of the tabs. Default nil.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected if it's among the new ones. The change isn't animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = controllers
    controllers = viewControllers ?? []
    for controller in old where !controllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    updateTabs()
    if selected.map({ selected in !controllers.contains { $0 === selected } }) ?? true {
      select(controllers.first, animated: false)
    }
  }

  /// The controller whose view is shown.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      require(
        controllers.contains { $0 === newValue },
        "a tab bar controller can select only one of its controllers, not \(newValue)")
      select(newValue, animated: true)
    }
  }

  /// The index of the selected controller; `NSNotFound` without one. An index without a controller is ignored.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue], animated: true) } }
  }

  /// The tabs.
  open var tabBar: UITabBar { bar }
  /// The controllers whose tabs can be moved by the user. It's stored and not used.
  open var customizableViewControllers: [UIViewController]?

  func updateTabs() {
    bar.items = controllers.map(\.tabBarItem)
    bar.selectedItem = selected?.tabBarItem
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.delegate = self
    view.addSubview(bar)
    if let selected { show(selected) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutBar()
  }

  private func layOutBar() {
    let height = UITabBar.height + view.safeAreaInsets.bottom
    bar.isHidden = (selected as? UINavigationController)?.topViewController?.hidesBottomBarWhenPushed ?? false
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: bar.isHidden ? 0 : UITabBar.height, right: 0)
    for controller in controllers where controller.isViewLoaded { controller.setContainerInsets(insets) }
  }

  private func show(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(controller.view, at: 0)
    layOutBar()
  }

  // MARK: Selection

  /// Selects a tab that the user has chosen.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = controllers.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController?(self, shouldSelect: controller) ?? true
    else { return bar.selectedItem = selected?.tabBarItem }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller, animated: true)
    }
    delegate?.tabBarController?(self, didSelect: controller)
  }

  private func select(_ controller: UIViewController?, animated: Bool) {
    transition?.completeTransition(true)
    let old = selected
    guard controller !== old else { return }
    selected = controller
    bar.selectedItem = controller?.tabBarItem
    guard isViewLoaded else { return }
    guard let controller else {
      old?.viewIfLoaded?.removeFromSuperview()
      return
    }
    guard let old, old.parent === self, old.viewIfLoaded?.superview != nil else { return show(controller) }
    let animator =
      animated && view.window != nil
      ? delegate?.tabBarController?(self, animationControllerForTransitionFrom: old, to: controller) : nil
    if let animator { start(animator, from: old, to: controller) } else { replace(old, with: controller) }
  }

  private func replace(_ old: UIViewController, with controller: UIViewController) {
    old.view.removeFromSuperview()
    show(controller)
  }

  private func start(
    _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController, to: UIViewController
  ) {
    let container = UIView(frame: view.bounds)
    view.insertSubview(container, at: 0)
    container.addSubview(from.view)
    to.loadViewIfNeeded()
    to.view.frame = view.bounds
    let ends = TransitionEnds(
      from: from, to: to, fromView: from.view, toView: to.view, initialFrame: from.view.frame,
      finalFrame: view.bounds)
    let context = TransitionContext(
      container: container, ends, isAnimated: true, presentationStyle: .none
    ) { [weak self] in self?.end(from, to, container, isComplete: $0) }
    transition = context
    relations.containerCoordinator = context
    from.beginAppearanceChange(false, animated: true, endsManually: true)
    to.beginAppearanceChange(true, animated: true, endsManually: true)
    let interaction = delegate?.tabBarController?(self, interactionControllerFor: animator)
    context.run(animator, interaction: interaction)
  }

  private func end(
    _ from: UIViewController, _ to: UIViewController, _ container: UIView, isComplete: Bool
  ) {
    transition = nil
    relations.containerCoordinator = nil
    let (visible, hidden) = isComplete ? (to, from) : (from, to)
    if !isComplete {
      to.beginAppearanceChange(false, animated: true, endsManually: true)
      from.beginAppearanceChange(true, animated: true, endsManually: true)
      selected = from
      bar.selectedItem = from.tabBarItem
    }
    show(visible)
    hidden.view.removeFromSuperview()
    container.removeFromSuperview()
    hidden.endAppearanceChange()
    visible.endAppearanceChange()
  }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
}
