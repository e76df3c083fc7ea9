import Raster

// Commands that don't show, because later ones draw opaque colors over all of their pixels: a screen that another one covers,
// or everything below the background of a card where only the card changes.

extension [DrawCommand] {
  /// Whether any of some pixels may show through all commands, so that their former contents matter.
  func letThrough(_ pixels: PixelRect) -> Bool { lastCover(of: pixels, levels: Self.searchedLevels) == nil }

  /// The indices of the commands that may show in some pixels: those from the last one that covers all of the pixels on.
  func indicesOfShown(in pixels: PixelRect) -> Range<Int> {
    (lastCover(of: pixels, levels: Self.searchedLevels) ?? 0)..<count
  }

  /// The number of groups within each other in which a cover is searched.
  private static var searchedLevels: Int { 4 }
  /// The number of commands at the end of a list that are searched. A search of longer lists would cost more than it saves.
  private static var searchedCount: Int { 1000 }

  /// The index of the last command that covers all of some pixels; nil if there is none, or it isn't found.
  fileprivate func lastCover(of pixels: PixelRect, levels: Int) -> Int? {
    for index in indices.suffix(Self.searchedCount).reversed()
    where self[index].covers(pixels, levels: levels) {
      return index
    }
    return nil
  }
}

extension DrawCommand {
  /// Whether the command replaces all of some pixels with an opaque color.
  fileprivate func covers(_ pixels: PixelRect, levels: Int) -> Bool {
    switch self {
    case .fill(let shape):
      guard case .color(let color) = shape.paint, color.alpha == 1, shape.opacity == 1,
        shape.deviceBounds.contains(pixels)
      else { return false }
      return shape.outline.surelyCovers(pixels)
    case .group(let group):
      guard levels > 0, group.isOnlyClipped, group.bounds.contains(pixels) else { return false }
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
    if let inside = pixelsInside { return inside.contains(pixels) }
    return !isInPerspective && hardEdges.isEmpty
      && path.surelyCovers(pixels.box, after: transform, rule: rule)
  }
}

extension PixelRect {
  fileprivate func contains(_ other: PixelRect) -> Bool { intersection(other) == other }
}
