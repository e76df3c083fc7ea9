public import Foundation

/// A data source of a collection whose items have identifiers. Changes between snapshots are found and animated.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject,
  UICollectionViewDataSource
{
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that returns a header, a footer or the like.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// A closure that returns headers, footers or the like. Default nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates an empty data source, and makes it that of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The new sections and items.
  ///   - animatingDifferences: Whether changes are animated. Default true.
  ///   - completion: A closure that is called at the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view = collectionView, animatingDifferences, view.window != nil else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let changes = SnapshotDifference(from: current, to: snapshot)
    view.performBatchUpdates {
      self.current = snapshot.withoutReloads
      view.deleteSections(IndexSet(changes.sections.deleted))
      view.insertSections(IndexSet(changes.sections.inserted))
      for move in changes.sections.moved { view.moveSection(move.from, toSection: move.to) }
      view.reloadSections(changes.reloadedSections)
      view.deleteItems(at: changes.deleted)
      view.insertItems(at: changes.inserted)
      for move in changes.moved { view.moveItem(at: move.from, to: move.to) }
      view.reloadItems(at: changes.reloaded)
    } completion: { _ in
      completion?()
    }
  }

  /// Shows a snapshot without animation, asking for everything again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutReloads
    collectionView?.reloadData()
    completion?()
  }

  /// Returns the sections and items.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Returns the item at a path; nil without one.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the path of an item; nil without the item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
      let index = current.indexOfSection(section),
      let item = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: item, section: index)
  }

  /// Returns the section at an index; nil without one.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// Returns the cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = itemIdentifier(for: indexPath)
    return item.flatMap { cellProvider(collectionView, indexPath, $0) } ?? UICollectionViewCell()
  }

  /// Returns a header, a footer or the like.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}
