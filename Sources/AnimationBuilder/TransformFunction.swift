public import QuartzCore

/// A Core Animation value function that computes a transform, with the type of its values.
public struct TransformFunction<Value: AnimatableValue>: Sendable {
  /// The name of the function in Core Animation.
  public let name: CAValueFunctionName
}

extension TransformFunction where Value == CGFloat {
  /// Rotates about the x axis by an angle in radians.
  public static var rotateX: Self { Self(name: .rotateX) }
  /// Rotates about the y axis by an angle in radians.
  public static var rotateY: Self { Self(name: .rotateY) }
  /// Rotates about the z axis by an angle in radians, x toward y.
  public static var rotateZ: Self { Self(name: .rotateZ) }
  /// Scales along the x axis.
  public static var scaleX: Self { Self(name: .scaleX) }
  /// Scales along the y axis.
  public static var scaleY: Self { Self(name: .scaleY) }
  /// Scales along the z axis.
  public static var scaleZ: Self { Self(name: .scaleZ) }
  /// Translates along the x axis.
  public static var translateX: Self { Self(name: .translateX) }
  /// Translates along the y axis.
  public static var translateY: Self { Self(name: .translateY) }
  /// Translates along the z axis.
  public static var translateZ: Self { Self(name: .translateZ) }
}

extension TransformFunction where Value == [CGFloat] {
  /// Scales by three factors.
  public static var scale: Self { Self(name: .scale) }
  /// Translates by three distances.
  public static var translate: Self { Self(name: .translate) }
}

/// A transform to animate through the arguments of the function that computes it.
public struct TransformFunctionMaker<Layer: CALayer, Value: AnimatableValue>: AnimatedProperty {
  /// The builder that the animations are added to.
  public let maker: AnimationsMaker<Layer>
  /// The key path of the transform.
  public let keyPath: String
  /// The function that computes the transform.
  public let function: TransformFunction<Value>

  /// The function as a Core Animation object.
  public var valueFunction: CAValueFunction? { CAValueFunction(name: function.name) }
}
