/// How the pixels of a layer's contents are read where they don't fall on the screen's.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the filter.
  public let rawValue: String

  /// Creates a filter by name; an unknown one acts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The four nearest pixels, weighted by distance.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixels of the picture reduced to about the size drawn.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
