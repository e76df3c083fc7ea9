public import QuartzCore
import Requirements

/// Displays rows in sections, of which only the visible ones have cells.
///
/// ```swift
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
/// table.dataSource = self
/// …
/// func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///   let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///   cell.textLabel?.text = names[indexPath.row]
///   return cell
/// }
/// ```
///
/// Heights come from the delegate or ``rowHeight``, or else from the cells themselves: by constraints in the content view, or by
/// the labels. Memory and time depend on the number of sections and of rows displayed so far, and not on the number of rows,
/// unless ``estimatedRowHeight`` is 0 and the delegate determines heights.
///
/// The index at the right, moving rows by hand and focus aren't supported.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  var model = TableSections()
  var reuse = ReuseQueue()
  var visible = VisibleTableViews()
  var selection = TableSelection()
  var batch: TableBatch?
  var rowSwipe: RowSwipe?
  /// Whether the data source was asked for the numbers of sections and rows.
  private var isLoaded = false

  /// The arrangement of sections. Default ``Style-swift.enum/plain``.
  open private(set) var style = Style.plain

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    prepareSwipes()
  }

  // MARK: Data

  /// The object that provides the rows. Its optional ``UITableViewDelegate`` is the ``UIScrollView/delegate``.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { needsReload() } }
  /// The object that prepares the data of rows that will soon be displayed: those within a screen ahead. Default nil.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
  /// Whether the ``prefetchDataSource`` is called. Default true.
  open var isPrefetchingEnabled = true
  var prefetch = PrefetchTracker()

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
    selection = TableSelection()
    loadSections()
    setNeedsLayout()
  }

  private func loadSections() {
    isLoaded = true
    model = makeSections()
    updateContentSize()
  }

  private func loadIfNeeded() { if !isLoaded { reloadData() } }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return model.sections.count
  }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return model.sections.indices.contains(section) ? model.sections[section].rows.count : 0
  }

  // MARK: Heights

  /// The height of rows; ``automaticDimension``, the default, lets the cells determine it.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { needsReload() } }
  /// The height of rows that haven't been displayed; ``automaticDimension``, the default, for 44 points. 0 asks the delegate for
  /// the heights of all rows at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { needsReload() } }
  /// The height of headers; ``automaticDimension``, the default, for one that fits the style.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { needsReload() } }
  /// The height of footers; ``automaticDimension``, the default, for one that fits the style.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { needsReload() } }
  /// The height of headers that haven't been displayed. It's stored and not used.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers that haven't been displayed. It's stored and not used.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space above the headers of a plain table. Default 0: there is none.
  open var sectionHeaderTopPadding: CGFloat = 0

  // MARK: Look

  /// The lines below rows. Default a line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateVisibleCells() } }
  /// The color of lines; nil for the system's.
  open var separatorColor: UIColor? = UIColor.separator { didSet { updateVisibleCells() } }
  /// The insets of lines. Default 16 points on the left; lines below cells with images begin at the title then.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UITableViewCell.defaultSeparatorInset }
    set {
      ownSeparatorInset = newValue
      updateVisibleCells()
    }
  }
  /// The insets of lines that were set; nil for the default.
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// A view above the first section, which scrolls with the rows. Its height is kept. Default nil.
  open var tableHeaderView: UIView? { didSet { replaceEdgeView(oldValue, with: tableHeaderView) } }
  /// A view below the last section. Default nil.
  open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, with: tableFooterView) } }
  /// A view behind the rows, which doesn't scroll. Default nil.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The color of the index. It's stored and not used.
  open var sectionIndexColor: UIColor?
  /// Whether cells follow the readable width. It's stored and not used.
  open var cellLayoutMarginsFollowReadableWidth = false

  private func replaceEdgeView(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    new.map(addSubview)
    needsReload()
  }

  // MARK: Reuse

  /// Registers a class of cells, which are created with `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    require(
      cellClass == nil || cellClass is UITableViewCell.Type,
      "the class of a table's cells must derive from UITableViewCell, but it's \(cellClass.map { "\($0)" } ?? "")"
    )
    reuse.register(cellClass as? UITableViewCell.Type, for: "cell " + identifier)
  }

  /// Stops the program, because nib files can't be read.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    failRequirement("a table can't use nib files: register a class for the identifier '\(identifier)'")
  }

  /// Registers a class of headers and footers, which are created with `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    require(
      aClass == nil || aClass is UITableViewHeaderFooterView.Type,
      "the class of a header must derive from UITableViewHeaderFooterView, but it's \(aClass.map { "\($0)" } ?? "")"
    )
    reuse.register(aClass as? UITableViewHeaderFooterView.Type, for: "header " + identifier)
  }

  /// Returns a cell that isn't displayed any more; nil without one, unless a class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reuse.take("cell " + identifier) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    let type = reuse.registeredClass(for: "cell " + identifier) as? UITableViewCell.Type
    return type?.make(.default, identifier)
  }

  /// Returns a cell that isn't displayed any more, or a new one.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      failRequirement(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a header or footer that isn't displayed any more; nil without one, unless a class is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    if let view = reuse.take("header " + identifier) as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      return view
    }
    let type = reuse.registeredClass(for: "header " + identifier) as? UITableViewHeaderFooterView.Type
    return type?.make(identifier)
  }

  // MARK: Rows

  /// The cells that are visible, from the top.
  open var visibleCells: [UITableViewCell] {
    layOutRowsIfNeeded()
    return (indexPathsForVisibleRows ?? []).compactMap { visible.cells[$0] }
  }

  /// The paths of the rows that are visible, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutRowsIfNeeded()
    return visible.cells.keys.filter { rectForRow(at: $0).intersects(bounds) }.sorted()
  }

  /// Returns the cell of a row; nil if it isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visible.cells[indexPath] }

  /// Returns the path of a cell; nil if it isn't visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visible.cells.first { $0.value === cell }?.key
  }

  /// Returns the path of the row at a point; nil without one.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    for section in model.sections(from: Double(point.y), to: Double(point.y).nextUp) {
      let rows = model.rows(of: section, from: Double(point.y), to: Double(point.y).nextUp)
      if let row = rows.first { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// Returns the paths of the rows that overlap a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return paths(from: Double(rect.minY), to: Double(rect.maxY))
  }

  /// Returns the frame of a row; zero without the row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return model.contains(indexPath) ? frame(of: indexPath) : .zero
  }

  /// Returns the frame of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard model.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: model.position(of: section), width: bounds.width, height: model.sections[section].height)
  }

  /// Returns the frame of a section's header at its place in the content.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard model.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: model.position(of: section), width: bounds.width, height: model.sections[section].headerHeight)
  }

  /// Returns the frame of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard model.sections.indices.contains(section) else { return .zero }
    let height = model.sections[section].footerHeight
    return CGRect(
      x: 0, y: model.position(of: section) + model.sections[section].height - height, width: bounds.width,
      height: height)
  }

  /// Returns the header of a section; nil if it isn't visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section; nil if it isn't visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible.footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    require(
      model.contains(indexPath) || indexPath.row == NSNotFound,
      "attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) in section \(indexPath.section)"
    )
    if model.contains(indexPath) { scroll(to: indexPath, scrollPosition, animated: animated) }
  }

  // MARK: Selection

  /// Whether rows can be selected. Default true.
  open var allowsSelection = true
  /// Whether several rows can be selected. Default false.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited. Default false.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited. Default false.
  open var allowsMultipleSelectionDuringEditing = false

  /// The path of the first selected row.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  /// The paths of all selected rows in the order of their selection; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }

  /// Selects a row, without notifying the delegate; nil deselects all rows.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll(animated: animated) }
    select(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row, without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Editing

  private var isTableEditing = false

  /// Whether rows are edited. Default false.
  open var isEditing: Bool {
    get { isTableEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether rows are edited: each then has a control on the left.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isTableEditing = editing
    closeSwipe(animated: animated)
    for (path, cell) in visible.cells { prepareEditing(of: cell, at: path, animated: animated) }
  }

  // MARK: Changes

  /// Begins a batch of changes, which are animated together.
  open func beginUpdates() { openBatch() }
  /// Ends a batch of changes: the outermost one is checked and animated.
  open func endUpdates() { closeBatch(completion: nil) }

  /// Makes changes in a batch, and calls a closure at the end of their animation.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch(layingOut: true)
    updates?()
    closeBatch(completion: completion)
  }

  /// Announces rows that the data source has inserted, with their paths after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insert(indexPaths) }
  }
  /// Announces rows that the data source has deleted, with their paths before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.delete(indexPaths) }
  }
  /// Asks for the cells of rows again, with their paths before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reload(indexPaths) }
  }
  /// Asks for the cells of rows again. The cells are replaced, too.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change(.none) { $0.reload(indexPaths) } }
  /// Announces a moved row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.move(indexPath, to: newIndexPath) }
  }
  /// Announces sections that the data source has inserted.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insert(sections) }
  }
  /// Announces sections that the data source has deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.delete(sections) }
  }
  /// Asks for the rows of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reload(sections) }
  }
  /// Announces a moved section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.move(section, to: newSection) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    layOutRows()
  }

  func layOutRowsIfNeeded() {
    loadIfNeeded()
    if visible.bounds != bounds { layOutRows() }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginSelection(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endSelection()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelSelection()
  }
}
