import Foundation
import Requirements

/// Sections and items by their identifiers, in an order.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Song>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(songs)
/// dataSource.apply(snapshot, animatingDifferences: true)
/// ```
///
/// Identifiers are unique. Finding an item takes time in proportion to the number of items before it.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose cells are asked for again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are configured again; they are replaced, too.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose items are asked for again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  /// Returns the number of a section's items; 0 without the section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// Returns a section's items.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// Returns the section of an item; nil without the item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections[identifier]
  }
  /// Returns the index of an item among all items; nil without the item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns the index of a section; nil without the section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section; nil, the default, for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      failRequirement("a snapshot needs a section before items are added to it")
    }
    add(identifiers, to: section, at: numberOfItems(inSection: section))
  }
  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier)
    add(identifiers, to: place.section, at: place.index)
  }
  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier)
    add(identifiers, to: place.section, at: place.index + 1)
  }
  /// Removes items. Items that aren't there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    for section in Set(removed.compactMap { sections[$0] }) {
      items[section]?.removeAll { removed.contains($0) }
    }
    for identifier in removed { sections[identifier] = nil }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
  {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Asks for the cells of items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Asks for the cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
      failRequirement("a snapshot doesn't contain the item \(item)")
    }
    return (section, index)
  }

  private mutating func add(
    _ identifiers: [ItemIdentifierType], to section: SectionIdentifierType, at index: Int
  ) {
    require(items[section] != nil, "a snapshot doesn't contain the section \(section)")
    for identifier in identifiers {
      require(
        sections.updateValue(section, forKey: identifier) == nil,
        "a snapshot can't contain the item \(identifier) twice")
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    addSections(identifiers, at: sectionIdentifiers.count)
  }
  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { addSections(identifiers, at: index(of: toIdentifier)) }
  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { addSections(identifiers, at: index(of: toIdentifier) + 1) }
  /// Removes sections with their items. Sections that aren't there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in items.removeValue(forKey: section) ?? [] { sections[item] = nil }
    }
    sectionIdentifiers.removeAll { items[$0] == nil }
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: index(of: identifier))
    sectionIdentifiers.insert(identifier, at: index(of: toIdentifier))
  }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.remove(at: index(of: identifier))
    sectionIdentifiers.insert(identifier, at: index(of: toIdentifier) + 1)
  }
  /// Asks for the items of sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: section) else {
      failRequirement("a snapshot doesn't contain the section \(section)")
    }
    return index
  }

  private mutating func addSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    for section in identifiers {
      require(
        items.updateValue([], forKey: section) == nil, "a snapshot can't contain the section \(section) twice"
      )
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  /// The list after its changes were applied, without reloads.
  var withoutReloads: NSDiffableDataSourceSnapshot {
    var copy = self
    (copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers, copy.reloadedSectionIdentifiers) = (
      [], [], []
    )
    return copy
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
