import QuartzCore

extension UICollectionViewLayoutAttributes {
  var key: ElementKey {
    ElementKey(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }
}

// MARK: - Sections that scroll on their own

extension UICollectionView {
  /// The offset of a section that scrolls on its own; nil before it's displayed.
  func orthogonalOffset(of section: Int) -> CGPoint? {
    visible.scrollers[section]?.contentOffset ?? orthogonalOffsets[section]
  }

  /// The view that contains the view of an element.
  func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.scroller.map { scroller(of: $0.section) } ?? self
  }

  /// Adds a cell behind headers and the like.
  func insert(_ cell: UICollectionViewCell, at attributes: UICollectionViewLayoutAttributes) {
    let container = container(of: attributes)
    guard cell.superview !== container else { return }
    let isFirstTaken = container === self && backgroundView?.superview === self
    container.insertSubview(cell, at: isFirstTaken ? 1 : 0)
  }

  private func scroller(of section: Int) -> OrthogonalScrollView {
    if let scroller = visible.scrollers[section] { return scroller }
    let scroller = OrthogonalScrollView()
    visible.scrollers[section] = scroller
    insertSubview(scroller, at: backgroundView?.superview === self ? 1 : 0)
    place(scroller, of: section)
    scroller.observeOffset(for: self) { [weak self] in self?.setNeedsLayout() }
    return scroller
  }

  private func place(_ scroller: OrthogonalScrollView, of section: Int) {
    guard let model = collectionViewLayout.orthogonalSection(section) else { return }
    scroller.show(model, formerOffset: orthogonalOffsets[section])
  }

  /// Places the scroll views of the visible sections, and removes the others.
  func showScrollers(of attributes: [UICollectionViewLayoutAttributes], retiring: Bool) {
    let sections = Set(attributes.compactMap { $0.scroller?.section })
    for section in sections { place(scroller(of: section), of: section) }
    guard retiring else { return }
    for (section, scroller) in visible.scrollers where !sections.contains(section) {
      orthogonalOffsets[section] = scroller.contentOffset
      scroller.removeFromSuperview()
      visible.scrollers[section] = nil
    }
  }

  /// Scrolls to an item, in its section too if that scrolls on its own.
  func scroll(to attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition, animated: Bool) {
    guard let place = attributes.scroller, let model = collectionViewLayout.orthogonalSection(place.section)
    else {
      return setContentOffset(offset(showing: attributes.frame, at: position), animated: animated)
    }
    let along: ScrollPosition =
      model.axis == .horizontal ? [.top, .centeredVertically, .bottom] : [.left, .right]
    setContentOffset(offset(showing: model.frame, at: position.intersection(along)), animated: animated)
    let scroller = scroller(of: place.section)
    let frame = attributes.frame.offsetBy(dx: -place.origin.x, dy: -place.origin.y)
    scroller.setContentOffset(
      scroller.offset(showing: frame, at: position.subtracting(along)), animated: animated)
  }
}

// MARK: - Prefetching

extension UICollectionView {
  func prefetchItems(displayed attributes: [UICollectionViewLayoutAttributes]) {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let isVertical = contentSize.height > contentSize.width || contentSize.height > bounds.height
    let region = prefetch.region(for: bounds, isVertical: isVertical)
    let soon = (collectionViewLayout.layoutAttributesForElements(in: region) ?? []).filter {
      $0.representedElementCategory == .cell
    }.map(\.indexPath).sorted()
    let displayed = Set(attributes.lazy.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    let change = prefetch.update(displayed: displayed, soon: soon)
    if !change.new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: change.new) }
    if !change.canceled.isEmpty {
      try? prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: change.canceled)
    }
  }
}
