import QuartzCore

extension UICollectionView {
  /// The axis of scrolling.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal
  }

  /// The place to which an item is scrolled: one for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit for each place.
    public let rawValue: UInt
    /// Creates places from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a view.
  public enum ElementCategory: Int, Sendable {
    /// An item.
    case cell = 0
    /// A header, a footer or the like.
    case supplementaryView
    /// A decoration of the layout.
    case decorationView
  }

  /// The kind of headers in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
