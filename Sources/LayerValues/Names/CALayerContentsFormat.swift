/// The format of contents that a layer draws.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the format.
  public let rawValue: String

  /// Creates a format by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whatever suits the contents.
  public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
  /// 8 bits for each of red, green, blue and alpha.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// 16 bits with an exponent for each of red, green, blue and alpha.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits for grey and alpha.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
