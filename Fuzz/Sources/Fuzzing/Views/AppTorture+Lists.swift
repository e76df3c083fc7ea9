import Foundation
import Scenes
import UIKit

/// Random deletions and insertions in a list, which form a batch.
private struct RandomBatch {
  /// The rows to delete, in descending order.
  let deletions: [Int]
  /// The rows to insert after the deletions, in ascending order.
  let insertions: [Int]

  init(count: Int, limit: Int, _ random: inout CaseRandom) {
    deletions = (0..<count).filter { _ in random.once(in: 3) }.reversed()
    let rest = count - deletions.count
    let added = random.int(0...max(min(4, limit - rest), 0))
    insertions = (0..<rest + added).shuffled(using: &random).prefix(added).sorted()
  }
}

extension AppTorture {
  /// The largest number of rows or items.
  private static let limit = 40

  // MARK: Rows

  func changeList() {
    guard let table = app.list.tableView else { return }
    let count = app.list.places.count
    switch random.int(0...9) {
    case 0...1 where count < Self.limit: app.list.insert(random.pick(Place.all), at: random.int(0...count))
    case 2...3 where count > 0: app.list.remove(at: random.int(0...count - 1))
    case 4 where count > 0: app.list.move(random.int(0...count - 1), to: random.int(0...count - 1))
    case 5 where count > 0:
      let animation = random.pick([UITableView.RowAnimation.automatic, .fade, .left, .right, .top, .none])
      table.reloadRows(at: [[0, random.int(0...count - 1)]], with: animation)
    case 6: table.reloadData()
    case 7: editList(table, count)
    default: changeRows(table, RandomBatch(count: count, limit: Self.limit, &random))
    }
  }

  private func changeRows(_ table: UITableView, _ batch: RandomBatch) {
    let end = record.expect("a batch of rows")
    table.performBatchUpdates { [self] in
      for row in batch.deletions { app.list.remove(at: row) }
      for row in batch.insertions { app.list.insert(random.pick(Place.all), at: row) }
    } completion: { _ in
      end()
    }
  }

  private func editList(_ table: UITableView, _ count: Int) {
    switch random.int(0...3) {
    case 0: app.list.setEditing(random.once(in: 2), animated: random.once(in: 2))
    case 1 where count > 0:
      let position = random.pick([UITableView.ScrollPosition.none, .top, .middle, .bottom])
      table.scrollToRow(at: [0, random.int(0...count - 1)], at: position, animated: random.once(in: 2))
    case 2:
      let refreshControl = app.list.refreshControl ?? UIRefreshControl()
      app.list.refreshControl = refreshControl
      random.once(in: 2) ? refreshControl.beginRefreshing() : refreshControl.endRefreshing()
    case _ where count > 0: app.list.showPlace(at: random.int(0...count - 1), animated: random.once(in: 2))
    default: break
    }
  }

  // MARK: Items

  func changeGrid() {
    guard let collection = app.grid.collectionView else { return }
    let count = app.grid.places.count
    switch random.int(0...8) {
    case 0...1 where count < Self.limit: app.grid.insert(random.pick(Place.all), at: random.int(0...count))
    case 2 where count > 0: app.grid.remove(at: random.int(0...count - 1))
    case 3 where count > 0: app.grid.move(random.int(0...count - 1), to: random.int(0...count - 1))
    case 4 where count > 0: collection.reloadItems(at: [[0, random.int(0...count - 1)]])
    case 5: collection.reloadData()
    case 6:
      let end = record.expect("a change of the layout")
      app.grid.changeLayout { _ in end() }
    default: changeItems(collection, RandomBatch(count: count, limit: Self.limit, &random))
    }
  }

  private func changeItems(_ collection: UICollectionView, _ batch: RandomBatch) {
    let end = record.expect("a batch of items")
    collection.performBatchUpdates { [self] in
      for item in batch.deletions { app.grid.remove(at: item) }
      for item in batch.insertions { app.grid.insert(random.pick(Place.all), at: item) }
    } completion: { _ in
      end()
    }
  }

  // MARK: Checks

  /// Checks that exactly the visible rows and items are shown, each in its place.
  func checkLists() throws {
    app.tabs.selectedIndex = 1
    app.window.layoutIfNeeded()
    if let collection = app.grid.collectionView {
      let cells = collection.indexPathsForVisibleItems.map { path in
        (collection.cellForItem(at: path), collection.layoutAttributesForItem(at: path)?.frame)
      }
      try check(cells.map { ($0.0, $0.1 ?? .null) }, in: collection, "grid")
    }
    app.tabs.selectedIndex = 0
    app.window.layoutIfNeeded()
    guard let table = app.list.tableView else { return }
    try demand(table.numberOfRows(inSection: 0) == app.list.places.count, "the number of rows is wrong")
    let cells = (table.indexPathsForVisibleRows ?? []).map {
      (table.cellForRow(at: $0), table.rectForRow(at: $0))
    }
    try check(cells, in: table, "list")
  }

  private func check<Cell: UIView>(
    _ cells: [(cell: Cell?, frame: CGRect)], in list: UIScrollView, _ name: String
  ) throws {
    let shown = list.subviews.count { $0 is Cell }
    try demand(shown == cells.count, "the \(name) shows \(shown) cells instead of \(cells.count)")
    for (index, entry) in cells.enumerated() {
      guard let cell = entry.cell else {
        throw Violation(description: "cell \(index) of the \(name) is missing")
      }
      try demand(
        cell.frame == entry.frame && cell.alpha == 1 && !cell.isHidden,
        "cell \(index) of the \(name) is at \(cell.frame) instead of \(entry.frame), opacity \(cell.alpha)")
    }
  }
}
