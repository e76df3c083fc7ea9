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

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the curve.
  public let rawValue: String

  /// Creates a curve by name; an unknown one acts as `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature begins and ends gradually, and that takes up more of the sides.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayerCornerCurve {
  /// The part of a side that the curve takes up, in radii.
  ///
  /// The continuous curve's is the number of the rounded rectangle's outermost Bézier points that rendering it shows
  /// (rows CORN-CONT), as Apple's own function returns it.
  var expansionFactor: CGFloat { self == .continuous ? 1.528665 : 1 }
}

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

/// The edges of a layer that are drawn smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge of smallest x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge of greatest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge of smallest y.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge of greatest y.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

extension CALayer {
  /// How much brighter than white contents would be.
  public struct DynamicRange: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation gives the range.
    public let rawValue: String

    /// Creates a range by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whatever suits the contents.
    public static let automatic = DynamicRange(rawValue: "automatic")
    /// No brighter than white.
    public static let standard = DynamicRange(rawValue: "standard")
    /// Brighter than white where it doesn't outshine what lies around.
    public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
    /// As bright as can be shown.
    public static let high = DynamicRange(rawValue: "high")
  }

  /// When contents brighter than what can be shown are mapped to it.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation gives the mode.
    public let rawValue: String

    /// Creates a mode by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whatever suits the contents.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// Never.
    public static let never = ToneMapMode(rawValue: "never")
    /// Wherever that is possible.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }
}
