import Raster

/// A cache of coverage that is expensive to compute: the blurred silhouettes of shadows and outlines with many
/// points.
///
/// Silhouettes are found again after moves by whole pixels, since most shadows keep their shape while their layers
/// move. Outlines with many points are mostly text. When the cache is full, the least recently used masks are
/// removed.
final class MaskCache {
  enum Key: Hashable {
    case shadow(Outline, GaussianKernel)
    case fill(PathIdentity, Affine, FillRule)
  }

  private struct Entry {
    /// The mask, or nil for an outline that was requested only once, as most moving outlines are.
    var mask: Mask?
    /// The path that the key identifies by its address, retained so that the address isn't reused.
    let path: Path?
    var lastUse: Int
  }

  /// The largest total size of cached coverage, in bytes.
  private static let budget = 8 << 20
  /// The largest number of entries.
  private static let maximumCount = 1 << 12
  /// The largest number of pixels of a cached mask. Larger masks are computed for the visible pixels only.
  static let largestArea = 1 << 20
  /// The number of points below which outlines aren't cached.
  static let minimumPointCount = 128

  private var entries: [Key: Entry] = [:]
  private var size = 0
  private var uses = 0

  /// Returns the mask of a shadow, created by `make` if it isn't cached.
  func shadow(of outline: Outline, _ kernel: GaussianKernel, make: () -> Mask) -> Mask {
    let key = Key.shadow(outline, kernel)
    if let mask = cachedMask(for: key) { return mask }
    let mask = make()
    insert(mask, for: key, path: nil)
    return mask
  }

  /// Returns the mask of an outline, created by `make` if it isn't cached, or nil if the outline is requested for the
  /// first time.
  func fill(of outline: Outline, make: () -> Mask) -> Mask? {
    let key = Key.fill(PathIdentity(outline.path), outline.transform, outline.rule)
    if let mask = cachedMask(for: key) { return mask }
    let wasRequested = entries[key] != nil
    let mask = wasRequested ? make() : nil
    insert(mask, for: key, path: outline.path)
    return mask
  }

  private func cachedMask(for key: Key) -> Mask? {
    uses += 1
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastUse = uses
    return entries.values[index].mask
  }

  private func insert(_ mask: Mask?, for key: Key, path: Path?) {
    entries[key] = Entry(mask: mask, path: path, lastUse: uses)
    size += mask?.coverage.count ?? 0
    if size > Self.budget || entries.count > Self.maximumCount { removeOldest() }
  }

  /// Removes the older half, so that removal is rare.
  private func removeOldest() {
    let middle = entries.values.map(\.lastUse).sorted()[entries.count / 2]
    entries = entries.filter { $0.value.lastUse > middle }
    size = entries.values.reduce(0) { $0 + ($1.mask?.coverage.count ?? 0) }
  }
}

/// The identity of a path's storage, which identifies the path while it's retained.
struct PathIdentity: Hashable {
  private let first: UnsafeRawPointer?
  private let second: UnsafeRawPointer?

  init(_ path: Path) { (first, second) = path.memory }
}
