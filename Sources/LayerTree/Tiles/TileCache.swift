package import CoreGraphics

/// A cache of the tiles of a host's tiled layers.
///
/// Only visible tiles are drawn, before the frame that shows them. Beyond the budget, the least recently used tiles are
/// evicted first. The tiles of the last frame always stay, so that the next frame finds them.
package final class TileCache {
  private struct Entry {
    let image: CGImage
    var lastUse: Int
  }

  /// The maximum size of the pixels, in bytes, above which invisible tiles are evicted.
  private let budget: Int
  private var entries: [TileKey: Entry] = [:]
  private var size = 0
  private var useCount = 0
  /// The use count at the start of the current frame.
  private var useCountBeforeFrame = 0
  private var hasNewTiles = false
  /// The requested tiles that aren't cached.
  private var requests: [(key: TileKey, source: any TileSource)] = []
  private var requestedKeys: Set<TileKey> = []
  /// The invalid tiles by the layers' numbers, which are discarded before the next frame.
  private var stale: [Int: StaleTiles] = [:]
  private var isDrawing = false

  /// The maximum number of rounds in which a frame's tiles are drawn, because drawing may change which tiles are
  /// visible.
  private static var maximumRounds: Int { 4 }

  package init(budget: Int = 64 << 20) { self.budget = budget }
}

// MARK: - Drawing tiles for a frame

extension TileCache {
  /// Calls `make` until all tiles that it requests are drawn, and returns its last result.
  ///
  /// Tiles are drawn between the calls. Drawing may change the tree, so `make` takes a new snapshot each time.
  ///
  /// - Parameter perform: A function that calls its argument, which draws tiles, at the tree's time.
  package func withTilesDrawn<Result>(
    _ make: () -> Result, performing perform: (() -> Void) -> Void = { $0() }
  ) -> Result {
    // Code that draws a tile may itself render a frame, which then shows only cached tiles.
    if isDrawing { return make() }
    discardStale()
    useCountBeforeFrame = useCount
    defer { evict() }
    for _ in 0..<Self.maximumRounds {
      let result = make()
      if requests.isEmpty { return result }
      perform(drawRequests)
    }
    let result = make()
    removeRequests()
    return result
  }

  /// Returns a cached tile; nil if the cache doesn't have it.
  package func image(_ key: TileKey) -> CGImage? {
    guard let index = entries.index(forKey: key) else { return nil }
    useCount += 1
    entries.values[index].lastUse = useCount
    return entries.values[index].image
  }

  /// Requests that a tile be drawn.
  package func request(_ key: TileKey, from source: any TileSource) {
    if !isDrawing, requestedKeys.insert(key).inserted { requests.append((key, source)) }
  }

  package func insert(_ image: CGImage, for key: TileKey) {
    useCount += 1
    size += image.tileBytes - (entries[key]?.image.tileBytes ?? 0)
    entries[key] = Entry(image: image, lastUse: useCount)
    hasNewTiles = true
  }

  private func drawRequests() {
    isDrawing = true
    defer { isDrawing = false }
    let tiles = requests
    removeRequests()
    var last: (any TileSource)?
    for (key, source) in tiles {
      if let image = source.draw(key, isFirst: source !== last) { insert(image, for: key) }
      last = source
    }
  }

  private func removeRequests() {
    requests.removeAll()
    requestedKeys.removeAll()
  }
}

// MARK: - Discarding tiles

extension TileCache {
  /// Discards tiles of a layer before the next frame.
  func discard(_ tiles: StaleTiles, ofLayer number: Int) { stale[number, default: .none].insert(tiles) }

  private func discardStale() {
    guard !stale.isEmpty else { return }
    for (key, entry) in entries where stale[key.layer]?.touches(key.rect) ?? false {
      remove(key, entry)
    }
    stale.removeAll()
  }

  private func evict() {
    guard hasNewTiles else { return }
    hasNewTiles = false
    let invisible = entries.filter { $0.value.lastUse <= useCountBeforeFrame }
    for (key, entry) in invisible where key.isTransient { remove(key, entry) }
    guard size > budget else { return }
    for (key, entry) in invisible.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where !key.isTransient {
      remove(key, entry)
      if size <= budget { return }
    }
  }

  private func remove(_ key: TileKey, _ entry: Entry) {
    entries[key] = nil
    size -= entry.image.tileBytes
  }
}

extension CGImage {
  fileprivate var tileBytes: Int { 4 * width * height }
}
