import Synchronization

/// A cache of animations that were read.
///
/// Any thread may call its methods.
public protocol AnimationCacheProvider: AnyObject, Sendable {
  /// Returns the animation stored under a key; nil if there is none.
  func animation(forKey key: String) -> LottieAnimation?

  /// Stores an animation under a key, replacing the one there.
  func setAnimation(_ animation: LottieAnimation, forKey key: String)

  /// Removes all animations.
  func clearCache()
}

/// The cache of animations that are read by name, path or URL.
public enum LottieAnimationCache {
  /// The cache; nil to store no animations. Default ``DefaultAnimationCache/sharedCache``.
  public static var shared: (any AnimationCacheProvider)? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Mutex<(any AnimationCacheProvider)?>(DefaultAnimationCache.sharedCache)
}

/// A cache of a limited number of animations, which removes the least recently used.
///
/// If a file changes, the cached animation doesn't.
public final class DefaultAnimationCache: AnimationCacheProvider {
  /// The initial value of ``LottieAnimationCache/shared``.
  public static let sharedCache = DefaultAnimationCache()

  private let animations: RecentItems<LottieAnimation>

  /// Creates an empty cache of at most 100 animations.
  public convenience init() { self.init(cacheSize: 100) }

  /// Creates an empty cache.
  ///
  /// - Parameter cacheSize: The maximum number of animations; 0 stores none.
  /// - Precondition: The size isn't negative.
  public init(cacheSize: Int) { animations = RecentItems(size: cacheSize) }

  /// The maximum number of animations. When it's exceeded, the least recently used ones are removed.
  ///
  /// - Precondition: The size isn't negative.
  public var cacheSize: Int {
    get { animations.size }
    set { animations.size = newValue }
  }

  /// Returns the animation stored under a key and marks it as the most recently used.
  ///
  /// - Complexity: O(n) in the number of animations.
  public func animation(forKey key: String) -> LottieAnimation? { animations.item(forKey: key) }

  /// Stores an animation under a key as the most recently used, and removes the least recently used one if there are too
  /// many.
  ///
  /// - Complexity: O(n) in the number of animations.
  public func setAnimation(_ animation: LottieAnimation, forKey key: String) {
    animations.set(animation, forKey: key)
  }

  /// Removes all animations.
  public func clearCache() { animations.removeAll() }
}

/// The former name of ``DefaultAnimationCache``.
public typealias LRUAnimationCache = DefaultAnimationCache
