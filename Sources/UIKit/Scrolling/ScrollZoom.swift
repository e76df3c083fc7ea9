import QuartzCore

/// The state of a scroll view's zooming.
@MainActor
struct ScrollZoom {
  /// The view that was scaled last.
  weak var view: UIView?
  /// The pinch that scales the view; nil without one.
  var pinch: ScrollPinch?
  /// Whether the scale is returning to its range after a pinch.
  var isBouncing = false
}

/// The current pinch of a scroll view's content.
struct ScrollPinch {
  /// The scale at the beginning of the pinch.
  let startScale: CGFloat
  /// The point of the unscaled content that stays between the fingers.
  let anchor: CGPoint
  /// The last point between the fingers, relative to the top-left corner of the scroll view.
  var location: CGPoint
}

/// Recognizes pinches of a scroll view's content, together with its scrolling.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private func isScrolling(_ other: UIGestureRecognizer) -> Bool {
    other === (view as? UIScrollView)?.panGestureRecognizer
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isScrolling(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isScrolling(preventingGestureRecognizer)
  }
}
