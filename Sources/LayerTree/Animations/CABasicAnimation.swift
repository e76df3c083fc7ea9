import CoreGraphics

/// An animation from one value to another.
///
/// | set | runs |
/// |---|---|
/// | from, to | from `fromValue` to `toValue` |
/// | from, by | from `fromValue` to `fromValue` + `byValue` |
/// | by, to | from `toValue` − `byValue` to `toValue` |
/// | from | from `fromValue` to the value underneath |
/// | to | from the value underneath to `toValue` |
/// | by | from the value underneath, by `byValue` |
/// | nothing | the value underneath |
///
/// The value underneath is what the layer's property has at that instant without this animation. Where all three
/// are set, `byValue` is ignored.
open class CABasicAnimation: CAPropertyAnimation {
  @exclusivity(unchecked) final var ends = BasicAnimationValues()

  /// Where the animation starts: a number, a structure (plain or in an `NSValue`) or an object, as the
  /// property's type asks. Default nil.
  open var fromValue: Any? {
    get { ends.from }
    set { ends.from = newValue }
  }

  /// Where the animation ends. Default nil.
  open var toValue: Any? {
    get { ends.to }
    set { ends.to = newValue }
  }

  /// How far the animation goes. Default nil.
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

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    ends = unsafeDowncast(other, to: CABasicAnimation.self).ends
  }
}

/// The stored side of ``CABasicAnimation``.
struct BasicAnimationValues {
  var from: Any?
  var to: Any?
  var by: Any?
}
