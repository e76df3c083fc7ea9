import QuartzCore

// MARK: - Touches

extension UITableView {
  private var mayTouchRows: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func beginSelection(_ touch: UITouch) {
    if closeSwipe(animated: true) { return }
    guard mayTouchRows, let path = indexPathForRow(at: touch.location(in: self)),
      tableDelegate?.tableView?(self, shouldHighlightRowAt: path) ?? true
    else { return }
    selection.touched = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    tableDelegate?.tableView?(self, didHighlightRowAt: path)
  }

  func cancelSelection() { unhighlight() }

  @discardableResult
  private func unhighlight() -> IndexPath? {
    guard let path = selection.touched.take() else { return nil }
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView?(self, didUnhighlightRowAt: path)
    return path
  }

  func endSelection() {
    guard let path = unhighlight(), model.contains(path) else { return }
    if selection.contains(path), selectsSeveral {
      return deselectByUser(path)
    }
    // A missing method and one that returns nil differ.
    let chosen = chosenPath(path, tableDelegate?.tableView)
    guard let chosen, model.contains(chosen) else { return }
    if !selectsSeveral { for old in selection.paths where old != chosen { deselectByUser(old) } }
    select(chosen, animated: false)
    tableDelegate?.tableView?(self, didSelectRowAt: chosen)
  }

  private func chosenPath(_ path: IndexPath, _ methods: UITableViewDelegate_tableView?) -> IndexPath? {
    guard let delegate = tableDelegate else { return path }
    do { return try delegate.tableView(self, willSelectRowAt: path) } catch { return path }
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func deselectByUser(_ path: IndexPath) {
    let chosen: IndexPath?
    if let delegate = tableDelegate {
      do { chosen = try delegate.tableView(self, willDeselectRowAt: path) } catch { chosen = path }
    } else {
      chosen = path
    }
    guard let chosen else { return }
    deselect(chosen, animated: false)
    tableDelegate?.tableView?(self, didDeselectRowAt: chosen)
  }

  // MARK: Selection

  func select(_ path: IndexPath, animated: Bool) {
    if !selectsSeveral { for old in selection.paths where old != path { deselect(old, animated: animated) } }
    if !selection.contains(path) { selection.paths.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selection.paths.removeAll { $0 == path }
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }

  func deselectAll(animated: Bool) { for path in selection.paths { deselect(path, animated: animated) } }
}

// MARK: - Editing

extension UITableView: CellEvents {
  private func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView?(self, canEditRowAt: path) ?? true
  }

  func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let canEdit = isEditing && canEdit(path)
    if canEdit {
      cell.row.editingStyle = tableDelegate?.tableView?(self, editingStyleForRowAt: path) ?? .delete
      cell.shouldIndentWhileEditing =
        tableDelegate?.tableView?(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    cell.setEditing(canEdit, animated: animated)
  }

  func accessoryTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView?(self, accessoryButtonTappedForRowWith: path)
  }

  func editControlTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView?(self, commit: .insert, forRowAt: path)
    } else if let actions = deletion(at: path) {
      open(RowSwipe(path: path, cell: cell, isTrailing: true), actions)
    }
  }

  /// The action that deletes a row, as confirmation or by a swipe.
  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let title =
      tableDelegate?.tableView?(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource?.tableView?(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Swipes

  func prepareSwipes() {
    let pan = RowSwipeGestureRecognizer()
    pan.addAction { [weak self, unowned pan] _ in self?.handleSwipe(pan) }
    pan.mayBegin = { [weak self] in self?.isEditing == false }
    addGestureRecognizer(pan)
  }

  private func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    if let delegate = tableDelegate {
      do {
        return isTrailing
          ? try delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
          : try delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      } catch {}
    }
    guard isTrailing, canEdit(path), let dataSource, dataSource.commitsEditing else { return nil }
    let style = tableDelegate?.tableView?(self, editingStyleForRowAt: path) ?? .delete
    return style == .delete ? deletion(at: path) : nil
  }

  private func handleSwipe(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      closeSwipe(animated: false)
      let start = pan.location(in: self)
      let isTrailing = pan.translation(in: self).x * trailingSign < 0
      guard let path = indexPathForRow(at: start), let cell = cellForRow(at: path),
        let actions = swipeActions(at: path, isTrailing: isTrailing), !actions.actions.isEmpty
      else { return }
      begin(RowSwipe(path: path, cell: cell, isTrailing: isTrailing), actions)
    case .changed: rowSwipe?.move(by: pan.translation(in: self).x * trailingSign)
    case .ended: endSwipe(velocity: pan.velocity(in: self).x * trailingSign)
    case .cancelled, .failed: closeSwipe(animated: true)
    case .possible: break
    }
  }

  private func begin(_ swipe: RowSwipe, _ actions: UISwipeActionsConfiguration) {
    rowSwipe = swipe
    cancelSelection()
    swipe.cell.beginSwipe(actions.actions) { [weak self] in self?.perform($0) }
    rowSwipe?.fullAction = actions.performsFirstActionWithFullSwipe ? actions.actions.first : nil
  }

  private func open(_ swipe: RowSwipe, _ actions: UISwipeActionsConfiguration) {
    closeSwipe(animated: false)
    begin(swipe, actions)
    swipe.cell.moveSwipe(to: swipe.openOffset, animated: true)
  }

  // Distances and velocities are positive toward the trailing side.

  /// Opens the swiped row, closes it, or performs the first action, by the distance after another 0.15 s (estimated).
  private func endSwipe(velocity: CGFloat) {
    guard let swipe = rowSwipe else { return }
    let distance = (swipe.cell.row.swipeOffset + velocity * 0.15) * (swipe.isTrailing ? -1 : 1)
    let traveled = abs(swipe.cell.row.swipeOffset)
    if traveled > swipe.cell.bounds.width * 0.6, let action = swipe.fullAction {
      perform(action)
    } else if distance > swipe.cell.openSwipeDistance / 2 {
      swipe.cell.moveSwipe(to: swipe.openOffset, animated: true)
    } else {
      closeSwipe(animated: true)
    }
  }

  private func perform(_ action: UIContextualAction) {
    guard let swipe = rowSwipe else { return }
    action.handler(action, swipe.cell) { [weak self] _ in self?.closeSwipe(animated: true) }
  }

  /// Closes the open row, and returns whether there was one.
  @discardableResult
  func closeSwipe(animated: Bool) -> Bool {
    guard let swipe = rowSwipe.take() else { return false }
    swipe.cell.closeSwipe(animated: animated)
    return true
  }
}

