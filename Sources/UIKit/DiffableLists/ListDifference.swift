import Foundation

/// The deletions, insertions and moves that turn one list into another, with as few moves as possible.
///
/// It takes time in proportion to n·log n.
struct ListDifference<Element: Hashable> {
  /// The deleted elements and those that move, with their indices before.
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  /// The indices of moved elements before and after.
  private(set) var moved: [(from: Int, to: Int)] = []

  init(from old: [Element], to new: [Element]) {
    let oldIndices = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let newElements = Set(new)
    deleted = old.indices.filter { !newElements.contains(old[$0]) }
    inserted = new.indices.filter { oldIndices[new[$0]] == nil }
    let kept = new.indices.compactMap { index in oldIndices[new[index]].map { (from: $0, to: index) } }
    let staying = Self.longestIncreasing(kept.map(\.from))
    moved = kept.enumerated().filter { !staying.contains($0.offset) }.map(\.element)
  }

  /// The positions of a longest increasing subsequence.
  private static func longestIncreasing(_ values: [Int]) -> Set<Int> {
    // The positions of the least last values of subsequences by length, and each element's predecessor.
    var (ends, previous): ([Int], [Int]) = ([], [])
    for (position, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : -1)
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var (result, position): (Set<Int>, Int) = ([], ends.last ?? -1)
    while position >= 0 {
      result.insert(position)
      position = previous[position]
    }
    return result
  }
}

/// The changes that turn one snapshot into another, as paths.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  let sections: ListDifference<Section>
  private(set) var deleted: [IndexPath] = []
  private(set) var inserted: [IndexPath] = []
  private(set) var moved: [(from: IndexPath, to: IndexPath)] = []
  private(set) var reloaded: [IndexPath] = []
  let reloadedSections: IndexSet

  init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    sections = ListDifference(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) })
    let (oldPaths, newPaths) = (Self.paths(old), Self.paths(new))
    let oldSections = Set(old.sectionIdentifiers)
    let newSections = Set(new.sectionIdentifiers)
    for (item, path) in oldPaths {
      let section = old.sectionIdentifiers[path.section]
      if newPaths[item] == nil, newSections.contains(section) { deleted.append(path) }
    }
    for (item, path) in newPaths {
      let section = new.sectionIdentifiers[path.section]
      guard let oldPath = oldPaths[item] else {
        if oldSections.contains(section) { inserted.append(path) }
        continue
      }
      if old.sectionIdentifiers[oldPath.section] != section { moved.append((oldPath, path)) }
    }
    for section in new.sectionIdentifiers where oldSections.contains(section) {
      addMoves(in: section, old, new, oldPaths, newPaths)
    }
    let changed = Set(new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers)
    reloaded = changed.compactMap { newPaths[$0] == nil ? nil : oldPaths[$0] }
  }

  /// Adds the moves of items that stay in a section.
  private mutating func addMoves(
    in section: Section, _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ oldPaths: [Item: IndexPath],
    _ newPaths: [Item: IndexPath]
  ) {
    let oldItems = old.itemIdentifiers(inSection: section)
    let newItems = new.itemIdentifiers(inSection: section)
    guard oldItems != newItems else { return }
    for move in ListDifference(from: oldItems, to: newItems).moved {
      if let from = oldPaths[oldItems[move.from]], let to = newPaths[newItems[move.to]] {
        moved.append((from, to))
      }
    }
  }

  private static func paths(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (index, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[item] = IndexPath(item: index, section: section)
      }
    }
    return paths
  }
}
