/// The part of an emitter's shape on which particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode by name; an unknown name acts as `volume`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners; of round shapes, the points on their axes.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline: the edges of a box, the circle around a sphere.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The interior.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
