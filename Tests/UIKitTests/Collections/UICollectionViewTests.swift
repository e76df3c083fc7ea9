import Staging
import Testing
import UIKit

@MainActor
struct UICollectionViewTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }
  private let items = Items()
  private let flow = UICollectionViewFlowLayout()

  private func show(
    _ layout: UICollectionViewLayout? = nil, delegate: (any UICollectionViewDelegate)? = nil
  ) -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout ?? flow)
    collection.register(Card.self, forCellWithReuseIdentifier: "card")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    (collection.dataSource, collection.delegate) = (items, delegate ?? items)
    staged.add(collection, CGRect(x: 0, y: 0, width: 200, height: 200))
    _ = stage.picture()
    return collection
  }

  private func frame(_ collection: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    collection.layoutAttributesForItem(at: [section, item])?.frame
  }

  // MARK: Flow layout

  @Test func `items of one size fill lines, whose free space lies between them`() {
    items.counts = [7]
    flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
    let collection = show()
    // Three items of 50 points and two gaps fit into 180 points.
    #expect(frame(collection, 0) == CGRect(x: 10, y: 5, width: 50, height: 50))
    #expect(frame(collection, 1)?.minX == 75 && frame(collection, 2)?.minX == 140)
    #expect(frame(collection, 6) == CGRect(x: 10, y: 125, width: 50, height: 50))
    #expect(collection.contentSize == CGSize(width: 200, height: 190))
  }

  @Test func `items of several sizes share the free space of full lines`() {
    items.counts = [4]
    let sizes = Sizes { CGSize(width: [80, 60, 90, 40][$0.item], height: [20, 40, 30, 30][$0.item]) }
    let collection = show(delegate: sizes)
    #expect(frame(collection, 0) == CGRect(x: 0, y: 10, width: 80, height: 20))
    #expect(frame(collection, 1) == CGRect(x: 140, y: 0, width: 60, height: 40))
    #expect(frame(collection, 2) == CGRect(x: 0, y: 50, width: 90, height: 30))
    #expect(frame(collection, 3)?.minX == 100)
  }

  @Test func `sections follow each other with headers, which can stay at the top`() {
    items.counts = [8, 8]
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    flow.sectionHeadersPinToVisibleBounds = true
    let collection = show()
    #expect(frame(collection, 0)?.minY == 30 && frame(collection, 0, 1)?.minY == 230)
    stage.perform { collection.contentOffset.y = 50 }
    _ = stage.picture()
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame == CGRect(x: 0, y: 50, width: 200, height: 30))
  }

  @Test func `a horizontal flow fills columns`() {
    items.counts = [7]
    flow.scrollDirection = .horizontal
    let collection = show()
    #expect(frame(collection, 1) == CGRect(x: 0, y: 75, width: 50, height: 50))
    #expect(frame(collection, 3) == CGRect(x: 60, y: 0, width: 50, height: 50))
  }

  @Test func `a million items take no more cells than those on the screen`() {
    items.counts = [1_000_000]
    let collection = show()
    stage.perform { collection.scrollToItem(at: [0, 999_999], at: .bottom, animated: false) }
    _ = stage.picture()
    #expect(collection.indexPathsForVisibleItems.contains([0, 999_999]))
    #expect(items.created.count <= 32 && collection.visibleCells.count <= 15)
    #expect(collection.visibleCells.allSatisfy { $0 is Card && $0.reuseIdentifier == "card" })
  }

  @Test func `the visible items are those that a search through all finds`() {
    items.counts = [13, 0, 40, 5]
    let sizes = Sizes { CGSize(width: 20 + $0.item * 7 % 50, height: 15 + $0.item * 11 % 40) }
    flow.headerReferenceSize = CGSize(width: 0, height: 12)
    let collection = show(delegate: sizes)
    for y in stride(from: CGFloat(-30), to: collection.contentSize.height, by: 23) {
      let rect = CGRect(x: 0, y: y, width: 200, height: 70)
      let found = flow.layoutAttributesForElements(in: rect)?.filter {
        $0.representedElementCategory == .cell
      }
      let all = items.counts.enumerated().flatMap { section, count in
        (0..<count).map { IndexPath(item: $0, section: section) }
      }
      let expected = all.filter { frame(collection, $0.item, $0.section)?.intersects(rect) == true }
      #expect(found?.map(\.indexPath) == expected)
    }
  }

  // MARK: Selection

  @Test func `a tap selects an item`() {
    items.counts = [3]
    let collection = show()
    stage.perform { staged.window.tap(at: CGPoint(x: 90, y: 20)) }
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
    #expect(collection.cellForItem(at: [0, 1])?.isSelected == true && items.calls == ["select 1"])
  }

  // MARK: Batches

  @Test func `items in a batch move, appear and disappear by their layout's attributes`() {
    let layout = SlidingFlow()
    items.counts = [3]
    let collection = show(layout)
    let second = collection.cellForItem(at: [0, 1])
    var isFinished: Bool?
    stage.perform {
      items.counts = [3]
      collection.performBatchUpdates {
        collection.deleteItems(at: [[0, 0]])
        collection.insertItems(at: [[0, 2]])
      } completion: {
        isFinished = $0
      }
    }
    #expect(collection.cellForItem(at: [0, 0]) === second && layout.updates == [1, 0])
    stage.advance(to: 0.15)
    let x = second?.layer.presentation()?.frame.minX ?? 0
    #expect(x > 10 && x < 65)
    let appearing = collection.cellForItem(at: [0, 2])?.layer.presentation()?.frame.minY ?? 0
    #expect(appearing > 20 && appearing < 280)
    stage.advance(to: 1)
    #expect(isFinished == true && collection.visibleCells.count == 3)
    #expect(collection.subviews.count { $0 is Card } == 3)
  }

  @Test func `contradicting updates trap with UIKit's explanation`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      let items = Items()
      items.counts = [2]
      collection.register(Card.self, forCellWithReuseIdentifier: "card")
      collection.dataSource = items
      collection.layoutIfNeeded()
      collection.deleteItems(at: [[0, 0]])
    }
  }

  @Test func `another layout moves the cells`() {
    items.counts = [4]
    let collection = show()
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 200, height: 40)
    let cell = collection.cellForItem(at: [0, 1])
    stage.perform { collection.setCollectionViewLayout(wide, animated: true) }
    stage.advance(to: 0.15)
    let width = cell?.layer.presentation()?.bounds.width ?? 0
    #expect(width > 60 && width < 190)
    stage.advance(to: 1)
    #expect(cell?.frame == CGRect(x: 0, y: 50, width: 200, height: 40))
    #expect(collection.collectionViewLayout === wide && flow.collectionView == nil)
  }

  @Test func `copies of attributes are equal and of the same class`() {
    final class Tinted: UICollectionViewLayoutAttributes {
      var color = UIColor.red
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.color = color
        return copy
      }
    }
    let attributes = Tinted(forCellWith: [0, 3])
    (attributes.frame, attributes.color) = (CGRect(x: 1, y: 2, width: 3, height: 4), .blue)
    let copy = attributes.copy() as? Tinted
    #expect(copy?.color == .blue && copy?.isEqual(attributes) == true && copy !== attributes)
    copy?.alpha = 0.5
    #expect(copy?.isEqual(attributes) == false)
  }

  @Test func `a collection controller is the data source`() {
    final class Grid: UICollectionViewController {
      var selected: Int?
      override func viewDidLoad() { collectionView.register(Card.self, forCellWithReuseIdentifier: "card") }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { selected = indexPath.item }
    }
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    stage.perform { staged.window.rootViewController = grid }
    _ = stage.picture()
    stage.perform { staged.window.tap(at: CGPoint(x: 100, y: 20)) }
    #expect(grid.selected == 1)
  }
}

private final class Card: UICollectionViewCell {}

/// A flow whose items appear from below.
private final class SlidingFlow: UICollectionViewFlowLayout {
  /// The raw values of the actions of the last batch.
  var updates: [Int] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates = updateItems.map(\.updateAction.rawValue)
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center.y += 300
    return attributes
  }
}

private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int] = []
  var created: Set<ObjectIdentifier> = []
  var calls: [String] = []

  override init() {}

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    created.insert(ObjectIdentifier(cell))
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
  }
}

/// A delegate with sizes of items.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  let size: (IndexPath) -> CGSize

  init(_ size: @escaping (IndexPath) -> CGSize) { self.size = size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
}
