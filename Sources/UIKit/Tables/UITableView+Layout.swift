import QuartzCore

// MARK: - The model

extension UITableView {
  /// The delegate if it's one of tables.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  var isGrouped: Bool { style != .plain }

  /// Asks the data source and the delegate for the numbers of sections and rows and for their heights.
  func makeSections() -> TableSections {
    guard let dataSource else { return TableSections([], top: topHeight) }
    let count = dataSource.numberOfSections?(in: self) ?? 1
    let sections = (0..<max(count, 0)).map { makeSection($0, dataSource) }
    return TableSections(sections, top: topHeight)
  }

  private var topHeight: Double { Double(tableHeaderView?.bounds.height ?? 0) }

  private func makeSection(_ section: Int, _ dataSource: any UITableViewDataSource) -> TableSections.Section {
    let count = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
    var rows = HeightIndex(count: count, defaultHeight: defaultRowHeight)
    if estimatedRowHeight == 0 {
      for row in 0..<count {
        guard let height = tableDelegate?.tableView?(self, heightForRowAt: [section, row]) else { break }
        if height >= 0 { rows.set(Double(height), of: row) }
      }
    }
    return TableSections.Section(
      rows: rows, headerHeight: edgeHeight(of: section, isHeader: true),
      footerHeight: edgeHeight(of: section, isHeader: false))
  }

  /// The height of rows that haven't been measured.
  private var defaultRowHeight: Double {
    if rowHeight >= 0 { return Double(rowHeight) }
    return estimatedRowHeight > 0 ? Double(estimatedRowHeight) : 44
  }

  /// The heights of headers and footers without a given one are estimated from iOS 13 to 18.
  private func edgeHeight(of section: Int, isHeader: Bool) -> Double {
    let delegate = tableDelegate
    let given =
      isHeader
      ? delegate?.tableView?(self, heightForHeaderInSection: section)
      : delegate?.tableView?(self, heightForFooterInSection: section)
    let height = given ?? (isHeader ? sectionHeaderHeight : sectionFooterHeight)
    if height >= 0 { return Double(height) }
    let hasContent =
      title(of: section, isHeader: isHeader) != nil || edgeHasView(of: section, isHeader: isHeader)
    if isGrouped { return hasContent ? 38 : 17.5 }
    return hasContent ? 28 + Double(isHeader ? sectionHeaderTopPadding : 0) : 0
  }

  private func title(of section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView?(self, titleForHeaderInSection: section)
      : dataSource?.tableView?(self, titleForFooterInSection: section)
  }

  private func edgeHasView(of section: Int, isHeader: Bool) -> Bool {
    let view =
      isHeader
      ? tableDelegate?.tableView?(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView?(self, viewForFooterInSection: section)
    return view != nil
  }

  func updateContentSize() {
    let size = CGSize(
      width: bounds.width, height: CGFloat(model.end) + (tableFooterView?.bounds.height ?? 0))
    if size != contentSize { contentSize = size }
  }
}

// MARK: - Layout

extension UITableView {
  /// The horizontal inset of rows.
  var rowInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  func frame(of path: IndexPath) -> CGRect { frame(of: path, in: model) }

  func frame(of path: IndexPath, in model: TableSections) -> CGRect {
    let range = model.range(of: path)
    return CGRect(x: rowInset, y: range.y, width: max(bounds.width - 2 * rowInset, 0), height: range.height)
  }

