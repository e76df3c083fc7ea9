import Raster

/// Keeps coverage that is dear to make from frame to frame, by what it's made of: blurred silhouettes up to a move by
/// whole pixels, since most shadows stay as they are while their layers move, and outlines of many points, mostly text.
///
/// The least recently used go first when there's too much.
final class MaskCache {
  enum Key: Hashable {
    case shadow(Outline, GaussianKernel)
    case fill(PathIdentity, Affine, FillRule)
  }

  private struct Entry {
    /// Nil for an outline that was met once: most that move are met once only.
    var mask: Mask?
    /// What the key knows by its identity alone, so that nothing else can get it.
    let path: Path?
    var lastUse: Int
  }

  /// The most coverage that is kept, in bytes.
  private static let budget = 8 << 20
  /// The most outlines that are remembered.
  private static let maximumCount = 1 << 12
  /// Larger masks aren't kept; nor would they be drawn as a whole just to be kept.
  static let largestArea = 1 << 20
  /// Outlines of fewer points are filled anew each time.
  static let leastPointCount = 128

  private var entries: [Key: Entry] = [:]
  private var size = 0
  private var uses = 0

  /// Returns the mask of a shadow, made where it isn't kept.
  func shadow(of outline: Outline, _ kernel: GaussianKernel, make: () -> Mask) -> Mask {
    let key = Key.shadow(outline, kernel)
    if let mask = keptMask(for: key) { return mask }
    let mask = make()
    keep(mask, for: key, path: nil)
    return mask
  }

  /// Returns the mask of an outline that was met before, made where it isn't kept; nil for a new one.
  func fill(of outline: Outline, make: () -> Mask) -> Mask? {
    let key = Key.fill(PathIdentity(outline.path), outline.transform, outline.rule)
    if let mask = keptMask(for: key) { return mask }
    let isKnown = entries[key] != nil
    let mask = isKnown ? make() : nil
    keep(mask, for: key, path: outline.path)
    return mask
  }

  private func keptMask(for key: Key) -> Mask? {
    uses += 1
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastUse = uses
    return entries.values[index].mask
  }

  private func keep(_ mask: Mask?, for key: Key, path: Path?) {
    entries[key] = Entry(mask: mask, path: path, lastUse: uses)
    size += mask?.coverage.count ?? 0
    if size > Self.budget || entries.count > Self.maximumCount { removeOldest() }
  }

  /// Removes the older half, so that it's seldom done.
  private func removeOldest() {
    let middle = entries.values.map(\.lastUse).sorted()[entries.count / 2]
    entries = entries.filter { $0.value.lastUse > middle }
    size = entries.values.reduce(0) { $0 + ($1.mask?.coverage.count ?? 0) }
  }
}

/// By which a path is known without looking at its points, as long as somebody holds on to it.
struct PathIdentity: Hashable {
  private let verbs: UnsafeRawPointer?
  private let points: UnsafeRawPointer?

  init(_ path: Path) {
    verbs = path.verbs.withUnsafeBytes { $0.baseAddress }
    points = path.points.withUnsafeBytes { $0.baseAddress }
  }
}
