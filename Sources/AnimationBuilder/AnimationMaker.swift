public import QuartzCore

/// A property of a layer, or a component of one, to animate.
///
/// Components are properties: `$0.position.x`, `$0.bounds.size.width`, `$0.transform.rotation.z`.
public struct AnimationMaker<Layer: CALayer, Value: AnimatableValue>: AnimatedProperty {
  /// The builder that the animations are added to.
  public let maker: AnimationsMaker<Layer>
  /// The key path of the property.
  public let keyPath: String

  /// Creates a property from a key path.
  public init(maker: AnimationsMaker<Layer>, keyPath: String) {
    self.maker = maker
    self.keyPath = keyPath
  }
}

extension AnimationMaker {
  /// Returns the component with a key.
  func component<Component>(_ key: String) -> AnimationMaker<Layer, Component> {
    AnimationMaker<Layer, Component>(maker: maker, keyPath: "\(keyPath).\(key)")
  }
}

extension AnimationMaker where Value == CGPoint {
  /// The x coordinate.
  public var x: AnimationMaker<Layer, CGFloat> { component("x") }
  /// The y coordinate.
  public var y: AnimationMaker<Layer, CGFloat> { component("y") }
}

extension AnimationMaker where Value == CGSize {
  /// The width.
  public var width: AnimationMaker<Layer, CGFloat> { component("width") }
  /// The height.
  public var height: AnimationMaker<Layer, CGFloat> { component("height") }
}

extension AnimationMaker where Value == CGRect {
  /// The origin.
  public var origin: AnimationMaker<Layer, CGPoint> { component("origin") }
  /// The size.
  public var size: AnimationMaker<Layer, CGSize> { component("size") }
  /// The x coordinate of the origin.
  public var x: AnimationMaker<Layer, CGFloat> { component("origin.x") }
  /// The y coordinate of the origin.
  public var y: AnimationMaker<Layer, CGFloat> { component("origin.y") }
  /// The width of the size.
  public var width: AnimationMaker<Layer, CGFloat> { component("size.width") }
  /// The height of the size.
  public var height: AnimationMaker<Layer, CGFloat> { component("size.height") }
}

extension AnimationMaker where Value == CATransform3D {
  /// The scale, as one factor for all axes or one for each axis.
  public var scale: TransformComponentMaker<Layer, CGFloat> { transformComponent("scale") }
  /// The rotation in radians, about the z axis or about one of the three axes. A positive angle turns x toward y.
  ///
  /// The rotation takes the whole angle. A whole transform takes the shorter way.
  public var rotation: TransformComponentMaker<Layer, CGFloat> { transformComponent("rotation") }
  /// The translation: a size in the plane, or a number for one of the three axes.
  public var translation: TransformComponentMaker<Layer, CGSize> { transformComponent("translation") }

  /// Returns the transform as the result of a function of one number.
  ///
  /// The result replaces the whole transform, or is concatenated before it with ``LayerAnimation/additive(_:)``.
  public func function(_ function: TransformFunction<CGFloat>) -> TransformFunctionMaker<Layer, CGFloat> {
    TransformFunctionMaker(maker: maker, keyPath: keyPath, function: function)
  }

  /// Returns the transform as the result of a function of three numbers, one for each axis.
  public func function(_ function: TransformFunction<[CGFloat]>) -> TransformFunctionMaker<Layer, [CGFloat]> {
    TransformFunctionMaker(maker: maker, keyPath: keyPath, function: function)
  }

  private func transformComponent<Component>(_ key: String) -> TransformComponentMaker<Layer, Component> {
    TransformComponentMaker(maker: maker, keyPath: "\(keyPath).\(key)")
  }
}
