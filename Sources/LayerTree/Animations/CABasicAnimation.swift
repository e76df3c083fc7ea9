import CoreGraphics

/// An animation from one value to another.
///
/// | Properties set | Interpolates |
/// |---|---|
/// | `fromValue`, `toValue` | from `fromValue` to `toValue` |
/// | `fromValue`, `byValue` | from `fromValue` to `fromValue` + `byValue` |
/// | `byValue`, `toValue` | from `toValue` − `byValue` to `toValue` |
/// | `fromValue` | from `fromValue` to the underlying value |
/// | `toValue` | from the underlying value to `toValue` |
/// | `byValue` | from the underlying value to the underlying value + `byValue` |
/// | none | from the underlying value to itself |
///
/// The underlying value is the value that the layer's property has at that instant without this animation. If all
/// three properties are set, `byValue` is ignored.
open class CABasicAnimation: CAPropertyAnimation {
  @exclusivity(unchecked) final var ends = BasicAnimationValues()

  /// The start value. Default nil.
  ///
  /// Its type is that of the animated property: a number, a structure (plain or in an `NSValue`) or an object.
  open var fromValue: Any? {
    get { ends.from }
    set { ends.from = newValue }
  }

  /// The end value. Default nil.
  open var toValue: Any? {
    get { ends.to }
    set { ends.to = newValue }
  }

  /// The difference between the end value and the start value. Default nil.
  open var byValue: Any? {
    get { ends.by }
    set { ends.by = newValue }
  }

  override class var keyedProperties: KeyedProperties { properties }

  private static let properties = KeyedProperties(
    [
      .init("fromValue", any: \.fromValue), .init("toValue", any: \.toValue),
      .init("byValue", any: \.byValue),
    ] as [KeyedProperty<CABasicAnimation>], extending: CAPropertyAnimation.keyedProperties)

  override var animationClass: AnimationClass { .basic }

  override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    ends = unsafeDowncast(other, to: CABasicAnimation.self).ends
  }
}

/// The stored properties of ``CABasicAnimation``.
struct BasicAnimationValues {
  var from: Any?
  var to: Any?
  var by: Any?
}
