public import QuartzCore

extension CALayer {
  /// Goes from the layer's look so far to the one that it's given in the same transaction.
  ///
  /// ```swift
  /// page.animate(transition: .cube, from: .right)
  /// page.contents = nextPicture
  /// ```
  ///
  /// - Parameters:
  ///   - style: How.
  ///   - direction: From where, for styles that come from a side; nil, the default, is from the left.
  ///   - duration: How long it takes, in seconds; default 0.5.
  public func animate(
    transition style: TransitionStyle, from direction: TransitionDirection? = nil,
    duration: CFTimeInterval = 0.5
  ) {
    animate { $0.transition.style(style, from: direction, duration: duration) }
  }
}
