package import CoreGraphics

/// The tiles that a host's tiled layers have drawn, kept from picture to picture.
///
/// Tiles that a picture shows are drawn before it, all others never. Beyond the budget the least recently shown go first,
/// but those that the last picture shows stay, so that the next one finds them.
package final class TileCache {
  private struct Entry {
    let image: CGImage
    var lastUse: Int
  }

  /// The most bytes of pixels that are kept beside what shows.
  private let budget: Int
  private var entries: [TileKey: Entry] = [:]
  private var size = 0
  private var uses = 0
  /// The uses before the picture that is being made.
  private var usesBefore = 0
  private var hasNew = false
  /// What the picture shows and isn't there.
  private var wanted: [(key: TileKey, source: any TileSource)] = []
  private var wantedKeys: Set<TileKey> = []
  /// What is thrown away before the next picture, by the layers' numbers.
  private var stale: [Int: StaleTiles] = [:]
  private var isDrawing = false

  /// So often the tiles of a picture are drawn: drawing them may change which ones those are.
  private static var mostRounds: Int { 4 }

  package init(budget: Int = 64 << 20) { self.budget = budget }
}

// MARK: - Making a picture

extension TileCache {
  /// Calls `make` as often as tiles have to be drawn that it asks for, and returns what it made last.
  ///
  /// Tiles are drawn between the calls, when the tree may be changed: `make` looks at it anew.
  ///
  /// - Parameter perform: Calls its argument, which draws tiles, at the time of the tree.
  package func withTilesDrawn<Made>(
    _ make: () -> Made, performing perform: (() -> Void) -> Void = { $0() }
  ) -> Made {
    // What draws a tile may itself take a picture, which shows the tiles that are there.
    if isDrawing { return make() }
    throwAwayStale()
    usesBefore = uses
    defer { evict() }
    for _ in 0..<Self.mostRounds {
      let made = make()
      if wanted.isEmpty { return made }
      perform(drawWanted)
    }
    let made = make()
    forgetWanted()
    return made
  }

  /// Returns a picture that is kept.
  package func image(_ key: TileKey) -> CGImage? {
    guard let index = entries.index(forKey: key) else { return nil }
    uses += 1
    entries.values[index].lastUse = uses
    return entries.values[index].image
  }

  /// Asks for a tile to be drawn.
  package func want(_ key: TileKey, of source: any TileSource) {
    if !isDrawing, wantedKeys.insert(key).inserted { wanted.append((key, source)) }
  }

  package func keep(_ image: CGImage, as key: TileKey) {
    uses += 1
    size += image.tileBytes - (entries[key]?.image.tileBytes ?? 0)
    entries[key] = Entry(image: image, lastUse: uses)
    hasNew = true
  }

  private func drawWanted() {
    isDrawing = true
    defer { isDrawing = false }
    let tiles = wanted
    forgetWanted()
    var last: (any TileSource)?
    for (key, source) in tiles {
      if let image = source.draw(key, isFirst: source !== last) { keep(image, as: key) }
      last = source
    }
  }

  private func forgetWanted() {
    wanted.removeAll()
    wantedKeys.removeAll()
  }
}

// MARK: - Throwing away

extension TileCache {
  /// Throws tiles of a layer away before the next picture.
  func discard(_ tiles: StaleTiles, ofLayer number: Int) { stale[number, default: .none].insert(tiles) }

  private func throwAwayStale() {
    guard !stale.isEmpty else { return }
    for (key, entry) in entries where stale[key.layer]?.touches(key.rect) ?? false {
      remove(key, entry)
    }
    stale.removeAll()
  }

  private func evict() {
    guard hasNew else { return }
    hasNew = false
    let unseen = entries.filter { $0.value.lastUse <= usesBefore }
    for (key, entry) in unseen where key.isPassing { remove(key, entry) }
    guard size > budget else { return }
    for (key, entry) in unseen.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where !key.isPassing {
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
