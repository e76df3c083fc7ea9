extension NSLayoutConstraint {
  /// The alignment and the direction of views in a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    /// A bit for each alignment, followed by the direction and the spacing.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Aligns the left sides.
    public static let alignAllLeft = Self(.left)
    /// Aligns the right sides.
    public static let alignAllRight = Self(.right)
    /// Aligns the top sides.
    public static let alignAllTop = Self(.top)
    /// Aligns the bottom sides.
    public static let alignAllBottom = Self(.bottom)
    /// Aligns the leading sides.
    public static let alignAllLeading = Self(.leading)
    /// Aligns the trailing sides.
    public static let alignAllTrailing = Self(.trailing)
    /// Aligns the horizontal centers.
    public static let alignAllCenterX = Self(.centerX)
    /// Aligns the vertical centers.
    public static let alignAllCenterY = Self(.centerY)
    /// Aligns the baselines of the last lines.
    public static let alignAllLastBaseline = Self(.lastBaseline)
    /// Aligns the baselines of the first lines.
    public static let alignAllFirstBaseline = Self(.firstBaseline)
    /// All alignments.
    public static let alignmentMask = Self(rawValue: 0xFFFF)

    /// Orders the views of a row in the reading direction, which is the default.
    public static let directionLeadingToTrailing: Self = []
    /// Orders the views of a row from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// Orders the views of a row from right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = Self(rawValue: 3 << 16)

    /// Measures spacings in a column between sides, which is the default.
    public static let spacingEdgeToEdge: Self = []
    /// Measures spacings in a column from the last baseline of a view to the first one of the next.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// All measures of spacings.
    public static let spacingMask = Self(rawValue: 1 << 19)

    /// The attributes to align.
    var alignedAttributes: [Attribute] {
      let attributes: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
      ]
      return attributes.filter { contains(Self($0)) }
    }
  }
}
