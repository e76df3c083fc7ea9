import QuartzCore

/// Computes the frames in groups.
@MainActor
struct GroupSolver {
  let environment: any NSCollectionLayoutEnvironment
  /// Returns the size of a displayed cell, by its number in the group.
  let measuredSize: (Int) -> CGSize?

  /// The number of items in a group that is never exceeded, so that items without extent don't fill memory.
  private static let capacity = 10_000

  func frames(of group: NSCollectionLayoutGroup, in container: CGSize) -> GroupFrames {
    var budget = Self.capacity
    return frames(of: group, as: group.layoutSize.points(in: container), firstItem: 0, budget: &budget)
  }

  private func frames(
    of group: NSCollectionLayoutGroup, as size: CGSize, firstItem: Int, budget: inout Int
  ) -> GroupFrames {
    var result: GroupFrames
    switch group.arrangement {
    case .custom(let provider): result = customFrames(of: group, as: size, provider, budget: &budget)
    case .filling(let axis):
      let line = GroupLine(group, size, axis)
      result = line.frames(self, firstItem: firstItem, budget: &budget)
    case .repeating(let axis, let count, let isSizedEqually):
      var line = GroupLine(group, size, axis)
      line.count = max(count, 1)
      line.isSizedEqually = isSizedEqually
      result = line.frames(self, firstItem: firstItem, budget: &budget)
    }
    if !result.items.isEmpty {
      addBadges(group, on: CGRect(origin: .zero, size: result.size), item: 0, to: &result)
    }
    return result
  }

  private func customFrames(
    of group: NSCollectionLayoutGroup, as size: CGSize, _ provider: NSCollectionLayoutGroupCustomItemProvider,
    budget: inout Int
  ) -> GroupFrames {
    let inner = LayoutEnvironment(
      LayoutContainer(size, group.contentInsets), environment.traitCollection)
    let places = provider(inner).prefix(budget)
    budget -= places.count
    return GroupFrames(
      size: size,
      items: places.map {
        GroupFrames.Item(
          frame: $0.frame.offsetBy(dx: group.contentInsets.leading, dy: group.contentInsets.top),
          zIndex: $0.zIndex)
      })
  }

  /// Returns the frames of a part of a group.
  fileprivate func frames(
    of item: NSCollectionLayoutItem, as size: CGSize, firstItem: Int, budget: inout Int
  ) -> GroupFrames {
    if let group = item as? NSCollectionLayoutGroup {
      return frames(of: group, as: size, firstItem: firstItem, budget: &budget)
    }
    budget -= 1
    let frame = item.insetFrame(CGRect(origin: .zero, size: size))
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    var result = GroupFrames(
      size: size,
      items: [GroupFrames.Item(frame: frame, fitsWidth: width.isEstimated, fitsHeight: height.isEstimated)])
    addBadges(item, on: frame, item: 0, to: &result)
    return result
  }

  private func addBadges(
    _ item: NSCollectionLayoutItem, on frame: CGRect, item number: Int, to result: inout GroupFrames
  ) {
    for badge in item.supplementaryItems {
      result.badges.append(
        GroupFrames.Badge(
          kind: badge.elementKind, frame: badge.frame(on: frame), zIndex: badge.zIndex, item: number))
    }
  }
}

/// The parts of a group along an axis.
@MainActor
private struct GroupLine {
  private let group: NSCollectionLayoutGroup
  private let size: CGSize
  private let inner: CGSize
  private let axis: NSLayoutConstraint.Axis
  /// The number of parts; nil for as many as there is space for.
  var count: Int?
  /// Whether the parts share the space instead of having their own extents.
  var isSizedEqually = false

  init(_ group: NSCollectionLayoutGroup, _ size: CGSize, _ axis: NSLayoutConstraint.Axis) {
    (self.group, self.size, self.axis) = (group, size, axis)
    inner = size.shrunk(by: group.contentInsets)
  }

  /// A part with its place in the line.
  private struct Part {
    let item: NSCollectionLayoutItem
    let frames: GroupFrames
    /// The least distances before and after the part.
    let before: CGFloat
    let after: CGFloat
    /// The numbers of flexible distances before and after the part.
    let flexibleBefore: CGFloat
    let flexibleAfter: CGFloat
  }

  func frames(_ solver: GroupSolver, firstItem: Int, budget: inout Int) -> GroupFrames {
    let parts = parts(solver, firstItem: firstItem, budget: &budget)
    let used = parts.reduce(0) { $0 + $1.before + $1.frames.size[axis] + $1.after }
    let flexibleCount = parts.reduce(0) { $0 + $1.flexibleBefore + $1.flexibleAfter }
    let share = flexibleCount > 0 ? max(inner[axis] - used, 0) / flexibleCount : 0
    var result = GroupFrames(size: size)
    grow(&result.size, around: parts, used: used)
    let insets = group.contentInsets
    var place = axis == .horizontal ? insets.leading : insets.top
    let space = result.size.shrunk(by: insets)[axis.other]
    for part in parts {
      place += part.before + part.flexibleBefore * share
      let across = (axis == .horizontal ? insets.top : insets.leading) + offsetAcross(part, in: space)
      result.add(
        part.frames, at: axis == .horizontal ? CGPoint(x: place, y: across) : CGPoint(x: across, y: place))
      place += part.frames.size[axis] + part.after + part.flexibleAfter * share
    }
    return result
  }

