import QuartzCore

extension UIViewController {
  /// The coordinator of the transition of the nearest container or of the presentation.
  var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
    for controller in sequence(first: self, next: \.parent) {
      if let coordinator = controller.relations.containerCoordinator { return coordinator }
    }
    return rootAncestor.relations.presentation?.coordinator ?? rootAncestor.relations.presented?.coordinator
  }

  var nearestPresented: UIViewController? {
    for controller in sequence(first: self, next: \.parent) {
      if let presentation = controller.relations.presented { return presentation.presented }
    }
    return nil
  }

  func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    Presentation(of: controller, from: self)?.present(animated: animated, completion: completion)
  }
}
