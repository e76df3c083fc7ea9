import QuartzCore

extension UIView {
  /// What of a view changes with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// A bit for each part.
    public let rawValue: UInt

    /// Creates a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The room to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The room above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The room below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
