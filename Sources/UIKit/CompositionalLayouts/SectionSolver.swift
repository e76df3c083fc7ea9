import QuartzCore

/// The sizes of displayed views whose dimensions are estimated.
struct MeasuredSizes {
  var items: [IndexPath: CGSize] = [:]
  var others: [ElementKey: CGSize] = [:]
}

/// The axis and the container of a compositional layout.
@MainActor
struct SectionSpace {
  /// The axis of scrolling.
  let axis: NSLayoutConstraint.Axis
  /// The visible size.
  let size: CGSize
  let environment: LayoutEnvironment
  /// The insets of a reference on the sides across the axis.
  let insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
}

/// A section with its place along the axis, where content is read from left to right.
@MainActor
struct SolvedSection {
  let section: NSCollectionLayoutSection
  let index: Int
  let itemCount: Int
  private let space: SectionSpace
  private let insets: NSDirectionalEdgeInsets
  private let supplementaryInsets: NSDirectionalEdgeInsets
  private(set) var run: GroupRun
  var start: CGFloat = 0
  private var headerBand: CGFloat = 0
  private var footerBand: CGFloat = 0

  init(
    _ section: NSCollectionLayoutSection, index: Int, itemCount: Int, in space: SectionSpace,
    _ sizes: MeasuredSizes
  ) {
    (self.section, self.index, self.itemCount, self.space) = (section, index, itemCount, space)
    insets = section.contentInsets + space.insets(section.contentInsetsReference)
    let reference = section.supplementaryContentInsetsReference
    supplementaryInsets =
      space.insets(reference == .automatic ? section.contentInsetsReference : reference)
      + (section.supplementariesFollowContentInsets ? section.contentInsets.across(space.axis) : .zero)
    run = .regular(RegularGroups(GroupFrames(), itemCount: 0, spacing: 0, space.axis))
    run = makeRun(sizes)
    updateBands(sizes)
  }

  // MARK: Groups

  private var groupContainer: CGSize { space.size.shrunk(by: insets) }
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  /// The axis along which groups follow each other.
  var runAxis: NSLayoutConstraint.Axis { isOrthogonal ? space.axis.other : space.axis }

  private func frames(_ sizes: MeasuredSizes?, firstItem: Int) -> GroupFrames {
    let solver = GroupSolver(environment: space.environment) {
      sizes?.items[IndexPath(item: firstItem + $0, section: index)]
    }
    return solver.frames(of: section.group, in: groupContainer)
  }

  private func makeRun(_ sizes: MeasuredSizes) -> GroupRun {
    let spacing = section.interGroupSpacing
    guard !section.group.hasVariableCount else {
      return .sequential(
        SequentialGroups(itemCount: itemCount, spacing: spacing, runAxis) { frames(sizes, firstItem: $0) })
    }
    var groups = RegularGroups(frames(nil, firstItem: 0), itemCount: itemCount, spacing: spacing, runAxis)
    if section.group.isSelfSizing {
      let measured = Set(
        sizes.items.keys.lazy.filter { $0.section == index && $0.item < itemCount }.map(\.item))
      for group in Set(measured.map { $0 / groups.itemsPerGroup }) {
        groups.setFrames(frames(sizes, firstItem: group * groups.itemsPerGroup), of: group)
      }
    }
    return .regular(groups)
  }

  /// Applies the sizes of measured items.
  mutating func measure(_ items: Set<Int>, _ sizes: MeasuredSizes) {
    if case .regular(var groups) = run {
      for group in Set(items.map { $0 / groups.itemsPerGroup }) where group < groups.groupCount {
        groups.setFrames(frames(sizes, firstItem: group * groups.itemsPerGroup), of: group)
      }
      run = .regular(groups)
    } else {
      run = makeRun(sizes)
    }
    updateBands(sizes)
  }

  // MARK: Places along the axis

  private var leadingInset: CGFloat { space.axis == .vertical ? insets.top : insets.leading }
  private var trailingInset: CGFloat { space.axis == .vertical ? insets.bottom : insets.trailing }
  private var itemsStart: CGFloat { start + headerBand + leadingInset }
  private var itemsExtent: CGFloat { isOrthogonal ? run.thickness : run.extent }
  private var itemsEnd: CGFloat { itemsStart + itemsExtent }
  private var footerStart: CGFloat { itemsEnd + trailingInset }
  var end: CGFloat { footerStart + footerBand }

  private mutating func updateBands(_ sizes: MeasuredSizes) {
    (headerBand, footerBand) = (0, 0)
    for item in section.boundarySupplementaryItems where item.extendsBoundary {
      let extent = size(of: item, sizes)[space.axis]
      switch item.side(along: space.axis) {
      case .start: headerBand = max(headerBand, extent)
      case .end: footerBand = max(footerBand, extent)
      case .middle: break
      }
    }
  }

  /// The rectangle in which groups begin, of which the extents along the axis and for orthogonal scrolling are those of all
  /// groups.
  private var groupsOrigin: CGPoint {
    space.axis == .vertical
      ? CGPoint(x: insets.leading, y: itemsStart) : CGPoint(x: itemsStart, y: insets.top)
  }

  /// The area of the groups of a section that scrolls on its own.
  var orthogonalFrame: CGRect {
    let extent = space.size[space.axis.other]
    return space.axis == .vertical
      ? CGRect(x: 0, y: itemsStart, width: extent, height: itemsExtent)
      : CGRect(x: itemsStart, y: 0, width: itemsExtent, height: extent)
  }

