/// The position and size of a layer's contents within its bounds.
///
/// The names refer to a space with y pointing up: `top` is the side of greatest y.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity's name in Core Animation.
  public let rawValue: String

  /// Creates a gravity by name; an unknown name acts as `center`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, in the contents' own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the center of the side of greatest y.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the center of the side of smallest y.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the center of the side of smallest x.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the center of the side of greatest x.
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
  /// Scaled to fit inside the bounds, with the contents' aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with the contents' aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
