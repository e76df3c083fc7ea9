import Raster

/// A display list with the bounds of each of its commands.
struct BoundedList {
  private(set) var list = DisplayList()
  private(set) var bounds = BlockedBounds()
  /// Whether the list needs more stack than every thread has.
  private(set) var isDeep = false
  /// The number of commands that mix the backdrop of pixels with their neighbors'.
  private var mixingCount = 0

  /// Creates an empty list.
  init() {}

  /// - Parameter previous: A list that shares most of its commands, mostly at the same indices.
  init(_ list: DisplayList, isDeep: Bool, after previous: BoundedList?) {
    if let previous, previous.isIdentical(to: list) {
      self = previous
      self.isDeep = isDeep
      return
    }
    (self.list, self.isDeep) = (list, isDeep)
    let old = previous?.list.commands ?? []
    let mayMix = previous.map { $0.mixingCount > 0 } ?? true
    var bounds: [AddressableRect] = []
    bounds.reserveCapacity(list.commands.count)
    for index in list.commands.indices {
      guard let previous, index < old.count, list.commands[index].isIdentical(to: old[index]) else {
        bounds.append(AddressableRect(list.commands[index].deviceBounds))
        if list.commands[index].mixesBackdrop { mixingCount += 1 }
        continue
      }
      bounds.append(AddressableRect(previous.bounds[index]))
      if mayMix, list.commands[index].mixesBackdrop { mixingCount += 1 }
    }
    self.bounds = BlockedBounds(bounds)
  }

  /// Creates the list of pieces that replace an earlier list.
  init(_ former: BoundedList, _ pieces: [ListPiece]) {
    let count = pieces.reduce(0) { $0 + $1.replacedCount + $1.appended.count }
    var bounds: [AddressableRect] = []
    bounds.reserveCapacity(count)
    list.commands.reserveCapacity(count)
    for piece in pieces {
      for index in piece.range.prefix(piece.replacedCount) {
        list.commands.append(former.list.commands[index])
        bounds.append(AddressableRect(former.bounds[index]))
      }
      list.commands += piece.appended
      bounds += piece.appended.lazy.map { AddressableRect($0.deviceBounds) }
    }
    self.bounds = BlockedBounds(bounds)
    mixingCount = list.commands[...].mixingCount
    isDeep = former.isDeep
  }

  var count: Int { list.commands.count }

  /// Whether the commands are the same boxes in memory as those of another list.
  private func isIdentical(to other: DisplayList) -> Bool {
    count == other.commands.count
      && list.commands.indices.allSatisfy { list.commands[$0].isIdentical(to: other.commands[$0]) }
  }

  /// Whether a pixel depends on the backdrop of its neighbors; see ``Swift/Array/mixBackdrop``.
  var mixesBackdrop: Bool { mixingCount > 0 }

  /// Prepares for several searches for the commands that touch a rectangle.
  mutating func prepareForSearches() { bounds.completeBlocks() }
}

extension BoundedList {
  /// Replaces commands, and inserts the pixels that may change into a region.
  ///
  /// - Parameter sufficientArea: The number of pixels beyond which the region may lack further ones.
  mutating func apply(
    _ changes: ListChanges, to region: inout DirtyRegion, within bounds: PixelRect, sufficientArea: Int
  ) {
    isDeep = isDeep || changes.commands.areNested(deeperThan: LargeStack.maximumShallowDepth)
    // The ranges apply to the list before the changes. Backward, they aren't moved by later pieces.
    var end = changes.commands.count
    for piece in changes.pieces.reversed() {
      let new = changes.commands[end - piece.newCount..<end]
      region.insertChanges(from: list.commands[piece.range], to: new, within: bounds, sufficientArea)
      replace(piece.range, with: new)
      end -= piece.newCount
    }
  }

  /// Calls a closure with the memory of the commands and of their bounds, which replaces them in pieces.
  ///
  /// - Parameter body: A function that returns the pieces, each of which counts its replaced commands.
  mutating func replaceCommands(
    _ body: (UnsafeMutableBufferPointer<DrawCommand>, UnsafeMutableBufferPointer<AddressableRect>) ->
      [ListPiece]
  ) -> [ListPiece] {
    let pieces = list.commands.withUnsafeMutableBufferPointer { commands in
      bounds.withMemory { body(commands, $0) }
    }
    mixingCount += pieces.reduce(0) { $0 + $1.mixingChange }
    isDeep = isDeep || pieces.contains(where: \.isDeep)
    return pieces
  }

  private mutating func replace(_ range: Range<Int>, with new: ArraySlice<DrawCommand>) {
    mixingCount += new.mixingCount - list.commands[range].mixingCount
    list.commands.replaceSubrange(range, with: new)
    bounds.replace(range, with: new.lazy.map(\.deviceBounds))
  }
}

extension ArraySlice<DrawCommand> {
  fileprivate var mixingCount: Int { reduce(0) { $0 + ($1.mixesBackdrop ? 1 : 0) } }
}

extension DrawCommand {
  /// Whether both commands are the same box in memory, and so are equal without a comparison of their values.
  func isIdentical(to other: DrawCommand) -> Bool {
    // An indirect enumeration's value is a reference to a box, and consecutive lists share most boxes.
    unsafeBitCast(self, to: UInt.self) == unsafeBitCast(other, to: UInt.self)
  }
}
