import Requirements
import Synchronization

/// Keeps films that were read, so that they needn't be read again.
///
/// Any thread may ask it.
public protocol AnimationCacheProvider: AnyObject, Sendable {
  /// Returns the film that was kept under a key; nil where there is none, or none any more.
  func animation(forKey key: String) -> LottieAnimation?

  /// Keeps a film under a key, in place of the one there.
  func setAnimation(_ animation: LottieAnimation, forKey key: String)

  /// Forgets all films.
  func clearCache()
}

/// Keeps the films that were asked for last, as many as there is room for.
///
/// A file that changes after it was read isn't read again while its film is kept.
public final class LottieAnimationCache: AnimationCacheProvider {
  /// The cache of films that are read by name, path or address.
  public static let shared = LottieAnimationCache()

  fileprivate struct State {
    var size: Int
    var films: [String: LottieAnimation] = [:]
    /// The key asked for longest ago first.
    var keys: [String] = []
  }
  private let state: Mutex<State>

  /// Creates an empty cache.
  ///
  /// - Parameter cacheSize: How many films it keeps; 100 by default, none for 0.
  /// - Precondition: The size isn't below 0.
  public init(cacheSize: Int = 100) {
    Self.check(cacheSize)
    state = Mutex(State(size: cacheSize))
  }

  /// How many films are kept; of more, those asked for longest ago are forgotten.
  ///
  /// - Precondition: It isn't below 0.
  public var cacheSize: Int {
    get { state.withLock(\.size) }
    set {
      Self.check(newValue)
      state.withLock {
        $0.size = newValue
        $0.fit()
      }
    }
  }

  /// Returns the film under a key; it's now the one asked for last.
  ///
  /// - Complexity: O(n) in the number of films.
  public func animation(forKey key: String) -> LottieAnimation? {
    state.withLock { state in
      guard let film = state.films[key] else { return nil }
      state.touch(key)
      return film
    }
  }

  /// Keeps a film under a key as the one asked for last; where there are too many, forgets the one asked for longest ago.
  ///
  /// - Complexity: O(n) in the number of films.
  public func setAnimation(_ animation: LottieAnimation, forKey key: String) {
    state.withLock { state in
      state.films[key] = animation
      state.touch(key)
      state.fit()
    }
  }

  /// Forgets all films.
  public func clearCache() {
    state.withLock { state in
      (state.films, state.keys) = ([:], [])
    }
  }

  private static func check(_ size: Int) {
    require(size >= 0, "a cache can't keep \(size) films")
  }
}

extension LottieAnimationCache.State {
  fileprivate mutating func touch(_ key: String) {
    keys.removeAll { $0 == key }
    keys.append(key)
  }

  fileprivate mutating func fit() {
    for key in keys.prefix(max(0, keys.count - size)) { films[key] = nil }
    keys.removeFirst(max(0, keys.count - size))
  }
}
