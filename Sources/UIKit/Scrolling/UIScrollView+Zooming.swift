import QuartzCore

// The zoomed view has a transform. The origin of its frame is scaled too, as if the whole content were scaled: a view at
// the content's origin stays there.

// MARK: - Scale

extension UIScrollView {
  /// Whether the scale has a choice.
  var canZoom: Bool { minimumZoomScale < maximumZoomScale }

  /// The view that the delegate provides for zooming.
  var zoomedView: UIView? { delegate?.viewForZooming?(in: self) }

  /// Changes the scale about the middle of the visible content.
  func zoom(toScale scale: CGFloat, animated: Bool) {
    guard let view = zoomedView, scale.isFinite else { return }
    let scale = clampedScale(scale)
    guard scale != view.transformScale else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let anchor = unscaledPoint(at: middle, of: view)
    changeZoom(of: view, animated: animated) {
      $0.applyZoom(scale, of: view, anchor: anchor, at: middle, isClamped: true)
    }
  }

  /// Changes the scale so that a rectangle of the zoomed view fills the scroll view, and centers it.
  func zoom(toShow rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let scale = clampedScale(min(bounds.width / rect.width, bounds.height / rect.height))
    let origin = view.unscaledOrigin
    let anchor = CGPoint(x: origin.x + rect.midX, y: origin.y + rect.midY)
    changeZoom(of: view, animated: animated) {
      $0.applyZoom(
        scale, of: view, anchor: anchor, at: CGPoint(x: $0.bounds.width / 2, y: $0.bounds.height / 2),
        isClamped: true)
    }
  }

  private func clampedScale(_ scale: CGFloat) -> CGFloat {
    max(min(max(scale, minimumZoomScale), maximumZoomScale), .leastNormalMagnitude)
  }

  /// Returns the point of the unscaled content at a point relative to the top-left corner.
  private func unscaledPoint(at location: CGPoint, of view: UIView) -> CGPoint {
    let scale = view.transformScale
    return CGPoint(x: (bounds.minX + location.x) / scale, y: (bounds.minY + location.y) / scale)
  }

  private func changeZoom(
    of view: UIView, animated: Bool, _ change: @escaping @MainActor (UIScrollView) -> Void
  ) {
    stopMoving()
    guard animated else { return change(self) }
    delegate?.scrollViewWillBeginZooming?(self, with: view)
    animateZoom(change)
  }

  private func animateZoom(_ change: @escaping @MainActor (UIScrollView) -> Void) {
    layer.atHostTime {
      UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction) {
        change(self)
      } completion: { [weak self] _ in
        self?.endZooming()
      }
    }
  }

  /// The duration of animated changes of the scale in seconds, which is estimated.
  private static var zoomDuration: Double { 0.3 }

  /// Scales the content and scrolls it.
  ///
  /// - Parameters:
  ///   - scale: The new scale.
  ///   - view: The zoomed view.
  ///   - anchor: A point of the unscaled content.
  ///   - location: The new position of the anchor, relative to the top-left corner of the scroll view.
  ///   - isClamped: Whether the content may not be scrolled beyond its edges.
  private func applyZoom(
    _ scale: CGFloat, of view: UIView, anchor: CGPoint, at location: CGPoint, isClamped: Bool
  ) {
    let origin = view.unscaledOrigin
    zoom.view = view
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.moveFrame(to: CGPoint(x: origin.x * scale, y: origin.y * scale))
    contentSize = view.frame.size
    let offset = CGPoint(x: anchor.x * scale - location.x, y: anchor.y * scale - location.y)
    applyOffset(isClamped ? restingOffset(near: offset) : offset)
    delegate?.scrollViewDidZoom?(self)
  }

  private func endZooming() {
    zoom.isBouncing = false
    guard let view = zoom.view else { return }
    delegate?.scrollViewDidEndZooming?(self, with: view, atScale: view.transformScale)
  }
}

// MARK: - Pinches

extension UIScrollView {
  func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began: beginPinch(recognizer)
    case .changed: continuePinch(recognizer)
    case .ended, .cancelled, .failed: endPinch()
    case .possible: break
    }
  }

  private func beginPinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    stopMoving()
    delegate?.scrollViewWillBeginZooming?(self, with: view)
    // The delegate can have ended the pinch.
    guard recognizer.state.isRunning else { return }
    recognizer.scale = 1
    let location = viewportLocation(of: recognizer)
    zoom.view = view
    zoom.isBouncing = false
    zoom.pinch = ScrollPinch(
      startScale: view.transformScale, anchor: unscaledPoint(at: location, of: view), location: location)
  }

  private func continuePinch(_ recognizer: UIPinchGestureRecognizer) {
    guard var pinch = zoom.pinch, let view = zoom.view else { return }
    pinch.location = viewportLocation(of: recognizer)
    zoom.pinch = pinch
    let scale = displayedScale(for: pinch.startScale * recognizer.scale)
    applyZoom(scale, of: view, anchor: pinch.anchor, at: pinch.location, isClamped: !bounces)
  }

  private func endPinch() {
    guard let pinch = zoom.pinch.take(), let view = zoom.view else { return }
    restartDrag()
    let scale = clampedScale(view.transformScale)
    if scale != view.transformScale {
      zoom.isBouncing = true
      animateZoom {
        $0.applyZoom(scale, of: view, anchor: pinch.anchor, at: pinch.location, isClamped: true)
      }
    } else {
      endZooming()
      if drag == nil { settle() }
    }
  }

  private func viewportLocation(of recognizer: UIGestureRecognizer) -> CGPoint {
    let location = recognizer.location(in: self)
    return CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
  }

  /// Returns the scale that is displayed for one that fingers ask for.
  ///
  /// Beyond the range, the exponent of the ratio to the range's end is halved. The resistance is estimated.
  private func displayedScale(for scale: CGFloat) -> CGFloat {
    let end = clampedScale(scale)
    return bouncesZoom ? end * max(scale / end, .leastNormalMagnitude).squareRoot() : end
  }
}

// MARK: - Zoomed views

extension UIView {
  /// The scale of the transform along x.
  var transformScale: CGFloat {
    let scale = hypot(transform.a, transform.b)
    return scale > 0 && scale.isFinite ? scale : 1
  }

  /// The origin of the frame divided by the scale.
  fileprivate var unscaledOrigin: CGPoint {
    CGPoint(x: frame.minX / transformScale, y: frame.minY / transformScale)
  }

  fileprivate func moveFrame(to origin: CGPoint) {
    let (center, frame) = (center, frame)
    self.center = CGPoint(x: center.x + origin.x - frame.minX, y: center.y + origin.y - frame.minY)
  }
}

extension UIScrollView {
  /// The size that zooming adds to the zoomed view's bounds.
  var zoomGrowth: CGSize {
    guard let view = zoom.view, view.superview === self else { return .zero }
    let excess = view.transformScale - 1
    return CGSize(width: view.bounds.width * excess, height: view.bounds.height * excess)
  }
}
