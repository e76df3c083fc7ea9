import Raster

/// The bounds of a list's commands, and from the first replacement on, those of blocks of commands.
///
/// With the blocks, the few commands that touch a region are found without reading the bounds of all others. A list whose
/// commands are all new needs no blocks.
struct BlockedBounds {
  private static var blockLength: Int { 64 }

  private(set) var elements: [PixelRect]
  /// The unions of the bounds of consecutive commands; the last block may be shorter.
  private var blocks: [PixelRect] = []

  init(_ elements: [PixelRect] = []) { self.elements = elements }

  /// Replaces the bounds of consecutive commands.
  mutating func replace(_ range: Range<Int>, with new: some Collection<PixelRect>) {
    elements.replaceSubrange(range, with: new)
    if blocks.isEmpty { return updateBlocks(of: 0..<elements.count) }
    // Bounds that moved to other indices may be in other blocks.
    updateBlocks(of: range.lowerBound..<(new.count == range.count ? range.upperBound : elements.count))
  }

  private mutating func updateBlocks(of changed: Range<Int>) {
    let length = Self.blockLength
    blocks.removeLast(max(0, blocks.count - (elements.count + length - 1) / length))
    for start in stride(from: changed.lowerBound / length * length, to: changed.upperBound, by: length) {
      let end = min(start + length, elements.count)
      let union = elements[start..<end].reduce(PixelRect.empty) { $0.union($1) }
      if start / length < blocks.count { blocks[start / length] = union } else { blocks.append(union) }
    }
  }

  /// Calls a closure with the index of each command that touches a region.
  @inline(__always)
  func forEachIndex(touching region: DirtyRegion, _ body: (Int) -> Void) {
    if blocks.isEmpty { return forEachIndex(in: elements.indices, touching: region, body) }
    for block in blocks.indices where region.touches(blocks[block]) {
      let start = block * Self.blockLength
      let end = min(start + Self.blockLength, elements.count)
      forEachIndex(in: start..<end, touching: region, body)
    }
  }

  @inline(__always)
  private func forEachIndex(in range: Range<Int>, touching region: DirtyRegion, _ body: (Int) -> Void) {
    for index in range where region.touches(elements[index]) { body(index) }
  }
}
