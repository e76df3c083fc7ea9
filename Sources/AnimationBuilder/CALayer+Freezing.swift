public import QuartzCore

extension CALayer {
  /// Removes all animations and leaves the layer as it shows at this instant, to be animated on from there.
  ///
  /// ```swift
  /// card.freezeAnimations()
  /// card.animate { $0.position.value(to: home, duration: 0.5, bounce: 0.3) }
  /// ```
  ///
  /// The properties that the layer's class has are kept, and those of your own that animations with a key move; pictures
  /// that fade into each other, transitions and an emitter's cells aren't. Each animation stops unfinished.
  public func freezeAnimations() {
    if let shown = presentation() {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for key in Set(animatedKeys + ownAnimatedKeys).subtracting(["contents", "emitterCells"]) {
        setValue(shown.value(forKey: key), forKey: key)
      }
      CATransaction.commit()
    }
    removeAllAnimations()
  }

  /// The keys of what the layer's class lets animate.
  private var animatedKeys: [String] {
    switch self {
    case is CAShapeLayer: Self.commonKeys + Self.shapeKeys
    case is CAGradientLayer: Self.commonKeys + ["colors", "locations", "startPoint", "endPoint"]
    case is CATextLayer: Self.commonKeys + ["fontSize", "foregroundColor"]
    case is CAReplicatorLayer: Self.commonKeys + Self.replicatorKeys
    case is CAEmitterLayer: Self.commonKeys + Self.emitterKeys
    default: Self.commonKeys
    }
  }

  private static let commonKeys = [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform",
    "opacity", "hidden", "doubleSided", "masksToBounds", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "contentsRect", "contentsScale", "contentsCenter", "minificationFilterBias",
    "shouldRasterize", "rasterizationScale", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
    "shadowPath",
  ]

  private static let shapeKeys = [
    "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
    "lineDashPhase",
  ]

  private static let replicatorKeys = [
    "instanceCount", "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset",
    "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
  ]

  private static let emitterKeys = [
    "emitterPosition", "emitterZPosition", "emitterSize", "emitterDepth", "birthRate", "lifetime", "velocity",
    "scale", "spin",
  ]

  /// The keys of whatever animations with a key move.
  private var ownAnimatedKeys: [String] {
    (animationKeys() ?? []).compactMap { animation(forKey: $0) }.flatMap(\.keysOfProperties)
  }
}

extension CAAnimation {
  /// The first keys of the key paths that it moves.
  fileprivate var keysOfProperties: [String] {
    switch self {
    case let group as CAAnimationGroup: (group.animations ?? []).flatMap(\.keysOfProperties)
    case let animation as CAPropertyAnimation:
      (animation.keyPath?.split(separator: ".").first).map { [String($0)] } ?? []
    default: []
    }
  }
}
