public import QuartzCore

/// A place in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group.
  open private(set) var frame: CGRect
  /// The z position. Default 0.
  open private(set) var zIndex: Int

  /// Creates a place.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates a place with a z position.
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame.finite, zIndex) }
}

/// A closure that returns the places in a custom group; the number of places is the group's number of items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items side by side, one below the other, or anywhere. Groups can contain groups.
///
/// ```
/// section      group        group
/// ┌──────────┐ ┌──────────┐ ┌──────┬───┐
/// │ group    │ │ item     │ │      │   │  horizontal: an item,
/// ├──────────┤ ├──────────┤ │ item ├───┤  and a vertical group
/// │ group    │ │ item     │ │      │   │  of two items
/// └──────────┘ └──────────┘ └──────┴───┘
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Subitems follow each other, over and over, while there is space.
    case filling(NSLayoutConstraint.Axis)
    /// A subitem is repeated a number of times.
    case repeating(NSLayoutConstraint.Axis, count: Int, isSizedEqually: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The parts of the group.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The distance between the parts of the group; nil, the default, for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The badges and the like that are attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { setSupplementaryItems(newValue) }
  }

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
  ) {
    (self.arrangement, self.subitems) = (arrangement, subitems)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  // MARK: Creation

  /// Creates a group of parts from the leading to the trailing side, which are repeated while there is space.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, subitems, .filling(.horizontal))
  }

  /// Creates a group of a number of parts of equal width, instead of the part's own.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .repeating(.horizontal, count: count, isSizedEqually: true))
  }

  /// Creates a group of a part that is repeated a number of times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .repeating(.horizontal, count: count, isSizedEqually: false))
  }

  /// Creates a group of parts from top to bottom, which are repeated while there is space.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize, subitems, .filling(.vertical))
  }

  /// Creates a group of a number of parts of equal height, instead of the part's own.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.vertical, count: count, isSizedEqually: true))
  }

  /// Creates a group of a part that is repeated a number of times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.vertical, count: count, isSizedEqually: false))
  }

  /// Creates a group whose places a closure returns.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  override var isSelfSizing: Bool { super.isSelfSizing || subitems.contains { $0.isSelfSizing } }

  /// Returns the group's parts, one a line, for debugging.
  open func visualDescription() -> String { lines(indentation: 0).joined(separator: "\n") }

  private func lines(indentation: Int) -> [String] {
    let margin = String(repeating: "  ", count: indentation)
    return ["\(margin)group of \(subitems.count)"]
      + subitems.flatMap {
        ($0 as? NSCollectionLayoutGroup)?.lines(indentation: indentation + 1) ?? ["\(margin)  item"]
      }
  }
}
