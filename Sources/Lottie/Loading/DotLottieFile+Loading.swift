public import Dispatch
public import Foundation
public import LottiePlayer

// Loading of archives in tasks.

extension DotLottieFile {
  /// Reads an archive from a bundle's resources, or from a data set of its asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name, with or without the extension `.lottie`.
  ///   - bundle: The bundle. Default the program's own.
  ///   - subdirectory: The folder among the bundle's resources; nil, the default, for their root.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  /// - Throws: ``LottieError`` if there is no such file, or it's damaged, too large or without animations.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
  ) async throws -> DotLottieFile {
    try SynchronouslyBlockingCurrentThread.named(
      name, bundle: bundle, subdirectory: subdirectory, dotLottieCache: dotLottieCache
    ).get()
  }

  /// Reads an archive from a file.
  ///
  /// - Parameters:
  ///   - filepath: The file's path.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  /// - Throws: ``LottieError`` if there is no such file, or it's damaged, too large or without animations.
  public static func loadedFrom(
    filepath: String, dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
  ) async throws -> DotLottieFile {
    try SynchronouslyBlockingCurrentThread.loadedFrom(filepath: filepath, dotLottieCache: dotLottieCache)
      .get()
  }

  /// Reads an archive from a data set of a bundle's asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name of the data set.
  ///   - bundle: The bundle. Default the program's own.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  /// - Throws: ``LottieError`` if there is no such data set, or it's damaged, too large or without animations.
  public static func asset(
    named name: String, bundle: Bundle = .main,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
  ) async throws -> DotLottieFile {
    try SynchronouslyBlockingCurrentThread.asset(named: name, bundle: bundle, dotLottieCache).get()
  }

  /// Reads an archive from its bytes.
  ///
  /// - Parameters:
  ///   - data: The archive.
  ///   - filename: The name of its file, which isn't needed.
  ///   - dispatchQueue: The queue on which the archive is read.
  /// - Throws: ``LottieError`` if the archive is damaged, too large or without animations.
  public static func loadedFrom(
    data: Data, filename: String, dispatchQueue: DispatchQueue = .dotLottie
  ) async throws -> DotLottieFile {
    try await withCheckedThrowingContinuation { continuation in
      dispatchQueue.async {
        continuation.resume(
          with: SynchronouslyBlockingCurrentThread.loadedFrom(data: data, filename: filename))
      }
    }
  }

  /// Loads an archive from a URL.
  ///
  /// - Parameters:
  ///   - url: The URL of a local file, or one that the session understands.
  ///   - session: The session that downloads the file.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  /// - Throws: The session's error, or ``LottieError`` if the archive is damaged, too large or without animations.
  public static func loadedFrom(
    url: URL, session: any LottieURLSession = LottieConfiguration.defaultURLSession,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
  ) async throws -> DotLottieFile {
    try await withCheckedThrowingContinuation { continuation in
      load(url, session, dotLottieCache) { continuation.resume(with: $0) }
    }
  }

  static func load(
    _ url: URL, _ session: any LottieURLSession, _ cache: (any DotLottieCacheProvider)?,
    completion: @escaping @Sendable (Result<DotLottieFile, any Error>) -> Void
  ) {
    if let cached = cache?.file(forKey: url.absoluteString) { return completion(.success(cached)) }
    Download.load(url, session) { result in
      completion(
        SynchronouslyBlockingCurrentThread.cached(url.absoluteString, cache) {
          try DotLottieFile(data: result.get())
        })
    }
  }
}
