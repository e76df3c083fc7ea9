import CoreGraphics

/// An animation of the property at a key path.
open class CAPropertyAnimation: CAAnimation, _KeyPathInitializable {
  @exclusivity(unchecked) final var property = PropertyAnimationValues()

  /// Creates an animation of the property at a key path, such as `"position.x"`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the animated property. Default nil.
  ///
  /// If the layer has no such property, the animation has no effect.
  open var keyPath: String? {
    get { property.keyPath }
    set { property.keyPath = newValue }
  }

  /// Whether the value is added to the underlying value. Default false.
  ///
  /// A transform is concatenated before the underlying one; anything else is added number by number.
  open var isAdditive: Bool {
    get { property.isAdditive }
    set { property.isAdditive = newValue }
  }

  /// Whether each cycle begins with the value at which the last one ended; default false.
  open var isCumulative: Bool {
    get { property.isCumulative }
    set { property.isCumulative = newValue }
  }

  /// The function that converts the animated numbers to a transform. Default nil.
  ///
  /// The ``keyPath`` must name a whole transform; with any other key path the animation has no effect.
  open var valueFunction: CAValueFunction? {
    get { details.valueFunction }
    set { details.valueFunction = newValue }
  }

  override class var keyedProperties: KeyedProperties { properties }

  private static let properties = KeyedProperties(
    [
      .init("keyPath", at: \.keyPath), .init("additive", "isAdditive", at: \.isAdditive),
      .init("cumulative", "isCumulative", at: \.isCumulative),
      .init("valueFunction", object: \.valueFunction),
    ] as [KeyedProperty<CAPropertyAnimation>], extending: CAAnimation.keyedProperties)

  override var animationClass: AnimationClass { .property }

  override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    property = unsafeDowncast(other, to: CAPropertyAnimation.self).property
  }
}

/// The stored properties of ``CAPropertyAnimation``.
struct PropertyAnimationValues {
  var keyPath: String?
  var isAdditive = false
  var isCumulative = false
}
