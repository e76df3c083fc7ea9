public import Foundation

/// An object that determines the heights of a table's rows, and that is notified about their selection.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called before a cell is displayed.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    throws(MissingMethodError)
  /// Called after a cell was removed.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    throws(MissingMethodError)
  /// Called before a header is displayed.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    throws(MissingMethodError)
  /// Called before a footer is displayed.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    throws(MissingMethodError)
  /// Returns the height of a row.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) throws(MissingMethodError)
    -> CGFloat
  /// Returns the height of a section's header.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) throws(MissingMethodError)
    -> CGFloat
  /// Returns the height of a section's footer.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) throws(MissingMethodError)
    -> CGFloat
  /// Returns the estimated height of a row. UIKit never calls it: the table's own estimate is used.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> CGFloat
  /// Returns the view of a section's header.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) throws(MissingMethodError)
    -> UIView?
  /// Returns the view of a section's footer.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) throws(MissingMethodError)
    -> UIView?
  /// Called after a tap on the button of a cell's accessory.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    throws(MissingMethodError)
  /// Returns whether a touched row is highlighted; true without the method.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  /// Called after a row was highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) throws(MissingMethodError)
  /// Called after a row was no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    throws(MissingMethodError)
  /// Returns the row that is selected instead of the tapped one; nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) throws(MissingMethodError)
    -> IndexPath?
  /// Returns the row that is deselected instead of another; nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) throws(MissingMethodError)
    -> IndexPath?
  /// Called after the user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) throws(MissingMethodError)
  /// Called after the user has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) throws(MissingMethodError)
  /// Returns the control of a row that can be edited; ``UITableViewCell/EditingStyle/delete`` without the method.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> UITableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row; "Delete" without the method.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> String?
  /// Returns the actions that a swipe to the left reveals; without the method, a button that deletes.
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> UISwipeActionsConfiguration?
  /// Returns the actions that a swipe to the right reveals.
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> UISwipeActionsConfiguration?
  /// Returns whether the content moves to the right while the row is edited; true without the method.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  /// Returns the level of a row's indentation.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> Int
}

// MARK: - Defaults

extension UITableViewDelegate {
  /// Fails, because the delegate lacks the method.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> CGFloat
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    throws(MissingMethodError) -> CGFloat
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    throws(MissingMethodError) -> CGFloat
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> CGFloat
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
    throws(MissingMethodError) -> UIView?
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int)
    throws(MissingMethodError) -> UIView?
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> IndexPath?
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> IndexPath?
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> UITableViewCell.EditingStyle
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) throws(MissingMethodError) -> String? {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws(MissingMethodError) -> UISwipeActionsConfiguration? {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws(MissingMethodError) -> UISwipeActionsConfiguration? {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> Int
  {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UITableViewDelegate {
  /// The methods `tableView(…)`, for calls with a question mark.
  public var tableView: UITableViewDelegate_tableView? { UITableViewDelegate_tableView(delegate: self) }
}

/// The methods `tableView(…)` of a ``UITableViewDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UITableViewDelegate_tableView {
  let delegate: any UITableViewDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    try? delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    try? delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    try? delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    try? delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
    try? delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
    try? delegate.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
    try? delegate.tableView(tableView, heightForFooterInSection: section)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    try? delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    (try? delegate.tableView(tableView, viewForHeaderInSection: section)) ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    (try? delegate.tableView(tableView, viewForFooterInSection: section)) ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    -> Void?
  {
    try? delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool? {
    try? delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) -> Void? {
    try? delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) -> Void? {
    try? delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    (try? delegate.tableView(tableView, willSelectRowAt: indexPath)) ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    (try? delegate.tableView(tableView, willDeselectRowAt: indexPath)) ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void? {
    try? delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) -> Void? {
    try? delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle?
  {
    try? delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    (try? delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)) ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    (try? delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)) ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    (try? delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)) ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool?
  {
    try? delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int?
  {
    try? delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
  }
}