  private func parts(_ solver: GroupSolver, firstItem: Int, budget: inout Int) -> [Part] {
    guard !group.subitems.isEmpty else { return [] }
    var (parts, used, first): ([Part], CGFloat, Int) = ([], 0, firstItem)
    let isEndless = count == nil && axisDimension.isEstimated
    let limit = count ?? (isEndless ? group.subitems.count : .max)
    while parts.count < limit, budget > 0 {
      let cycle = parts.count / group.subitems.count
      let item = group.subitems[parts.count % group.subitems.count]
      var remaining = budget
      let size = partSize(item, measured: item is NSCollectionLayoutGroup ? nil : solver.measuredSize(first))
      let frames = solver.frames(of: item, as: size, firstItem: first, budget: &remaining)
      let part = makePart(item, frames, isFirst: parts.isEmpty)
      let end = used + part.before + frames.size[axis] + part.after
      if count == nil, !isEndless, !parts.isEmpty, end > inner[axis] + Self.tolerance { break }
      // Parts without extent are not repeated.
      if count == nil, cycle > 0, used == 0 { break }
      if frames.items.isEmpty, cycle > 0 { break }
      parts.append(part)
      (used, first, budget) = (end, first + frames.items.count, remaining)
    }
    return parts
  }

  /// The difference in points by which rounding errors can exceed the space.
  private static let tolerance: CGFloat = 0.01

  private var axisDimension: NSCollectionLayoutDimension { group.layoutSize.dimension(along: axis) }

  private func partSize(_ item: NSCollectionLayoutItem, measured: CGSize?) -> CGSize {
    var size = item.layoutSize.points(in: inner, measured: measured)
    if isSizedEqually, let count {
      let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
      size[axis] = max(inner[axis] - gaps, 0) / CGFloat(count)
    }
    return size
  }

  private func makePart(_ item: NSCollectionLayoutItem, _ frames: GroupFrames, isFirst: Bool) -> Part {
    let (edge, gap) = (item.edgeSpacing, isFirst ? nil : group.interItemSpacing)
    let start = axis == .horizontal ? edge?.leading : edge?.top
    let end = axis == .horizontal ? edge?.trailing : edge?.bottom
    return Part(
      item: item, frames: frames, before: (start?.spacing ?? 0) + (gap?.spacing ?? 0),
      after: end?.spacing ?? 0,
      flexibleBefore: start.flexibleCount + gap.flexibleCount, flexibleAfter: end.flexibleCount)
  }

  /// Returns the distance of a part from the group's side across the axis.
  private func offsetAcross(_ part: Part, in space: CGFloat) -> CGFloat {
    guard let edge = part.item.edgeSpacing else { return 0 }
    let (start, end) = axis == .horizontal ? (edge.top, edge.bottom) : (edge.leading, edge.trailing)
    let count = start.flexibleCount + end.flexibleCount
    let free = space - part.frames.size[axis.other] - (start?.spacing ?? 0) - (end?.spacing ?? 0)
    let share = count > 0 ? max(free, 0) / count : 0
    return (start?.spacing ?? 0) + start.flexibleCount * share
  }

  /// Gives estimated dimensions of the group the extents of its parts.
  private func grow(_ size: inout CGSize, around parts: [Part], used: CGFloat) {
    guard !parts.isEmpty else { return }
    let insets = group.contentInsets
    let along = axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    let across = axis == .horizontal ? insets.top + insets.bottom : insets.leading + insets.trailing
    if axisDimension.isEstimated { size[axis] = used + along }
    if group.layoutSize.dimension(along: axis.other).isEstimated {
      let extents = parts.map { part in
        let edge = part.item.edgeSpacing
        let (start, end) =
          axis == .horizontal ? (edge?.top, edge?.bottom) : (edge?.leading, edge?.trailing)
        return part.frames.size[axis.other] + (start?.spacing ?? 0) + (end?.spacing ?? 0)
      }
      size[axis.other] = (extents.max() ?? 0) + across
    }
  }
}

extension Optional where Wrapped == NSCollectionLayoutSpacing {
  @MainActor fileprivate var flexibleCount: CGFloat { self?.isFlexibleSpacing == true ? 1 : 0 }
}

extension NSCollectionLayoutSize {
  fileprivate func dimension(along axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The extent along an axis.
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
