import MotionCore

/// The name of a function that computes a transform from numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Rotates about the x axis by an angle in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Rotates about the y axis by an angle in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Rotates about the z axis by an angle in radians, x toward y.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales along all axes by three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Translates along all axes by three distances.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Translates along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Translates along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Translates along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

extension CAValueFunctionName {
  /// The components of a transform that the function sets, as indices in `TransformPart`; nil for unknown names.
  package var parts: Range<Int>? { TransformPart.parts(setBy: rawValue) }
}
