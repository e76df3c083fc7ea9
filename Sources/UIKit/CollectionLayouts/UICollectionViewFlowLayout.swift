public import QuartzCore

/// Arranges items in lines, one section after the other.
///
/// Items of one size take neither memory nor time for those out of sight. Where a ``UICollectionViewDelegateFlowLayout`` returns
/// sizes, all of them are asked for at once.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated size that lets cells determine theirs: see ``estimatedItemSize``.
  public nonisolated static let automaticSize = CGSize(width: 50.001, height: 50.001)

  private var sections: [Section] = []
  private var preparedSize = CGSize.zero
  private var measuredSizes: [IndexPath: CGSize] = [:]

  private struct Section {
    let metrics: FlowMetrics
    let lines: FlowLines
    let count: Int
    /// The start along the axis of scrolling.
    let start: CGFloat

    var itemsStart: CGFloat { start + metrics.headerExtent + metrics.leadingInset }
    var itemsEnd: CGFloat { itemsStart + lines.extent + metrics.trailingInset }
    var end: CGFloat { itemsEnd + metrics.footerExtent }
  }

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from an archive, with default settings.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Settings

  /// The axis of scrolling. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The size of items for which the delegate returns none. Default 50 × 50 points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items that haven't been displayed; ``automaticSize`` or another size above zero lets cells determine theirs by
  /// constraints. Default zero.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The space between lines. Default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between the items of a line. Default 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around the items of a section. Default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, of which the extent along the axis is used. Default zero: no headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, of which the extent along the axis is used. Default zero: no footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether the header of the first visible section stays at the edge. Default false.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether the footer of the last visible section stays at the edge. Default false.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var isVertical: Bool { scrollDirection == .vertical }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    sections = []
    guard let view = collectionView else { return }
    preparedSize = view.bounds.size
    var start: CGFloat = 0
    for index in 0..<view.numberOfSections {
      let section = makeSection(index, in: view, at: start)
      sections.append(section)
      start = section.end
    }
  }

  private func makeSection(_ index: Int, in view: UICollectionView, at start: CGFloat) -> Section {
    let metrics = metrics(of: index, in: view)
    let count = view.numberOfItems(inSection: index)
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    func size(of item: Int) -> CGSize? {
      let path = IndexPath(item: item, section: index)
      return delegate?.collectionView?(view, layout: self, sizeForItemAt: path)
    }
    guard count > 0 else {
      return Section(metrics: metrics, lines: .varied(VariedLines([], metrics)), count: 0, start: start)
    }
    if estimatedItemSize != .zero {
      let sizes = (0..<count).map { measuredSizes[[index, $0]] ?? size(of: $0) ?? estimatedItemSize }
      return Section(
        metrics: metrics, lines: .varied(VariedLines(sizes, metrics)), count: count, start: start)
    }
    guard let first = size(of: 0) else {
      let lines = UniformLines(count, of: itemSize, metrics)
      return Section(metrics: metrics, lines: .uniform(lines), count: count, start: start)
    }
    let sizes = [first] + (1..<max(count, 1)).map { size(of: $0) ?? itemSize }
    return Section(metrics: metrics, lines: .varied(VariedLines(sizes, metrics)), count: count, start: start)
  }

  private func metrics(of section: Int, in view: UICollectionView) -> FlowMetrics {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let header = delegate?.collectionView?(view, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate?.collectionView?(view, layout: self, referenceSizeForFooterInSection: section)
    var metrics = FlowMetrics()
    metrics.isVertical = isVertical
    metrics.insets = delegate?.collectionView?(view, layout: self, insetForSectionAt: section) ?? sectionInset
    metrics.lineSpacing =
      delegate?.collectionView?(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    metrics.itemSpacing =
      delegate?.collectionView?(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    metrics.headerExtent = metrics.main(header ?? headerReferenceSize)
    metrics.footerExtent = metrics.main(footer ?? footerReferenceSize)
    let (size, insets) = (view.bounds.size, view.adjustedContentInset)
    metrics.crossExtent =
      isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    return metrics
  }

  open override var collectionViewContentSize: CGSize {
    let (main, cross) = (sections.last?.end ?? 0, sections.last?.metrics.crossExtent ?? 0)
    return isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    for index in sectionIndices(from: low, to: high) {
      let section = sections[index]
      for item in section.lines.items(from: low - section.itemsStart, to: high - section.itemsStart) {
        let frame = frame(of: item, in: section)
        guard frame.intersects(rect) else { continue }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
        attributes.frame = frame
        result.append(attributes)
      }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let edge = layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: index)),
          edge.frame.intersects(rect)
        {
          result.append(edge)
        }
      }
    }
    return result
  }

  private func sectionIndices(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    func firstIndex(where isMatch: (Section) -> Bool) -> Int {
      var (low, high) = (0, sections.count)
      while low < high {
        let middle = (low + high) / 2
        if isMatch(sections[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let first = firstIndex { $0.end > low }
    return first..<max(firstIndex { $0.start >= high }, first)
  }

  private func frame(of item: Int, in section: Section) -> CGRect {
    let frame = section.lines.frame(of: item)
    return isVertical
      ? frame.offsetBy(dx: 0, dy: section.itemsStart) : frame.offsetBy(dx: section.itemsStart, dy: 0)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard indexPath.item >= 0, indexPath.item < section.count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(of: indexPath.item, in: section)
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), let view = collectionView else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let extent = isHeader ? section.metrics.headerExtent : section.metrics.footerExtent
    guard extent > 0 else { return nil }
    var start = isHeader ? section.start : section.itemsEnd
    let (bounds, insets) = (view.bounds, view.adjustedContentInset)
    if isHeader, sectionHeadersPinToVisibleBounds {
      let edge = isVertical ? bounds.minY + insets.top : bounds.minX + insets.left
      start = max(start, min(edge, section.itemsEnd - extent))
    }
    if !isHeader, sectionFootersPinToVisibleBounds {
      let edge = isVertical ? bounds.maxY - insets.bottom : bounds.maxX - insets.right
      start = min(start, max(edge - extent, section.itemsStart))
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    let cross = section.metrics.crossExtent
    let size = isVertical ? CGSize(width: cross, height: extent) : CGSize(width: extent, height: cross)
    attributes.frame = section.metrics.rect(main: start, cross: 0, size)
    attributes.zIndex = 10
    return attributes
  }

  override func pathsWillChange(_ update: ListUpdate) { measuredSizes = update.renumbered(measuredSizes) }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    return pins
      || (isVertical ? newBounds.width != preparedSize.width : newBounds.height != preparedSize.height)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, measuredSizes[originalAttributes.indexPath] != preferredAttributes.size
    else { return false }
    measuredSizes[originalAttributes.indexPath] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }
}
