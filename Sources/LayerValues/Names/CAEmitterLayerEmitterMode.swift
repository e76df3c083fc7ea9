/// Where on a shape particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the mode.
  public let rawValue: String

  /// Creates a mode by name; an unknown one acts as `volume`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its corners; of round shapes, where the axes meet them.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On its outline: the edges of a box, the circle around a sphere.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
