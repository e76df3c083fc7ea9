import Raster

/// The gradual replacement of a display list by one that is being built.
///
/// Commands are compared with the new ones, and released, as soon as these are built. Otherwise both lists would be in
/// memory at once.
final class ListUpdate {
  /// The former list, in which commands of the new one replace its own.
  private var list: BoundedList
  /// The pixels that may differ between the pictures of the former list and of the new one, or of ``list`` until that is
  /// finished.
  private(set) var region = DirtyRegion()
  /// The pieces of the new list, in order; nil if it isn't built yet.
  private var pieces: [ListPiece]?
  private let bounds: PixelRect
  private let sufficientArea: Int

  /// - Parameters:
  ///   - bounds: The pixels of the picture.
  ///   - sufficientArea: The number of pixels beyond which the region may lack further ones.
  init(of list: BoundedList, within bounds: PixelRect, sufficientArea: Int) {
    (self.list, self.bounds, self.sufficientArea) = (list, bounds, sufficientArea)
  }
}

extension ListUpdate {
  /// Builds the new list.
  ///
  /// - Parameter build: A function that is called once with a piece that contains all former commands. It returns closed
  ///   pieces that contain all of them, in order.
  func replace(_ build: (ListPiece) -> [ListPiece]) {
    let mixesBackdrop = list.mixesBackdrop
    let pieces = list.replaceCommands { commands, bounds in
      build(
        ListPiece(
          of: FormerList(
            commands: commands, bounds: bounds, mixesBackdrop: mixesBackdrop, picture: self.bounds,
            sufficientArea: sufficientArea), 0..<commands.count))
    }
    for piece in pieces { piece.region.rects.forEach { region.insert($0) } }
    self.pieces = pieces
  }

  /// Whether the list that was built needs more stack than every thread has.
  var isNewListDeep: Bool { list.isDeep }

  /// Returns the list that was built, with its bounds.
  func finish() -> BoundedList {
    if let pieces, !pieces.allSatisfy(\.isComplete) { list = BoundedList(list, pieces) }
    pieces = []
    return list
  }

  /// Returns another list, instead of the one that was built, with its bounds.
  func finish(_ new: DisplayList, isDeep: Bool) -> BoundedList {
    region.insertChanges(
      from: list.list.commands[...], to: new.commands[...], within: bounds, sufficientArea)
    return BoundedList(new, isDeep: isDeep, after: list)
  }
}
