public import CoreGraphics

/// The base class of animations: timing, pacing, a delegate, and values under custom keys.
///
/// `CALayer.add(_:forKey:)` copies the animation, so one object can be changed and added again. An animation is
/// also an action: when run, it adds itself to the layer with the event's name as its key.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction, _Archivable {
  @exclusivity(unchecked) final var timing = TimingValues()
  private final var isRemovedAtEnd = true
  @exclusivity(unchecked) final var details = AnimationDetails<any CAAnimationDelegate>()

  /// Creates an animation whose duration is the duration of the transaction in which it's added.
  public override init() { super.init() }

  /// Creates an animation from an archive; returns nil if the archive contains no valid animation.
  ///
  /// A subclass's `init?(coder:)` calls it as `super.init(coder: coder)`. The second parameter distinguishes it from
  /// the other initializer, so that a subclass doesn't have to implement it.
  public init?(coder: NSCoder, _: Void = ()) {
    super.init()
    guard unarchive(from: coder) else { return nil }
  }

  // MARK: CAMediaTiming

  /// The begin time, in seconds of the layer's local time, or of the group's in a group.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The length of one pass in seconds. 0, the default, means the transaction's duration, or in a group the group's.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// The rate of the animation's time relative to its layer's; default 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// The time within the animation at which it begins, in seconds, wrapping at the end of a cycle; default 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The number of cycles, which may be fractional; 0, the default, means one.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// The number of seconds for which cycles repeat; 0, the default, means that `repeatCount` decides.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each pass is also played backward; default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The behavior before and after the active duration; default ``CAMediaTimingFillMode/removed``.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Behavior

  /// The pacing of each pass; nil, the default, means linear pacing.
  open var timingFunction: CAMediaTimingFunction? {
    get { details.timingFunction }
    set { details.timingFunction = newValue }
  }

  /// The object that is notified when the animation starts and stops; a strong reference. Default nil.
  open var delegate: (any CAAnimationDelegate)? {
    get { details.delegate }
    set { details.delegate = newValue }
  }

  /// Whether the animation is removed from its layer when it ends; default true.
  ///
  /// A removed animation has no effect, regardless of its fill mode.
  open var isRemovedOnCompletion: Bool {
    get { isRemovedAtEnd }
    set { isRemovedAtEnd = newValue }
  }

  /// The length of the steps in which the animation, with all animations in it, advances, in seconds of a pass.
  ///
  /// 0, the default, means continuous motion. A value above 0 replaces the timing function.
  package final var stepLength: Double {
    get { details.stepLength }
    set { details.stepLength = newValue }
  }

  /// The preferred range of frame rates; default ``CAFrameRateRange/default``.
  ///
  /// It's stored, but doesn't affect playback.
  open var preferredFrameRateRange: CAFrameRateRange {
    // Stored among the values under custom keys, since few animations set it.
    get { details.userValues["preferredFrameRateRange"] as? CAFrameRateRange ?? .default }
    set { details.userValues["preferredFrameRateRange"] = newValue }
  }

  // MARK: Key-value coding

  /// Returns the value of a property, or of a custom key; nil if a custom key was never set.
  open func value(forKey key: String) -> Any? {
    boxedNumber(type(of: self).keyedProperties.value(forKey: key, of: self) ?? details.userValues[key])
  }

  /// Sets a property, or the value of a custom key; nil removes the value of a custom key.
  ///
  /// A value of the wrong type for a property is ignored.
  open func setValue(_ value: Any?, forKey key: String) {
    if !type(of: self).keyedProperties.setValue(value, forKey: key, of: self) {
      details.userValues[key] = value
    }
  }

  /// The properties of the class by key.
  class var keyedProperties: KeyedProperties { properties }

  private static let properties = KeyedProperties(
    KeyedProperty<CAAnimation>.timing + [
      .init("timingFunction", object: \.timingFunction), .init("delegate", object: \.delegate),
      .init("removedOnCompletion", "isRemovedOnCompletion", at: \.isRemovedOnCompletion),
      .init("preferredFrameRateRange", at: \.preferredFrameRateRange),
    ])

  /// Returns the value at a key path whose first key is a property's name or a custom key.
  open func value(forKeyPath keyPath: String) -> Any? {
    if let value = value(forKey: keyPath) { return value }
    if let (container, rest) = followed(keyPath) { return container.value(forKeyPath: rest) }
    let (key, rest) = keyPath.splitAtFirstDot
    guard let rest else { return nil }
    return container(forKey: key)?.value(forKeyPath: rest)
  }

  /// Sets the value at a key path whose first key is a property's name or a custom key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (container, rest) = followed(keyPath) { return container.setValue(value, forKeyPath: rest) }
    let (key, rest) = keyPath.splitAtFirstDot
    if let rest, let container = container(forKey: key) {
      container.setValue(value, forKeyPath: rest)
    } else {
      setValue(value, forKey: keyPath)
    }
  }

  /// Returns the default value of a property of this class; nil for an unknown key.
  open class func defaultValue(forKey key: String) -> Any? { make().value(forKey: key) }

  /// Returns whether the value of a key is archived: true, unless a subclass overrides it.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  // MARK: Copying

  /// Returns an animation of the same class with the same properties and the same values under custom keys.
  ///
  /// A subclass that stores properties of its own overrides this method to copy them.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.copyState(from: self)
    return copy
  }

  var animationClass: AnimationClass { .other }

  /// Copies the state of another animation of this class.
  func copyState(from other: CAAnimation) {
    timing = other.timing
    details = other.details
    isRemovedAtEnd = other.isRemovedAtEnd
  }

  // MARK: Archiving

  /// Whether the class supports secure coding: true.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the properties except for the delegate, and those values under custom keys that can be archived.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  // MARK: CAAction

  /// Adds the animation to a layer with the event's name as its key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An animation is mutable and belongs to one thread at a time.
@available(*, unavailable)
extension CAAnimation: @unchecked Sendable {}
