import QuartzCore

/// The container view of a presentation's transitions, and the view that the presenting view returns to.
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

  /// Removes the container, and returns a view that was in it or in no superview to the window.
  func end(restoring view: UIView?) {
    if let view, let presenterSuperview, view.superview == nil || view.isDescendant(of: container) {
      presenterSuperview.insertSubview(view, at: 0)
    }
    container.removeFromSuperview()
  }
}
