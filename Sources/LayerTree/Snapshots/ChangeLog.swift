/// A log of the layers of a retained snapshot that changed, with the stamps of their changes.
///
/// With the log, a display list can be updated for the changed layers alone. Changes of more than a quarter of the
/// layers at once aren't worth recording.
struct ChangeLog {
  private struct Change {
    let stamp: Int
    let layer: Int32
  }

  /// The changes in the order of their stamps.
  private var changes: [Change] = []
  /// The least stamp whose changes, like all later ones, are in the log.
  private var firstStamp: Int
  private var capacity: Int

  /// The number of changes that every log can record.
  static var minimumCapacity: Int { 64 }

  /// - Parameters:
  ///   - stamp: The stamp of the snapshot that the changes are relative to.
  ///   - layerCount: The number of layers in the snapshot.
  init(after stamp: Int, layerCount: Int) {
    firstStamp = stamp + 1
    capacity = max(Self.minimumCapacity, layerCount / 4)
  }

  /// Makes room for the changes of a snapshot that has grown.
  mutating func grow(toLayerCount count: Int) { capacity = max(capacity, count / 4) }

  /// Records a change of a layer's own values.
  mutating func record(_ layer: Int, at stamp: Int) {
    guard stamp >= firstStamp else { return }
    if let last = changes.last, last.stamp == stamp, last.layer == layer { return }
    if changes.count == capacity {
      discardChanges(before: stamp)
      guard stamp >= firstStamp else { return }
    }
    changes.append(Change(stamp: stamp, layer: Int32(layer)))
  }

  /// Records changes of layers' own values, given in several lists.
  mutating func record(_ layers: some Collection<[Int32]>, at stamp: Int) {
    if layers.reduce(0, { $0 + $1.count }) > capacity {
      changes.removeAll(keepingCapacity: true)
      firstStamp = max(firstStamp, stamp + 1)
    } else {
      for layer in layers.joined() { record(Int(layer), at: stamp) }
    }
  }

  /// Discards earlier changes, or all of them if that isn't enough.
  private mutating func discardChanges(before stamp: Int) {
    let first = changes.firstIndex { $0.stamp == stamp } ?? changes.count
    changes.removeSubrange(0..<(first > 0 ? first : changes.count))
    firstStamp = first > 0 ? stamp : stamp + 1
  }

  /// Returns the indices of the layers that changed after a stamp; nil if the log doesn't go back that far.
  func layers(changedAfter stamp: Int) -> [Int]? {
    guard stamp + 1 >= firstStamp else { return nil }
    let first = changes.lastIndex { $0.stamp <= stamp }.map { $0 + 1 } ?? 0
    return changes[first...].map { Int($0.layer) }
  }
}
