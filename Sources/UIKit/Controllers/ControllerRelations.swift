import QuartzCore

/// Whom a controller knows.
@MainActor
struct ControllerRelations {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  /// What shows this controller.
  weak var presentation: (any ControllerPresentation)?
  /// What this controller shows.
  var presented: (any ControllerPresentation)?
  var isMovingToParent = false
  var isMovingFromParent = false
}

/// A presentation as the controllers that take part in it see it.
@MainActor
protocol ControllerPresentation: AnyObject {
  var presented: UIViewController { get }
  var presenting: UIViewController? { get }
  var isBeginning: Bool { get }
  var isEnding: Bool { get }
  /// What tells of the transition that goes on.
  var coordinator: (any UIViewControllerTransitionCoordinator)? { get }

  /// Dismisses the presented controller, once it has arrived where it's on its way.
  func dismiss(animated: Bool, completion: (() -> Void)?)
  /// Ends the transition that goes on, if there is one, as if its animation had ended.
  func completeTransition()
}
