import QuartzCore

extension UIView {
  /// The controller whose view this is.
  var controller: UIViewController? { links.controller }

  func prepareToMove(to window: UIWindow?) {
    willMove(toWindow: window)
    controller?.viewWillMove(to: window)
  }

  func finishMoving() {
    didMoveToWindow()
    controller?.viewDidMove(to: window)
  }
}
