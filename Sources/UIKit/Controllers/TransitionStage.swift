import QuartzCore

/// The container view of a presentation's transitions, in the window that the presenting view returns to.
@MainActor
final class TransitionStage {
  let container: PresentationContainerView
  private weak var window: UIWindow?

  init(in window: UIWindow) {
    self.window = window
    container = PresentationContainerView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func begin() { window?.addSubview(container) }

  /// Removes the container, and returns a view that was in it or in no superview to the window.
  func end(restoring view: UIView?) {
    if let view, let window, view.superview == nil || view.isDescendant(of: container) {
      window.insertSubview(view, at: 0)
    }
    container.removeFromSuperview()
  }
}
