import QuartzCore

extension UIViewController {
  /// The presentation controller of the nearest ancestor's presentation; before it, the one with which the controller will
  /// be presented.
  public var presentationController: UIPresentationController? {
    for controller in sequence(first: self, next: \.parent) {
      if controller.relations.presentation != nil { return controller.ownPresentationController }
    }
    return makePresentationController(presenting: nil, source: self)
  }

  /// The presentation controller if it's a sheet's. Its detents can be set before the presentation.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  var ownPresentationController: UIPresentationController? {
    get { attachments[UIPresentationController.self] }
    set { attachments[UIPresentationController.self] = newValue }
  }

  /// Returns the presentation controller for the current style, which is kept until the end of the presentation.
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let isSheet = modalPresentationStyle.isSheet
    if let existing = ownPresentationController, (existing is UISheetPresentationController) == isSheet,
      isSheet || presenting == nil
    {
      return existing
    }
    let controller = newPresentationController(presenting: presenting, source: source)
    ownPresentationController = controller
    return controller
  }

  private func newPresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle.isSheet {
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    }
    let custom: UIPresentationController? =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController?(
        forPresented: self, presenting: presenting, source: source) : nil
    return custom ?? UIPresentationController(presentedViewController: self, presenting: presenting)
  }
}
