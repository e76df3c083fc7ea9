import Raster

/// A cache of pictures that are drawn flat and then transformed: rasterized groups and projected pictures, whose
/// commands stay the same while they move.
///
/// When the cache is full, the least recently used pictures are removed, except those used in this frame or the
/// previous one. If more pictures move than fit, replacing the least recently used one would remove each picture just
/// before it's needed again, so the first ones stay instead.
final class PictureCache {
  private struct Entry {
    let commands: [DrawCommand]
    let area: PixelRect
    let halvingCount: Int
    /// The picture, or nil for commands that were requested only once, as most changing commands are.
    var picture: Bitmap?
    var lastFrame: Int
  }

  /// The largest total number of cached pixels.
  private static let budget = 1 << 22
  /// The largest number of entries.
  private static let maximumCount = 64
  /// The number of frames for which an unused picture stays in the cache.
  private static let maximumUnusedFrames = 16
  /// The largest number of pixels of a cached picture. Of larger pictures, only the visible pixels are drawn.
  static let largestArea = 1 << 20

  /// The entries in the order of their last use.
  private var entries: [Entry] = []
  private var frame = 0

  /// Starts a new frame and removes entries that weren't used recently.
  ///
  /// Entries retain everything that their commands draw, and each request compares commands with them. Commands that
  /// were requested once have to be requested again in the next frame to be cached.
  func beginFrame() {
    frame += 1
    entries.removeAll { frame - $0.lastFrame > ($0.picture == nil ? 1 : Self.maximumUnusedFrames) }
  }

  /// Returns the picture of commands within an area, created by `make` if it isn't cached, or nil if the commands are
  /// requested for the first time.
  ///
  /// - Parameter halvingCount: The number of times that the picture is halved.
  func picture(
    of commands: [DrawCommand], _ area: PixelRect, halvingCount: Int = 0, make: () -> Bitmap
  ) -> Bitmap? {
    guard area.width <= Self.largestArea / max(1, area.height) else { return nil }
    let found = entries.firstIndex {
      $0.area == area && $0.halvingCount == halvingCount && $0.commands == commands
    }
    guard let index = found else {
      if makeSpace(count: 1) {
        entries.append(
          Entry(
            commands: commands, area: area, halvingCount: halvingCount, picture: nil, lastFrame: frame))
      }
      return nil
    }
    // The entry is removed in the meantime, since nested pictures reorder the entries while `make` runs.
    var entry = entries.remove(at: index)
    entry.lastFrame = frame
    if entry.picture == nil, makeSpace(pixelCount: area.width * area.height) { entry.picture = make() }
    reinsert(entry)
    return entry.picture
  }

  /// Removes unused entries, the oldest first, until there's space for more. Returns false if all remaining entries
  /// are in use.
  private func makeSpace(count: Int = 0, pixelCount: Int = 0) -> Bool {
    while entries.count + count > Self.maximumCount || self.pixelCount + pixelCount > Self.budget {
      guard let oldest = entries.first, oldest.lastFrame < frame - 1 else { return false }
      entries.removeFirst()
    }
    return true
  }

  /// Reinserts an entry after its removal; nested pictures may have used its space.
  private func reinsert(_ entry: Entry) {
    entries.append(entry)
    while entries.count > Self.maximumCount || pixelCount > Self.budget { entries.removeFirst() }
  }

  private var pixelCount: Int { entries.reduce(0) { $0 + ($1.picture?.pixels.count ?? 0) } }
}
