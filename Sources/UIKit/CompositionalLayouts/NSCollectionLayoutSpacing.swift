public import QuartzCore

/// A distance between or around items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The distance in points; the least one if it's flexible.
  open private(set) var spacing: CGFloat
  /// Whether the distance takes a share of the group's free space.
  open private(set) var isFlexibleSpacing: Bool
  /// Whether the distance is fixed.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing.isFinite ? spacing : 0, isFlexible)
  }

  /// Creates a distance that takes a share of the group's free space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Creates a distance in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns the distance itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The distance on the leading side; nil for none.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The distance at the top; nil for none.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The distance on the trailing side; nil for none.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom; nil for none.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  /// Returns the distances themselves, because they are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
