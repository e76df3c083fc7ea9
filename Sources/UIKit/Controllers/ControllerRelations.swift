import QuartzCore

/// The controllers that a controller is connected to.
@MainActor
struct ControllerRelations {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  /// The presentation that shows this controller.
  weak var presentation: (any ControllerPresentation)?
  /// The presentation that this controller began.
  var presented: (any ControllerPresentation)?
  /// The object that provides the animations of the controller's presentation.
  weak var transitioningDelegate: AnyObject?
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The insets by which a container's bars cover the view.
  var containerInsets = UIEdgeInsets.zero
  /// The traits that the controller sets in place of inherited ones; nil without any.
  var overrides: UITraitCollection?
  var traitObservers = _TraitObservers()
  /// A closure that is called after editing has begun or ended.
  var editingDidChange: ((Bool) -> Void)?
  var isMovingToParent = false
  var isMovingFromParent = false
  /// The coordinator of a container's transition between its children.
  weak var containerCoordinator: (any UIViewControllerTransitionCoordinator)?
}

/// A presentation, from the point of view of the controllers involved.
@MainActor
protocol ControllerPresentation: AnyObject {
  var presented: UIViewController { get }
  var presenting: UIViewController? { get }
  var isBeginning: Bool { get }
  var isEnding: Bool { get }
  /// The coordinator of the current transition; nil without one.
  var coordinator: (any UIViewControllerTransitionCoordinator)? { get }

  /// Dismisses the presented controller, after the current transition if there is one.
  func dismiss(animated: Bool, completion: (() -> Void)?)
  /// Completes the current transition immediately, if there is one.
  func completeTransition()
}
