import Requirements
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

/// A cache of a limited number of animations, which removes the least recently used.
///
/// If a file changes, the cached animation doesn't.
public final class LottieAnimationCache: AnimationCacheProvider {
  /// The cache of animations that are read by name, path or URL.
  public static let shared = LottieAnimationCache()

  fileprivate struct State {
    var size: Int
    var animations: [String: LottieAnimation] = [:]
    /// The keys, the least recently used first.
    var keys: [String] = []
  }
  private let state: Mutex<State>

  /// Creates an empty cache.
  ///
  /// - Parameter cacheSize: The maximum number of animations. Default 100; 0 stores none.
  /// - Precondition: The size isn't negative.
  public init(cacheSize: Int = 100) {
    Self.check(cacheSize)
    state = Mutex(State(size: cacheSize))
  }

  /// The maximum number of animations. When it's exceeded, the least recently used ones are removed.
  ///
  /// - Precondition: The size isn't negative.
  public var cacheSize: Int {
    get { state.withLock(\.size) }
    set {
      Self.check(newValue)
      state.withLock {
        $0.size = newValue
        $0.removeExcess()
      }
    }
  }

  /// Returns the animation stored under a key and marks it as the most recently used.
  ///
  /// - Complexity: O(n) in the number of animations.
  public func animation(forKey key: String) -> LottieAnimation? {
    state.withLock { state in
      guard let animation = state.animations[key] else { return nil }
      state.markAsUsed(key)
      return animation
    }
  }

  /// Stores an animation under a key as the most recently used, and removes the least recently used one if there are too
  /// many.
  ///
  /// - Complexity: O(n) in the number of animations.
  public func setAnimation(_ animation: LottieAnimation, forKey key: String) {
    state.withLock { state in
      state.animations[key] = animation
      state.markAsUsed(key)
      state.removeExcess()
    }
  }

  /// Removes all animations.
  public func clearCache() {
    state.withLock { state in
      (state.animations, state.keys) = ([:], [])
    }
  }

  private static func check(_ size: Int) {
    require(size >= 0, "a cache's size must be at least 0, not \(size)")
  }
}

extension LottieAnimationCache.State {
  fileprivate mutating func markAsUsed(_ key: String) {
    keys.removeAll { $0 == key }
    keys.append(key)
  }

  fileprivate mutating func removeExcess() {
    for key in keys.prefix(max(0, keys.count - size)) { animations[key] = nil }
    keys.removeFirst(max(0, keys.count - size))
  }
}
