/// Numbers that identify the shapes of objects from one world to the next.
struct IdentifierTable {
  private var previous: [ObjectIdentifier: Int] = [:]
  private var current: [ObjectIdentifier: Entry] = [:]
  private var owners: [Int: AnyObject] = [:]
  private var count = 0

  private struct Entry {
    let serial: Int
    var shapeCount: Int
  }

  /// The number of shapes that an object can have.
  private static var capacity: Int { 1 << 20 }

  /// Begins to number the shapes of a new world. Objects that haven't received a number at the end are
  /// released.
  mutating func beginUpdate() {
    previous = current.mapValues(\.serial)
    current = [:]
  }

  mutating func endUpdate() {
    previous = [:]
    let serials = Set(current.values.map(\.serial))
    owners = owners.filter { serials.contains($0.key) }
  }

  /// Returns the identifier of an object's next shape.
  mutating func next(for owner: AnyObject) -> Int {
    let key = ObjectIdentifier(owner)
    var entry = current[key] ?? makeEntry(for: owner)
    defer { current[key] = entry }
    entry.shapeCount += 1
    return entry.serial * Self.capacity + min(entry.shapeCount, Self.capacity) - 1
  }

  private mutating func makeEntry(for owner: AnyObject) -> Entry {
    if let serial = previous[ObjectIdentifier(owner)] { return Entry(serial: serial, shapeCount: 0) }
    count += 1
    owners[count] = owner
    return Entry(serial: count, shapeCount: 0)
  }

  /// Returns the object to which an identifier was given.
  func owner(of identifier: Int) -> AnyObject? { owners[identifier / Self.capacity] }
}
