import MotionCore

/// A writer of a timeline's numbers into the layers of a retained snapshot.
///
/// Threads can write the numbers of different layers at the same time.
struct NumberWriter {
  /// The animated values, sorted by layer.
  let slots: UnsafeBufferPointer<NumericSlot>
  let layers: UnsafeMutableBufferPointer<LayerSnapshot>
  let visibility: LayerVisibility
  /// The stamp that changed layers get.
  let stamp: Int
  /// The timeline's numbers.
  let current: UnsafeBufferPointer<Double>
  /// The models' numbers.
  let base: UnsafeBufferPointer<Double>
  /// The timeline's numbers at the former time; nil if all numbers are to be written.
  let former: UnsafeBufferPointer<Double>?

  /// Returns a range of slots, one of `count` of about equal length, that has all slots of its layers.
  func range(ofPart part: Int, of count: Int) -> Range<Int> {
    let range = slots.indices.part(part, of: count)
    return startOfLayer(from: range.lowerBound)..<startOfLayer(from: range.upperBound)
  }

  /// Returns the first index, from a given one on, at which the slots of a layer start or all slots end.
  private func startOfLayer(from index: Int) -> Int {
    var start = index
    while start > 0, start < slots.count, slots[start].layer == slots[start - 1].layer { start += 1 }
    return start
  }

  /// Writes the numbers of the visible layers in some slots, and gives these layers the stamp, but not their ancestors.
  func write(_ range: Range<Int>) -> WrittenLayers {
    var written = WrittenLayers()
    for slot in slots[range] {
      let index = Int(slot.layer)
      guard !visibility.isConcealed(index), !isUpToDate(slot) else { continue }
      layers.uniqueStore(at: index).write(slot.location, current, base)
      layers[index].stamp = stamp
      written.insert(slot.layer, below: layers[index].parent)
    }
    return written
  }

  private func isUpToDate(_ slot: NumericSlot) -> Bool {
    guard let former, !visibility.wasConcealed(Int(slot.layer)) else { return false }
    return slot.location.numbers.allSatisfy { current[$0] == former[$0] }
  }
}

/// An animated property of a layer in a retained snapshot, with a ``NumberLocation``.
struct NumericSlot {
  /// The index of the layer.
  let layer: Int32
  let location: NumberLocation
}

/// The layers of which a ``NumberWriter`` wrote numbers.
struct WrittenLayers {
  /// The indices of the layers.
  private(set) var indices: [Int32] = []
  /// The indices of their superlayers. Those of adjacent layers are there once.
  private(set) var parents: [Int32] = []

  fileprivate mutating func insert(_ index: Int32, below parent: Int32) {
    if indices.last != index { indices.append(index) }
    if parents.last != parent { parents.append(parent) }
  }
}

extension UnsafeMutableBufferPointer<LayerSnapshot> {
  /// Returns the unshared store of a layer's values, for writing.
  func uniqueStore(at index: Int) -> LayerStore {
    if !isKnownUniquelyReferenced(&self[index].store) { self[index].store = self[index].store.copy() }
    return self[index].store
  }
}

extension LayerCrew {
  /// Writes all numbers of a writer; returns the layers of each part of the work.
  func write(_ writer: NumberWriter) -> [WrittenLayers] {
    let count = partCount(ofBriefSteps: writer.slots.count)
    guard count > 1 else { return [writer.write(writer.slots.indices)] }
    var written = [WrittenLayers](repeating: WrittenLayers(), count: count)
    written.withUnsafeMutableBufferPointer { written in
      share(count, { _ in }) { part, _ in
        written[part] = writer.write(writer.range(ofPart: part, of: count))
      }
    }
    return written
  }
}
