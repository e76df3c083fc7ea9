import Raster

/// The bounds of a list's commands, and from the first replacement of a range on, those of blocks of commands.
///
/// With the blocks, the few commands that touch a rectangle are found without reading the bounds of all others. A list most of
/// whose commands are new needs no blocks.
struct BlockedBounds {
  private static var blockLength: Int { 64 }

  private var storage: [AddressableRect]
  /// The unions of the bounds of consecutive commands; the last block may be shorter.
  private var blocks: [PixelRect] = []

  init(_ elements: [AddressableRect] = []) { storage = elements }

  /// Creates the bounds of a list's commands.
  init(of list: DisplayList) { self.init(list.commands.map { AddressableRect($0.deviceBounds) }) }

  var count: Int { storage.count }

  subscript(index: Int) -> PixelRect { storage[index].rect }

  /// Replaces the bounds of consecutive commands.
  mutating func replace(_ range: Range<Int>, with new: some Collection<PixelRect>) {
    storage.replaceSubrange(range, with: new.lazy.map { AddressableRect($0) })
    if blocks.isEmpty { return updateBlocks(of: 0..<count) }
    // Bounds that moved to other indices may be in other blocks.
    updateBlocks(of: range.lowerBound..<(new.count == range.count ? range.upperBound : count))
  }

  /// Calls a closure with the memory of the bounds, many of which it replaces.
  mutating func withMemory<Result>(_ body: (UnsafeMutableBufferPointer<AddressableRect>) -> Result) -> Result
  {
    blocks = []
    return storage.withUnsafeMutableBufferPointer { body($0) }
  }

  private mutating func updateBlocks(of changed: Range<Int>) {
    let length = Self.blockLength
    blocks.removeLast(max(0, blocks.count - (count + length - 1) / length))
    for start in stride(from: changed.lowerBound / length * length, to: changed.upperBound, by: length) {
      let union = (start..<min(start + length, count)).reduce(PixelRect.empty) { $0.union(self[$1]) }
      if start / length < blocks.count { blocks[start / length] = union } else { blocks.append(union) }
    }
  }

  /// Whether all commands touch a rectangle.
  func allTouch(_ rect: PixelRect) -> Bool { storage.allSatisfy { !$0.rect.intersection(rect).isEmpty } }

  /// Calls a closure with the index of each command that touches a rectangle.
  @inline(__always)
  func forEachIndex(touching rect: PixelRect, _ body: (Int) -> Void) {
    if blocks.isEmpty { return forEachIndex(in: 0..<count, touching: rect, body) }
    for block in blocks.indices where !blocks[block].intersection(rect).isEmpty {
      let start = block * Self.blockLength
      forEachIndex(in: start..<min(start + Self.blockLength, count), touching: rect, body)
    }
  }

  @inline(__always)
  private func forEachIndex(in range: Range<Int>, touching rect: PixelRect, _ body: (Int) -> Void) {
    for index in range where !self[index].intersection(rect).isEmpty { body(index) }
  }
}
