import QuartzCore

extension UICollectionView {
  /// Opens a batch, or one in another.
  ///
  /// - Parameter layingOut: Whether items are laid out before. It requires that the data hasn't changed yet.
  func openBatch(layingOut: Bool = false) {
    _ = numberOfSections
    if batch == nil {
      if layingOut { layOutElementsIfNeeded() }
      batch = CollectionBatch()
    } else {
      batch?.depth += 1
    }
  }

  func closeBatch(completion: ((Bool) -> Void)?) {
    guard let open = batch else { return }
    guard open.depth == 1 else {
      batch?.depth -= 1
      return
    }
    batch = nil
    apply(open.update, completion: completion)
  }

  /// Records a change, in a batch of its own if none is open.
  func change(_ record: (inout ListUpdate) -> Void) {
    openBatch()
    if batch != nil { record(&batch!.update) }
    closeBatch(completion: nil)
  }

  private func apply(_ recorded: ListUpdate, completion: ((Bool) -> Void)?) {
    let oldCounts = counts
    let oldAttributes = visible.cells.keys.reduce(into: [:]) {
      $0[$1] = collectionViewLayout.layoutAttributesForItem(at: $1)
    }
    // The layout still knows the places before the batch of items that come into sight.
    let reach = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let nearby = collectionViewLayout.layoutAttributesForElements(in: reach) ?? []
    let oldPlaces = nearby.reduce(into: oldAttributes) {
      if $1.representedElementCategory == .cell { $0[$1.indexPath] = $1 }
    }
    loadCounts()
    var update = recorded
    update.resolve(from: oldCounts, to: counts)
    updateSelection(update)
    prefetch = PrefetchTracker()
    collectionViewLayout.pathsWillChange(update)
    collectionViewLayout.invalidateLayout()
    collectionViewLayout.prepareIfNeeded()
    collectionViewLayout.prepare(forCollectionViewUpdates: update.items)
    let departing = renumber(update)
    removeOthers()
    updateContentSize()
    animate(update, from: oldPlaces, departing, completion: completion)
  }

  /// Gives the displayed cells their new paths, and returns those of deleted and reloaded items with their old paths.
  private func renumber(_ update: ListUpdate) -> [IndexPath: UICollectionViewCell] {
    var (cells, departing): ([IndexPath: UICollectionViewCell], [IndexPath: UICollectionViewCell]) = (
      [:], [:]
    )
    for (path, cell) in visible.cells {
      if !update.reloadedItems.contains(path), let newPath = update.path(after: path) {
        cells[newPath] = cell
      } else {
        departing[path] = cell
      }
    }
    visible.cells = cells
    visible.departing += departing.values
    return departing
  }

  /// The duration of changes in seconds. Estimated.
  private static var changeDuration: Double { 0.3 }

  private func animate(
    _ update: ListUpdate, from oldPlaces: [IndexPath: UICollectionViewLayoutAttributes],
    _ departing: [IndexPath: UICollectionViewCell], completion: ((Bool) -> Void)?
  ) {
    UIView.performWithoutAnimation { placeArrivals(update, oldPlaces) }
    let proposed = restingOffset(near: contentOffset)
    let target =
      collectionDelegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    UIView.animate(withDuration: window == nil ? 0 : Self.changeDuration) { [self] in
      for (path, cell) in departing { disappear(cell, at: path, oldPlaces[path]) }
      if target != contentOffset { contentOffset = target }
      for (path, cell) in visible.cells {
        if let place = collectionViewLayout.layoutAttributesForItem(at: path) { cell.show(place) }
      }
      layOutElements(retiring: false)
      collectionViewLayout.finalizeCollectionViewUpdates()
    } completion: { [weak self] isFinished in
      self?.removeDeparted(Array(departing.values))
      completion?(isFinished)
    }
  }

  /// Creates the cells that become visible, at the places from which they move.
  private func placeArrivals(_ update: ListUpdate, _ oldPlaces: [IndexPath: UICollectionViewLayoutAttributes])
  {
    let displayed = visible.cells
    visible.bounds = .null
    layOutElements(retiring: false)
    for (path, cell) in visible.cells {
      let oldPath = update.path(before: path).flatMap { update.reloadedItems.contains($0) ? nil : $0 }
      if let oldPath, let place = oldPlaces[oldPath] {
        cell.show(place)
      } else if displayed[path] == nil {
        appear(cell, at: path)
      }
    }
  }

  private func appear(_ cell: UICollectionViewCell, at path: IndexPath) {
    if let place = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path) {
      cell.show(place)
    } else {
      cell.alpha = 0
    }
  }

  private func disappear(
    _ cell: UICollectionViewCell, at path: IndexPath, _ place: UICollectionViewLayoutAttributes?
  ) {
    if let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path) {
      cell.show(final)
    } else {
      cell.alpha = 0
    }
  }

  private func removeDeparted(_ cells: [UICollectionViewCell]) {
    for cell in cells { keep(cell) }
    visible.departing.removeAll { departed in cells.contains { $0 === departed } }
    visible.bounds = .null
    setNeedsLayout()
  }

  // MARK: Changes of the layout

  func changeLayout(from old: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    updateContentSize()
    let target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: restingOffset(near: contentOffset))
    let isAnimated = animated && window != nil
    let displayed = visible.cells
    UIView.performWithoutAnimation {
      // Cells that come into sight move from their places in the old layout, where they are known there.
      layOutElements(retiring: false)
      for (path, cell) in visible.cells where displayed[path] == nil || isAnimated {
        if let place = old.layoutAttributesForItem(at: path) { cell.show(place) }
      }
    }
    UIView.animate(withDuration: isAnimated ? Self.changeDuration : 0) { [self] in
      if target != contentOffset { contentOffset = target }
      for (path, cell) in visible.cells {
        if let place = collectionViewLayout.layoutAttributesForItem(at: path) { cell.show(place) }
      }
      layOutElements(retiring: false)
      collectionViewLayout.finalizeLayoutTransition()
      for cell in visible.cells.values { cell.layoutIfNeeded() }
    } completion: { [weak self] isFinished in
      self?.visible.bounds = .null
      self?.setNeedsLayout()
      completion?(isFinished)
    }
  }
}

extension ListUpdate {
  /// The changes for layouts.
  @MainActor
  fileprivate var items: [UICollectionViewUpdateItem] {
    let section = { (index: Int) in IndexPath(item: NSNotFound, section: index) }
    return deletedSections.map { UICollectionViewUpdateItem(.delete, before: section($0), after: nil) }
      + deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: section($0)) }
      + insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + movedItems.sorted { $0.key < $1.key }.map {
        UICollectionViewUpdateItem(.move, before: $0.key, after: $0.value)
      }
      + reloadedItems.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: path(after: $0)) }
  }
}
