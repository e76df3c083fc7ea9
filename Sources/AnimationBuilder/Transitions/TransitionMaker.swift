public import QuartzCore

/// The styles of transition that a layer can have, by name.
///
/// A layer has one transition at a time, under the key `transition`, whatever key the builder's other animations have; it
/// can't be in a group, so that the builder's own modifiers don't apply to it.
///
/// ```swift
/// page.animate { $0.transition.push.from(.right, duration: 0.3).timingFunction(.easeInOut) }
/// page.contents = nextPicture
/// ```
public struct TransitionMaker<Layer: CALayer> {
  let maker: AnimationsMaker<Layer>

  /// The new look slides in and pushes the old one out.
  public var push: DirectedTransitionMaker<Layer> { directed(.push) }
  /// The new look slides over the old one.
  public var moveIn: DirectedTransitionMaker<Layer> { directed(.moveIn) }
  /// The old look slides away from over the new one.
  public var reveal: DirectedTransitionMaker<Layer> { directed(.reveal) }
  /// The looks are two sides of a cube that turns.
  public var cube: DirectedTransitionMaker<Layer> { directed(.cube) }
  /// The looks are two sides of a card that turns.
  public var oglFlip: DirectedTransitionMaker<Layer> { directed(.oglFlip) }
  /// The old look is rolled up like a page.
  public var pageCurl: DirectedTransitionMaker<Layer> { directed(.pageCurl) }
  /// The new look is unrolled like a page.
  public var pageUnCurl: DirectedTransitionMaker<Layer> { directed(.pageUnCurl) }

  /// The new look appears as the old one vanishes.
  @discardableResult
  public func fade(duration: CFTimeInterval) -> Animation<CATransition, Void> {
    style(.fade, duration: duration)
  }

  /// A transition of any style, from a side where it has one.
  @discardableResult
  public func style(
    _ style: TransitionStyle, from direction: TransitionDirection? = nil, duration: CFTimeInterval
  ) -> Animation<CATransition, Void> {
    let transition = CATransition()
    transition.type = style.caType
    transition.subtype = direction?.caSubtype
    transition.duration = duration
    maker.transitions.append(transition)
    return Animation(transition, with: maker.updates)
  }

  private func directed(_ style: TransitionStyle) -> DirectedTransitionMaker<Layer> {
    DirectedTransitionMaker(maker: self, style: style)
  }
}

/// A style of transition that comes from a side.
public struct DirectedTransitionMaker<Layer: CALayer> {
  let maker: TransitionMaker<Layer>
  /// The style.
  public let style: TransitionStyle

  /// Comes from a side, in a time in seconds.
  @discardableResult
  public func from(
    _ direction: TransitionDirection, duration: CFTimeInterval
  ) -> Animation<CATransition, Void> {
    maker.style(style, from: direction, duration: duration)
  }
}

extension AnimationsMaker {
  /// The way from the layer's look so far to the one that it's given in the same transaction.
  public var transition: TransitionMaker<Layer> { TransitionMaker(maker: self) }
}

extension Animation where Kind == CATransition {
  /// Where within the effect it starts, 0…1; default 0.
  @discardableResult
  public func startProgress(_ value: Float) -> Self {
    caAnimation.startProgress = value
    return self
  }

  /// Where within the effect it ends, 0…1; default 1.
  @discardableResult
  public func endProgress(_ value: Float) -> Self {
    caAnimation.endProgress = value
    return self
  }
}
