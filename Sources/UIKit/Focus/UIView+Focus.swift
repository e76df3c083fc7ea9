extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

extension UIFocusUpdateContext {
  /// The view that has the focus after the move.
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// The view that had the focus before the move.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
}

extension UIFocusAnimationCoordinator {
  /// Runs animations of 0.25 s.
  public func addCoordinatedAnimations(
    _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 0.25, animations: { animations?() }, completion: { _ in completion?() })
  }
}
