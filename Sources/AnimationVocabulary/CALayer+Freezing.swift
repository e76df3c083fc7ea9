public import QuartzCore

extension CALayer {
  /// Removes all animations and sets the layer's own properties to the values that it currently shows.
  ///
  /// The layer doesn't jump, and the next animation starts from the current appearance:
  ///
  /// ```swift
  /// card.freezeAnimations()
  /// card.animate { $0.position.value(to: home, duration: 0.5, bounce: 0.3) }
  /// ```
  ///
  /// This preserves the properties that the layer's class declares, and your own properties that are changed by animations
  /// with a key. It doesn't preserve crossfading contents, transitions, and the cells of an emitter. Each animation stops
  /// unfinished. A layer without a presentation only loses its animations.
  public func freezeAnimations() {
    if let presentation = presentation() {
      CATransaction.withoutActions {
        for key in animatableKeys.union(animatedKeys).subtracting(["contents", "emitterCells"]) {
          setValue(presentation.value(forKey: key), forKey: key)
        }
      }
    }
    removeAllAnimations()
  }

  /// The first keys of the key paths that are changed by animations with a key.
  private var animatedKeys: Set<String> {
    let animations = (animationKeys() ?? []).compactMap { animation(forKey: $0) }
    return Set(animations.flatMap(\.animatedKeys))
  }
}

extension CAAnimation {
  /// The first keys of the key paths that the animation changes.
  fileprivate var animatedKeys: [String] {
    switch self {
    case let group as CAAnimationGroup: (group.animations ?? []).flatMap(\.animatedKeys)
    case let animation as CAPropertyAnimation:
      (animation.keyPath?.split(separator: ".").first).map { [String($0)] } ?? []
    default: []
    }
  }
}

// MARK: - Animatable properties of each class

extension CALayer {
  /// The keys of the animatable properties that the layer's class declares.
  ///
  /// Animations without a key can't be listed, so any of these may be animated.
  private var animatableKeys: Set<String> {
    let ownKeys: [String] =
      switch self {
      case is CAShapeLayer: Self.shapeKeys
      case is CAGradientLayer: ["colors", "locations", "startPoint", "endPoint"]
      case is CATextLayer: ["fontSize", "foregroundColor"]
      case is CAReplicatorLayer: Self.replicatorKeys
      case is CAEmitterLayer: Self.emitterKeys
      default: []
      }
    return Set(Self.commonKeys + ownKeys)
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
}
