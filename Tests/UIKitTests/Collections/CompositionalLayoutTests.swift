import Staging
import Testing
import UIKit

/// The frames follow by hand from a collection of 200 × 200 points.
@MainActor
struct CompositionalLayoutTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }

  private func show(
    _ items: CompositionalItems, _ layout: UICollectionViewCompositionalLayout, isMirrored: Bool = false
  ) -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    items.register(in: collection)
    if isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
    collection.dataSource = items
    // Collections don't retain their data sources.
    collection.layer.setValue(items, forKey: "items")
    staged.add(collection, CGRect(x: 0, y: 0, width: 200, height: 200))
    _ = stage.picture()
    return collection
  }

  private func frame(_ collection: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    collection.layoutAttributesForItem(at: [section, item])?.frame
  }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, inset: CGFloat = 0
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(width, height))
    item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    return item
  }

  // MARK: Groups

  @Test func `items that are fractions of a group's width fill columns`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1), inset: 5)])
    let collection = show(
      CompositionalItems([6]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frame(collection, 0) == CGRect(x: 5, y: 5, width: 40, height: 30))
    #expect(frame(collection, 3) == CGRect(x: 155, y: 5, width: 40, height: 30))
    #expect(frame(collection, 5) == CGRect(x: 55, y: 45, width: 40, height: 30))
    #expect(collection.contentSize == CGSize(width: 200, height: 80) && collection.visibleCells.count == 6)
  }

  @Test func `thirds fill a row in spite of rounding`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    let collection = show(
      CompositionalItems([4]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frame(collection, 2)?.minY == 0 && frame(collection, 3)?.origin == CGPoint(x: 0, y: 40))
  }

  @Test func `a count divides a group's width, with gaps`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 20, bottom: 9, trailing: 10)
    let collection = show(CompositionalItems([4]), UICollectionViewCompositionalLayout(section: section))
    // 170 points without two gaps, shared by three items.
    #expect(frame(collection, 0) == CGRect(x: 20, y: 7, width: 50, height: 50))
    #expect(frame(collection, 2) == CGRect(x: 140, y: 7, width: 50, height: 50))
    #expect(frame(collection, 3) == CGRect(x: 20, y: 62, width: 50, height: 50))
    #expect(collection.contentSize.height == 121)
  }

  @Test func `nested groups place a large item beside two small ones`() {
    let small = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.4)),
      subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), small])
    let collection = show(
      CompositionalItems([5]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frame(collection, 0) == CGRect(x: 0, y: 0, width: 140, height: 80))
    #expect(frame(collection, 1) == CGRect(x: 140, y: 0, width: 60, height: 40))
    #expect(frame(collection, 2) == CGRect(x: 140, y: 40, width: 60, height: 40))
    #expect(frame(collection, 3)?.minY == 80 && frame(collection, 4)?.origin == CGPoint(x: 140, y: 80))
    #expect(group.visualDescription() == "group of 2\n  item\n  group of 1\n    item")
  }

  @Test func `flexible gaps and edges share the free space`() {
    let item = item(.absolute(40), .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
    let loose = NSCollectionLayoutGroup.horizontal(
      layoutSize: group.layoutSize, repeatingSubitem: item, count: 3)
    loose.interItemSpacing = .flexible(5)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: nil)
    let collection = show(
      CompositionalItems([3]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: loose)))
    #expect(frame(collection, 1) == CGRect(x: 80, y: 20, width: 40, height: 20))
    #expect(frame(collection, 2)?.minX == 160)
  }

  @Test func `a custom group has the places that a closure returns`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 60), zIndex: 3),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 30, width: 10, height: 10)),
      ]
    }
    let collection = show(
      CompositionalItems([3]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frame(collection, 1) == CGRect(x: 100, y: 30, width: 10, height: 10))
    #expect(frame(collection, 2) == CGRect(x: 0, y: 60, width: 100, height: 60))
    #expect(collection.layoutAttributesForItem(at: [0, 2])?.zIndex == 3)
  }

  @Test func `items without extent don't hang`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(0)),
      subitems: [item(.absolute(0), .absolute(0))])
    let collection = show(
      CompositionalItems([3]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(collection.contentSize.height == 0)
  }

  // MARK: Headers, footers, backgrounds and badges

  @Test func `headers and footers extend a section, and a background fills it`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(30)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 10)
    let wide = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: wide, elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(50), .absolute(10)), elementKind: "footer",
      alignment: .bottomTrailing, absoluteOffset: CGPoint(x: 0, y: 2))
    section.boundarySupplementaryItems = [header, footer]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "plate")
    let collection = show(CompositionalItems([3, 3, 3]), layout)
    #expect(frame(collection, 0) == CGRect(x: 10, y: 24, width: 180, height: 30))
    // 20 + 4 + 90 + 6 + 10.
    #expect(frame(collection, 0, 1)?.minY == 154 && collection.contentSize.height == 390)
    #expect(
      collection.supplementaryView(forElementKind: "header", at: [0, 0])?.frame
        == CGRect(x: 10, y: 0, width: 180, height: 20))
    #expect(
      collection.supplementaryView(forElementKind: "footer", at: [0, 0])?.frame
        == CGRect(x: 140, y: 122, width: 50, height: 10))
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: "plate", at: [1, 0])?.frame
        == CGRect(x: 1, y: 131, width: 198, height: 128))
    stage.perform { collection.contentOffset.y = 50 }
    _ = stage.picture()
    #expect(collection.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minY == 50)
    stage.perform { collection.contentOffset.y = 118 }
    _ = stage.picture()
    // The header leaves with its section, whose footer begins at 120.
    #expect(collection.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minY == 100)
  }

  @Test func `a layout has headers of its own, and distances between sections`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(30)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(12)), elementKind: "header",
        alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let collection = show(CompositionalItems([1, 1]), layout)
    #expect(frame(collection, 0)?.minY == 12 && frame(collection, 0, 1)?.minY == 50)
    let header = collection.supplementaryView(forElementKind: "header", at: IndexPath(index: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 200, height: 12))
  }

  @Test func `badges lie at anchors of their items`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.absolute(50), .absolute(50)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 10
    let collection = show(CompositionalItems([2]), UICollectionViewCompositionalLayout(section: section))
    let frame = collection.supplementaryView(forElementKind: "badge", at: [0, 1])?.frame
    #expect(frame == CGRect(x: 90, y: 5, width: 20, height: 10))
    #expect(collection.supplementaryView(forElementKind: "badge", at: [0, 1])?.layer.zPosition == 1)
  }

  // MARK: Estimated sizes

  @Test func `cells determine estimated heights`() {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let items = CompositionalItems([100_000])
    items.contentSize = { CGSize(width: 50, height: 20 + CGFloat($0.item % 3) * 10) }
    let collection = show(
      items, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frame(collection, 1) == CGRect(x: 0, y: 20, width: 200, height: 30))
    #expect(frame(collection, 3)?.minY == 90 && collection.cellForItem(at: [0, 2])?.frame.height == 40)
    stage.perform {
      items.counts = [100_001]
      collection.insertItems(at: [[0, 0]])
    }
    stage.advance(to: 1)
    _ = stage.picture()
    // The new item is measured, and the others keep their sizes.
    #expect(frame(collection, 1)?.height == 20 && frame(collection, 3)?.height == 40)
  }

  @Test func `groups take as many cells of estimated width as fit`() {
    let tag = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.estimated(50), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20)), subitems: [tag])
    group.interItemSpacing = .fixed(10)
    let items = CompositionalItems([5])
    items.contentSize = { CGSize(width: [60, 120, 30, 100, 80][$0.item], height: 20) }
    let collection = show(
      items, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frame(collection, 1) == CGRect(x: 70, y: 0, width: 120, height: 20))
    #expect(frame(collection, 2)?.origin == CGPoint(x: 0, y: 20) && frame(collection, 3)?.minX == 40)
    #expect(frame(collection, 4)?.origin == CGPoint(x: 0, y: 40))
  }

  // MARK: Orthogonal scrolling

  private func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(60)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 10)
    section.orthogonalScrollingBehavior = behavior
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func place(_ cell: UICollectionViewCell?) -> CGRect? { cell.map { $0.convert($0.bounds, to: nil) } }

  @Test func `a section scrolls on its own across the layout`() {
    let collection = show(CompositionalItems([20, 20, 20, 20]), carousel(.continuous))
    #expect(collection.contentSize.height == 320)
    #expect(collection.indexPathsForVisibleItems.count == 6)
    #expect(place(collection.cellForItem(at: [0, 1])) == CGRect(x: 120, y: 20, width: 100, height: 60))
    stage.perform {
      staged.window.drag(from: CGPoint(x: 180, y: 40), to: CGPoint(x: 20, y: 42), duration: 0.5)
    }
    stage.advance(to: 0.5)
    _ = stage.picture()
    let x = place(collection.cellForItem(at: [0, 1]))?.minX ?? 0
    #expect(x < -20 && x > -60)
    // Other sections haven't moved, nor has the collection.
    #expect(place(collection.cellForItem(at: [1, 0])) == CGRect(x: 10, y: 100, width: 100, height: 60))
    #expect(collection.contentOffset == .zero)
    stage.perform { collection.scrollToItem(at: [0, 19], at: .right, animated: false) }
    _ = stage.picture()
    #expect(place(collection.cellForItem(at: [0, 19]))?.maxX == 200)
    stage.perform { staged.window.tap(at: CGPoint(x: 150, y: 50)) }
    #expect(collection.indexPathsForSelectedItems == [[0, 19]])
    // The offset is kept while the section is out of sight.
    stage.perform { collection.contentOffset.y = 100 }
    _ = stage.picture()
    #expect(collection.cellForItem(at: [0, 19]) == nil)
    stage.perform { collection.contentOffset.y = 0 }
    _ = stage.picture()
    #expect(place(collection.cellForItem(at: [0, 19]))?.maxX == 200)
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(10)),
    (.groupPagingCentered, 50), (.continuousGroupLeadingBoundary, 10),
  ])
  func `paging ends at groups`(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, x: CGFloat) {
    let collection = show(CompositionalItems([20]), carousel(behavior))
    #expect(place(collection.cellForItem(at: [0, 0]))?.minX == x)
    stage.perform {
      staged.window.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 80, y: 40), duration: 0.2)
    }
    stage.advance(to: 4)
    _ = stage.picture()
    let places = collection.indexPathsForVisibleItems.compactMap {
      place(collection.cellForItem(at: $0))?.minX
    }
    #expect(places.contains { abs($0 - x) < 0.5 })
    if behavior != .continuousGroupLeadingBoundary {
      #expect(abs((place(collection.cellForItem(at: [0, 1]))?.minX ?? 0) - x) < 0.5)
    }
  }

  @Test func `a handler changes the visible items of a section that scrolls`() {
    let layout = carousel(.continuous)
    let collection = show(CompositionalItems([20]), layout)
    var offsets: [CGFloat] = []
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(60)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = 1 - distance / 200
      }
    }
    stage.perform {
      collection.setCollectionViewLayout(
        UICollectionViewCompositionalLayout(section: section), animated: false)
    }
    _ = stage.picture()
    #expect(collection.cellForItem(at: [0, 0])?.alpha == 0.75)
    stage.perform { collection.scrollToItem(at: [0, 3], at: .left, animated: false) }
    _ = stage.picture()
    #expect(offsets.last == 300 && collection.cellForItem(at: [0, 3])?.alpha == 0.75)
  }

  // MARK: Direction and axis

  @Test func `layouts are mirrored where content is read from right to left`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.absolute(50), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 10
    let collection = show(
      CompositionalItems([4]), UICollectionViewCompositionalLayout(section: section), isMirrored: true)
    #expect(frame(collection, 0) == CGRect(x: 140, y: 0, width: 50, height: 40))
    #expect(frame(collection, 1)?.minX == 90)
    let rows = show(CompositionalItems([20]), carousel(.continuous), isMirrored: true)
    #expect(place(rows.cellForItem(at: [0, 0])) == CGRect(x: 90, y: 20, width: 100, height: 60))
    #expect(place(rows.cellForItem(at: [0, 1]))?.minX == -20)
  }

  @Test func `a horizontal layout places sections side by side`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.absolute(80), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.absolute(30), .fractionalHeight(1)), elementKind: "header",
        alignment: .leading)
    ]
    let collection = show(
      CompositionalItems([3, 1]),
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(frame(collection, 1) == CGRect(x: 30, y: 100, width: 80, height: 100))
    #expect(frame(collection, 2)?.origin == CGPoint(x: 110, y: 0))
    #expect(frame(collection, 0, 1)?.minX == 220 && collection.contentSize == CGSize(width: 300, height: 200))
  }

  // MARK: Laws

  @Test func `the visible items are those that a search through all finds`() {
    let tall = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.4), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1), inset: 2), count: 3)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(70)),
      subitems: [item(.fractionalWidth(0.6), .fractionalHeight(1), inset: 3), tall])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 7
    section.contentInsets = NSDirectionalEdgeInsets(top: 11, leading: 4, bottom: 5, trailing: 4)
    let items = CompositionalItems([13, 0, 41, 5])
    let layout = UICollectionViewCompositionalLayout(section: section)
    let collection = show(items, layout)
    for y in stride(from: CGFloat(-30), to: collection.contentSize.height, by: 19) {
      let rect = CGRect(x: 20, y: y, width: 130, height: 55)
      let found = layout.layoutAttributesForElements(in: rect)?.map(\.indexPath)
      let all = items.counts.enumerated().flatMap { section, count in
        (0..<count).map { IndexPath(item: $0, section: section) }
      }
      #expect(found == all.filter { frame(collection, $0.item, $0.section)?.intersects(rect) == true })
    }
  }

  @Test func `a million items take no more cells than those on the screen`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
    let collection = show(
      CompositionalItems([1_000_000]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    stage.perform { collection.scrollToItem(at: [0, 999_999], at: .bottom, animated: false) }
    _ = stage.picture()
    #expect(frame(collection, 999_999) == CGRect(x: 150, y: 12_499_950, width: 50, height: 50))
    #expect(collection.visibleCells.count == 16)
    #expect(collection.orderedVisibleCells.last === collection.cellForItem(at: [0, 999_999]))
  }
}
