public import Foundation

extension LottieAnimation {
  /// Reads an animation from a bundle's resources.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without the extension `.json` or `.lottie`.
  ///   - bundle: The bundle. Default the program's own.
  ///   - subdirectory: The folder among the bundle's resources; nil, the default, for their root.
  ///   - cache: The cache that is searched first and stores the animation; nil for none. Default the shared cache.
  /// - Returns: The animation; nil if there is no such file or it isn't an animation. ``init(contentsOf:)`` throws the
  ///   reason.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    animationCache cache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    let names = [name, name + ".json", name + ".lottie"]
    return names.lazy.compactMap {
      bundle.url(forResource: $0, withExtension: nil, subdirectory: subdirectory)
    }
    .compactMap { try? loaded(from: $0, cache) }.first
  }

  /// Reads an animation from a file; nil if there is no such file or it isn't an animation. ``init(contentsOf:)`` throws
  /// the reason.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - cache: The cache that is searched first and stores the animation; nil for none. Default the shared cache.
  public static func filepath(
    _ path: String, animationCache cache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    cache == nil
      ? try? LottieAnimation(contentsOfFile: path) : try? loaded(from: URL(fileURLWithPath: path), cache)
  }

  /// Reads an animation from a file on a background thread.
  ///
  /// - Parameters:
  ///   - url: The file's URL.
  ///   - cache: The cache that is searched first and stores the animation; nil for none. Default the shared cache.
  /// - Throws: ``LottieError``: with the code ``LottieError/Code/file`` if the URL isn't a file URL, because nothing is
  ///   loaded from a network, or there is no such file; with other codes if the file isn't an animation.
  @concurrent
  public static func load(
    contentsOf url: URL, animationCache cache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) async throws(LottieError) -> LottieAnimation {
    try loaded(from: url, cache)
  }

  /// Returns an animation from a cache, or reads it from a file.
  package static func loaded(
    from url: URL, _ cache: (any AnimationCacheProvider)?
  ) throws(LottieError) -> LottieAnimation {
    let key = url.standardized.absoluteString
    if let cached = cache?.animation(forKey: key) { return cached }
    let animation = try LottieAnimation(contentsOf: url)
    cache?.setAnimation(animation, forKey: key)
    return animation
  }
}

// MARK: - Unsupported features

extension LottieAnimation {
  /// The features of the animation that aren't drawn, each once for each layer.
  ///
  /// - Complexity: The cost of building the animation's layers.
  public var unsupportedFeatures: [UnsupportedFeature] {
    BuiltComposition(document, images: ImageSource(imageData: imageData)).unsupported
  }

  /// Returns the animation if all of its features are drawn.
  ///
  /// - Throws: ``LottieError`` with the code ``LottieError/Code/unsupported`` and the list of features that aren't drawn.
  public func strictlySupported() throws(LottieError) -> LottieAnimation {
    let features = unsupportedFeatures
    guard features.isEmpty else {
      throw LottieError(.unsupported, features.map(\.description).joined(separator: "\n"))
    }
    return self
  }
}
