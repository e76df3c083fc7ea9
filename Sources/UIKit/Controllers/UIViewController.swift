public import QuartzCore
import Requirements

/// Manages a view: loads it, responds to its appearance and disappearance, and presents other controllers.
///
/// ```
/// loadView · viewDidLoad                                              once, when the view is first accessed
/// viewWillAppear · viewIsAppearing · viewDidAppear                    each time the view is added to a visible window
/// viewWillLayoutSubviews · viewDidLayoutSubviews                      each time the view lays out its subviews
/// viewWillDisappear · viewDidDisappear                                each time the view leaves the window
/// ```
///
/// A view appears if its controller is a window's ``UIWindow/rootViewController``, a child of a visible controller, or
/// a presented controller. ``viewDidAppear(_:)`` is called when the view appears, after the changes made so far have
/// been committed. For an animated presentation, it's called at the end of the animation.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitChangeObservable {
  /// The controller's title. Default nil.
  open var title: String? {
    didSet { propertyDidChange() }
  }
  /// The preferred size of the view in a container. It's stored and not used.
  open var preferredContentSize = CGSize.zero {
    didSet { propertyDidChange() }
  }
  /// The name that the controller was created with. It's stored and not used, because nib files aren't supported.
  open private(set) var nibName: String?
  /// The bundle that the controller was created with. It's stored and not used.
  open private(set) var nibBundle: Bundle?

  var loadedView: UIView?
  var relations = ControllerRelations()
  var appearance = Appearance()
  var attachments = ControllerAttachments()

  /// Creates a controller, which creates its view in ``loadView()``.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller, which creates its view in ``loadView()``.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from an archive, with its title.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
    title = coder.decodeObject(of: NSString.self, forKey: "UITitle") as String?
  }

  /// Encodes the controller's title.
  open func encode(with coder: NSCoder) { coder.encode(title as NSString?, forKey: "UITitle") }

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: View

  /// The controller's view, which is loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.changeTraits { loadedView?.links.controller = nil }
      loadedView?.safeAreaMayHaveChanged()
      loadedView = newValue
      newValue?.changeTraits { newValue?.links.controller = self }
      newValue?.safeAreaMayHaveChanged()
    }
  }

  /// The view if it's loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it isn't loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else { failRequirement("\(Swift.type(of: self)).loadView() must set the view") }
    viewDidLoad()
  }

  /// Creates the view and sets ``view``. The default implementation creates an empty view with the screen's size.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Life cycle

  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in a visible window and has its traits, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates the view's constraints. Override it instead of ``UIView/updateConstraints()`` of the view, and call the
  /// superclass's implementation at the end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Insets that are added to the view's safe area. Default zero.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { relations.additionalSafeAreaInsets }
    set {
      relations.additionalSafeAreaInsets = newValue
      viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }

  /// The edges of a container at which the view lies under the bars, instead of beside them. Default all.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view also lies under bars that aren't translucent. Default false.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a container's toolbar or tab bar is hidden while the controller is at the top of a navigation controller. Default
  /// false.
  open var hidesBottomBarWhenPushed = false

  /// Called after the safe area of the view has changed. The default implementation does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view or their safe area have changed. The default implementation does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the controller is added to or removed from a parent. Overrides call the superclass's
  /// implementation.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller was added to or removed from a parent. Overrides call the superclass's
  /// implementation.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called after the traits of the controller's view have changed; see ``UIView/traitCollectionDidChange(_:)``.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits of the controller's view; without a view, the current traits.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

  /// The interface style of the controller's view. Default unspecified, which inherits that of the container.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { relations.overrides?.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The traits that the controller sets for its view. Default none.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(relations.overrides) }
    set {
      guard let loadedView else { return relations.overrides = newValue.collection }
      loadedView.changeTraits { relations.overrides = newValue.collection }
    }
  }

  /// The observers of the controller's traits. It's public only because the protocol is.
  public final var _traitObservers: _TraitObservers {
    get { relations.traitObservers }
    set { relations.traitObservers = newValue }
  }

  /// Called before the size of the view changes. Overrides call the superclass's implementation, which calls the method
  /// of all children.
  ///
  /// - Parameters:
  ///   - size: The new size.
  ///   - coordinator: The coordinator of the transition to the new size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called when memory is low. UIKit never calls it here. Overrides call the superclass's implementation.
  open func didReceiveMemoryWarning() {}

  // MARK: Focus

  /// The environments that would be focused first. Default the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [viewIfLoaded].compactMap(\.self) }
  /// Requests a focus update. It does nothing.
  open func setNeedsFocusUpdate() {}
  /// Updates the focus. It does nothing.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move. Default true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved. UIKit never calls it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Editing

  /// Whether the contents can be edited. Default false.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// Sets whether the contents can be edited. Overrides call the superclass's implementation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    relations.editingDidChange?(editing)
  }

  // MARK: Status bar and orientation

  /// The style of the status bar, which isn't drawn here. Default ``UIStatusBarStyle/default``.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden, which isn't drawn here. Default false.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of the status bar, which isn't drawn here. Default ``UIStatusBarAnimation/fade``.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar. Default nil.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden. Default nil.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator is hidden, which isn't drawn here. Default false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Announces that the preferences for the status bar changed. It has no effect, because there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Announces that the preference for the home indicator changed. It has no effect, because there is none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Whether the interface follows the device's rotation, which never happens here. Default true.
  open var shouldAutorotate: Bool { true }
  /// The orientations of the interface. The default is the one of phones.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the controller is presented. Default ``UIInterfaceOrientation/portrait``.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Segues

  /// Called before a segue from this controller is performed. The default implementation does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether a segue from this controller may be performed. Default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Stops the program with a message, because storyboards, which define segues, aren't supported.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    failRequirement("the segue '\(identifier)' can't be performed, because storyboards can't be read")
  }

  // MARK: Children

  /// Whether children appear and disappear with this controller automatically. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Adds a child controller. Afterward, add its view and call its ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent. Before, call ``willMove(toParent:)`` with nil and remove the view.
  open func removeFromParent() { leaveParent() }

  /// The container controller of this controller.
  open var parent: UIViewController? { relations.parent }

  /// The child controllers.
  open var children: [UIViewController] { relations.children }

  /// Whether the controller is being added to a parent.
  open var isMovingToParent: Bool { relations.isMovingToParent }

  /// Whether the controller is being removed from its parent.
  open var isMovingFromParent: Bool { relations.isMovingFromParent }

  /// Begins the appearance or disappearance of the controller's view and its children's. Containers call it if they
  /// don't forward appearance methods automatically.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceChange(isAppearing, animated: animated, endsManually: true)
  }

  /// Ends the appearance or disappearance that ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endAppearanceChange() }

  // MARK: Presentation

  /// The style of the controller's presentation. Default ``UIModalPresentationStyle/automatic``.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of the controller's presentation without a transitioning delegate. Default
  /// ``UIModalTransitionStyle/coverVertical``.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether presentations in the current context cover this controller's view instead of the window. It's stored and
  /// not used: they cover the window. Default false.
  open var definesPresentationContext = false
  /// Whether this controller's ``modalTransitionStyle`` is used for presentations in its context. It's stored and not used.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user can't dismiss the controller by a gesture. Default false.
  open var isModalInPresentation = false
  /// Whether a presentation over this controller decides about the status bar. It's stored and not used.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Presents a controller over the window's visible content.
  ///
  /// Nothing happens if this controller's view isn't in a window or the controller already presents another one.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: Whether the presentation is animated, by the presented controller's ``transitioningDelegate`` or else
  ///     according to its ``modalTransitionStyle``.
  ///   - completion: A closure that is called after the presented controller's ``viewDidAppear(_:)``.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Shows a controller in the nearest container that overrides the method; without one, presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller in the nearest container that overrides the method; without one, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Dismisses the controller that this one presents; if there is none, dismisses this one.
  ///
  /// A dismissal during a transition is performed after it. A controller is dismissed only once, even if several
  /// dismissals are requested.
  ///
  /// - Parameters:
  ///   - flag: Whether the dismissal is animated.
  ///   - completion: A closure that is called after the presented controller's ``viewDidDisappear(_:)``, or immediately
  ///     if nothing is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presentation = relations.presented ?? rootAncestor.relations.presentation else {
      completion?()
      return
    }
    presentation.dismiss(animated: flag, completion: completion)
  }

  /// The controller that this one, or one of its ancestors, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one or one of its ancestors.
  open var presentingViewController: UIViewController? { rootAncestor.relations.presentation?.presenting }

  /// Whether the controller or its outermost ancestor is being presented.
  open var isBeingPresented: Bool { rootAncestor.relations.presentation?.isBeginning ?? false }

  /// Whether the controller or its outermost ancestor is being dismissed.
  open var isBeingDismissed: Bool { rootAncestor.relations.presentation?.isEnding ?? false }

  /// The coordinator of the transition that the controller takes part in; nil without one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentCoordinator
  }
}
