public import QuartzCore
import Requirements

/// Displays items where a layout places them. Only the visible ones have cells.
///
/// ```swift
/// let collection = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
/// collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// collection.dataSource = self
/// ```
///
/// Moving items by hand and interactive changes of layouts aren't supported.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  var reuse = ReuseQueue()
  var visible = VisibleElements()
  var batch: CollectionBatch?
  var counts: [Int] = []
  var prefetch = PrefetchTracker()
  /// The offsets of sections that scrolled on their own before they went out of sight.
  var orthogonalOffsets: [Int: CGPoint] = [:]
  private var isLoaded = false
  private var layout: UICollectionViewLayout
  private(set) var selectedPaths: [IndexPath] = []
  private var touchedPath: IndexPath?

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection with a flow layout from an archive.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  // MARK: Data

  /// The object that provides the items. Its optional ``UICollectionViewDelegate`` is the ``UIScrollView/delegate``.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { needsReload() } }
  /// The object that prepares the data of items that will soon be displayed: those within a screen ahead. Default nil.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }
  /// Whether the ``prefetchDataSource`` is called. Default true.
  open var isPrefetchingEnabled = true

  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { needsReload() } }

  private func needsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks the data source for everything again, before the next layout.
  open func reloadData() {
    batch = nil
    prefetch = PrefetchTracker()
    removeVisibleViews()
    selectedPaths = []
    loadCounts()
    layout.invalidateLayout()
  }

  /// Asks the data source for the numbers of sections and items.
  func loadCounts() {
    isLoaded = true
    guard let dataSource else { return counts = [] }
    let sections = max(dataSource.numberOfSections?(in: self) ?? 1, 0)
    counts = (0..<sections).map { max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0) }
  }

  private func loadIfNeeded() { if !isLoaded { reloadData() } }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Layout

  /// The layout. A new one is applied at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout, within 0.3 s if animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.layout
    guard layout !== old else {
      completion?(true)
      return
    }
    layOutElementsIfNeeded()
    layout.prepareForTransition(from: old)
    old.prepareForTransition(to: layout)
    self.layout = layout
    layout.collectionView = self
    layout.markInvalid()
    // Until then, the old layout returns the places from which the items move.
    changeLayout(from: old, animated: animated, completion: completion)
    old.collectionView = nil
  }

  func layoutWasInvalidated() { setNeedsLayout() }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let invalidates =
        newValue != super.bounds && isLoaded && layout.shouldInvalidateLayout(forBoundsChange: newValue)
      super.bounds = newValue
      if invalidates { layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newValue)) }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let oldSize = super.frame.size
      super.frame = newValue
      if newValue.size != oldSize { layout.invalidateLayout() }
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    layOutElements()
  }

  func layOutElementsIfNeeded() {
    loadIfNeeded()
    layoutIfNeeded()
    if visible.bounds != bounds { layOutElements() }
  }

  /// The background color that the layout has set.
  private var layoutBackgroundColor: UIColor?

  /// Uses the background color of a layout unless another one was set.
  func applyBackgroundColor(of layout: UICollectionViewLayout) {
    let color = layout.listBackgroundColor
    guard backgroundColor == layoutBackgroundColor, color != layoutBackgroundColor else { return }
    layoutBackgroundColor = color
    backgroundColor = layoutBackgroundColor
  }

  /// A view behind the items, which doesn't scroll. Default nil.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Reuse

  /// Registers a class of cells, which are created with `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    require(
      cellClass == nil || cellClass is UICollectionViewCell.Type,
      "the class of a collection's cells must derive from UICollectionViewCell, but it's "
        + (cellClass.map { "\($0)" } ?? ""))
    reuse.register(cellClass as? UICollectionViewCell.Type, for: "cell " + identifier)
  }

  /// Stops the program, because nib files can't be read.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    failRequirement("a collection can't use nib files: register a class for the identifier '\(identifier)'")
  }

  /// Registers a class of headers, footers or the like, which are created with `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    require(
      viewClass == nil || viewClass is UICollectionReusableView.Type,
      "the class of a collection's views must derive from UICollectionReusableView, but it's "
        + (viewClass.map { "\($0)" } ?? ""))
    reuse.register(viewClass as? UICollectionReusableView.Type, for: elementKind + " " + identifier)
  }

  /// Returns a cell that isn't displayed any more, or a new one.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeue("cell " + identifier, identifier) as? UICollectionViewCell else {
      failRequirement(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a header, a footer or the like that isn't displayed any more, or a new one.
  ///
  /// - Precondition: A class is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind + " " + identifier, identifier) else {
      failRequirement(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    return view
  }

  private func dequeue(_ key: String, _ identifier: String) -> UICollectionReusableView? {
    if let view = reuse.take(key) as? UICollectionReusableView {
      view.prepareForReuse()
      return view
    }
    let view = reuse.registeredClass(for: key)?.makeProxy() as? UICollectionReusableView
    view?.reuseIdentifier = identifier
    return view
  }

  // MARK: Items

  /// The cells that are visible, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    layOutElementsIfNeeded()
    return Array(visible.cells.values)
  }
  /// The cells that are visible, in the order of their paths.
  open var orderedVisibleCells: [UICollectionViewCell] {
    layOutElementsIfNeeded()
    return visible.cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The paths of the items that are visible, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layOutElementsIfNeeded()
    return Array(visible.cells.keys)
  }
  /// Returns the cell of an item; nil if it isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { visible.cells[indexPath] }
  /// Returns the path of a cell; nil if it isn't visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.cells.first { $0.value === cell }?.key
  }
  /// Returns the path of the item at a point; nil without one.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    layout.prepareIfNeeded()
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return layout.layoutAttributesForElements(in: rect)?.last {
      $0.representedElementCategory == .cell && $0.displayedFrame.contains(point)
    }?.indexPath
  }
  /// Returns a header, a footer or the like; nil if it isn't visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visible.others[ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  /// Returns the visible headers, footers or the like of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visible.others.filter { $0.key.kind == elementKind && $0.key.category == .supplementaryView }.map(\.value)
  }
  /// Returns the paths of the visible headers, footers or the like of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.others.keys.filter { $0.kind == elementKind && $0.category == .supplementaryView }.map(\.path)
  }
  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    layout.prepareIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the attributes of a header, a footer or the like.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    layout.prepareIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls to an item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    updateContentSize()
    scroll(to: attributes, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// Whether items can be selected. Default true.
  open var allowsSelection = true
  /// Whether several items can be selected. Default false.
  open var allowsMultipleSelection = false
  /// The paths of the selected items in the order of their selection; nil without any.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Selects an item, without notifying the delegate; nil deselects all items.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selectedPaths { deselectItem(at: path, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for path in selectedPaths where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item, without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  func updateSelection(_ update: ListUpdate) {
    selectedPaths = selectedPaths.compactMap { update.path(after: $0) }
    touchedPath = nil
  }

  // MARK: Changes

  /// Makes changes in a batch, and calls a closure at the end of their animation.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch(layingOut: true)
    updates?()
    closeBatch(completion: completion)
  }
  /// Announces items that the data source has inserted, with their paths after the batch.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insert(indexPaths) } }
  /// Announces items that the data source has deleted, with their paths before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.delete(indexPaths) } }
  /// Asks for the cells of items again, with their paths before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reload(indexPaths) } }
  /// Asks for the cells of items again. The cells are replaced, too.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reload(indexPaths) } }
  /// Announces a moved item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  /// Announces sections that the data source has inserted.
  open func insertSections(_ sections: IndexSet) { change { $0.insert(sections) } }
  /// Announces sections that the data source has deleted.
  open func deleteSections(_ sections: IndexSet) { change { $0.delete(sections) } }
  /// Asks for the items of sections again.
  open func reloadSections(_ sections: IndexSet) { change { $0.reload(sections) } }
  /// Announces a moved section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.move(section, to: newSection) }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard allowsSelection, let point = touches.first?.location(in: self),
      let path = indexPathForItem(at: point),
      collectionDelegate?.collectionView?(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touchedPath = path
    cellForItem(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView?(self, didHighlightItemAt: path)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let path = unhighlight() else { return }
    if selectedPaths.contains(path), allowsMultipleSelection {
      deselectByUser(path)
    } else {
      selectByUser(path)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    _ = unhighlight()
  }

  private func unhighlight() -> IndexPath? {
    guard let path = touchedPath.take() else { return nil }
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView?(self, didUnhighlightItemAt: path)
    return path
  }

  private func selectByUser(_ path: IndexPath) {
    guard collectionDelegate?.collectionView?(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection { for old in selectedPaths where old != path { deselectByUser(old) } }
    selectItem(at: path, animated: false, scrollPosition: [])
    collectionDelegate?.collectionView?(self, didSelectItemAt: path)
  }

  private func deselectByUser(_ path: IndexPath) {
    guard collectionDelegate?.collectionView?(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path, animated: false)
    collectionDelegate?.collectionView?(self, didDeselectItemAt: path)
  }
}
