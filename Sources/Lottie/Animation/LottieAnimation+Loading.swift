public import Foundation

extension LottieAnimation {
  /// Reads a film from a bundle's resources.
  ///
  /// - Parameters:
  ///   - name: The file's name, with `.json` or `.lottie` at its end or without.
  ///   - bundle: Where it lies. Default the program's own.
  ///   - subdirectory: The folder among the bundle's resources; nil, the default, for none.
  ///   - cache: Where the film is looked for first, and kept; the shared one by default, nil for nowhere.
  /// - Returns: The film; nil where there is no such file or it isn't a film. ``init(contentsOf:)`` says why.
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

  /// Reads a film from a file; nil where there is no such file or it isn't a film. ``init(contentsOf:)`` says why.
  ///
  /// - Parameters:
  ///   - path: Where the file lies.
  ///   - cache: Where the film is looked for first, and kept; the shared one by default, nil for nowhere.
  public static func filepath(
    _ path: String, animationCache cache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    try? loaded(from: URL(fileURLWithPath: path), cache)
  }

  /// Reads a film from a file, on another thread than those that draw.
  ///
  /// - Parameters:
  ///   - url: A file's address.
  ///   - cache: Where the film is looked for first, and kept; the shared one by default, nil for nowhere.
  /// - Throws: ``LottieError`` with the code ``LottieError/Code/file`` where the address isn't a file's, since nothing is
  ///   loaded from a network, or there is no such file; and where it isn't a film.
  @concurrent
  public static func loadedFrom(
    url: URL, animationCache cache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) async throws(LottieError) -> LottieAnimation {
    try loaded(from: url, cache)
  }

  private static func loaded(
    from url: URL, _ cache: (any AnimationCacheProvider)?
  ) throws(LottieError) -> LottieAnimation {
    let key = url.standardized.absoluteString
    if let kept = cache?.animation(forKey: key) { return kept }
    let film = try LottieAnimation(contentsOf: url)
    cache?.setAnimation(film, forKey: key)
    return film
  }
}

extension LottieAnimation {
  /// Reads a film from a file's bytes; see ``init(data:pictureFolder:)``.
  public static func from(data: Data) throws(LottieError) -> LottieAnimation {
    try LottieAnimation(data: data)
  }
}

// MARK: - What isn't drawn

extension LottieAnimation {
  /// What the film asks for that isn't drawn, each once.
  ///
  /// - Complexity: That of building the film's layers.
  public var unsupportedFeatures: [UnsupportedFeature] {
    BuiltFilm(document, pictures: PictureSource(beside: pictureData)).unsupported
  }

  /// Returns the film where all of it is drawn.
  ///
  /// - Throws: ``LottieError`` with the code ``LottieError/Code/unsupported``, and all that isn't drawn.
  public func strictlySupported() throws(LottieError) -> LottieAnimation {
    let features = unsupportedFeatures
    guard features.isEmpty else {
      throw LottieError(.unsupported, features.map(\.description).joined(separator: "\n"))
    }
    return self
  }
}
