import Foundation
import Requirements

/// The insertions, deletions and moves of a batch, and the paths of all other items after it.
///
/// Deletions, reloads and the sources of moves refer to the list before the batch; insertions and the targets of moves refer
/// to the list after it. Finding a path takes logarithmic time in the size of the batch, whatever the size of the list.
struct ListUpdate {
  /// The names of the list and of its items, for messages.
  struct Terms {
    let list: String
    let item: String

    static let table = Terms(list: "UITableView", item: "row")
    static let collection = Terms(list: "UICollectionView", item: "item")
  }

  private(set) var deletedItems: Set<IndexPath> = []
  private(set) var insertedItems: Set<IndexPath> = []
  private(set) var reloadedItems: Set<IndexPath> = []
  private(set) var movedItems: [IndexPath: IndexPath] = [:]
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var movedSections: [Int: Int] = [:]

  private let terms: Terms
  private var oldSlots: [Int: SlotMap] = [:]
  private var sectionSlots = SlotMap()

  init(_ terms: Terms) { self.terms = terms }

  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  // MARK: Recording

  mutating func delete(_ paths: [IndexPath]) {
    for path in paths {
      require(
        deletedItems.insert(path).inserted,
        "\(terms.list): attempt to delete \(terms.item) \(path.item) of section \(path.section) twice")
    }
  }

  mutating func insert(_ paths: [IndexPath]) {
    for path in paths {
      require(
        insertedItems.insert(path).inserted,
        "\(terms.list): attempt to insert \(terms.item) \(path.item) of section \(path.section) twice")
    }
  }

  mutating func reload(_ paths: [IndexPath]) { reloadedItems.formUnion(paths) }
  mutating func move(_ path: IndexPath, to newPath: IndexPath) { movedItems[path] = newPath }
  mutating func delete(_ sections: IndexSet) { deletedSections.formUnion(sections) }
  mutating func insert(_ sections: IndexSet) { insertedSections.formUnion(sections) }
  mutating func reload(_ sections: IndexSet) { reloadedSections.formUnion(sections) }
  mutating func move(_ section: Int, to newSection: Int) { movedSections[section] = newSection }
}

// MARK: - Checking

extension ListUpdate {
  /// Checks the batch against the numbers of items before and after it, and prepares the search for paths.
  ///
  /// It stops the program with UIKit's explanation if they contradict each other.
  mutating func resolve(from old: [Int], to new: [Int]) {
    checkSections(old.count, new.count)
    sectionSlots = SlotMap(
      removed: Array(deletedSections) + movedSections.keys,
      added: Array(insertedSections) + movedSections.values)
    checkPaths(old, new)
    for section in old.indices { prepare(section, old[section], new) }
  }

  private func checkSections(_ old: Int, _ new: Int) {
    for section in Array(deletedSections) + reloadedSections + movedSections.keys {
      require(
        section < old,
        "\(terms.list): attempt to change section \(section), but there are only \(old) sections before the update"
      )
    }
    for section in Array(insertedSections) + movedSections.values {
      require(
        section < new,
        "\(terms.list): attempt to insert section \(section), but there are only \(new) sections after the update"
      )
    }
    require(
      new == old + insertedSections.count - deletedSections.count,
      "Invalid update: invalid number of sections. The number of sections contained in the \(terms.list) after the "
        + "update (\(new)) must be equal to the number of sections contained in the \(terms.list) before the update "
        + "(\(old)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted).")
  }

  private func checkPaths(_ old: [Int], _ new: [Int]) {
    for path in deletedItems.union(reloadedItems).union(movedItems.keys) {
      require(
        old.indices.contains(path.section) && path.item >= 0 && path.item < old[path.section],
        "\(terms.list): attempt to delete \(terms.item) \(path.item) from section \(path.section), which only contains "
          + "\(old.indices.contains(path.section) ? old[path.section] : 0) \(terms.item)s before the update")
    }
    for path in insertedItems.union(movedItems.values) {
      require(
        new.indices.contains(path.section) && path.item >= 0 && path.item < new[path.section],
        "\(terms.list): attempt to insert \(terms.item) \(path.item) into section \(path.section), but there are only "
          + "\(new.indices.contains(path.section) ? new[path.section] : 0) \(terms.item)s in section \(path.section) "
          + "after the update")
    }
  }

