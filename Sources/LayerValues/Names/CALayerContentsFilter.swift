/// The resampling filter of a layer's contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name in Core Animation.
  public let rawValue: String

  /// Creates a filter by name; an unknown name acts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation of the four nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixels of a mipmap of about the drawn size.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