  /// The paths of the rows in a vertical range.
  func paths(from low: Double, to high: Double) -> [IndexPath] {
    model.sections(from: low, to: high).flatMap { section in
      model.rows(of: section, from: low, to: high).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Displays the rows that are visible, and removes the others.
  ///
  /// - Parameter retiring: Whether other cells are removed.
  func layOutRows(retiring: Bool = true) {
    guard batch == nil else { return }
    visible.bounds = bounds
    measureVisibleRows()
    updateContentSize()
    // The bounds change when the rows before them are measured.
    visible.bounds = bounds
    let (low, high) = (Double(bounds.minY), Double(bounds.maxY))
    let paths = paths(from: low, to: high)
    let wanted = Set(paths)
    if retiring { for (path, cell) in visible.cells where !wanted.contains(path) { retire(cell, at: path) } }
    for path in paths { cell(at: path).frame = frame(of: path) }
    layOutEdges(from: low, to: high)
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: model.top)
    tableFooterView?.frame = CGRect(
      x: 0, y: model.end, width: bounds.width, height: tableFooterView?.bounds.height ?? 0)
    backgroundView?.frame = bounds
    prefetchRows(displayed: wanted)
  }

  private func prefetchRows(displayed: Set<IndexPath>) {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let region = prefetch.region(for: bounds, isVertical: true)
    let soon = paths(from: Double(region.minY), to: Double(region.maxY))
    let change = prefetch.update(displayed: displayed, soon: soon)
    if !change.new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: change.new) }
    if !change.canceled.isEmpty {
      try? prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.canceled)
    }
  }

  /// Measures rows of unknown height until the visible range is full of measured ones.
  private func measureVisibleRows() {
    guard rowsNeedMeasuring else { return }
    // Each pass measures at least one more row.
    while true {
      let unknown = paths(from: Double(bounds.minY), to: Double(bounds.maxY)).filter {
        !model.sections[$0.section].rows.isKnown($0.row)
      }
      guard !unknown.isEmpty else { return }
      for path in unknown { measure(path) }
    }
  }

  private var rowsNeedMeasuring: Bool {
    guard let first = model.sections.firstIndex(where: { $0.rows.count > 0 }) else { return false }
    return rowHeight < 0 || tableDelegate?.tableView?(self, heightForRowAt: [first, 0]) != nil
  }

  private func measure(_ path: IndexPath) {
    let isAbove = frame(of: path).maxY <= bounds.minY
    let given = tableDelegate?.tableView?(self, heightForRowAt: path)
    let height: CGFloat
    if let given, given >= 0 {
      height = given
    } else if given == nil, rowHeight >= 0 {
      height = rowHeight
    } else {
      height = cell(at: path).fittingHeight(width: frame(of: path).width)
    }
    let change = model.setHeight(Double(height), of: path)
    if isAbove, change != 0 { contentOffset.y += CGFloat(change) }
  }

  // MARK: Cells

  /// Returns the displayed cell of a row, which is created if it's missing.
  @discardableResult
  func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = visible.cells[path] { return cell }
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = UIView.withoutAnimation { dataSource.tableView(self, cellForRowAt: path) }
    visible.cells[path] = cell
    prepare(cell, at: path)
    UIView.performWithoutAnimation {
      cell.frame = frame(of: path)
      if cell.superview !== self { insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0) }
    }
    tableDelegate?.tableView?(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    cell.row.events = self
    updateSeparator(of: cell, at: path)
    if let level = tableDelegate?.tableView?(self, indentationLevelForRowAt: path) {
      cell.indentationLevel = level
    }
    if isEditing { prepareEditing(of: cell, at: path, animated: false) }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  func updateSeparator(of cell: UITableViewCell, at path: IndexPath) {
    let isLastInset = style == .insetGrouped && path.row == model.sections[path.section].rows.count - 1
    cell.row.separatorColor = separatorStyle == .none || isLastInset ? nil : separatorColor ?? .separator
    cell.row.tableSeparatorInset = ownSeparatorInset
    cell.setNeedsLayout()
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLastInset { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    (cell.layer.cornerRadius, cell.layer.maskedCorners) = (corners.isEmpty ? 0 : 10, corners)
    cell.clipsToBounds = !corners.isEmpty
    if cell.backgroundColor == .systemBackground { cell.backgroundColor = .secondarySystemGroupedBackground }
  }

  func updateVisibleCells() {
    for (path, cell) in visible.cells where model.contains(path) { updateSeparator(of: cell, at: path) }
  }

  /// Removes a cell, and keeps it for another row.
  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    visible.cells[path] = nil
    cell.removeFromSuperview()
    reuse.keep(cell, cell.reuseIdentifier.map { "cell " + $0 })
    tableDelegate?.tableView?(self, didEndDisplaying: cell, forRowAt: path)
  }

  func removeVisibleViews() {
    for (path, cell) in visible.cells { retire(cell, at: path) }
    for cell in visible.departing { cell.removeFromSuperview() }
    removeEdges { _ in true }
    visible = VisibleTableViews()
  }

  // MARK: Headers and footers

  private func layOutEdges(from low: Double, to high: Double) {
    let sections = model.sections(from: low, to: high)
    removeEdges { !sections.contains($0) }
    for section in sections {
      if let header = edgeView(of: section, isHeader: true) {
        header.frame = headerFrame(of: section)
        bringSubviewToFront(header)
      }
      edgeView(of: section, isHeader: false)?.frame = rectForFooter(inSection: section)
    }
  }

  /// The frame of a header, which stays at the top of a plain table until its section ends.
  private func headerFrame(of section: Int) -> CGRect {
    var frame = rectForHeader(inSection: section)
    guard style == .plain else { return frame }
    let top = bounds.minY + adjustedContentInset.top
    let last = rect(forSection: section).maxY - rectForFooter(inSection: section).height - frame.height
    frame.origin.y = max(frame.minY, min(top, last))
    return frame
  }

  private func edgeView(of section: Int, isHeader: Bool) -> UIView? {
    if let view = isHeader ? visible.headers[section] : visible.footers[section] { return view }
    let height = isHeader ? model.sections[section].headerHeight : model.sections[section].footerHeight
    guard height > 0, let view = makeEdgeView(of: section, isHeader: isHeader) else { return nil }
    if isHeader { visible.headers[section] = view } else { visible.footers[section] = view }
    addSubview(view)
    if isHeader {
      tableDelegate?.tableView?(self, willDisplayHeaderView: view, forSection: section)
    } else {
      tableDelegate?.tableView?(self, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  private func makeEdgeView(of section: Int, isHeader: Bool) -> UIView? {
    let custom =
      isHeader
      ? tableDelegate?.tableView?(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView?(self, viewForFooterInSection: section)
    if let custom { return custom }
    guard let title = title(of: section, isHeader: isHeader) else { return nil }
    let view =
      reuse.take(Self.plainEdge) as? UITableViewHeaderFooterView
      ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isGrouped = isGrouped
    // Titles are aligned with those of rows.
    view.titleMargin = 16 + rowInset
    view.textLabel?.accessibilityTraits = isHeader ? .header : .staticText
    view.textLabel?.text = isGrouped && isHeader ? title.uppercased() : title
    return view
  }

  private static var plainEdge: String { "edge" }

  private func removeEdges(where isRemoved: (Int) -> Bool) {
    for (section, view) in visible.headers where isRemoved(section) {
      retireEdge(view)
      visible.headers[section] = nil
    }
    for (section, view) in visible.footers where isRemoved(section) {
      retireEdge(view)
      visible.footers[section] = nil
    }
  }

  private func retireEdge(_ view: UIView) {
    view.removeFromSuperview()
    guard let edge = view as? UITableViewHeaderFooterView else { return }
    reuse.keep(edge, edge.reuseIdentifier.map { "header " + $0 } ?? Self.plainEdge)
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    // Rows that are measured on the way move the target.
    for _ in 0..<(animated ? 1 : 3) {
      let (row, insets) = (frame(of: path), adjustedContentInset)
      let (top, height) = (bounds.minY + insets.top, bounds.height - insets.top - insets.bottom)
      let y: CGFloat =
        switch position {
        case .none: row.minY < top ? row.minY : row.maxY > top + height ? row.maxY - height : top
        case .top: row.minY
        case .middle: row.midY - height / 2
        case .bottom: row.maxY - height
        }
      let offset = restingOffset(near: CGPoint(x: contentOffset.x, y: y - insets.top))
      setContentOffset(offset, animated: animated)
      if !animated { layOutRowsIfNeeded() }
    }
  }
}

extension UITableViewCell {
  /// The height of the content in a width: that of its constraints, or else that of the labels.
  func fittingHeight(width: CGFloat) -> CGFloat {
    frame.size.width = width
    layoutIfNeeded()
    if !contentView.constraints.isEmpty {
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 { return size.height.rounded(.up) + 0.5 }
    }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}

extension UIView {
  /// Returns the result of a closure that is called without animations.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performWithoutAnimation { result = body() }
    return result!
  }
}
