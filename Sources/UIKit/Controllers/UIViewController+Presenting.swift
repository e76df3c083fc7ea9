import QuartzCore

extension UIViewController {
  /// The controller that this one, or one that it's in, presents.
  public var presentedViewController: UIViewController? {
    for controller in sequence(first: self, next: \.parent) {
      if let presentation = controller.relations.presented { return presentation.presented }
    }
    return nil
  }

  /// The controller that presents this one, or one that it's in.
  public var presentingViewController: UIViewController? { rootAncestor.relations.presentation?.presenting }

  /// Whether the controller is about to appear because it's being presented.
  public var isBeingPresented: Bool { rootAncestor.relations.presentation?.isBeginning ?? false }
  /// Whether the controller is about to disappear because it's being dismissed.
  public var isBeingDismissed: Bool { rootAncestor.relations.presentation?.isEnding ?? false }
  /// What tells of the transition that the controller takes part in; nil where there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    rootAncestor.relations.presentation?.coordinator ?? rootAncestor.relations.presented?.coordinator
  }

  func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    Presentation(of: controller, from: self)?.present(animated: animated, completion: completion)
  }
}
