public import CoreGraphics
import QuartzCore

// MARK: - Presets that draw attention to a layer

extension Chain {
  /// Grows, waggles and shrinks again: 0.65 s.
  public static var tada: Chain {
    let grow = ChainAnimator.basic.property("transform.scale").fromValue(1).toValue(1.1).duration(0.15)
    grow.combineWith(turn(by: .pi / 21))
    grow.combineWith(turn(by: -.pi / 18).beginTime(0.1))
    grow.nextToBasic.property("transform.scale").toValue(1).duration(0.15)
    return Chain(grow)
  }

  /// Grows and shrinks again once: 1 s.
  ///
  /// - Parameter growth: The increase of the scale. Default 0.1.
  public static func pulse(by growth: CGFloat = 0.1) -> Chain {
    Chain(ChainAnimator.basic.property("transform.scale").byValue(growth).duration(0.5).linear.autoreverses)
  }

  /// Shakes from left to right one and a half times and returns: 0.4 s.
  ///
  /// - Parameter distance: The distance to each side, in points. Default 20.
  public static func shake(distance: CGFloat = 20) -> Chain {
    let shake = ChainAnimator.basic.property("position.x").duration(0.1).linear.autoreverses.repeatCount(1.5)
      .between { layer in (layer.position.x - distance, layer.position.x + distance) }
    // One and a half cycles end at the right.
    shake.nextToBasic.property("position.x").byValue(-distance).linear.duration(0.1)
    return Chain(shake)
  }

  /// Swings to both sides: 0.5 s. AXAnimationChain's swing ends with a change of scale that has no effect, which is
  /// omitted here.
  public static var swing: Chain {
    let swing = turn(by: .pi / 21)
    swing.combineWith(turn(by: -.pi / 18).beginTime(0.1))
    return Chain(swing)
  }

  /// Wobbles like jelly: four stretches of 0.25 s.
  public static var morph: Chain {
    let stretches: [(CGFloat, CGFloat)] = [(1.2, 0.8), (0.8, 1.2), (1.2, 0.8), (1, 1)]
    let first = ChainAnimator()
    var last = first
    for (index, (x, y)) in stretches.enumerated() {
      if index > 0 { last = last.nextTo(ChainAnimator()) }
      last.combineBasic.property("transform.scale.x").toValue(x).linear.duration(0.25)
      last.combineBasic.property("transform.scale.y").toValue(y).linear.duration(0.25)
    }
    return Chain(first)
  }

  private static func turn(by angle: CGFloat) -> BasicChainAnimator {
    ChainAnimator.basic.property("transform.rotation").byValue(angle).duration(0.1).autoreverses.repeatCount(
      2)
  }
}

extension BasicChainAnimator {
  /// Sets both ends from the layer's values at the beginning of the stage.
  func between(_ ends: @escaping (CALayer) -> (from: CGFloat, to: CGFloat)) -> Self {
    setting.prepare = { layer, animation in
      guard let animation = animation as? CABasicAnimation else { return }
      (animation.fromValue, animation.toValue) = ends(layer)
    }
    return self
  }
}
