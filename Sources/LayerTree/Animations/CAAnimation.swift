public import CoreGraphics

/// What all animations share: timing, pacing, a delegate, and values under keys of the user's own.
///
/// `CALayer.add(_:forKey:)` copies the animation, so one object can be changed and added again. An animation is
/// also an action: run, it adds itself to the layer under the event's name.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction, _Archivable {
  @exclusivity(unchecked) final var timing = TimingValues()
  @exclusivity(unchecked) final var details = AnimationDetails()
  /// Values under keys that the class doesn't know.
  final var userValues: [String: Any] = [:]

  /// Creates an animation that takes its duration from the transaction in which it's added.
  public override init() { super.init() }

  /// Reads the animation from an archive, for a subclass's `init?(coder:)` to call as `super.init(coder: coder)`;
  /// nil where the archive holds no valid animation.
  ///
  /// The second parameter leaves subclasses free to have that initializer, or not.
  public init?(coder: NSCoder, _: Void = ()) {
    super.init()
    guard unarchive(from: coder) else { return nil }
  }

  // MARK: CAMediaTiming

  /// When the animation begins, in seconds of its layer's time or its group's.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The length of one pass in seconds. 0 takes the transaction's duration, or its group's; default 0.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How many of the animation's seconds pass in one of its layer's; default 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// How far into its time the animation begins, in seconds, wrapping at the end of a cycle; default 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How many cycles play; 0, the default, means one.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// For how many seconds cycles play; 0, the default, leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each pass is also played backward; default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What shows before and after; default ``CAMediaTimingFillMode/removed``.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Behavior

  /// The pacing of each pass; nil, the default, is linear.
  open var timingFunction: CAMediaTimingFunction? {
    get { details.timingFunction }
    set { details.timingFunction = newValue }
  }

  /// The object told of start and stop; retained until the animation is gone. Default nil.
  open var delegate: (any CAAnimationDelegate)? {
    get { details.delegate }
    set { details.delegate = newValue }
  }

  /// Whether the layer drops the animation when it has ended; default true.
  ///
  /// A dropped animation shows nothing, whatever its fill mode.
  open var isRemovedOnCompletion: Bool {
    get { details.isRemovedOnCompletion }
    set { details.isRemovedOnCompletion = newValue }
  }

  /// For how many seconds of a pass the animation, and all in it, stands still before it jumps on; 0, the default, where it
  /// runs. Above 0, it takes the timing function's place.
  package final var stepLength: Double {
    get { details.stepLength }
    set { details.stepLength = newValue }
  }

  /// How often the animation should be shown; default ``CAFrameRateRange/default``. It changes no value.
  open var preferredFrameRateRange: CAFrameRateRange {
    // Among the user's values, since hardly an animation has one.
    get { userValues["preferredFrameRateRange"] as? CAFrameRateRange ?? .default }
    set { userValues["preferredFrameRateRange"] = newValue }
  }

  // MARK: Key-value coding

  /// Returns the value of a property or of a key of the user's own; nil for what was never set.
  open func value(forKey key: String) -> Any? {
    type(of: self).keyedProperties.value(forKey: key, of: self) ?? userValues[key]
  }

  /// Sets a property or a value under a key of the user's own; nil removes the latter.
  ///
  /// A value of the wrong type for a property is ignored.
  open func setValue(_ value: Any?, forKey key: String) {
    if !type(of: self).keyedProperties.setValue(value, forKey: key, of: self) { userValues[key] = value }
  }

  /// The properties of the class by key.
  class var keyedProperties: KeyedProperties { properties }

  private static let properties = KeyedProperties(
    KeyedProperty<CAAnimation>.timing + [
      .init("timingFunction", object: \.timingFunction), .init("delegate", object: \.delegate),
      .init("removedOnCompletion", "isRemovedOnCompletion", at: \.isRemovedOnCompletion),
      .init("preferredFrameRateRange", at: \.preferredFrameRateRange),
    ])

  /// Returns the value at a key path whose first key names a property or a key of the user's own.
  open func value(forKeyPath keyPath: String) -> Any? {
    if let value = value(forKey: keyPath) { return value }
    if let (container, rest) = followed(keyPath) { return container.value(forKeyPath: rest) }
    let (key, rest) = keyPath.splitAtFirstDot
    guard let rest else { return nil }
    return container(forKey: key)?.value(forKeyPath: rest)
  }

  /// Sets the value at a key path whose first key names a property or a key of the user's own.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (container, rest) = followed(keyPath) { return container.setValue(value, forKeyPath: rest) }
    let (key, rest) = keyPath.splitAtFirstDot
    if let rest, let container = container(forKey: key) {
      container.setValue(value, forKeyPath: rest)
    } else {
      setValue(value, forKey: keyPath)
    }
  }

  /// Returns the value that a property of this class has until it's set, nil for unknown keys.
  open class func defaultValue(forKey key: String) -> Any? { make().value(forKey: key) }

  /// Returns whether an archive of the animation should hold the value of a key: always, unless a subclass says
  /// otherwise.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  // MARK: Copying

  /// Returns an animation of the same class with the same properties and user's values.
  ///
  /// Properties that a subclass stores itself are copied by an override of this method.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.takeState(of: self)
    return copy
  }

  var animationClass: AnimationClass { .other }

  /// Takes over what another animation of this class holds.
  func takeState(of other: CAAnimation) {
    timing = other.timing
    details = other.details
    userValues = other.userValues
  }

  // MARK: Archiving

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the properties, but for the delegate, and the user's values that can be archived into an archive.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  // MARK: CAAction

  /// Adds the animation to a layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An animation is a mutable object of one thread.
@available(*, unavailable)
extension CAAnimation: @unchecked Sendable {}

/// What an animation holds beside its timing.
struct AnimationDetails {
  var timingFunction: CAMediaTimingFunction?
  var delegate: (any CAAnimationDelegate)?
  var isRemovedOnCompletion = true
  var stepLength = 0.0
}
