/// A cache of archives that were read.
///
/// Any thread may call its methods.
public protocol DotLottieCacheProvider: AnyObject, Sendable {
  /// Returns the archive stored under a key; nil if there is none.
  func file(forKey key: String) -> DotLottieFile?

  /// Stores an archive under a key, replacing the one there.
  func setFile(_ lottie: DotLottieFile, forKey key: String)

  /// Removes all archives.
  func clearCache()
}

/// A cache of a limited number of archives, which removes the least recently used.
///
/// If a file changes, the cached archive doesn't.
public final class DotLottieCache: DotLottieCacheProvider {
  /// The cache of archives that are read by name, path or URL.
  public static let sharedCache = DotLottieCache()

  private let files = RecentItems<DotLottieFile>(size: 100)

  /// Creates an empty cache of at most 100 archives.
  public init() {}

  /// The maximum number of archives. When it's exceeded, the least recently used ones are removed. Default 100.
  ///
  /// - Precondition: The size isn't negative.
  public var cacheSize: Int {
    get { files.size }
    set { files.size = newValue }
  }

  /// Returns the archive stored under a key and marks it as the most recently used.
  ///
  /// - Complexity: O(n) in the number of archives.
  public func file(forKey key: String) -> DotLottieFile? { files.item(forKey: key) }

  /// Stores an archive under a key as the most recently used, and removes the least recently used one if there are too
  /// many.
  ///
  /// - Complexity: O(n) in the number of archives.
  public func setFile(_ lottie: DotLottieFile, forKey key: String) { files.set(lottie, forKey: key) }

  /// Removes all archives.
  public func clearCache() { files.removeAll() }
}
