import QuartzCore
import Requirements

extension UICollectionView {
  /// The delegate if it's one of collections.
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  func updateContentSize() {
    collectionViewLayout.prepareIfNeeded()
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  /// Displays the elements that are visible, and removes the others.
  ///
  /// - Parameter retiring: Whether other elements are removed.
  func layOutElements(retiring: Bool = true) {
    guard batch == nil else { return }
    updateContentSize()
    visible.bounds = bounds
    var attributes = visibleAttributes()
    if retiring { retire(notIn: attributes) }
    // Cells that determine their sizes can move others; a few passes are enough for those on the screen.
    for _ in 0..<4 where measureCells(attributes) {
      collectionViewLayout.invalidateLayout()
      updateContentSize()
      attributes = visibleAttributes()
    }
    if retiring { retire(notIn: attributes) }
    showScrollers(of: attributes, retiring: retiring)
    for element in attributes { show(element) }
    backgroundView?.frame = bounds
    applyBackgroundColor(of: collectionViewLayout)
    prefetchItems(displayed: attributes)
  }

  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
      $0.representedElementCategory != .cell || contains($0.indexPath)
    }
  }

  private func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  /// Asks new views for their preferred sizes, and returns whether the layout became invalid.
  private func measureCells(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    var isInvalid = false
    for element in attributes where element.fitsWidth || element.fitsHeight {
      guard let view = newView(for: element) else { continue }
      let preferred = view.preferredLayoutAttributesFitting(element)
      if collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: element)
      {
        isInvalid = true
      }
    }
    return isInvalid
  }

  /// Creates the view of an element; nil if it's displayed already, or if there is none.
  private func newView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    switch attributes.representedElementCategory {
    case .cell: visible.cells[attributes.indexPath] == nil ? cell(at: attributes) : nil
    case .supplementaryView: visible.others[attributes.key] == nil ? otherView(attributes) : nil
    case .decorationView: nil
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let view: UICollectionReusableView? =
      attributes.representedElementCategory == .cell ? cell(at: attributes) : otherView(attributes)
    view?.show(attributes)
  }

  /// Returns the displayed cell of an item, which is created if it's missing.
  @discardableResult
  func cell(at attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell {
    let path = attributes.indexPath
    if let cell = visible.cells[path] { return cell }
    guard let dataSource else { return UICollectionViewCell() }
    let cell = UIView.withoutAnimation { dataSource.collectionView(self, cellForItemAt: path) }
    visible.cells[path] = cell
    UIView.performWithoutAnimation {
      cell.show(attributes)
      cell.isSelected = selectedPaths.contains(path)
      insert(cell, at: attributes)
    }
    collectionDelegate?.collectionView?(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func otherView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let (kind, path, key) = (attributes.representedElementKind ?? "", attributes.indexPath, attributes.key)
    if let view = visible.others[key] { return view }
    let made =
      key.category == .decorationView
      ? collectionViewLayout.makeDecoration(kind)
      : UIView.withoutAnimation {
        dataSource?.collectionView?(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
    guard let view = made else { return nil }
    visible.others[key] = view
    UIView.performWithoutAnimation {
      view.show(attributes)
      if key.category == .decorationView {
        insertSubview(view, at: 0)
      } else {
        container(of: attributes).addSubview(view)
      }
    }
    if key.category == .supplementaryView {
      collectionDelegate?.collectionView?(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
    return view
  }

  // MARK: Removal

  private func retire(notIn attributes: [UICollectionViewLayoutAttributes]) {
    let paths = Set(attributes.lazy.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    let keys = Set(attributes.lazy.filter { $0.representedElementCategory != .cell }.map(\.key))
    for (path, cell) in visible.cells where !paths.contains(path) { retire(cell, at: path) }
    for (key, view) in visible.others where !keys.contains(key) { retire(view, key) }
  }

  private func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
    visible.cells[path] = nil
    keep(cell)
    collectionDelegate?.collectionView?(self, didEndDisplaying: cell, forItemAt: path)
  }

  func keep(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    reuse.keep(cell, cell.reuseIdentifier.map { "cell " + $0 })
  }

  private func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
    visible.others[key] = nil
    view.removeFromSuperview()
    reuse.keep(view, view.reuseIdentifier.map { "\(key.kind) \($0)" })
    guard key.category == .supplementaryView else { return }
    collectionDelegate?.collectionView?(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  func removeVisibleViews() {
    for (path, cell) in visible.cells { retire(cell, at: path) }
    for cell in visible.departing { cell.removeFromSuperview() }
    removeOthers()
    for scroller in visible.scrollers.values { scroller.removeFromSuperview() }
    orthogonalOffsets = [:]
    visible = VisibleElements()
  }

  func removeOthers() { for (key, view) in visible.others { retire(view, key) } }
}

// MARK: - Scrolling

extension UIScrollView {
  /// Returns the offset at which a rectangle has a place; axes without a place move as little as needed.
  func offset(showing rect: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let nearest = offset(showing: rect)
    let width = bounds.width - insets.left - insets.right
    let height = bounds.height - insets.top - insets.bottom
    let x: CGFloat =
      position.contains(.left)
      ? rect.minX - insets.left
      : position.contains(.centeredHorizontally)
        ? rect.midX - width / 2 - insets.left
        : position.contains(.right) ? rect.maxX - width - insets.left : nearest.x
    let y: CGFloat =
      position.contains(.top)
      ? rect.minY - insets.top
      : position.contains(.centeredVertically)
        ? rect.midY - height / 2 - insets.top
        : position.contains(.bottom) ? rect.maxY - height - insets.top : nearest.y
    return restingOffset(near: CGPoint(x: x, y: y))
  }
}
