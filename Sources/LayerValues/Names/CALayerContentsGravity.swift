/// Where a layer's contents lie within its bounds.
///
/// The names mean a space whose y grows upward: `top` is where y is greatest.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the gravity.
  public let rawValue: String

  /// Creates a gravity by name; an unknown one acts as `center`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the side of greatest y.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the side of smallest y.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the side of smallest x.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the side of greatest x.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner of smallest x and greatest y.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner of greatest x and y.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner of smallest x and y.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner of greatest x and smallest y.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits the bounds, in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds, in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
