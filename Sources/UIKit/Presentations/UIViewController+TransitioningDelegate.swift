import QuartzCore

extension UIViewController {
  /// The object that provides animations for the controller's presentation and dismissal.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { relations.transitioningDelegate as? any UIViewControllerTransitioningDelegate }
    set { relations.transitioningDelegate = newValue }
  }
}
