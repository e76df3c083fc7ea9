package import QuartzCore

extension LottieAnimationLayer {
  /// Sets the frame and lays out the composition immediately.
  package func layoutComposition(in frame: CGRect) {
    self.frame = frame
    layoutComposition()
  }

  /// The transform from the composition's points to this layer's.
  package var fit: CGAffineTransform {
    clock.affineTransform().concatenating(
      CGAffineTransform(translationX: clock.position.x, y: clock.position.y))
  }

  /// Scales and positions the composition in the bounds by the contents gravity.
  func layoutComposition() {
    let size = viewport?.size ?? shownAnimation.size
    guard size.width > 0, size.height > 0 else { return }
    let scale = scale(of: size)
    let (width, height) = (
      bounds.width - size.width * scale.width, bounds.height - size.height * scale.height
    )
    let alignment = contentsGravity.alignment
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    clock.setAffineTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
    clock.position = CGPoint(x: bounds.minX + width * alignment.x, y: bounds.minY + height * alignment.y)
    CATransaction.commit()
  }

  /// Limits the composition to the viewport.
  func applyViewport() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    composition.layer.bounds = viewport ?? shownAnimation.bounds
    CATransaction.commit()
  }

  private func scale(of size: CGSize) -> CGSize {
    let fit = CGSize(width: bounds.width / size.width, height: bounds.height / size.height)
    switch contentsGravity {
    case .resize: return fit
    case .resizeAspect: return CGSize(width: min(fit.width, fit.height), height: min(fit.width, fit.height))
    case .resizeAspectFill:
      return CGSize(width: max(fit.width, fit.height), height: max(fit.width, fit.height))
    default: return CGSize(width: 1, height: 1)
    }
  }
}

extension CALayerContentsGravity {
  /// The fraction of the remaining width and height that is before the contents; bottom is the smallest y.
  fileprivate var alignment: CGPoint {
    switch self {
    case .topLeft: CGPoint(x: 0, y: 1)
    case .top: CGPoint(x: 0.5, y: 1)
    case .topRight: CGPoint(x: 1, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .bottomLeft: CGPoint(x: 0, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 0)
    case .bottomRight: CGPoint(x: 1, y: 0)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}
