/// The shape that emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the shape.
  public let rawValue: String

  /// Creates a shape by name; an unknown one acts as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The middle alone.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line along x, as long as the shape is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the shape's extent.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of the shape's extent and depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the shape's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere whose radius is the shape's width.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
