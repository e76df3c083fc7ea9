import QuartzCore

// MARK: - Batches

extension UITableView {
  /// Opens a batch, or one in another.
  ///
  /// - Parameter layingOut: Whether rows are laid out before. It requires that the data hasn't changed yet.
  func openBatch(layingOut: Bool = false) {
    _ = numberOfSections
    if batch == nil {
      if layingOut { layOutRowsIfNeeded() }
      batch = TableBatch()
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
    apply(open, completion: completion)
  }

  /// Records a change, in a batch of its own if none is open.
  func change(_ animation: RowAnimation, _ record: (inout ListUpdate) -> Void) {
    openBatch()
    batch?.animations.append(animation)
    if batch != nil { record(&batch!.update) }
    closeBatch(completion: nil)
  }

  private func apply(_ batch: TableBatch, completion: ((Bool) -> Void)?) {
    let (old, new) = (model, makeSections())
    var update = batch.update
    update.resolve(from: old.counts, to: new.counts)
    prefetch = PrefetchTracker()
    closeSwipe(animated: true)
    model = transfer(heightsOf: old, to: new, update)
    let before = visible.cells
    let departing = renumber(update)
    updateContentSize()
    let change = TableChange(
      old: old, update: update, before: before, departing: departing, animation: batch.animation)
    guard window != nil, UIView.areAnimationsEnabled, batch.animation != .none || !update.isEmpty else {
      finish(change)
      completion?(true)
      return
    }
    animate(change, completion: completion)
  }

  /// Keeps the heights of rows that were measured.
  private func transfer(heightsOf old: TableSections, to new: TableSections, _ update: ListUpdate)
    -> TableSections
  {
    var result = new
    for (path, _) in visible.cells where !update.reloadedItems.contains(path) && old.contains(path) {
      guard old.sections[path.section].rows.isKnown(path.row), let newPath = update.path(after: path),
        new.contains(newPath)
      else { continue }
      _ = result.setHeight(old.range(of: path).height, of: newPath)
    }
    return result
  }

  /// Gives the displayed cells their new paths, and returns those of deleted and reloaded rows.
  private func renumber(_ update: ListUpdate) -> [UITableViewCell] {
    var cells: [IndexPath: UITableViewCell] = [:]
    var departing: [UITableViewCell] = []
    for (path, cell) in visible.cells {
      guard !update.reloadedItems.contains(path), let newPath = update.path(after: path) else {
        departing.append(cell)
        continue
      }
      cells[newPath] = cell
    }
    visible.cells = cells
    visible.departing += departing
    selection.paths = selection.paths.compactMap { update.path(after: $0) }
    selection.touched = nil
    for view in Array(visible.headers.values) + visible.footers.values { view.removeFromSuperview() }
    (visible.headers, visible.footers) = ([:], [:])
    return departing
  }

  // MARK: Animation

  /// The duration in seconds. Estimated.
  private static var changeDuration: Double { 0.3 }

  private func finish(_ change: TableChange) {
    for cell in visible.departing { cell.removeFromSuperview() }
    visible.departing = []
    layOutRows()
    updateVisibleCells()
  }

  private func animate(_ change: TableChange, completion: ((Bool) -> Void)?) {
    let departing = change.departing
    var arriving: [UITableViewCell] = []
    UIView.performWithoutAnimation {
      arriving = placeArrivals(change)
      for cell in departing { sendSubviewToBack(cell) }
    }
    UIView.animate(withDuration: Self.changeDuration) { [self] in
      for cell in departing { hide(cell, change.animation) }
      for (path, cell) in visible.cells { cell.frame = frame(of: path) }
      updateVisibleCells()
      for cell in arriving { show(cell) }
      for cell in visible.cells.values { cell.layoutIfNeeded() }
    } completion: { [weak self] isFinished in
      self?.removeDeparted(departing)
      completion?(isFinished)
    }
  }

  /// Creates the cells that become visible, at the places from which they move.
  ///
  /// - Returns: The cells that move from nowhere, which are hidden.
  private func placeArrivals(_ change: TableChange) -> [UITableViewCell] {
    visible.bounds = .null
    let kept = visible.cells
    var hidden: [UITableViewCell] = []
    layOutRows(retiring: false)
    for (path, cell) in visible.cells where kept[path] == nil {
      if let oldPath = change.update.path(before: path), change.old.contains(oldPath),
        !change.update.reloadedItems.contains(oldPath)
      {
        cell.frame = frame(of: oldPath, in: change.old)
      } else {
        hide(cell, change.animation)
        hidden.append(cell)
      }
      cell.layoutIfNeeded()
    }
    // Cells that were visible before go back to their old places.
    for (oldPath, cell) in change.before where change.old.contains(oldPath) && cell.superview === self {
      if !visible.departing.contains(where: { $0 === cell }) {
        cell.frame = frame(of: oldPath, in: change.old)
      }
    }
    return hidden
  }

  private func hide(_ cell: UITableViewCell, _ animation: RowAnimation) {
    cell.alpha = 0
    switch animation {
    case .right: cell.transform = CGAffineTransform(translationX: bounds.width, y: 0)
    case .left: cell.transform = CGAffineTransform(translationX: -bounds.width, y: 0)
    case .top: cell.transform = CGAffineTransform(translationX: 0, y: -cell.bounds.height)
    case .bottom: cell.transform = CGAffineTransform(translationX: 0, y: cell.bounds.height)
    case .fade, .none, .middle, .automatic: break
    }
  }

  private func show(_ cell: UITableViewCell) { (cell.alpha, cell.transform) = (1, .identity) }

  private func removeDeparted(_ cells: [UITableViewCell]) {
    for cell in cells {
      cell.removeFromSuperview()
      show(cell)
      reuse.keep(cell, cell.reuseIdentifier.map { "cell " + $0 })
    }
    visible.departing.removeAll { departed in cells.contains { $0 === departed } }
    visible.bounds = .null
    setNeedsLayout()
  }
}

/// A batch that is being animated.
@MainActor
private struct TableChange {
  /// The positions before the batch.
  let old: TableSections
  let update: ListUpdate
  /// The cells that were displayed before the batch, by their old paths.
  let before: [IndexPath: UITableViewCell]
  /// The cells of deleted and reloaded rows.
  let departing: [UITableViewCell]
  let animation: UITableView.RowAnimation
}
