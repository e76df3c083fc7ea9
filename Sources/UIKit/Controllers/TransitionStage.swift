import QuartzCore

/// The view in which a presentation's transitions happen, and where the presenting view belongs.
@MainActor
final class TransitionStage {
  let container: UIView
  private weak var window: UIWindow?
  private weak var presenterSuperview: UIView?

  init(in window: UIWindow) {
    self.window = window
    container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func begin() {
    presenterSuperview = window
    window?.addSubview(container)
  }

  /// Takes the container away, and puts a view that was in it, or nowhere, back into the window.
  func end(restoring view: UIView?) {
    if let view, let presenterSuperview, view.superview == nil || view.isDescendant(of: container) {
      presenterSuperview.insertSubview(view, at: 0)
    }
    container.removeFromSuperview()
  }
}
