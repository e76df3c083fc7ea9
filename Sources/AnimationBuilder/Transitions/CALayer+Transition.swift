public import QuartzCore

extension CALayer {
  /// Adds a transition from the layer's current appearance to the one after this transaction.
  ///
  /// ```swift
  /// page.animate(transition: .cube, from: .right)
  /// page.contents = nextPicture
  /// ```
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - direction: The side that the new content comes from, for styles that have one; nil for the left. Default nil.
  ///   - duration: The duration in seconds. Default 0.5.
  public func animate(
    transition style: TransitionStyle, from direction: TransitionDirection? = nil,
    duration: CFTimeInterval = 0.5
  ) {
    animate { $0.transition.style(style, from: direction, duration: duration) }
  }
}
