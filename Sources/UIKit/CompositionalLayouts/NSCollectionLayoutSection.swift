public import QuartzCore

/// The attributes of a visible item, which a section's handler may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The z position.
  var zIndex: Int { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// The center in the section's content, without the scrolling of the section itself.
  var center: CGPoint { get set }
  /// The transform in space.
  var transform3D: CATransform3D { get set }
  /// The name: the kind, or an empty string for items.
  var name: String { get }
  /// The path of the item.
  var indexPath: IndexPath { get }
  /// The frame in the section's content, without the scrolling of the section itself.
  var frame: CGRect { get }
  /// The kind of view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of header, footer or decoration; nil for items.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The kind, or an empty string for items.
  public var name: String { representedElementKind ?? "" }
}

/// A closure that can change visible items of a section whenever the collection or the section scrolls.
///
/// The arguments are the items, the offset of the section that scrolls on its own, or else of the collection, and the
/// surroundings.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A group that is repeated for all items of a section, with headers, footers and backgrounds.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  var list: ListSectionStyle?

  /// The distances around the groups. Default zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups. Default 0.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of ``contentInsets``. Default ``UIContentInsetsReference/automatic``.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers, footers and the like are inside the leading and trailing insets. Default true.
  open var supplementariesFollowContentInsets = true
  /// The reference of the headers' insets: that of the section, or none. Default automatic.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The scrolling of the section across the layout's axis. Default none.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers, footers and the like. Default none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The backgrounds. Default none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that can change visible items. Default nil.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Returns the section itself: layouts don't change sections, so that copies aren't needed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
