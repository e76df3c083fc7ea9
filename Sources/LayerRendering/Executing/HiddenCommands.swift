import Raster

// Commands are left out where a later one draws an opaque color over all pixels. So a screen isn't drawn below another screen,
// nor what is below a card of which only a part changes.

extension [DrawCommand] {
  /// Returns the index of the last command that covers all of some pixels; nil if there is none, or it isn't found.
  ///
  /// Groups are searched as they are when they're drawn. So a cover of an area is found again in each part of the area, and
  /// the undefined pixels below it are never read.
  ///
  /// - Parameters:
  ///   - pixels: The pixels, at least one.
  ///   - levels: The number of groups within each other that are searched.
  func lastCover(of pixels: PixelRect, levels: Int = DrawGroup.searchedLevels) -> Int? {
    // The bounds of most commands rule them out, without a copy.
    for index in indices.suffix(DrawGroup.searchedCount).reversed()
    where self[index].deviceBounds.contains(pixels) && self[index].covers(pixels, levels: levels) {
      return index
    }
    return nil
  }
}

extension BoundedList {
  /// Returns the index of the last command that covers all of some pixels, at least one; nil if there is none, or it isn't
  /// found.
  func lastCover(of pixels: PixelRect) -> Int? {
    bounds.lastIndex(touching: pixels, amongLast: Self.searchedCount) {
      bounds[$0].contains(pixels)
        && list.commands[$0].covers(pixels, levels: DrawGroup.searchedLevels)
    }
  }

  /// The largest number of commands that a search for a cover examines, from the last one on that touches the area.
  static let searchedCount = 1000
}

extension DrawGroup {
  /// The number of groups within each other that are searched.
  static let searchedLevels = 4
  /// The number of commands at the end of a group among which a cover is searched, each time that the group is drawn.
  static let searchedCount = 32
}

extension DrawCommand {
  /// Whether the command replaces all of some pixels within its bounds with an opaque color.
  fileprivate func covers(_ pixels: PixelRect, levels: Int) -> Bool {
    switch self {
    case .rectangle(let rectangle):
      guard rectangle.color.alpha == 1, rectangle.opacity == 1 else { return false }
      return rectangle.outline.surelyCovers(pixels)
    case .shape(let shape):
      guard case .color(let color) = shape.paint, color.alpha == 1, shape.opacity == 1 else { return false }
      return shape.outline.surelyCovers(pixels)
    case .group(let group):
      guard levels > 0, group.isOnlyClipped else { return false }
      // Pixels that are entirely inside of the clip are drawn directly.
      if let clip = group.clip, clip.outline.pixelsInside?.contains(pixels) != true { return false }
      return group.commands.lastCover(of: pixels, levels: levels - 1) != nil
    default: return false
    }
  }
}

extension Outline {
  /// Whether filling the outline surely covers pixels entirely.
  fileprivate func surelyCovers(_ pixels: PixelRect) -> Bool {
    // No shape reaches other pixels.
    guard PixelRect.reachable.contains(pixels) else { return false }
    if let inside = pixelsInside { return inside.contains(pixels) }
    return !isInPerspective && hardEdges.isEmpty
      && path.surelyCovers(pixels.box, after: transform, rule: rule)
  }
}
