import QuartzCore

/// The groups of a section, one after the other, where content is read from left to right.
///
/// Positions are relative to the beginning of the first group.
enum GroupRun {
  /// Groups with the same number of items, most of which have the same frames.
  case regular(RegularGroups)
  /// Groups whose numbers of items depend on the sizes of cells.
  case sequential(SequentialGroups)

  /// The extent of all groups with the spacing between them.
  var extent: CGFloat {
    switch self {
    case .regular(let groups): groups.extent
    case .sequential(let groups): groups.extent
    }
  }

  /// The largest extent of a group across the axis.
  var thickness: CGFloat {
    switch self {
    case .regular(let groups): groups.thickness
    case .sequential(let groups): groups.thickness
    }
  }

  /// The groups that overlap a range, as numbers.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    switch self {
    case .regular(let groups): groups.groups(from: low, to: high)
    case .sequential(let groups): groups.groups(from: low, to: high)
    }
  }

  /// A group with its place and its first item.
  struct Placed {
    let frames: GroupFrames
    let position: CGFloat
    let firstItem: Int
    /// The number of items, of which the last group can have fewer than frames.
    let itemCount: Int
  }

  func group(_ number: Int) -> Placed {
    switch self {
    case .regular(let groups): groups.group(number)
    case .sequential(let groups): groups.group(number)
    }
  }

  /// The number of the group that contains an item.
  func group(ofItem item: Int) -> Int {
    switch self {
    case .regular(let groups): item / groups.itemsPerGroup
    case .sequential(let groups): groups.group(ofItem: item)
    }
  }

  var groupCount: Int {
    switch self {
    case .regular(let groups): groups.groupCount
    case .sequential(let groups): groups.groups.count
    }
  }
}

/// Groups with the same number of items, most of which have the same frames.
///
/// Only groups with measured cells take memory.
struct RegularGroups {
  let axis: NSLayoutConstraint.Axis
  let itemCount: Int
  let itemsPerGroup: Int
  private let template: GroupFrames
  private let spacing: CGFloat
  private var measured: [Int: GroupFrames] = [:]
  private var strides: HeightIndex

  init(_ template: GroupFrames, itemCount: Int, spacing: CGFloat, _ axis: NSLayoutConstraint.Axis) {
    (self.template, self.itemCount, self.spacing, self.axis) = (template, itemCount, spacing, axis)
    itemsPerGroup = max(template.items.count, 1)
    let count = template.items.isEmpty ? 0 : (itemCount + itemsPerGroup - 1) / itemsPerGroup
    strides = HeightIndex(count: count, defaultHeight: max(Double(template.size[axis] + spacing), 0))
  }

  var groupCount: Int { strides.count }
  var extent: CGFloat { groupCount > 0 ? strides.total - spacing : 0 }
  var thickness: CGFloat {
    groupCount > 0
      ? measured.values.reduce(template.size[axis.other]) { max($0, $1.size[axis.other]) } : 0
  }

  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard groupCount > 0, high >= 0, low <= extent else { return 0..<0 }
    return strides.row(at: low)..<strides.row(at: high) + 1
  }

  func group(_ number: Int) -> GroupRun.Placed {
    let first = number * itemsPerGroup
    return GroupRun.Placed(
      frames: measured[number] ?? template, position: strides.position(of: number), firstItem: first,
      itemCount: min(itemsPerGroup, itemCount - first))
  }

  /// Replaces the frames of a group, after cells of it were measured.
  mutating func setFrames(_ frames: GroupFrames, of group: Int) {
    measured[group] = frames
    strides.set(max(Double(frames.size[axis] + spacing), 0), of: group)
  }
}

/// Groups whose numbers of items depend on the sizes of cells.
struct SequentialGroups {
  private(set) var groups: [GroupRun.Placed] = []
  private(set) var extent: CGFloat = 0
  private(set) var thickness: CGFloat = 0
  private let axis: NSLayoutConstraint.Axis

  /// Creates the groups of a number of items.
  ///
  /// - Parameter frames: A closure that returns the frames of the group that begins with an item.
  init(itemCount: Int, spacing: CGFloat, _ axis: NSLayoutConstraint.Axis, frames: (Int) -> GroupFrames) {
    self.axis = axis
    var (item, position) = (0, CGFloat(0))
    while item < itemCount {
      let group = frames(item)
      guard !group.items.isEmpty else { break }
      let count = min(group.items.count, itemCount - item)
      groups.append(GroupRun.Placed(frames: group, position: position, firstItem: item, itemCount: count))
      extent = position + group.size[axis]
      thickness = max(thickness, group.size[axis.other])
      position = extent + spacing
      item += count
    }
  }

  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = firstGroup { $0.position + $0.frames.size[axis] >= low }
    return first..<max(firstGroup { $0.position > high }, first)
  }

  func group(_ number: Int) -> GroupRun.Placed { groups[number] }

  func group(ofItem item: Int) -> Int { max(firstGroup { $0.firstItem > item } - 1, 0) }

  /// The first group that fulfills a condition, which all later ones fulfill, too.
  private func firstGroup(where isMatch: (GroupRun.Placed) -> Bool) -> Int {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if isMatch(groups[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
