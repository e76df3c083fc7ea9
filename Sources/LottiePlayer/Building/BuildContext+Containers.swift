import QuartzCore

extension BuildContext {
  /// Returns a layer that a transform can be applied to: a shape itself if it's alone and has no transform, otherwise a
  /// new layer that contains the layers.
  ///
  /// A transform that fades always gets a new layer, because a group's opacity is rounded differently from a shape's.
  func container(of layers: [CALayer], for transform: TransformModel) -> CALayer {
    let isOpaque = transform.opacity.map { $0.isConstant && $0.first >= 100 } ?? true
    if isOpaque, layers.count == 1, let shape = layers[0] as? CAShapeLayer, isBare(shape) { return shape }
    return .plain(layers)
  }

  private func isBare(_ shape: CAShapeLayer) -> Bool {
    type(of: shape) == CAShapeLayer.self && shape.name == nil && shape.opacity == 1
      && shape.compositingFilter == nil && shape.mask == nil && shape.position == .zero
      && shape.anchorPoint == .zero
      && CATransform3DIsIdentity(shape.transform) && animations[shape]?.movesLayer != true
  }
}
