public import QuartzCore

// Conversion to the coordinate spaces of an animation's layers.

extension LottieAnimationLayer {
  /// Converts a point to the coordinate space of one of the animation's layers at the current frame.
  ///
  /// - Parameters:
  ///   - point: A point in this layer's coordinate space.
  ///   - keypath: The key path of the layer. If it matches several, the first one that draws anything is used. Nil for the
  ///     animation itself.
  /// - Returns: The point; nil if the key path matches no layer that draws anything.
  public func convert(_ point: CGPoint, toLayerAt keypath: AnimationKeypath?) -> CGPoint? {
    withPresentedLayer(at: keypath) { presented, target in presented.convert(point, to: target) }
  }

  /// Converts a rectangle to the coordinate space of one of the animation's layers at the current frame.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this layer's coordinate space.
  ///   - keypath: The key path of the layer. If it matches several, the first one that draws anything is used. Nil for the
  ///     animation itself.
  /// - Returns: The bounding box of the converted rectangle; nil if the key path matches no layer that draws anything.
  public func convert(_ rect: CGRect, toLayerAt keypath: AnimationKeypath?) -> CGRect? {
    withPresentedLayer(at: keypath) { presented, target in presented.convert(rect, to: target) }
  }

  /// Calls `body` with the presentation layers of this layer and of one of the animation's, or with the model layers if
  /// there are none.
  private func withPresentedLayer<Result>(
    at keypath: AnimationKeypath?, _ body: (CALayer, CALayer) -> Result
  ) -> Result? {
    buildIfNeeded()
    layoutComposition()
    guard let target = builtLayer(at: keypath) else { return nil }
    guard let presented = presentation(), let presentedTarget = target.presentation() else {
      return body(self, target)
    }
    return body(presented, presentedTarget)
  }

  func builtLayer(at keypath: AnimationKeypath?) -> CALayer? {
    guard let keypath else { return composition.layer }
    completeLayers()
    return composition.namedLayers.last { keypath.matches($0.path) }?.layer
  }
}