  /// The size of the content of a section that scrolls on its own.
  var orthogonalContentSize: CGSize {
    let extent =
      run.extent
      + (space.axis == .vertical ? insets.leading + insets.trailing : insets.top + insets.bottom)
    return space.axis == .vertical
      ? CGSize(width: extent, height: itemsExtent) : CGSize(width: itemsExtent, height: extent)
  }

  /// The positions and the extent of a section's groups along the orthogonal axis, and the inset before the first one.
  var orthogonalInset: CGFloat { space.axis == .vertical ? insets.leading : insets.top }

  // MARK: Elements

  /// Returns the groups that overlap a rectangle of the content, moved by a section's own scrolling.
  func groups(in rect: CGRect, orthogonalOffset: CGFloat) -> Range<Int> {
    let axis = runAxis
    let origin = axis == .horizontal ? groupsOrigin.x : groupsOrigin.y
    let low = (axis == .horizontal ? rect.minX : rect.minY) - origin + (isOrthogonal ? orthogonalOffset : 0)
    return run.groups(from: low, to: low + rect.size[axis])
  }

  /// The origin of a group in the content.
  func origin(of group: GroupRun.Placed) -> CGPoint {
    runAxis == .horizontal
      ? CGPoint(x: groupsOrigin.x + group.position, y: groupsOrigin.y)
      : CGPoint(x: groupsOrigin.x, y: groupsOrigin.y + group.position)
  }

  /// Returns the place of an item in the content.
  func item(_ item: Int) -> GroupFrames.Item {
    let group = run.group(run.group(ofItem: item))
    var place = group.frames.items[item - group.firstItem]
    let origin = origin(of: group)
    place.frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
    return place
  }

  /// Returns the size of a header, a footer or the like.
  private func size(of item: NSCollectionLayoutBoundarySupplementaryItem, _ sizes: MeasuredSizes) -> CGSize {
    item.layoutSize.points(
      in: space.size.shrunk(by: supplementaryInsets), measured: sizes.others[key(of: item)])
  }

  private func key(of item: NSCollectionLayoutBoundarySupplementaryItem) -> ElementKey {
    ElementKey(
      category: .supplementaryView, kind: item.elementKind, path: IndexPath(item: 0, section: index))
  }

  /// Returns the frame of a header, a footer or the like; a pinned one stays in a visible range along the axis.
  func frame(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ sizes: MeasuredSizes,
    visible: ClosedRange<CGFloat>
  ) -> CGRect {
    let size = size(of: item, sizes)
    let extent = size[space.axis]
    var place: CGFloat
    switch item.side(along: space.axis) {
    case .start: place = item.extendsBoundary ? start : start + headerBand
    case .end: place = item.extendsBoundary ? end - extent : footerStart - extent
    case .middle: place = (itemsStart + itemsEnd - extent) / 2
    }
    if item.pinToVisibleBounds {
      switch item.side(along: space.axis) {
      case .start: place = max(place, min(visible.lowerBound, footerStart - extent))
      case .end: place = min(place, max(visible.upperBound - extent, start + headerBand))
      case .middle: break
      }
    }
    let range = CGRect(origin: .zero, size: space.size).shrunk(by: supplementaryInsets)
    let (low, high) =
      space.axis == .vertical ? (range.minX, range.maxX) : (range.minY, range.maxY)
    let acrossExtent = size[space.axis.other]
    let across: CGFloat
    switch item.side(along: space.axis.other) {
    case .start: across = low
    case .end: across = high - acrossExtent
    case .middle: across = (low + high - acrossExtent) / 2
    }
    let origin = space.axis == .vertical ? CGPoint(x: across, y: place) : CGPoint(x: place, y: across)
    return CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
  }

  /// Returns the frame of a background.
  func frame(of decoration: NSCollectionLayoutDecorationItem) -> CGRect {
    let extent = space.size[space.axis.other]
    let frame =
      space.axis == .vertical
      ? CGRect(x: 0, y: start, width: extent, height: end - start)
      : CGRect(x: start, y: 0, width: end - start, height: extent)
    return frame.shrunk(by: decoration.contentInsets + space.insets(section.contentInsetsReference))
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  enum Side {
    case start
    case middle
    case end
  }

  func side(along axis: NSLayoutConstraint.Axis) -> Side {
    let edges = alignment.edges
    if edges.contains(axis == .vertical ? .top : .leading) { return .start }
    return edges.contains(axis == .vertical ? .bottom : .trailing) ? .end : .middle
  }
}

extension NSCollectionLayoutGroup {
  /// Whether the number of items in the group depends on the sizes of cells.
  var hasVariableCount: Bool {
    if case .filling(let axis) = arrangement {
      let own = axis == .horizontal ? layoutSize.widthDimension : layoutSize.heightDimension
      let isMeasured = subitems.contains {
        ($0 as? NSCollectionLayoutGroup).map { $0.isSelfSizing } ?? $0.layoutSize.isEstimated(along: axis)
      }
      if isMeasured, !own.isEstimated { return true }
    }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.hasVariableCount ?? false }
  }
}

extension NSCollectionLayoutSize {
  fileprivate func isEstimated(along axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal ? widthDimension.isEstimated : heightDimension.isEstimated
  }
}

extension NSDirectionalEdgeInsets {
  static func + (first: NSDirectionalEdgeInsets, second: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: first.top + second.top, leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom,
      trailing: first.trailing + second.trailing)
  }

  /// The insets on the sides across an axis.
  func across(_ axis: NSLayoutConstraint.Axis) -> NSDirectionalEdgeInsets {
    axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }
}