  private mutating func prepare(_ section: Int, _ oldCount: Int, _ new: [Int]) {
    guard !reloadedSections.contains(section), let newSection = self.section(after: section) else { return }
    let deleted = deletedItems.filter { $0.section == section }.map(\.item)
    let movedOut = movedItems.keys.filter { $0.section == section }.map(\.item)
    let inserted = insertedItems.filter { $0.section == newSection }.map(\.item)
    let movedIn = movedItems.values.filter { $0.section == newSection }.map(\.item)
    let expected = oldCount + inserted.count - deleted.count + movedIn.count - movedOut.count
    require(
      new[newSection] == expected,
      "Invalid update: invalid number of \(terms.item)s in section \(newSection). The number of \(terms.item)s contained "
        + "in an existing section after the update (\(new[newSection])) must be equal to the number of \(terms.item)s "
        + "contained in that section before the update (\(oldCount)), plus or minus the number of \(terms.item)s "
        + "inserted or deleted from that section (\(inserted.count) inserted, \(deleted.count) deleted) and plus or "
        + "minus the number of \(terms.item)s moved into or out of that section (\(movedIn.count) moved in, "
        + "\(movedOut.count) moved out).")
    guard !(deleted.isEmpty && movedOut.isEmpty && inserted.isEmpty && movedIn.isEmpty) else { return }
    oldSlots[section] = SlotMap(removed: deleted + movedOut, added: inserted + movedIn)
  }
}

// MARK: - Paths after the batch

extension ListUpdate {
  /// Returns the index of a section after the batch; nil if it's deleted.
  func section(after section: Int) -> Int? {
    if let moved = movedSections[section] { return moved }
    return deletedSections.contains(section) ? nil : sectionSlots.index(after: section)
  }

  /// Returns the path of an item after the batch; nil if it, or its section, is deleted or its section is reloaded.
  func path(after path: IndexPath) -> IndexPath? {
    if let moved = movedItems[path] { return moved }
    guard !deletedItems.contains(path), !reloadedSections.contains(path.section),
      let section = section(after: path.section)
    else { return nil }
    return IndexPath(item: oldSlots[path.section]?.index(after: path.item) ?? path.item, section: section)
  }

  /// Returns the path of an item before the batch; nil if it's new.
  func path(before path: IndexPath) -> IndexPath? {
    if let moved = movedItems.first(where: { $0.value == path }) { return moved.key }
    guard !insertedItems.contains(path), let section = section(before: path.section),
      !reloadedSections.contains(section)
    else { return nil }
    return IndexPath(item: oldSlots[section]?.index(before: path.item) ?? path.item, section: section)
  }

  func section(before section: Int) -> Int? {
    if let moved = movedSections.first(where: { $0.value == section }) { return moved.key }
    return insertedSections.contains(section) ? nil : sectionSlots.index(before: section)
  }
}

/// The indices of a sequence from which elements were removed and to which others were added.
struct SlotMap {
  /// The removed indices before the change, and the added ones after it, in increasing order.
  private let removed: [Int]
  private let added: [Int]

  init(removed: [Int] = [], added: [Int] = []) {
    (self.removed, self.added) = (removed.sorted(), added.sorted())
  }

  /// Returns the index after the change of an element that stays.
  func index(after index: Int) -> Int {
    Self.place(index - Self.count(of: removed, below: index), among: added)
  }

  /// Returns the index before the change of an element that isn't added.
  func index(before index: Int) -> Int {
    Self.place(index - Self.count(of: added, below: index), among: removed)
  }

  private static func count(of indices: [Int], below index: Int) -> Int {
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the position of the element with a rank among those that aren't in `taken`.
  private static func place(_ rank: Int, among taken: [Int]) -> Int {
    // taken[i] − i free positions lie below taken[i], which increases with i.
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

extension ListUpdate {
  /// Returns values of items with the paths after the update, without those of deleted and reloaded items.
  func renumbered<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
    values.reduce(into: [:]) { result, entry in
      guard !reloadedItems.contains(entry.key), let path = path(after: entry.key) else { return }
      result[path] = entry.value
    }
  }
}
