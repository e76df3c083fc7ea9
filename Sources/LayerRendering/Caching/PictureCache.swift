import Raster

/// Keeps pictures from frame to frame that are drawn flat and only then placed: rasterized groups, and what is seen in
/// perspective as a picture. While these move, what they're made of stays as it is.
///
/// When there's too much the least recently used go first, but not those of this frame and the last: where more move than
/// there's room for, making room would drop each just before it's needed again. Then the first ones stay.
final class PictureCache {
  private struct Entry {
    let commands: [DrawCommand]
    let area: PixelRect
    /// Nil for commands that were met once: most that change are met once only.
    var picture: Bitmap?
    var lastFrame: Int
  }

  /// The most pixels that are kept.
  private static let budget = 1 << 22
  /// The most lists of commands that are remembered.
  private static let maximumCount = 64
  /// For so many frames a picture is kept that isn't drawn.
  private static let longestRest = 16
  /// Larger pictures aren't kept; nor would they be drawn as a whole just to be kept.
  static let largestArea = 1 << 20

  /// In the order of their last use.
  private var entries: [Entry] = []
  private var frame = 0

  /// Lets go of what wasn't drawn of late: commands hold on to all that they draw, and are compared with others. Those
  /// that were met once have to be met again in the next frame.
  func beginFrame() {
    frame += 1
    entries.removeAll { frame - $0.lastFrame > ($0.picture == nil ? 1 : Self.longestRest) }
  }

  /// Returns what commands draw within an area if they were met before, made where it isn't kept; nil for new ones.
  func picture(of commands: [DrawCommand], _ area: PixelRect, make: () -> Bitmap) -> Bitmap? {
    guard area.width <= Self.largestArea / max(1, area.height) else { return nil }
    guard let index = entries.firstIndex(where: { $0.area == area && $0.commands == commands }) else {
      if makesRoom(count: 1) {
        entries.append(Entry(commands: commands, area: area, picture: nil, lastFrame: frame))
      }
      return nil
    }
    // Taken out meanwhile: pictures within this one move the others while it's made.
    var entry = entries.remove(at: index)
    entry.lastFrame = frame
    if entry.picture == nil, makesRoom(pixelCount: area.width * area.height) { entry.picture = make() }
    keep(entry)
    return entry.picture
  }

  /// Lets go of what rests, the oldest first, until there's room for more; false where all that is left is in use.
  private func makesRoom(count: Int = 0, pixelCount: Int = 0) -> Bool {
    while entries.count + count > Self.maximumCount || self.pixelCount + pixelCount > Self.budget {
      guard let oldest = entries.first, oldest.lastFrame < frame - 1 else { return false }
      entries.removeFirst()
    }
    return true
  }

  /// Puts back what was taken out; others may have taken its room.
  private func keep(_ entry: Entry) {
    entries.append(entry)
    while entries.count > Self.maximumCount || pixelCount > Self.budget { entries.removeFirst() }
  }

  private var pixelCount: Int { entries.reduce(0) { $0 + ($1.picture?.pixels.count ?? 0) } }
}
