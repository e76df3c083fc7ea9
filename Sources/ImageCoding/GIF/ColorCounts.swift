/// The number of occurrences of each opaque pixel, in a hash table with open addressing.
struct ColorCounts {
  private struct Slot {
    /// 0 in an empty slot, which is no opaque pixel.
    var pixel: UInt32 = 0
    var count = 0
  }

  /// The slots, of which at most half are used.
  private var slots = [Slot](repeating: Slot(), count: 512)
  /// The number of different pixels that were added, including those whose count became 0.
  private(set) var count = 0

  /// Adds to the count of an opaque pixel. The number may be negative.
  mutating func add(_ pixel: UInt32, count: Int) {
    let index = slot(of: pixel)
    slots[index].count &+= count
    guard slots[index].pixel == 0 else { return }
    slots[index].pixel = pixel
    self.count += 1
    if self.count > slots.count / 2 { grow() }
  }

  /// Returns the slot that contains a pixel or is free for it.
  private func slot(of pixel: UInt32) -> Int {
    let mask = slots.count - 1
    var index = Int((pixel &* 0x9E37_79B1) >> 8) & mask
    while slots[index].pixel != pixel, slots[index].pixel != 0 { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: 2 * old.count)
    for slot in old where slot.pixel != 0 { slots[self.slot(of: slot.pixel)] = slot }
  }

  mutating func removeAll() { self = ColorCounts() }

  /// The pixels in ascending order, with their counts.
  var sorted: [(pixel: UInt32, count: Int)] {
    slots.filter { $0.pixel != 0 }.sorted { $0.pixel < $1.pixel }.map { ($0.pixel, $0.count) }
  }
}
