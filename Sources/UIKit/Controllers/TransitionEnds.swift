import QuartzCore

/// The controllers of a transition, with their views and frames.
@MainActor
struct TransitionEnds {
  let from: UIViewController
  let to: UIViewController
  /// The view that disappears; nil if it stays in place.
  let fromView: UIView?
  /// The view that appears; nil if it stays in place.
  let toView: UIView?
  /// The frame of the disappearing view at the start.
  let initialFrame: CGRect
  /// The frame of the appearing view at the end.
  let finalFrame: CGRect
}

/// The geometry and opacity of a view before a transition, which a canceled transition restores.
@MainActor
struct TransitionViewState {
  private let view: UIView
  private let center: CGPoint
  private let bounds: CGRect
  private let transform: CATransform3D
  private let alpha: CGFloat

  init(_ view: UIView) {
    (self.view, center, bounds) = (view, view.center, view.bounds)
    (transform, alpha) = (view.layer.transform, view.alpha)
  }

  func restore() {
    view.layer.transform = transform
    (view.center, view.bounds, view.alpha) = (center, bounds, alpha)
  }
}
