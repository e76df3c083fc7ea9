import Requirements
import Synchronization

/// A dictionary with a limited number of items, which removes the least recently used. Any thread may use it.
final class RecentItems<Item: Sendable>: Sendable {
  private struct State {
    var size: Int
    var items: [String: Item] = [:]
    /// The keys, the least recently used first.
    var keys: [String] = []

    mutating func markAsUsed(_ key: String) {
      keys.removeAll { $0 == key }
      keys.append(key)
    }

    mutating func removeExcess() {
      for key in keys.prefix(max(0, keys.count - size)) { items[key] = nil }
      keys.removeFirst(max(0, keys.count - size))
    }
  }
  private let state: Mutex<State>

  init(size: Int) {
    Self.check(size)
    state = Mutex(State(size: size))
  }

  /// The maximum number of items.
  var size: Int {
    get { state.withLock(\.size) }
    set {
      Self.check(newValue)
      state.withLock {
        $0.size = newValue
        $0.removeExcess()
      }
    }
  }

  /// Returns the item stored under a key and marks it as the most recently used.
  func item(forKey key: String) -> Item? {
    state.withLock { state in
      guard let item = state.items[key] else { return nil }
      state.markAsUsed(key)
      return item
    }
  }

  func set(_ item: Item, forKey key: String) {
    state.withLock { state in
      state.items[key] = item
      state.markAsUsed(key)
      state.removeExcess()
    }
  }

  func removeAll() {
    state.withLock { state in (state.items, state.keys) = ([:], []) }
  }

  private static func check(_ size: Int) {
    require(size >= 0, "a cache's size must be at least 0, not \(size)")
  }
}
