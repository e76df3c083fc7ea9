import QuartzCore

extension UIViewController {
  /// The controller that this one, or one of its ancestors, presents.
  public var presentedViewController: UIViewController? {
    for controller in sequence(first: self, next: \.parent) {
      if let presentation = controller.relations.presented { return presentation.presented }
    }
    return nil
  }

  /// The controller that presents this one or one of its ancestors.
  public var presentingViewController: UIViewController? { rootAncestor.relations.presentation?.presenting }

  /// Whether the controller or its outermost ancestor is being presented.
  public var isBeingPresented: Bool { rootAncestor.relations.presentation?.isBeginning ?? false }
  /// Whether the controller or its outermost ancestor is being dismissed.
  public var isBeingDismissed: Bool { rootAncestor.relations.presentation?.isEnding ?? false }
  /// The coordinator of the transition that the controller takes part in; nil without one.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    rootAncestor.relations.presentation?.coordinator ?? rootAncestor.relations.presented?.coordinator
  }

  func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    Presentation(of: controller, from: self)?.present(animated: animated, completion: completion)
  }
}
