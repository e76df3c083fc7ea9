public import QuartzCore

/// A value between which and another of its type a layer's property can be animated.
///
/// Numbers, points, sizes, rectangles, transforms, colors, paths, pictures and lists of them conform. A type of your own
/// conforms by saying what Core Animation is to take for it:
///
/// ```swift
/// extension Gauge.Level: AnimatableValue {
///   var animationValue: Any? { fraction }
/// }
/// ```
public protocol AnimatableValue {
  /// What an animation takes for the value; nil leaves it to the layer's own.
  var animationValue: Any? { get }
  /// What an animation takes where there is no value: nil, the default, leaves it to the layer's own.
  static var animationValueOfNone: Any? { get }
}

extension AnimatableValue {
  /// The value itself.
  public var animationValue: Any? { self }
  /// Nothing: what the layer has is taken.
  public static var animationValueOfNone: Any? { nil }
}

extension CGFloat: AnimatableValue {}
extension Double: AnimatableValue {}
extension Float: AnimatableValue {}
extension Int: AnimatableValue {}
extension Bool: AnimatableValue {}
extension NSNumber: AnimatableValue {}
extension CGPoint: AnimatableValue {}
extension CGSize: AnimatableValue {}
extension CGRect: AnimatableValue {}
extension CATransform3D: AnimatableValue {}
extension CGPath: AnimatableValue {}
extension CGImage: AnimatableValue {}

extension CGColor: AnimatableValue {
  /// Black that is transparent: no color is seen.
  public static var animationValueOfNone: Any? { CGColor.blackClean }
}

/// Nil is what ``AnimatableValue/animationValueOfNone`` says: transparent for a color.
extension Optional: AnimatableValue where Wrapped: AnimatableValue {
  /// The wrapped value's, or what its type has for none.
  public var animationValue: Any? { self?.animationValue ?? Wrapped.animationValueOfNone }
}

extension Array: AnimatableValue where Element: AnimatableValue {
  /// The elements' values.
  public var animationValue: Any? { compactMap(\.animationValue) }
}
