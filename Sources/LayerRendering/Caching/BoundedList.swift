import Raster

/// A display list with the bounds of each of its commands.
struct BoundedList {
  private(set) var list = DisplayList()
  private(set) var bounds = BlockedBounds()
  /// Whether the list needs more stack than every thread has.
  private(set) var isDeep = false
  private var counts = CommandCounts()

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
    let mayMix = previous?.mixesBackdrop ?? true
    var bounds: [AddressableRect] = []
    bounds.reserveCapacity(list.commands.count)
    for index in list.commands.indices {
      guard let previous, index < old.count, list.commands[index].isIdentical(to: old[index]) else {
        bounds.append(AddressableRect(list.commands[index].deviceBounds))
        counts.add(list.commands[index])
        continue
      }
      bounds.append(AddressableRect(previous.bounds[index]))
      counts.add(list.commands[index], mayMix: mayMix)
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
    counts = CommandCounts(list.commands)
    isDeep = former.isDeep
  }

  var count: Int { list.commands.count }

  /// Whether the commands are the same boxes in memory as those of another list.
  private func isIdentical(to other: DisplayList) -> Bool {
    count == other.commands.count
      && list.commands.indices.allSatisfy { list.commands[$0].isIdentical(to: other.commands[$0]) }
  }

  /// Whether a pixel depends on the backdrop of its neighbors; see ``Swift/Array/mixBackdrop``.
  var mixesBackdrop: Bool { counts.mixing > 0 }

  /// Whether all commands fill shapes.
  var hasOnlyFills: Bool { counts.nonFills == 0 }

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
    pieces.forEach { counts += $0.countChanges }
    isDeep = isDeep || pieces.contains(where: \.isDeep)
    return pieces
  }

  private mutating func replace(_ range: Range<Int>, with new: ArraySlice<DrawCommand>) {
    list.commands[range].forEach { counts.remove($0, mayMix: mixesBackdrop) }
    new.forEach { counts.add($0) }
    list.commands.replaceSubrange(range, with: new)
    bounds.replace(range, with: new.lazy.map(\.deviceBounds))
  }
}

extension DrawCommand {
  /// Whether both commands are equal rectangles or the same box in memory, so that other contents needn't be compared.
  func isIdentical(to other: DrawCommand) -> Bool {
    if case .rectangle(let rectangle) = self {
      if case .rectangle(let former) = other { return rectangle == former }
      return false
    }
    if case .rectangle = other { return false }
    return boxAddress == other.boxAddress
  }

  /// The address of the box that an indirect case's value refers to. Consecutive lists share most boxes.
  ///
  /// The value begins with the address: a rectangle leaves no bit of these bytes for the number of the case.
  private var boxAddress: UInt { withUnsafeBytes(of: self) { $0.load(as: UInt.self) } }
}
