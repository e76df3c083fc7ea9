public import QuartzCore

/// The parts of a layout that are invalid.
///
/// Layouts are always computed as a whole, so that a context only serves overrides of the layout's methods.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid.
  open internal(set) var invalidateEverything = true
  /// Whether the numbers of sections and items are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  /// The change of the offset that the layout asks for. Default zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size that the layout asks for. It's stored and not used.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are invalid; nil if none were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates a context.
  public override init() {}

  /// Adds items that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// An insertion, deletion, reload or move in a batch.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete
    /// A reload.
    case reload
    /// A move.
    case move
    /// No change.
    case none
  }

  /// The path before the change; nil for insertions. The item is `NSNotFound` for sections.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The path after the change; nil for deletions.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
