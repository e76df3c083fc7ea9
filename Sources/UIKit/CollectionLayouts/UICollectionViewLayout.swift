public import QuartzCore

/// Determines the frames of a collection's items. Subclasses override its methods.
///
/// ```
/// prepare()                                     after each invalidation, before all others
/// collectionViewContentSize                     the size of everything
/// layoutAttributesForElements(in:)              the visible items, headers and decorations
/// layoutAttributesForItem(at:)                  single items, in batches and for scrolling
/// ```
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection with this layout.
  open internal(set) weak var collectionView: UICollectionView?
  private var isValid = false
  /// The color behind lists; nil for other layouts.
  var listBackgroundColor: UIColor? { nil }

  /// Creates a layout.
  public override init() {}

  /// Creates a layout from an archive, with default settings.
  public init?(coder: NSCoder) {}

  /// The class of attributes. Default ``UICollectionViewLayoutAttributes``. It isn't used by UIKit's layouts.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts. It's only returned.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Layout

  /// Called before the layout is used after an invalidation. The default implementation does nothing.
  open func prepare() {}
  /// The size of all content. Default zero.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of the views that overlap a rectangle. Default nil.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item. Default nil.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a header, a footer or the like. Default nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration. Default nil.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  private var decorationClasses: [String: UIView.Type] = [:]

  /// Registers a class of decorations.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    decorationClasses[kind]?.makeProxy() as? UICollectionReusableView
  }

  // MARK: Invalidation

  /// Announces that the attributes have changed. The collection asks for them before the next layout.
  open func invalidateLayout() { invalidate() }
  /// Announces that the attributes have changed. Overrides call the superclass's implementation.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment != .zero, let collectionView {
      collectionView.contentOffset.x += context.contentOffsetAdjustment.x
      collectionView.contentOffset.y += context.contentOffsetAdjustment.y
    }
    invalidate()
  }
  /// Returns whether new bounds invalidate the layout; called also while scrolling. Default false.
  ///
  /// A new size always invalidates UIKit's own layouts.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the context of an invalidation by new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Returns whether a cell's preferred attributes invalidate the layout. Default false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  private func invalidate() {
    isValid = false
    collectionView?.layoutWasInvalidated()
  }

  /// Prepares the layout if it was invalidated.
  func prepareIfNeeded() {
    guard !isValid else { return }
    isValid = true
    prepare()
  }

  func markInvalid() { isValid = false }

  /// Called before the layout is prepared for a batch, so that it can keep what it knows of items that get other paths.
  func pathsWillChange(_ update: ListUpdate) {}

  /// Returns a section that scrolls on its own; nil for others.
  func orthogonalSection(_ index: Int) -> OrthogonalSection? { nil }

  // MARK: Scrolling

  /// Returns the offset at which scrolling ends. Default the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the offset after a batch or a change of the layout. Default the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Batches

  /// Called before a batch is animated. Overrides call the superclass's implementation.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called in the animation of a batch. The default implementation does nothing.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the attributes from which an item appears; nil, the default, for its place with opacity 0.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes to which an item disappears; nil, the default, for its place with opacity 0.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes from which a header appears. UIKit never calls it: headers appear at once.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes to which a header disappears. UIKit never calls it: headers disappear at once.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Changes of layout and bounds

  /// Called before a change to another layout is animated. The default implementation does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before a change from another layout is animated. The default implementation does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called in the animation of a change of layouts. The default implementation does nothing.
  open func finalizeLayoutTransition() {}
  /// Called before a change of the bounds is animated. UIKit never calls it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after a change of the bounds was animated. UIKit never calls it.
  open func finalizeAnimatedBoundsChange() {}
  /// Whether the layout is mirrored where content is read from right to left. Default false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
