/// An object that follows the times of a host's animations.
protocol AnimationObserver: AnyObject {
  /// Receives the times of an animation when it's committed, and again when they change.
  ///
  /// - Parameters:
  ///   - begin: The media time in seconds at which the animation begins.
  ///   - end: The media time in seconds at which it ends; infinite if it doesn't end.
  func animation(
    _ attachment: AttachedAnimation, of layer: CALayer, isScheduledFrom begin: Double, to end: Double)

  /// Receives the media time in seconds at which an animation is removed before its end.
  func animation(_ attachment: AttachedAnimation, isRemovedAt time: Double)
}
