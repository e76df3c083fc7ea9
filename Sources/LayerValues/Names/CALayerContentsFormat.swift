/// The pixel format of contents that a layer draws.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The format's name in Core Animation.
  public let rawValue: String

  /// Creates a format by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The format that suits the contents.
  public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
  /// 8 bits for each of red, green, blue and alpha.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Half-precision floats for each of red, green, blue and alpha.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits for gray and alpha.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
