public import QuartzCore

/// An object that manages the sizes of the controllers in it.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The preferred size of the content.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a controller in the container has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called after the fitting size of a controller in the container has changed. UIKit never calls it.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a controller in the container.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  /// Called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// Called after the preferred size of a child has changed. UIKit never calls it for controllers.
  public func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called after the fitting size of a child has changed. UIKit never calls it.
  public func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a child: that of the parent.
  public func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}
