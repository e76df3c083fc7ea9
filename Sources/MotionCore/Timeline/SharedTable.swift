/// A table of values that many records share, each stored once.
///
/// A record refers to its value by index, which doesn't change until the value is no longer in use.
struct SharedTable<Element: Hashable>: ~Copyable {
  private var storage = GrowableBuffer<Element>()
  private var users: [Int] = []
  private var indices: [Element: Int32] = [:]
  private var free: [Int32] = []

  /// The elements, including those that are no longer in use.
  var elements: UnsafeBufferPointer<Element> { storage.elements }

  /// Returns the index of an element and adds a user to it.
  mutating func use(_ element: Element) -> Int32 {
    if let index = indices[element] {
      users[Int(index)] += 1
      return index
    }
    let index = insert(element)
    // An element that doesn't equal itself could never be found again.
    if element == element { indices[element] = index }
    return index
  }

  /// Removes a user from an element.
  mutating func release(_ index: Int32) {
    users[Int(index)] -= 1
    guard users[Int(index)] == 0 else { return }
    indices[storage[Int(index)]] = nil
    free.append(index)
  }

  private mutating func insert(_ element: Element) -> Int32 {
    if let index = free.popLast() {
      storage[Int(index)] = element
      users[Int(index)] = 1
      return index
    }
    storage.append(element)
    users.append(1)
    return Int32(storage.count - 1)
  }
}
