import QuartzCore

extension UIViewController {
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
