import Raster

/// A list with the pixels that each of its commands can touch.
struct BoundedList {
  let list: DisplayList
  let bounds: [PixelRect]
  /// Whether the list takes more stack than every thread has.
  let isDeep: Bool

  /// - Parameter former: A list that shares most of its commands, mostly at the same places.
  init(_ list: DisplayList, isDeep: Bool, after former: BoundedList?) {
    (self.list, self.isDeep) = (list, isDeep)
    let old = former?.list.commands ?? []
    bounds = list.commands.indices.map { index in
      guard let former, index < old.count, list.commands[index].isIdentical(to: old[index]) else {
        return list.commands[index].deviceBounds
      }
      return former.bounds[index]
    }
  }
}

extension DrawCommand {
  /// Whether both are known to be equal without looking at what they say.
  func isIdentical(to other: DrawCommand) -> Bool {
    // Commands are kept in boxes of which lists that follow each other share most.
    withUnsafeBytes(of: self) { a in withUnsafeBytes(of: other) { a.elementsEqual($0) } }
  }
}
