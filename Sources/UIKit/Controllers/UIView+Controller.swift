import QuartzCore

extension UIView {
  /// The controller whose view this is.
  var controller: UIViewController? { links.controller }

  func notifyWillMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    controller?.viewWillMove(to: window)
  }

  func notifyDidMoveToWindow() {
    let proxies = AppearanceProxies.current
    if !proxies.isEmpty, window != nil { proxies.apply(to: self) }
    didMoveToWindow()
    controller?.viewDidMove(to: window)
    if Swift.type(of: self).requiresConstraintBasedLayout, window != nil { setNeedsUpdateConstraints() }
  }
}
