public import Foundation

/// A data source of a table whose rows have identifiers. Changes between snapshots are found and animated.
///
/// Subclasses add titles of headers and the deletion of rows by further methods of ``UITableViewDataSource``.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject,
  UITableViewDataSource
{
  /// A closure that returns the cell of a row.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// The motion of inserted and deleted rows. Default ``UITableView/RowAnimation/automatic``.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates an empty data source, and makes it that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The new sections and rows.
  ///   - animatingDifferences: Whether changes are animated. Default true.
  ///   - completion: A closure that is called at the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let table = tableView, animatingDifferences, table.window != nil else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let (changes, animation) = (SnapshotDifference(from: current, to: snapshot), defaultRowAnimation)
    table.performBatchUpdates {
      self.current = snapshot.withoutReloads
      table.deleteSections(IndexSet(changes.sections.deleted), with: animation)
      table.insertSections(IndexSet(changes.sections.inserted), with: animation)
      for move in changes.sections.moved { table.moveSection(move.from, toSection: move.to) }
      table.reloadSections(changes.reloadedSections, with: animation)
      table.deleteRows(at: changes.deleted, with: animation)
      table.insertRows(at: changes.inserted, with: animation)
      for move in changes.moved { table.moveRow(at: move.from, to: move.to) }
      table.reloadRows(at: changes.reloaded, with: animation)
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
    tableView?.reloadData()
    completion?()
  }

  /// Returns the sections and rows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Returns the item at a path; nil without one.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// Returns the path of an item; nil without the item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
      let index = current.indexOfSection(section),
      let row = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(row: row, section: index)
  }

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard current.sectionIdentifiers.indices.contains(section) else { return 0 }
    return current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }

  /// Returns the cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = itemIdentifier(for: indexPath)
    return item.flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
