public import CoreGraphics
public import Foundation
public import QuartzCore

/// Keyframes that are computed from other properties: the superclass of ``SpringKeyframeAnimation`` and
/// ``DecayKeyframeAnimation``.
///
/// ``values`` and ``keyTimes`` are computed on demand. Setting them, ``path`` or ``timingFunctions`` has no effect.
open class ComputedKeyframeAnimation: CAKeyframeAnimation {
  /// The duration that the cached keyframes were computed for; nil if they are invalid.
  private var sampledDuration: Double?

  /// Creates an animation without values.
  public override init() { super.init() }

  /// Returns the samples of the motion; nil if a required value is missing.
  func sampledCurve(over duration: Double) -> SampledCurve? { nil }

  /// Invalidates the cached keyframes.
  final func invalidateKeyframes() { sampledDuration = nil }

  // MARK: Computed keyframes

  /// The computed values; nil if a required value is missing.
  open override var values: [Any]? {
    get {
      sampleIfNeeded()
      return super.values
    }
    set {}
  }

  /// The computed time of each of ``values``.
  open override var keyTimes: [NSNumber]? {
    get {
      sampleIfNeeded()
      return super.keyTimes
    }
    set {}
  }

  /// Nil: the keyframes are values.
  open override var path: CGPath? {
    get { nil }
    set {}
  }

  /// Nil: the segments between keyframes are linear.
  open override var timingFunctions: [CAMediaTimingFunction]? {
    get { nil }
    set {}
  }

  /// Returns an animation with the same properties and computed keyframes.
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
