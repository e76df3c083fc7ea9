public import QuartzCore
import Requirements

/// Looks after a view: makes it, hears when it appears and disappears, presents others.
///
/// ```
/// loadView · viewDidLoad                                              once, when the view is first asked for
/// viewWillAppear · viewIsAppearing · viewDidAppear                    each time that it comes into a visible window
/// viewWillLayoutSubviews · viewDidLayoutSubviews                      whenever its subviews are placed
/// viewWillDisappear · viewDidDisappear                                each time that it leaves
/// ```
///
/// A controller's view appears as its window's ``UIWindow/rootViewController``'s, as a child's in an appearing parent, or
/// presented. ``viewDidAppear(_:)`` comes at the same instant as the view, after what was changed has been committed; of
/// an animated presentation, at its end.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  /// The text that names what the controller shows. Default nil.
  open var title: String?
  /// The size that a container should give the view; kept, not used.
  open var preferredContentSize = CGSize.zero
  /// The name that the controller was created with; kept, not used: there are no nib files here.
  public let nibName: String?
  /// The bundle that the controller was created with; kept, not used.
  public let nibBundle: Bundle?

  var loadedView: UIView?
  var relations = ControllerRelations()
  var appearance = Appearance()

  /// Creates a controller, whose view ``loadView()`` makes.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller, whose view ``loadView()`` makes.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Reads a controller from an archive: its title.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
    title = coder.decodeObject(of: NSString.self, forKey: "UITitle") as String?
  }

  /// Writes the controller's title to an archive.
  open func encode(with coder: NSCoder) { coder.encode(title as NSString?, forKey: "UITitle") }

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: The view

  /// The view; it's made when it's first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.links.controller = nil
      loadedView = newValue
      newValue?.links.controller = self
    }
  }

  /// The view if it has been made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view unless it has been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else { failRequirement("\(Swift.type(of: self)).loadView() has set no view") }
    viewDidLoad()
  }

  /// Makes the view and sets ``view``; the default makes an empty one as large as the screen.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Told

  /// The view has been made.
  open func viewDidLoad() {}
  /// The view is about to come into a visible window.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has come into a visible window and has its traits, but isn't placed yet.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// The controller is about to become a child of another, or of none. An override calls super's.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller has become a child of another, or of none. An override calls super's.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Children

  /// Whether children appear and disappear with this one by themselves. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Takes a controller in as a child; add its view and call its ``didMove(toParent:)`` then.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the parent; call ``willMove(toParent:)`` with nil and take the view away before.
  open func removeFromParent() { leaveParent() }

  // MARK: Presenting

  /// How the controller shows when it's presented. Default as ``UIModalPresentationStyle/automatic`` says.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes when it's presented without a delegate's animation. Default from the bottom.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Who animates when the controller is presented and dismissed.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Presents a controller over all that shows in the window.
  ///
  /// Nothing happens where the view is in no window, or where one is presented already.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether its coming is animated, by its ``transitioningDelegate`` or else as its
  ///     ``modalTransitionStyle`` says.
  ///   - completion: Called after its ``viewDidAppear(_:)``.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this one presents, or this one where it presents nothing. What is on its way arrives first, and one
  /// that is being dismissed already isn't a second time.
  ///
  /// - Parameters:
  ///   - flag: Whether that is animated.
  ///   - completion: Called after the presented controller's ``viewDidDisappear(_:)``; at once where nothing is
  ///     presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presentation = relations.presented ?? rootAncestor.relations.presentation else {
      completion?()
      return
    }
    presentation.dismiss(animated: flag, completion: completion)
  }
}
