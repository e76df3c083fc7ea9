public import QuartzCore

/// A controller whose view is a table, of which it's the data source and the delegate.
///
/// The optional methods can be overridden, without `throws`. One that isn't overridden counts as missing.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private var style = UITableView.Style.plain

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether the selection is cleared before the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true
  /// The control that the user pulls to refresh. Default nil.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (table.dataSource, table.delegate) = (self, self)
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  /// Returns the number of sections. Default 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns the number of rows in a section. Default 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns the cell of a row. Default an empty cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title of a section's header.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    throws(MissingMethodError) -> String?
  {
    throw MissingMethodError()
  }
  /// Returns the title of a section's footer.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    throws(MissingMethodError) -> String?
  {
    throw MissingMethodError()
  }
  /// Returns whether a row can be edited; true without the method.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) throws(MissingMethodError)
    -> Bool
  {
    throw MissingMethodError()
  }
  /// Returns whether a row can be moved by the user. UIKit never calls it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) throws(MissingMethodError)
    -> Bool
  {
    throw MissingMethodError()
  }
  /// Deletes or inserts a row, after the user has asked for it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Moves a row. UIKit never calls it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Returns the titles of the index at the right, which isn't displayed. UIKit never calls it.
  open func sectionIndexTitles(for tableView: UITableView) throws(MissingMethodError) -> [String]? {
    throw MissingMethodError()
  }

  // MARK: Delegate

  /// Called before a cell is displayed.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called after a cell was removed.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called before a header is displayed.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Called before a footer is displayed.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Returns the height of a row.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> CGFloat
  {
    throw MissingMethodError()
  }
  /// Returns the height of a section's header.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    throws(MissingMethodError) -> CGFloat
  {
    throw MissingMethodError()
  }
  /// Returns the height of a section's footer.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    throws(MissingMethodError) -> CGFloat
  {
    throw MissingMethodError()
  }
  /// Returns the estimated height of a row. UIKit never calls it: the table's own estimate is used.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> CGFloat
  {
    throw MissingMethodError()
  }
  /// Returns the view of a section's header.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
    throws(MissingMethodError) -> UIView?
  {
    throw MissingMethodError()
  }
  /// Returns the view of a section's footer.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int)
    throws(MissingMethodError) -> UIView?
  {
    throw MissingMethodError()
  }
  /// Called after a tap on the button of a cell's accessory.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Returns whether a touched row is highlighted; true without the method.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }
  /// Called after a row was highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Called after a row was no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Returns the row that is selected instead of the tapped one; nil for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> IndexPath?
  {
    throw MissingMethodError()
  }
  /// Returns the row that is deselected instead of another; nil for none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> IndexPath?
  {
    throw MissingMethodError()
  }
  /// Called after the user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Called after the user has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Returns the control of a row that can be edited; ``UITableViewCell/EditingStyle/delete`` without the method.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> UITableViewCell.EditingStyle
  {
    throw MissingMethodError()
  }
  /// Returns the title of the button that deletes a row; "Delete" without the method.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> String?
  {
    throw MissingMethodError()
  }
  /// Returns the actions that a swipe to the left reveals; without the method, a button that deletes.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws(MissingMethodError) -> UISwipeActionsConfiguration? {
    throw MissingMethodError()
  }
  /// Returns the actions that a swipe to the right reveals.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> UISwipeActionsConfiguration?
  {
    throw MissingMethodError()
  }
  /// Returns whether the content moves to the right while the row is edited; true without the method.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }
  /// Returns the level of a row's indentation.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    throws(MissingMethodError) -> Int
  {
    throw MissingMethodError()
  }

  // MARK: Scrolling

  /// Called after the offset has changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called when a drag begins.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called when a drag ends, before the deceleration.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the offset in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest, which can be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called after a drag has ended, with whether the content decelerates.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Called when a deceleration begins.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called when a deceleration has ended.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called when a scrolling animation that the program started has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called after the insets have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Returns whether a tap on the status bar scrolls to the top. There is no status bar, so UIKit never calls it.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) throws(MissingMethodError) -> Bool {
    throw MissingMethodError()
  }
  /// Called after a tap on the status bar has scrolled to the top. UIKit never calls it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Returns the view that is zoomed; nil if the content can't be zoomed.
  open func viewForZooming(in scrollView: UIScrollView) throws(MissingMethodError) -> UIView? {
    throw MissingMethodError()
  }
  /// Called before a pinch or an animation begins to zoom a view.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Called after the scale has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called after a pinch or an animation has zoomed a view, with the final scale.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
}
