import QuartzCore

extension BuildContext {
  /// Returns a layer to which a transform can be given, so that it acts on layers.
  ///
  /// A shape that is alone and has none is that layer itself, and needs no other around it, unless the transform fades it:
  /// the opacity of a group is rounded otherwise than that of a shape.
  func container(of layers: [CALayer], for transform: TransformModel) -> CALayer {
    let isOpaque = transform.opacity.map { $0.isConstant && $0.first >= 100 } ?? true
    if isOpaque, layers.count == 1, let shape = layers[0] as? CAShapeLayer, isBare(shape) { return shape }
    return .plain(layers)
  }

  private func isBare(_ shape: CAShapeLayer) -> Bool {
    type(of: shape) == CAShapeLayer.self && shape.name == nil && shape.opacity == 1
      && shape.compositingFilter == nil && shape.mask == nil && shape.position == .zero
      && CATransform3DIsIdentity(shape.transform) && animations[shape]?.movesLayer != true
  }
}
