import QuartzCore

/// The view in which a presentation's transitions happen, and where the presenting view belongs.
@MainActor
final class TransitionStage {
  let container: UIView
  private weak var window: UIWindow?
  private weak var home: UIView?

  init(in window: UIWindow) {
    self.window = window
    container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func begin() {
    home = window
    window?.addSubview(container)
  }

  /// Takes the container away, and puts a view that was in it, or nowhere, back into the window.
  func end(puttingBack view: UIView?) {
    if let view, let home, view.superview == nil || view.isDescendant(of: container) {
      home.insertSubview(view, at: 0)
    }
    container.removeFromSuperview()
  }
}
