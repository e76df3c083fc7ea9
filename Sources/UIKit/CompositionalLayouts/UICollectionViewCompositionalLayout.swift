public import QuartzCore
import Requirements

/// The settings of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// The axis of scrolling. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections in points. Default 0.
  open var interSectionSpacing: CGFloat = 0
  /// The reference of the sections' insets. Default the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// The headers, footers and the like of the whole layout. Their paths consist of the number 0. Default none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates the default settings.
  public override init() {}

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    (copy.contentInsetsReference, copy.boundarySupplementaryItems) = (
      contentInsetsReference, boundarySupplementaryItems
    )
    return copy
  }
}

/// A closure that returns the section with a number, for the surroundings.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Arranges items in sections of repeated groups.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///   subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
///
/// Groups that are out of sight take neither memory nor time, unless estimated sizes decide how many items fit into one.
/// Layouts are mirrored in views whose content is read from right to left.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [SolvedSection] = []
  private var space: SectionSpace?
  private var sizes = MeasuredSizes()
  private var preparedSize = CGSize.zero
  private var headerBand: CGFloat = 0
  private var contentEnd: CGFloat = 0
  /// The items that were measured since the layout was prepared; nil if it has to be prepared as a whole.
  private var pendingItems: Set<IndexPath>?
  private var hasPendingOthers = false

  /// The settings.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  // MARK: Creation

  /// Creates a layout in which all sections are alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }

  /// Creates a layout in which all sections are alike, with settings.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections a closure returns, whenever the layout is prepared.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections a closure returns, with settings.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Fails, because archives don't contain sections.
  public override init?(coder: NSCoder) { nil }

  private var axis: NSLayoutConstraint.Axis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  // MARK: Preparation

  open override func invalidateLayout() {
    if !isApplyingSizes { pendingItems = nil }
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    pendingItems = nil
    super.invalidateLayout(with: context)
  }

  override func markInvalid() {
    pendingItems = nil
    super.markInvalid()
  }

  private var isApplyingSizes = false

  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      sections = []
      return
    }
    if let pendingItems, !sections.isEmpty {
      applySizes(of: pendingItems)
    } else {
      prepareSections(of: collectionView)
    }
    (pendingItems, hasPendingOthers, isApplyingSizes) = ([], false, false)
    arrangeSections()
  }

  private func prepareSections(of view: UICollectionView) {
    preparedSize = view.bounds.size
    let space = makeSpace(view)
    self.space = space
    sections = (0..<view.numberOfSections).map { index in
      guard let section = provider(index, space.environment) else {
        failRequirement(
          "the section provider of a compositional layout must return section \(index), not nil")
      }
      return SolvedSection(
        section, index: index, itemCount: view.numberOfItems(inSection: index), in: space, sizes)
    }
  }

  private func applySizes(of items: Set<IndexPath>) {
    let bySection = Dictionary(grouping: items, by: \.section)
    for index in sections.indices {
      guard hasPendingOthers || bySection[index] != nil else { continue }
      sections[index].measure(Set(bySection[index]?.map(\.item) ?? []), sizes)
    }
  }

  private func arrangeSections() {
    headerBand = band(.start)
    var start = headerBand
    for index in sections.indices {
      sections[index].start = start
      start = sections[index].end + configuration.interSectionSpacing
    }
    let end = sections.last?.end ?? headerBand
    contentEnd = end + band(.end)
  }

  private func makeSpace(_ view: UICollectionView) -> SectionSpace {
    let insets = view.adjustedContentInset
    let size = CGSize(
      width: max(view.bounds.width - insets.left - insets.right, 0),
      height: max(view.bounds.height - insets.top - insets.bottom, 0))
    let (axis, isMirrored, reference) = (axis, isMirrored, configuration.contentInsetsReference)
    let resolve: (UIContentInsetsReference) -> NSDirectionalEdgeInsets = { [weak view] kind in
      guard let view else { return .zero }
      let sides = view.insets(of: kind == .automatic ? reference : kind)
      let remaining = UIEdgeInsets(
        top: max(sides.top - insets.top, 0), left: max(sides.left - insets.left, 0),
        bottom: max(sides.bottom - insets.bottom, 0), right: max(sides.right - insets.right, 0))
      return NSDirectionalEdgeInsets(remaining, isRightToLeft: isMirrored).across(axis)
    }
    let environment = LayoutEnvironment(LayoutContainer(size, resolve(.automatic)), view.traitCollection)
    return SectionSpace(axis: axis, size: size, environment: environment, insets: resolve)
  }

  private func band(_ side: NSCollectionLayoutBoundarySupplementaryItem.Side) -> CGFloat {
    configuration.boundarySupplementaryItems.filter { $0.extendsBoundary && $0.side(along: axis) == side }
      .map { globalSize(of: $0)[axis] }.max() ?? 0
  }

  // MARK: Size

  override var listBackgroundColor: UIColor? { sections.first?.section.list?.backgroundColor }

  open override var collectionViewContentSize: CGSize {
    var size = space?.size ?? .zero
    size[axis] = contentEnd
    return size
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (size, path) = (preferredAttributes.size, originalAttributes.indexPath)
    guard originalAttributes.fitsWidth || originalAttributes.fitsHeight else { return false }
    if originalAttributes.representedElementCategory == .cell {
      guard sizes.items[path] != size else { return false }
      sizes.items[path] = size
      pendingItems?.insert(path)
    } else {
      let key = ElementKey(
        category: .supplementaryView, kind: originalAttributes.representedElementKind ?? "", path: path)
      guard sizes.others[key] != size else { return false }
      sizes.others[key] = size
      hasPendingOthers = true
    }
    guard size != originalAttributes.size else { return false }
    isApplyingSizes = pendingItems != nil
    return true
  }

  override func pathsWillChange(_ update: ListUpdate) { sizes.items = update.renumbered(sizes.items) }

  // MARK: Elements

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let space else { return [] }
    let rect = mirrored(rect)
    let (low, high) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    for index in sectionIndices(from: low, to: high) {
      let elements = elements(of: sections[index], in: rect)
      if let handler = sections[index].section.visibleItemsInvalidationHandler {
        let own = orthogonalOffset(of: index)
        handler(elements, own ?? collectionView?.contentOffset ?? .zero, space.environment)
      }
      result += elements
    }
    result += configuration.boundarySupplementaryItems.indices.map(globalAttributes).filter {
      $0.frame.intersects(mirrored(rect))
    }
    return result
  }

  private func sectionIndices(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    func first(where isMatch: (SolvedSection) -> Bool) -> Int {
      var (low, high) = (0, sections.count)
      while low < high {
        let middle = (low + high) / 2
        if isMatch(sections[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { $0.end >= low }
    return start..<max(first { $0.start > high }, start)
  }

  private func elements(of section: SolvedSection, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    for decoration in section.section.decorationItems {
      result.append(attributes(of: decoration, in: section))
    }
    let offset = ownOffset(of: section)
    let visible = section.isOrthogonal ? rect.offsetBy(along: section.runAxis, offset) : rect
    for number in section.groups(in: rect, orthogonalOffset: offset) {
      let group = section.run.group(number)
      let origin = section.origin(of: group)
      for item in 0..<group.itemCount {
        let frame = group.frames.items[item].frame.offsetBy(dx: origin.x, dy: origin.y)
        guard frame.intersects(visible) else { continue }
        result.append(attributes(ofItem: group.firstItem + item, in: section))
      }
      for badge in group.frames.badges where badge.item < group.itemCount {
        guard badge.frame.offsetBy(dx: origin.x, dy: origin.y).intersects(visible) else { continue }
        result.append(attributes(of: badge, group, in: section))
      }
    }
    for item in section.section.boundarySupplementaryItems {
      let attributes = attributes(of: item, in: section)
      if mirrored(attributes.frame).intersects(rect) { result.append(attributes) }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard indexPath.item >= 0, indexPath.item < section.itemCount, section.run.groupCount > 0 else {
      return nil
    }
    return attributes(ofItem: indexPath.item, in: section)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if indexPath.count == 1 {
      return configuration.boundarySupplementaryItems.firstIndex { $0.elementKind == elementKind }
        .map(globalAttributes)
    }
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let boundary = section.section.boundarySupplementaryItems.first { $0.elementKind == elementKind }
    if let boundary, indexPath.item == 0 { return attributes(of: boundary, in: section) }
    guard indexPath.item >= 0, indexPath.item < section.itemCount, section.run.groupCount > 0 else {
      return nil
    }
    let group = section.run.group(section.run.group(ofItem: indexPath.item))
    let badge = group.frames.badges.first {
      $0.kind == elementKind && $0.item == indexPath.item - group.firstItem
    }
    return badge.map { attributes(of: $0, group, in: section) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    return section.section.decorationItems.first { $0.elementKind == elementKind }
      .map { attributes(of: $0, in: section) }
  }

  // MARK: Attributes

  private func attributes(ofItem item: Int, in section: SolvedSection) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: section.index))
    let place = section.item(item)
    attributes.zIndex = place.zIndex
    (attributes.fitsWidth, attributes.fitsHeight) = (place.fitsWidth, place.fitsHeight)
    attributes.listRow = section.section.list?.row(item, of: section.itemCount)
    set(place.frame, of: attributes, in: section)
    return attributes
  }

  private func attributes(
    of badge: GroupFrames.Badge, _ group: GroupRun.Placed, in section: SolvedSection
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: group.firstItem + badge.item, section: section.index)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: badge.kind, with: path)
    (attributes.zIndex, attributes.fitsWidth, attributes.fitsHeight) = (badge.zIndex, false, false)
    let origin = section.origin(of: group)
    set(badge.frame.offsetBy(dx: origin.x, dy: origin.y), of: attributes, in: section)
    return attributes
  }

  /// Sets a frame in the section's content, which the section's own scrolling moves.
  private func set(
    _ frame: CGRect, of attributes: UICollectionViewLayoutAttributes, in section: SolvedSection
  ) {
    guard section.isOrthogonal else { return attributes.frame = mirrored(frame) }
    let (area, offset) = (mirrored(section.orthogonalFrame), orthogonalOffset(of: section.index) ?? .zero)
    attributes.frame = isMirrored ? frame.mirrored(in: section.orthogonalContentSize.width) : frame
    attributes.scroller = ScrolledSection(section: section.index, origin: area.origin, offset: offset)
  }

  private func attributes(
    of decoration: NSCollectionLayoutDecorationItem, in section: SolvedSection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: section.index))
    attributes.frame = mirrored(section.frame(of: decoration))
    (attributes.zIndex, attributes.fitsWidth, attributes.fitsHeight) = (decoration.zIndex, false, false)
    return attributes
  }

  private func attributes(
    of item: NSCollectionLayoutBoundarySupplementaryItem, in section: SolvedSection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section.index))
    attributes.frame = mirrored(section.frame(of: item, sizes, visible: visibleRange))
    attributes.listRow = section.section.list?.edge(item.elementKind)
    finish(attributes, item)
    return attributes
  }

  private func finish(
    _ attributes: UICollectionViewLayoutAttributes, _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) {
    attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex
    attributes.fitsWidth = item.layoutSize.widthDimension.isEstimated
    attributes.fitsHeight = item.layoutSize.heightDimension.isEstimated
  }

  /// The visible part of the content along the axis.
  private var visibleRange: ClosedRange<CGFloat> {
    guard let view = collectionView else { return 0...0 }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    return axis == .vertical
      ? visible.minY...max(visible.maxY, visible.minY) : visible.minX...max(visible.maxX, visible.minX)
  }

  // MARK: Headers and footers of the layout

  private func globalSize(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    let key = ElementKey(category: .supplementaryView, kind: item.elementKind, path: IndexPath(index: 0))
    return item.layoutSize.points(in: space?.size ?? .zero, measured: sizes.others[key])
  }

  private func globalAttributes(_ number: Int) -> UICollectionViewLayoutAttributes {
    let item = configuration.boundarySupplementaryItems[number]
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(index: 0))
    let size = globalSize(of: item)
    let content = CGRect(origin: .zero, size: collectionViewContentSize)
    var frame = CGRect(
      origin: item.containerAnchor.point(in: content)
        - item.containerAnchor.point(in: CGRect(origin: .zero, size: size)),
      size: size)
    if item.pinToVisibleBounds {
      let visible = visibleRange
      let (own, extent) = (axis == .vertical ? frame.minY : frame.minX, size[axis])
      let place =
        item.side(along: axis) == .start
        ? max(own, visible.lowerBound) : min(own, visible.upperBound - extent)
      if axis == .vertical { frame.origin.y = place } else { frame.origin.x = place }
    }
    attributes.frame = mirrored(frame.offsetBy(dx: item.offset.x, dy: item.offset.y))
    finish(attributes, item)
    return attributes
  }

  // MARK: Direction

  private var isMirrored: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func mirrored(_ rect: CGRect) -> CGRect {
    isMirrored ? rect.mirrored(in: collectionViewContentSize.width) : rect
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Sections that scroll on their own

  override func orthogonalSection(_ index: Int) -> OrthogonalSection? {
    guard sections.indices.contains(index), sections[index].isOrthogonal else { return nil }
    let section = sections[index]
    return OrthogonalSection(
      axis: section.runAxis, behavior: section.section.orthogonalScrollingBehavior,
      frame: mirrored(section.orthogonalFrame), contentSize: section.orthogonalContentSize,
      inset: section.orthogonalInset, run: section.run,
      isMirrored: isMirrored && section.runAxis == .horizontal)
  }

  private func orthogonalOffset(of section: Int) -> CGPoint? {
    sections[section].isOrthogonal ? collectionView?.orthogonalOffset(of: section) : nil
  }

  /// The distance by which a section was scrolled on its own, from its leading end.
  private func ownOffset(of section: SolvedSection) -> CGFloat {
    guard let offset = orthogonalOffset(of: section.index) else { return 0 }
    guard section.runAxis == .horizontal else { return offset.y }
    let area = section.orthogonalFrame.width
    return isMirrored ? section.orthogonalContentSize.width - area - offset.x : offset.x
  }
}

extension CGRect {
  fileprivate func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }

  fileprivate func offsetBy(along axis: NSLayoutConstraint.Axis, _ distance: CGFloat) -> CGRect {
    axis == .horizontal ? offsetBy(dx: distance, dy: 0) : offsetBy(dx: 0, dy: distance)
  }
}

private func - (first: CGPoint, second: CGPoint) -> CGPoint {
  CGPoint(x: first.x - second.x, y: first.y - second.y)
}

extension UIView {
  /// The distances between the sides of the view and those of a reference.
  fileprivate func insets(of reference: UIContentInsetsReference) -> UIEdgeInsets {
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: return safeAreaInsets
    case .layoutMargins: return layoutMargins
    case .readableContent:
      var insets = layoutMargins
      let excess = bounds.width - insets.left - insets.right - UIView.maximumReadableWidth
      if excess > 0 { (insets.left, insets.right) = (insets.left + excess / 2, insets.right + excess / 2) }
      return insets
    }
  }
}
