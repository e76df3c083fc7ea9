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

  override class var keyedProperties: KeyedProperties { properties }

  private static let properties = KeyedProperties(
    [
      .init("keyPath", at: \.keyPath), .init("additive", "isAdditive", at: \.isAdditive),
      .init("cumulative", "isCumulative", at: \.isCumulative),
      .init("valueFunction", object: \.valueFunction),
    ] as [KeyedProperty<CAPropertyAnimation>], extending: CAAnimation.keyedProperties)

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
