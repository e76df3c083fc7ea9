import Raster

/// A former display list, while the commands of a new one replace its own. Threads can replace different commands at the same
/// time.
struct FormerList: @unchecked Sendable {
  let commands: UnsafeMutableBufferPointer<DrawCommand>
  /// The pixels that each command can touch.
  let bounds: UnsafeMutableBufferPointer<AddressableRect>
  /// Whether one of the commands mixes the backdrop of pixels with their neighbors'.
  let mixesBackdrop: Bool
  /// The pixels of the picture.
  let picture: PixelRect
  /// The number of pixels beyond which a region of changes may lack further ones.
  let sufficientArea: Int
}

/// A part of a former list, and the part of the new list that replaces it.
///
/// While both have commands of the same layers at the same places, the new ones take the places of the former ones as soon
/// as they are built. From the first difference on, they are kept until the piece is closed.
struct ListPiece {
  private let list: FormerList
  /// The indices of the former commands.
  private(set) var range: Range<Int>
  /// The number of former commands that are replaced, the first ones.
  private(set) var replacedCount = 0
  /// The new commands after those that took the place of former ones.
  private(set) var appended: [DrawCommand] = []
  /// The pixels that may differ between the pictures of both parts, and others that are redrawn.
  var region = DirtyRegion()
  /// The changes in the list's numbers of commands, due to replaced ones.
  private(set) var countChanges = CommandCounts()
  /// Whether new commands need more stack than every thread has.
  private(set) var isDeep = false
  private var isAligned = true

  /// - Parameter range: The indices of the former commands that the piece replaces.
  init(of list: FormerList, _ range: Range<Int>) { (self.list, self.range) = (list, range) }

  /// Whether the new commands all took the place of former ones, and left none.
  var isComplete: Bool { replacedCount == range.count && appended.isEmpty }

  /// Closes the piece, and divides the former commands that it doesn't replace among new pieces.
  ///
  /// - Parameter ends: The indices of former commands at which all new pieces but the last one end; nil for those that are
  ///   unknown.
  mutating func divided(at ends: [Int?]) -> [ListPiece] {
    // After a command of another layer, the former commands are compared in one piece.
    var start = isAligned ? range.lowerBound + replacedCount : range.upperBound
    var pieces: [ListPiece] = []
    let rest = start..<range.upperBound
    for end in ends {
      let next = max(start, min(isAligned ? end ?? start : start, rest.upperBound))
      pieces.append(ListPiece(of: list, start..<next))
      start = next
    }
    close(at: rest.lowerBound)
    return pieces + [ListPiece(of: list, start..<rest.upperBound)]
  }

  /// Takes the next commands out of an array.
  ///
  /// - Parameter end: The index at which the same layers' commands end in the former list; nil if it's unknown.
  mutating func take(_ commands: inout [DrawCommand], alignedAt end: Int?) {
    let (start, count) = (range.lowerBound + replacedCount, commands.count)
    isAligned = isAligned && end == start + count && start + count <= range.upperBound
    guard count > 0 else { return }
    guard isAligned else {
      isDeep = isDeep || commands.areNested(deeperThan: LargeStack.maximumShallowDepth)
      appended += commands
      commands.removeAll(keepingCapacity: true)
      return
    }
    replacedCount += count
    var index = start + count
    while let new = commands.popLast() {
      index -= 1
      replace(index, with: new)
    }
  }

  private mutating func replace(_ index: Int, with new: consuming DrawCommand) {
    // The most common case, without copies of commands.
    if case .rectangle(let rectangle) = new, case .rectangle(let former) = list.commands[index] {
      return replace(index, former, with: rectangle)
    }
    guard !list.commands[index].isIdentical(to: new) else { return }
    isDeep = isDeep || new.isNested(deeperThan: LargeStack.maximumShallowDepth)
    let bounds = new.deviceBounds
    if region.area <= list.sufficientArea {
      let former = BoundedCommand(command: list.commands[index], bounds: list.bounds[index].rect)
      region.insertChange(
        from: former, to: BoundedCommand(command: copy new, bounds: bounds), within: list.picture,
        list.sufficientArea)
    }
    countChanges.remove(list.commands[index], mayMix: list.mixesBackdrop)
    countChanges.add(new)
    list.bounds[index] = AddressableRect(bounds)
    list.commands[index] = new
  }

  private mutating func replace(_ index: Int, _ former: ColoredRectangle, with new: ColoredRectangle) {
    if new == former { return }
    let bounds = new.deviceBounds
    if region.area <= list.sufficientArea {
      region.insertChange(from: list.bounds[index].rect, to: bounds, within: list.picture)
    }
    list.bounds[index] = AddressableRect(bounds)
    list.commands[index] = .rectangle(new)
  }

  /// Ends the piece, and compares the former commands that weren't replaced with the new ones that replaced none.
  ///
  /// - Parameter end: The end of the former commands; nil for that of the piece so far.
  mutating func close(at end: Int? = nil) {
    range = range.lowerBound..<(end ?? range.upperBound)
    guard !isComplete else { return }
    let rest = range.lowerBound + replacedCount
    region.insertChanges(
      from: list.commands[rest..<range.upperBound], to: appended, within: list.picture, list.sufficientArea)
  }
}
