public import QuartzCore

/// Recognises a gesture in the touches of a view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view whose touches are watched.
  open internal(set) weak var view: UIView?
}
