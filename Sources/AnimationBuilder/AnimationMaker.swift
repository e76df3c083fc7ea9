public import QuartzCore

/// A property of a layer that is about to be animated, whole, or a part of one.
///
/// Parts have names of their own: `$0.position.x`, `$0.bounds.size.width`, `$0.transform.rotation.z`.
public struct AnimationMaker<Layer: CALayer, Value: AnimatableValue>: AnimatedProperty {
  /// What takes the animations.
  public let maker: AnimationsMaker<Layer>
  /// The key path, from the layer.
  public let keyPath: String

  /// Creates the property of a key path.
  public init(maker: AnimationsMaker<Layer>, keyPath: String) {
    self.maker = maker
    self.keyPath = keyPath
  }
}

extension AnimationMaker {
  /// The part that a key names.
  func part<Part>(_ key: String) -> AnimationMaker<Layer, Part> {
    AnimationMaker<Layer, Part>(maker: maker, keyPath: "\(keyPath).\(key)")
  }
}

extension AnimationMaker where Value == CGPoint {
  /// The x coordinate.
  public var x: AnimationMaker<Layer, CGFloat> { part("x") }
  /// The y coordinate.
  public var y: AnimationMaker<Layer, CGFloat> { part("y") }
}

extension AnimationMaker where Value == CGSize {
  /// The width.
  public var width: AnimationMaker<Layer, CGFloat> { part("width") }
  /// The height.
  public var height: AnimationMaker<Layer, CGFloat> { part("height") }
}

extension AnimationMaker where Value == CGRect {
  /// The corner of smallest coordinates.
  public var origin: AnimationMaker<Layer, CGPoint> { part("origin") }
  /// The extent.
  public var size: AnimationMaker<Layer, CGSize> { part("size") }
  /// The origin's x coordinate.
  public var x: AnimationMaker<Layer, CGFloat> { part("origin.x") }
  /// The origin's y coordinate.
  public var y: AnimationMaker<Layer, CGFloat> { part("origin.y") }
  /// The extent's width.
  public var width: AnimationMaker<Layer, CGFloat> { part("size.width") }
  /// The extent's height.
  public var height: AnimationMaker<Layer, CGFloat> { part("size.height") }
}

extension AnimationMaker where Value == CATransform3D {
  /// The scale: one factor for all axes, or one for each.
  public var scale: TransformPartMaker<Layer, CGFloat> { transformPart("scale") }
  /// The rotation in radians: about the z axis, or about one of the three. A positive angle turns x toward y.
  ///
  /// Unlike whole transforms, which turn the short way, it turns as far as it is told.
  public var rotation: TransformPartMaker<Layer, CGFloat> { transformPart("rotation") }
  /// The translation: by a size in the plane, or along one of the three axes.
  public var translation: TransformPartMaker<Layer, CGSize> { transformPart("translation") }

  /// The transform as a function makes it of one number.
  ///
  /// It replaces the whole transform, or, with ``Animation/additive(_:)``, is concatenated before it.
  public func function(_ function: TransformFunction<CGFloat>) -> TransformFunctionMaker<Layer, CGFloat> {
    TransformFunctionMaker(maker: maker, keyPath: keyPath, function: function)
  }

  /// The transform as a function makes it of three numbers, one for each axis.
  public func function(_ function: TransformFunction<[CGFloat]>) -> TransformFunctionMaker<Layer, [CGFloat]> {
    TransformFunctionMaker(maker: maker, keyPath: keyPath, function: function)
  }

  private func transformPart<Part>(_ key: String) -> TransformPartMaker<Layer, Part> {
    TransformPartMaker(maker: maker, keyPath: "\(keyPath).\(key)")
  }
}
