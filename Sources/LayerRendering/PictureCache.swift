import Raster

/// Keeps pictures from frame to frame that are drawn flat and only then placed: rasterized groups, and what is seen in
/// perspective as a picture. While these move, what they're made of stays as it is.
///
/// The least recently used go first when there's too much.
final class PictureCache {
  private struct Entry {
    let commands: [DrawCommand]
    let area: PixelRect
    /// Nil for commands that were met once: most that change are met once only.
    var picture: Bitmap?
    var lastUse: Int
  }

  /// The most pixels that are kept.
  private static let budget = 1 << 22
  /// The most lists of commands that are remembered.
  private static let maximumCount = 64
  /// Larger pictures aren't kept; nor would they be drawn as a whole just to be kept.
  static let largestArea = 1 << 20

  private var entries: [Entry] = []
  private var uses = 0

  /// Returns what commands draw within an area if they were met before, made where it isn't kept; nil for new ones.
  func picture(of commands: [DrawCommand], _ area: PixelRect, make: () -> Bitmap) -> Bitmap? {
    guard area.width <= Self.largestArea / max(1, area.height) else { return nil }
    uses += 1
    guard let index = entries.firstIndex(where: { $0.area == area && $0.commands == commands }) else {
      removeOldest(upTo: Self.maximumCount - 1)
      entries.append(Entry(commands: commands, area: area, picture: nil, lastUse: uses))
      return nil
    }
    entries[index].lastUse = uses
    if let picture = entries[index].picture { return picture }
    let picture = make()
    entries[index].picture = picture
    while pixelCount > Self.budget { removeOldest(upTo: entries.count - 1) }
    return picture
  }

  private var pixelCount: Int { entries.reduce(0) { $0 + ($1.picture?.pixels.count ?? 0) } }

  private func removeOldest(upTo count: Int) {
    while entries.count > count,
      let oldest = entries.indices.min(by: { entries[$0].lastUse < entries[$1].lastUse })
    {
      entries.remove(at: oldest)
    }
  }
}
