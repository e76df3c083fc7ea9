public import QuartzCore

/// A part of a compositional layout: an item of the collection, or a group of items.
///
/// Fractional sizes refer to the group that contains the item, inside its ``contentInsets``.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The badges and the like that are attached to the item.
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances by which the item's sides are moved inward after its place was determined. Estimated dimensions ignore them.
  /// Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item; nil, the default, for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with badges and the like.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// Returns the item itself: layouts don't change items, so that copies aren't needed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func setSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) { supplementaryItems = items }

  /// Whether the place of the item depends on displayed views.
  var isSelfSizing: Bool { layoutSize.isEstimated }

  /// The frame inside the insets, of which estimated dimensions ignore theirs.
  func insetFrame(_ frame: CGRect) -> CGRect {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return frame.shrunk(by: insets)
  }
}

extension CGRect {
  /// The rectangle inside insets, where content is read from left to right; never smaller than nothing.
  func shrunk(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

extension CGSize {
  func shrunk(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGRect(origin: .zero, size: self).shrunk(by: insets).size
  }
}
