import Raster

/// A display list with the bounds of each of its commands.
struct BoundedList {
  let list: DisplayList
  let bounds: [PixelRect]
  /// Whether the list needs more stack than every thread has.
  let isDeep: Bool

  /// - Parameter previous: A list that shares most of its commands, mostly at the same indices.
  init(_ list: DisplayList, isDeep: Bool, after previous: BoundedList?) {
    (self.list, self.isDeep) = (list, isDeep)
    let old = previous?.list.commands ?? []
    bounds = list.commands.indices.map { index in
      guard let previous, index < old.count, list.commands[index].isIdentical(to: old[index]) else {
        return list.commands[index].deviceBounds
      }
      return previous.bounds[index]
    }
  }
}

extension DrawCommand {
  /// Whether both commands are the same box in memory, and so are equal without a comparison of their values.
  func isIdentical(to other: DrawCommand) -> Bool {
    // An indirect enumeration's value is a reference to a box, and consecutive lists share most boxes.
    withUnsafeBytes(of: self) { a in withUnsafeBytes(of: other) { a.elementsEqual($0) } }
  }
}
