package import Raster

/// The pixels that have to be redrawn, as a few rectangles that don't overlap.
package struct DirtyRegion: Equatable, Sendable {
  package private(set) var rects: [PixelRect] = [] { didSet { area = rects.reduce(0) { $0 + $1.area } } }
  /// The number of pixels.
  package private(set) var area = 0

  /// The largest number of rectangles; beyond it, the two whose union adds the fewest pixels are merged.
  static var maximumCount: Int { 8 }

  package init() {}

  /// Adds the pixels of a rectangle.
  package mutating func insert(_ rect: PixelRect) {
    guard !covers(rect) else { return }
    var rect = rect
    // The union may overlap further rectangles.
    while let index = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
      rect = rect.union(rects.remove(at: index))
    }
    rects.append(rect)
    if rects.count > Self.maximumCount { mergeClosest() }
  }

  /// Whether one of the region's rectangles contains all pixels of a rectangle, which may have none.
  private func covers(_ rect: PixelRect) -> Bool { rect.isEmpty || rects.contains { $0.contains(rect) } }

  private mutating func mergeClosest() {
    var best = (loss: Int.max, first: 0, second: 1)
    for second in rects.indices {
      for first in 0..<second {
        let (a, b) = (rects[first], rects[second])
        let loss = a.union(b).area - a.area - b.area
        if loss < best.loss { best = (loss, first, second) }
      }
    }
    let removed = rects.remove(at: best.second)
    insert(rects.remove(at: best.first).union(removed))
  }
}

// MARK: - Differences between lists

extension DirtyRegion {
  /// Creates the region of pixels that may differ between the pictures of two display lists.
  ///
  /// - Parameter sufficientArea: The number of pixels beyond which the search for further ones stops.
  package init(
    from old: DisplayList, to new: DisplayList, within bounds: PixelRect, sufficientArea: Int = .max
  ) {
    insertChanges(from: old.commands, to: new.commands, within: bounds, sufficientArea)
  }

  /// Inserts the pixels that may differ between the pictures of two lists of commands.
  mutating func insertChanges<Old: RandomAccessCollection, New: RandomAccessCollection>(
    from old: Old, to new: New, within bounds: PixelRect, _ sufficientArea: Int = .max
  ) where Old.Element == DrawCommand, New.Element == DrawCommand, Old.Index == Int, New.Index == Int {
    var (start, oldEnd, newEnd) = (old.startIndex, old.endIndex, new.endIndex)
    let offset = new.startIndex - start
    if old.count != new.count {
      let end = start + min(old.count, new.count)
      while start < end, old[start].isSame(as: new[start + offset]) { start += 1 }
      while start < min(oldEnd, newEnd - offset), old[oldEnd - 1].isSame(as: new[newEnd - 1]) {
        (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      }
    }
    let end = min(oldEnd, newEnd - offset)
    for index in start..<end where !old[index].isIdentical(to: new[index + offset]) {
      if area > sufficientArea { return }
      insertChange(
        from: BoundedCommand(old[index]), to: BoundedCommand(new[index + offset]), within: bounds,
        sufficientArea)
    }
    for index in end..<oldEnd { insert(old[index].deviceBounds.intersection(bounds)) }
    for index in end + offset..<newEnd { insert(new[index].deviceBounds.intersection(bounds)) }
  }

  /// Inserts the pixels that may differ between the pictures of two commands.
  mutating func insertChange(
    from former: BoundedCommand, to new: BoundedCommand, within bounds: PixelRect, _ sufficientArea: Int
  ) {
    let isRedrawn = isRedrawn(former.bounds, new.bounds, within: bounds)
    guard !isRedrawn, former.bounds != new.bounds || former.command.differs(from: new.command) else { return }
    if case .group(let old) = former.command, case .group(let new) = new.command,
      old.differsOnlyInCommands(from: new)
    {
      let bounds = old.bounds.union(new.bounds).intersection(bounds)
      return insertChanges(from: old.commands, to: new.commands, within: bounds, sufficientArea)
    }
    insertPixels(of: former.bounds, and: new.bounds, within: bounds)
  }

  /// Inserts the pixels that may differ between the pictures of two different commands without nested ones, of which the bounds
  /// are given.
  mutating func insertChange(from former: PixelRect, to new: PixelRect, within bounds: PixelRect) {
    if !isRedrawn(former, new, within: bounds) { insertPixels(of: former, and: new, within: bounds) }
  }

  /// Whether the pixels of two commands are redrawn anyway, so that the commands needn't be compared.
  private func isRedrawn(_ former: PixelRect, _ new: PixelRect, within bounds: PixelRect) -> Bool {
    covers(former.intersection(bounds)) && covers(new.intersection(bounds))
  }

  private mutating func insertPixels(of former: PixelRect, and new: PixelRect, within bounds: PixelRect) {
    if former.intersection(new).isEmpty {
      insert(former.intersection(bounds))
      insert(new.intersection(bounds))
    } else {
      insert(former.union(new).intersection(bounds))
    }
  }
}

extension DrawCommand {
  fileprivate func isSame(as other: DrawCommand) -> Bool { isIdentical(to: other) || self == other }

  fileprivate func differs(from other: DrawCommand) -> Bool { isTransformed(from: other) || self != other }

  /// Whether both commands fill outlines whose transforms differ, as those of moving layers do.
  ///
  /// This copies nothing, while comparing whole commands copies them.
  private func isTransformed(from other: DrawCommand) -> Bool {
    switch (self, other) {
    case (.rectangle(let rectangle), .rectangle(let former)): rectangle.transform != former.transform
    case (.shape(let shape), .shape(let former)): shape.outline.transform != former.outline.transform
    default: false
    }
  }
}

extension DrawGroup {
  /// Whether the groups differ only in their commands, and a changed command affects only the pixels that it touches.
  fileprivate func differsOnlyInCommands(from other: DrawGroup) -> Bool {
    guard shadow == nil, other.shadow == nil, filters.reach == 0 else { return false }
    // A clipped shape is rounded differently from the same shape in a separate picture.
    guard isMaskedShape == other.isMaskedShape else { return false }
    guard bounds == other.bounds || keepsBackdropUnderTransparency else { return false }
    var same = other
    (same.commands, same.bounds) = (commands, bounds)
    return same == self
  }

  /// Whether the group leaves pixels within its bounds unchanged if its commands don't touch them.
  private var keepsBackdropUnderTransparency: Bool {
    blendMode.keepsBackdropUnderTransparency && filters.preserveTransparency
  }
}
