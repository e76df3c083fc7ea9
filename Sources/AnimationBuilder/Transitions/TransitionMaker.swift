public import QuartzCore

/// The transitions of a layer by style.
///
/// A layer has one transition at a time, always with the key `transition`. A transition can't be a member of a group, so the
/// builder's own modifiers don't apply to it.
///
/// ```swift
/// page.animate { $0.transition.push.from(.right, duration: 0.3).timingFunction(.easeInOut) }
/// page.contents = nextPicture
/// ```
public struct TransitionMaker<Layer: CALayer> {
  let maker: AnimationsMaker<Layer>

  /// The new content slides in and pushes the old content out.
  public var push: DirectedTransitionMaker<Layer> { directed(.push) }
  /// The new content slides over the old content.
  public var moveIn: DirectedTransitionMaker<Layer> { directed(.moveIn) }
  /// The old content slides away and reveals the new content.
  public var reveal: DirectedTransitionMaker<Layer> { directed(.reveal) }
  /// A cube turns from the old content to the new content.
  public var cube: DirectedTransitionMaker<Layer> { directed(.cube) }
  /// A card flips from the old content to the new content.
  public var oglFlip: DirectedTransitionMaker<Layer> { directed(.oglFlip) }
  /// The old content curls up like a page.
  public var pageCurl: DirectedTransitionMaker<Layer> { directed(.pageCurl) }
  /// The new content uncurls like a page.
  public var pageUnCurl: DirectedTransitionMaker<Layer> { directed(.pageUnCurl) }

  /// The old content crossfades to the new content.
  @discardableResult
  public func fade(duration: CFTimeInterval) -> LayerAnimation<CATransition, Void> {
    style(.fade, duration: duration)
  }

  /// Adds a transition of any style, from a side for styles that have one.
  @discardableResult
  public func style(
    _ style: TransitionStyle, from direction: TransitionDirection? = nil, duration: CFTimeInterval
  ) -> LayerAnimation<CATransition, Void> {
    let transition = CATransition()
    transition.type = style.caType
    transition.subtype = direction?.caSubtype
    transition.duration = duration
    maker.transitions.append(transition)
    return LayerAnimation(transition, with: maker.updates)
  }

  private func directed(_ style: TransitionStyle) -> DirectedTransitionMaker<Layer> {
    DirectedTransitionMaker(maker: self, style: style)
  }
}

/// A style of transition that has a side.
public struct DirectedTransitionMaker<Layer: CALayer> {
  let maker: TransitionMaker<Layer>
  /// The style.
  public let style: TransitionStyle

  /// Adds the transition from a side, with a duration in seconds.
  @discardableResult
  public func from(
    _ direction: TransitionDirection, duration: CFTimeInterval
  ) -> LayerAnimation<CATransition, Void> {
    maker.style(style, from: direction, duration: duration)
  }
}

extension AnimationsMaker {
  /// A transition from the layer's current appearance to the one after this transaction.
  public var transition: TransitionMaker<Layer> { TransitionMaker(maker: self) }
}

extension LayerAnimation where Kind == CATransition {
  /// Sets the progress at which the transition starts, 0…1. Default 0.
  @discardableResult
  public func startProgress(_ value: Float) -> Self {
    caAnimation.startProgress = value
    return self
  }

  /// Sets the progress at which the transition ends, 0…1. Default 1.
  @discardableResult
  public func endProgress(_ value: Float) -> Self {
    caAnimation.endProgress = value
    return self
  }
}
