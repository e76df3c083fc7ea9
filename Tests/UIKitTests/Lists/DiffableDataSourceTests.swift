import Staging
import TestSupport
import Testing

@testable import UIKit

@MainActor
struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }

  @Test func `a snapshot keeps the order of its sections and items`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3, 4], toSection: "a")
    snapshot.insertItems([5], beforeItem: 4)
    snapshot.moveItem(1, afterItem: 3)
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.deleteItems([2, 99])
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b"] && snapshot.itemIdentifiers == [3, 1, 5, 4])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "a" && snapshot.indexOfItem(5) == 2)
    snapshot.deleteSections(["a"])
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 2)
  }

  @Test func `an item can't be added twice`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 1])
    }
  }

  @Test func `as few elements as possible move`() {
    let difference = ListDifference(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 6, 4])
    #expect(difference.deleted == [2] && difference.inserted == [3])
    #expect(difference.moved.map(\.from) == [4] && difference.moved.map(\.to) == [0])
  }

  @Test func `random snapshots are shown one after the other`() {
    let (collection, table) = (
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), UITableView()
    )
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    staged.add(collection, CGRect(x: 0, y: 0, width: 100, height: 200))
    staged.add(table, CGRect(x: 100, y: 0, width: 100, height: 200))
    let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = item
      return cell
    }
    var random = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let snapshot = Self.randomSnapshot(&random)
      stage.perform {
        items.apply(snapshot)
        rows.apply(snapshot)
      }
      stage.advance(to: stage.time + (Bool.random(using: &random) ? 0.1 : 0.5))
      #expect(items.snapshot().itemIdentifiers == snapshot.itemIdentifiers)
      #expect(table.numberOfSections == snapshot.numberOfSections)
      for path in collection.indexPathsForVisibleItems {
        #expect(collection.cellForItem(at: path)?.tag == items.itemIdentifier(for: path))
      }
      for path in table.indexPathsForVisibleRows ?? [] {
        #expect(table.cellForRow(at: path)?.tag == rows.itemIdentifier(for: path))
      }
    }
  }

  private static func randomSnapshot(_ random: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    let sections = ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
    snapshot.appendSections(Array(sections))
    for item in (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)) {
      snapshot.appendItems([item], toSection: sections.randomElement(using: &random))
    }
    return snapshot
  }
}
