import AnimationVocabulary
public import QuartzCore

/// A value of a layer's property that can be animated.
///
/// Numbers, points, sizes, rectangles, transforms, colors, paths, images and arrays of them conform. To conform, a type
/// of your own returns its value for Core Animation:
///
/// ```swift
/// extension Gauge.Level: AnimatableValue {
///   var animationValue: Any? { fraction }
/// }
/// ```
public protocol AnimatableValue {
  /// The value for an animation; nil for the layer's own value. Default `self`.
  var animationValue: Any? { get }
  /// The value for an animation in place of nil; nil for the layer's own value, which is the default.
  static var animationValueOfNone: Any? { get }
}

extension AnimatableValue {
  /// The value itself.
  public var animationValue: Any? { self }
  /// Nil, for the layer's own value.
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
  /// Transparent black.
  public static var animationValueOfNone: Any? { CGColor.blackClean }
}

/// Nil is animated as ``AnimatableValue/animationValueOfNone``, such as a transparent color.
extension Optional: AnimatableValue where Wrapped: AnimatableValue {
  /// The wrapped value's animation value; for nil, ``AnimatableValue/animationValueOfNone`` of the wrapped type.
  public var animationValue: Any? { self?.animationValue ?? Wrapped.animationValueOfNone }
}

extension Array: AnimatableValue where Element: AnimatableValue {
  /// The animation values of the elements.
  public var animationValue: Any? { compactMap(\.animationValue) }
}
