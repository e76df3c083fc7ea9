import CoreGraphics

/// An animation of the property at a key path.
open class CAPropertyAnimation: CAAnimation, _KeyPathInitializable {
  @exclusivity(unchecked) final var property = PropertyAnimationValues()

  /// Creates an animation of the property at a key path, such as `"position.x"`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// What is animated; where the layer has no such property, nothing happens. Default nil.
  open var keyPath: String? {
    get { property.keyPath }
    set { property.keyPath = newValue }
  }

  /// Whether the value is added to the one underneath: transforms are concatenated before it, everything else
  /// is added number by number. Default false.
  open var isAdditive: Bool {
    get { property.isAdditive }
    set { property.isAdditive = newValue }
  }

  /// Whether each cycle begins where the last one ended; default false.
  open var isCumulative: Bool {
    get { property.isCumulative }
    set { property.isCumulative = newValue }
  }

  /// Makes a transform of the animated numbers, where ``keyPath`` names a whole transform; on any other key path the
  /// animation does nothing. Default nil.
  open var valueFunction: CAValueFunction? {
    get { property.valueFunction }
    set { property.valueFunction = newValue }
  }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "keyPath": keyPath
    case "additive", "isAdditive": isAdditive
    case "cumulative", "isCumulative": isCumulative
    case "valueFunction": valueFunction
    default: super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "keyPath": keyPath = Coerced.optional(value, else: keyPath, for: key, Coerced.string)
    case "additive", "isAdditive":
      isAdditive = Coerced.bool(value) ?? Coerced.keeping(isAdditive, not: value, for: key)
    case "cumulative", "isCumulative":
      isCumulative = Coerced.bool(value) ?? Coerced.keeping(isCumulative, not: value, for: key)
    case "valueFunction": valueFunction = Coerced.optional(value, else: valueFunction, for: key)
    default: super.setValue(value, forKey: key)
    }
  }

  override var animationClass: AnimationClass { .property }

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    property = unsafeDowncast(other, to: CAPropertyAnimation.self).property
  }
}

/// The stored side of ``CAPropertyAnimation``.
struct PropertyAnimationValues {
  var keyPath: String?
  var isAdditive = false
  var isCumulative = false
  var valueFunction: CAValueFunction?
}
