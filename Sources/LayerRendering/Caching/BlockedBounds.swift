import Raster

/// The bounds of a list's commands, and from the first replacement of a range on, those of blocks of commands.
///
/// With the blocks, the few commands that touch a rectangle are found without reading the bounds of all others. A list that is
/// only drawn as a whole needs no blocks.
struct BlockedBounds {
  private static var blockLength: Int { 64 }

  private var storage: [AddressableRect]
  /// The unions of the bounds of consecutive commands; the last block may be shorter.
  private var blocks: [PixelRect] = []

  init(_ elements: [AddressableRect] = []) { storage = elements }

  var count: Int { storage.count }

  subscript(index: Int) -> PixelRect { storage[index].rect }

  /// Replaces the bounds of consecutive commands.
  mutating func replace(_ range: Range<Int>, with new: some Collection<PixelRect>) {
    storage.replaceSubrange(range, with: new.lazy.map { AddressableRect($0) })
    if blocks.isEmpty { return completeBlocks() }
    // Bounds that moved to other indices may be in other blocks.
    updateBlocks(of: range.lowerBound..<(new.count == range.count ? range.upperBound : count))
  }

  /// Calls a closure with the memory of the bounds, many of which it replaces.
  mutating func withMemory<Result>(_ body: (UnsafeMutableBufferPointer<AddressableRect>) -> Result) -> Result
  {
    blocks = []
    return storage.withUnsafeMutableBufferPointer { body($0) }
  }

  /// Computes the bounds of all blocks, unless that's done already. It's worthwhile before several searches for commands.
  mutating func completeBlocks() { if blocks.isEmpty { updateBlocks(of: 0..<count) } }

  private mutating func updateBlocks(of changed: Range<Int>) {
    let length = Self.blockLength
    blocks.removeLast(max(0, blocks.count - (count + length - 1) / length))
    for start in stride(from: changed.lowerBound / length * length, to: changed.upperBound, by: length) {
      let union = (start..<min(start + length, count)).reduce(PixelRect.empty) { $0.union(self[$1]) }
      if start / length < blocks.count { blocks[start / length] = union } else { blocks.append(union) }
    }
  }

  /// Calls a closure with the index of each command that touches a rectangle.
  @inline(__always)
  func forEachIndex(touching rect: PixelRect, _ body: (Int) -> Void) {
    if blocks.isEmpty { return forEachIndex(in: 0..<count, touching: rect, body) }
    for block in blocks.indices where !blocks[block].intersection(rect).isEmpty {
      let start = block * Self.blockLength
      forEachIndex(in: start..<min(start + Self.blockLength, count), touching: rect, body)
    }
  }

  /// Returns the index of the last command that touches a rectangle and satisfies a predicate; nil if none of the last `limit`
  /// commands that touch the rectangle does.
  func lastIndex(
    touching rect: PixelRect, amongLast limit: Int, where predicate: (Int) -> Bool
  ) -> Int? {
    var (index, rest) = (count, limit)
    while index > 0, rest > 0 {
      index -= 1
      let block = index / Self.blockLength
      if block < blocks.count, blocks[block].intersection(rect).isEmpty {
        index = block * Self.blockLength
        continue
      }
      guard !self[index].intersection(rect).isEmpty else { continue }
      if predicate(index) { return index }
      rest -= 1
    }
    return nil
  }

  @inline(__always)
  private func forEachIndex(in range: Range<Int>, touching rect: PixelRect, _ body: (Int) -> Void) {
    for index in range where !self[index].intersection(rect).isEmpty { body(index) }
  }
}
