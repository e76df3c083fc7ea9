public import CoreGraphics
public import Foundation
public import QuartzCore

/// Keyframes that follow from something else: what ``SpringKeyframeAnimation`` and ``DecayKeyframeAnimation`` share.
///
/// What `CAKeyframeAnimation` lets you set is computed here, when it's asked for: setting ``values``, ``keyTimes``,
/// ``path`` or ``timingFunctions`` does nothing.
open class ComputedKeyframeAnimation: CAKeyframeAnimation {
  /// The duration for which the keyframes were made; nil where something was set since.
  private var sampledDuration: Double?

  /// Creates an animation without values.
  public override init() { super.init() }

  /// The curve that the keyframes follow; nil where something is lacking.
  func sampledCurve(over duration: Double) -> SampledCurve? { nil }

  /// Lets the keyframes be made anew: something that they follow from was set.
  final func forgetKeyframes() { sampledDuration = nil }

  // MARK: Computed keyframes

  /// The values on the way; nil where something is lacking.
  open override var values: [Any]? {
    get {
      sampleIfNeeded()
      return super.values
    }
    set {}
  }

  /// When each of ``values`` holds.
  open override var keyTimes: [NSNumber]? {
    get {
      sampleIfNeeded()
      return super.keyTimes
    }
    set {}
  }

  /// Nil: the way is straight.
  open override var path: CGPath? {
    get { nil }
    set {}
  }

  /// Nil: what the keyframes follow from paces the way.
  open override var timingFunctions: [CAMediaTimingFunction]? {
    get { nil }
    set {}
  }

  /// Returns an animation with the same properties, its keyframes made.
  open override func copy(with zone: NSZone? = nil) -> Any {
    sampleIfNeeded()
    let copy = super.copy(with: zone)
    (copy as? ComputedKeyframeAnimation)?.sampledDuration = sampledDuration
    return copy
  }

  private func sampleIfNeeded() {
    let duration = effectiveDuration
    guard sampledDuration != duration else { return }
    sampledDuration = duration
    let curve = sampledCurve(over: duration)
    super.values = curve?.values
    super.keyTimes = curve?.keyTimes
  }
}
