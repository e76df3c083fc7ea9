public import QuartzCore

/// One of Core Animation's functions that make a transform of numbers, with the type of what it takes.
public struct TransformFunction<Value: AnimatableValue>: Sendable {
  /// Core Animation's name for it.
  public let name: CAValueFunctionName
}

extension TransformFunction where Value == CGFloat {
  /// Turns about the x axis by an angle in radians.
  public static var rotateX: Self { Self(name: .rotateX) }
  /// Turns about the y axis by an angle in radians.
  public static var rotateY: Self { Self(name: .rotateY) }
  /// Turns about the z axis by an angle in radians, x toward y.
  public static var rotateZ: Self { Self(name: .rotateZ) }
  /// Scales along the x axis.
  public static var scaleX: Self { Self(name: .scaleX) }
  /// Scales along the y axis.
  public static var scaleY: Self { Self(name: .scaleY) }
  /// Scales along the z axis.
  public static var scaleZ: Self { Self(name: .scaleZ) }
  /// Shifts along the x axis.
  public static var translateX: Self { Self(name: .translateX) }
  /// Shifts along the y axis.
  public static var translateY: Self { Self(name: .translateY) }
  /// Shifts along the z axis.
  public static var translateZ: Self { Self(name: .translateZ) }
}

extension TransformFunction where Value == [CGFloat] {
  /// Scales by three factors.
  public static var scale: Self { Self(name: .scale) }
  /// Shifts by three distances.
  public static var translate: Self { Self(name: .translate) }
}

/// A transform that is about to be animated by the numbers of which a function makes it.
public struct TransformFunctionMaker<Layer: CALayer, Value: AnimatableValue>: AnimatedProperty {
  /// What takes the animations.
  public let maker: AnimationsMaker<Layer>
  /// The key path of the transform, from the layer.
  public let keyPath: String
  /// What makes the transform.
  public let function: TransformFunction<Value>

  /// Core Animation's function.
  public var valueFunction: CAValueFunction? { CAValueFunction(name: function.name) }
}
