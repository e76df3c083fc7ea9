import Raster

/// Keeps blurred silhouettes from frame to frame, by what they are made of: blurring is dear, and most shadows stay as
/// they are while their layers move.
///
/// The least recently used go first when there's too much.
final class ShadowCache {
  /// What decides the pixels of a silhouette, up to a move by whole pixels.
  struct Key: Hashable {
    let outline: Outline
    let kernel: GaussianKernel
  }

  private struct Entry {
    let mask: Mask
    var lastUse: Int
  }

  /// The most coverage that is kept, in bytes.
  private static let budget = 8 << 20
  /// Larger silhouettes aren't kept; nor would they be drawn as a whole just to be kept.
  static let largestArea = 1 << 20

  private var entries: [Key: Entry] = [:]
  private var size = 0
  private var uses = 0

  /// Returns the mask for a key, made where it isn't kept.
  func mask(for key: Key, make: () -> Mask) -> Mask {
    uses += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = uses
      return entries.values[index].mask
    }
    let mask = make()
    entries[key] = Entry(mask: mask, lastUse: uses)
    size += mask.coverage.count
    if size > Self.budget { removeOldest() }
    return mask
  }

  /// Removes the older half, so that it's seldom done.
  private func removeOldest() {
    let middle = entries.values.map(\.lastUse).sorted()[entries.count / 2]
    entries = entries.filter { $0.value.lastUse > middle }
    size = entries.values.reduce(0) { $0 + $1.mask.coverage.count }
  }
}