extension UITableViewDataSource {
  /// Whether the data source may have the method that deletes rows. One whose class states nothing may have it.
  fileprivate var commitsEditing: Bool {
    (self as? any _DeclaringMethods)?._declares("tableView(_:commit:forRowAt:)") ?? true
  }
}

/// A row whose content is moved by a swipe.
@MainActor
struct RowSwipe {
  let path: IndexPath
  let cell: UITableViewCell
  /// Whether the swipe leads to the leading side, and reveals the trailing actions.
  let isTrailing: Bool
  /// The action that a full swipe performs.
  var fullAction: UIContextualAction?

  init(path: IndexPath, cell: UITableViewCell, isTrailing: Bool) {
    (self.path, self.cell, self.isTrailing) = (path, cell, isTrailing)
  }

  var openOffset: CGFloat { isTrailing ? -cell.openSwipeDistance : cell.openSwipeDistance }

  /// Moves the content with the finger; beyond the edge it stays.
  func move(by translation: CGFloat) {
    cell.moveSwipe(to: isTrailing ? min(translation, 0) : max(translation, 0), animated: false)
  }
}

/// Recognizes horizontal pans over rows.
@MainActor
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  var mayBegin: (() -> Bool)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard mayBegin?() ?? true else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible, super.exceedsThreshold(CGPoint(x: 0, y: translation(in: view).y)) {
      state = .failed
    }
  }

  override func exceedsThreshold(_ travel: CGPoint) -> Bool {
    super.exceedsThreshold(CGPoint(x: travel.x, y: 0)) && abs(travel.x) > abs(travel.y)
  }
}
