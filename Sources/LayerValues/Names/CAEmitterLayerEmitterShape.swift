/// The shape that emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The shape's name in Core Animation.
  public let rawValue: String

  /// Creates a shape by name; an unknown name acts as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The center alone.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line along x, of the emitter's width.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of the emitter's size and depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle with the emitter's width as its radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere with the emitter's width as its radius.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
