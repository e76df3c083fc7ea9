import Staging
import Testing
import UIKit

@MainActor
struct CollectionListTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }

  @Test func `a list shows configured rows between separators`() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      if path.item == 1 { content.secondaryText = "Second" }
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    staged.add(collection, CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.perform {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Anna", "Bela", "Carl"])
      source.apply(snapshot, animatingDifferences: false)
    }
    _ = stage.picture()
    let cells = collection.orderedVisibleCells
    #expect(cells.count == 3 && cells.first?.frame == CGRect(x: 16, y: 17.5, width: 168, height: 44))
    // Two lines are higher than 44 points.
    #expect(cells[1].frame.height > 44 && cells[2].frame.minY == cells[1].frame.maxY)
    #expect(cells[0].contentView.bounds.width < 160)
    #expect((cells[1].contentConfiguration as? UIListContentConfiguration)?.secondaryText == "Second")
  }

  @Test func `cells are created with an empty frame, and their content fills them`() {
    final class Cell: UICollectionViewCell {
      let initialFrame: CGRect
      override init(frame: CGRect) {
        initialFrame = frame
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 30)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, _ in
      let content = UIView(frame: cell.contentView.bounds)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(content)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    staged.add(collection, CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.perform {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot, animatingDifferences: false)
    }
    _ = stage.picture()
    let cells = collection.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.count == 3)
    for cell in cells {
      #expect(cell.initialFrame == .zero)
      #expect(cell.contentView.subviews.first?.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
    }
  }

  @Test func `a list has the background of its look, unless the collection has its own`() {
    func color(
      _ appearance: UICollectionLayoutListConfiguration.Appearance, own: UIColor? = nil,
      _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> UIColor? {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      change(&configuration)
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let items = CompositionalItems([2])
      items.register(in: collection)
      collection.dataSource = items
      collection.backgroundColor = own
      staged.add(collection, CGRect(x: 0, y: 0, width: 200, height: 200))
      _ = stage.picture()
      return collection.backgroundColor
    }
    #expect(color(.plain) == .systemBackground)
    #expect(color(.insetGrouped) == .systemGroupedBackground && color(.grouped) == .systemGroupedBackground)
    #expect(color(.insetGrouped, own: .red) == .red)
    #expect(color(.insetGrouped) { $0.backgroundColor = .blue } == .blue)
    #expect(color(.insetGrouped) { $0.backgroundColor = nil } == nil)
  }

  @Test func `a plain list has headers that stay at the top`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let items = CompositionalItems([10, 10])
    items.contentSize = { _ in CGSize(width: 10, height: 40) }
    items.register(in: collection)
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    collection.dataSource = items
    staged.add(collection, CGRect(x: 0, y: 0, width: 200, height: 200))
    _ = stage.picture()
    stage.perform { collection.contentOffset.y = 60 }
    _ = stage.picture()
    let header = collection.supplementaryView(forElementKind: kind, at: [0, 0])
    #expect(header?.frame == CGRect(x: 0, y: 60, width: 200, height: 28))
  }

  // MARK: Prefetching

  @Test func `items on the screen ahead are announced once, and canceled after a turn`() {
    let flow = UICollectionViewFlowLayout()
    (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 200, height: 50), 0)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    let items = CompositionalItems([100])
    items.register(in: collection)
    (collection.dataSource, collection.prefetchDataSource) = (items, items)
    staged.add(collection, CGRect(x: 0, y: 0, width: 200, height: 200))
    _ = stage.picture()
    #expect(items.calls == ["prefetch [4, 5, 6, 7]"])
    items.calls = []
    stage.perform { collection.contentOffset.y = 100 }
    _ = stage.picture()
    #expect(items.calls == ["prefetch [8, 9]"])
    items.calls = []
    stage.perform { collection.contentOffset.y = 50 }
    _ = stage.picture()
    #expect(items.calls == ["prefetch [0]", "cancel [6, 7, 8, 9]"])
    items.calls = []
    collection.isPrefetchingEnabled = false
    stage.perform { collection.contentOffset.y = 1000 }
    _ = stage.picture()
    #expect(items.calls.isEmpty)
  }

  @Test func `a table announces the rows on the screen ahead`() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
      var announced: [[Int]] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        announced.append(indexPaths.map(\.row))
      }
    }
    let (table, rows) = (UITableView(), Rows())
    table.rowHeight = 50
    (table.dataSource, table.prefetchDataSource) = (rows, rows)
    staged.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
    _ = stage.picture()
    #expect(rows.announced == [[4, 5, 6, 7]])
    stage.perform { table.contentOffset.y = 100 }
    _ = stage.picture()
    #expect(rows.announced.last == [8, 9])
  }
}
