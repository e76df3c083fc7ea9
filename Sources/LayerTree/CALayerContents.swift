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

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of smallest x and y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner of greatest x and smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner of smallest x and greatest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner of greatest x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
