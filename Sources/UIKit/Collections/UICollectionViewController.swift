public import QuartzCore

/// A controller whose view is a collection, of which it's the data source and the delegate.
///
/// The optional methods can be overridden, without `throws`. One that isn't overridden counts as missing.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource
{
  private var layout: UICollectionViewLayout?

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The collection.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set { view = newValue }
  }
  private var collection: UICollectionView? { viewIfLoaded as? UICollectionView }

  /// The layout of the collection.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
  /// Whether the selection is cleared before the view appears. Default true.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a push changes the layout instead of sliding. It's stored and not used.
  open var useLayoutToLayoutNavigationTransitions = false

  open override func loadView() {
    let view = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: layout ?? UICollectionViewFlowLayout())
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    (view.dataSource, view.delegate) = (self, self)
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    collectionView.selectItem(at: nil, animated: animated, scrollPosition: [])
  }

  // MARK: Data source

  /// Returns the number of sections. Default 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items in a section. Default 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// Returns the cell of an item. Default an empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// Returns a header, a footer or the like.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) throws(MissingMethodError) -> UICollectionReusableView {
    throw MissingMethodError()
  }
  /// Returns whether an item can be moved by the user. UIKit never calls it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }
  /// Moves an item. UIKit never calls it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  // MARK: Delegate

  /// Returns whether a touched item is highlighted; true without the method.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }
  /// Called after an item was highlighted.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Called after an item was no longer highlighted.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Returns whether the user may select an item; true without the method.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }
  /// Returns whether the user may deselect an item; true without the method.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    throws(MissingMethodError) -> Bool
  {
    throw MissingMethodError()
  }
  /// Called after the user has selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Called after the user has deselected an item.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    throws(MissingMethodError)
  {
    throw MissingMethodError()
  }
  /// Called before a cell is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called after a cell was removed.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called before a header, a footer or the like is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Called after a header, a footer or the like was removed.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
  /// Returns the offset after a batch or a change of the layout.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) throws(MissingMethodError) -> CGPoint {
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
