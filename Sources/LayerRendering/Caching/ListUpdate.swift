import Raster

/// The gradual replacement of a display list by one that is being built.
///
/// Commands are compared with the new ones, and released, as soon as these are built. Otherwise both lists would be in
/// memory at once.
final class ListUpdate {
  // Exclusivity isn't checked, because only one list is built at a time.

  /// The former list, whose first commands are those of the new list already.
  @exclusivity(unchecked) private var list: BoundedList
  /// The pixels that may differ between the pictures of the former list and of ``list``.
  @exclusivity(unchecked) private(set) var region = DirtyRegion()
  /// The number of the new list's commands that ``list`` contains.
  @exclusivity(unchecked) private var replacedCount = 0
  /// Whether the new list's commands so far are at the same indices as those of the same layers in the former list.
  @exclusivity(unchecked) private var isAligned = true
  /// Whether building the new list was begun before.
  @exclusivity(unchecked) private var hasBegun = false
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
  /// Begins the new list. If it's begun again, nothing is replaced early, because the layers' ranges are those of the list that
  /// was given up.
  func beginList() {
    (replacedCount, isAligned) = (0, !hasBegun)
    hasBegun = true
  }

  /// Replaces the former list's commands up to the end of a range by the new ones, unless they are those of other layers.
  ///
  /// - Parameters:
  ///   - new: The commands of the new list so far.
  ///   - range: The indices of the commands of the layer that was appended last.
  ///   - isAligned: Whether that layer's commands have the same indices in the former list.
  func replace(with new: [DrawCommand], upToEndOf range: Range<Int>, isAligned: Bool) {
    self.isAligned = self.isAligned && isAligned && range.upperBound <= list.count
    guard self.isAligned else { return }
    for index in replacedCount..<range.upperBound { replace(index, with: new[index]) }
    replacedCount = range.upperBound
  }

  private func replace(_ index: Int, with new: DrawCommand) {
    guard !list.list.commands[index].isIdentical(to: new) else { return }
    if region.area <= sufficientArea {
      region.insertChange(from: list.list.commands[index], to: new, within: bounds, sufficientArea)
    }
    list.replace(index, with: new)
  }

  /// Completes the new list, and returns it with its bounds.
  func finish(_ new: DisplayList, isDeep: Bool) -> BoundedList {
    assert(
      (0..<replacedCount).allSatisfy { list.list.commands[$0].isIdentical(to: new.commands[$0]) },
      "an updated list must begin with the commands of the new one")
    region.insertChanges(
      from: list.list.commands[replacedCount...], to: new.commands[replacedCount...], within: bounds,
      sufficientArea)
    return BoundedList(new, isDeep: isDeep, after: list)
  }
}
