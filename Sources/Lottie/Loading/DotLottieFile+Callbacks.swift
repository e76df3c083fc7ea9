public import Dispatch
public import Foundation
public import LottiePlayer

// Loading of archives with closures. Results are delivered on the main queue.

extension DotLottieFile {
  /// Reads an archive from a bundle's resources, or from a data set of its asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name, with or without the extension `.lottie`.
  ///   - bundle: The bundle. Default the program's own.
  ///   - subdirectory: The folder among the bundle's resources; nil, the default, for their root.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  ///   - dispatchQueue: The queue on which the archive is read.
  ///   - handleResult: Called on the main queue with the archive or the error.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache,
    dispatchQueue: DispatchQueue = .dotLottie,
    handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) {
    read(on: dispatchQueue, handleResult) {
      SynchronouslyBlockingCurrentThread.named(
        name, bundle: bundle, subdirectory: subdirectory, dotLottieCache: dotLottieCache)
    }
  }

  /// Reads an archive from a file.
  ///
  /// - Parameters:
  ///   - filepath: The file's path.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  ///   - dispatchQueue: The queue on which the archive is read.
  ///   - handleResult: Called on the main queue with the archive or the error.
  public static func loadedFrom(
    filepath: String, dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache,
    dispatchQueue: DispatchQueue = .dotLottie,
    handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) {
    read(on: dispatchQueue, handleResult) {
      SynchronouslyBlockingCurrentThread.loadedFrom(filepath: filepath, dotLottieCache: dotLottieCache)
    }
  }

  /// Reads an archive from a data set of a bundle's asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name of the data set.
  ///   - bundle: The bundle. Default the program's own.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  ///   - dispatchQueue: The queue on which the archive is read.
  ///   - handleResult: Called on the main queue with the archive or the error.
  public static func asset(
    named name: String, bundle: Bundle = .main,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache,
    dispatchQueue: DispatchQueue = .dotLottie,
    handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) {
    read(on: dispatchQueue, handleResult) {
      SynchronouslyBlockingCurrentThread.asset(named: name, bundle: bundle, dotLottieCache)
    }
  }

  /// Reads an archive from its bytes.
  ///
  /// - Parameters:
  ///   - data: The archive.
  ///   - filename: The name of its file, which isn't needed.
  ///   - dispatchQueue: The queue on which the archive is read.
  ///   - handleResult: Called on the main queue with the archive or the error.
  public static func loadedFrom(
    data: Data, filename: String, dispatchQueue: DispatchQueue = .dotLottie,
    handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) {
    read(on: dispatchQueue, handleResult) {
      SynchronouslyBlockingCurrentThread.loadedFrom(data: data, filename: filename)
    }
  }

  /// Loads an archive from a URL.
  ///
  /// - Parameters:
  ///   - url: The URL of a local file, or one that the session understands.
  ///   - session: The session that downloads the file.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  ///   - handleResult: Called on the main queue with the archive or the error; inside a stage, at its current time if the
  ///     file is local.
  public static func loadedFrom(
    url: URL, session: any LottieURLSession = LottieConfiguration.defaultURLSession,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache,
    handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) {
    let receiver = Transferred(value: handleResult)
    load(url, session, dotLottieCache) { result in DeferredCall.perform { receiver.value(result) } }
  }

  private static func read(
    on queue: DispatchQueue, _ handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void,
    _ read: @escaping @Sendable () -> Result<DotLottieFile, any Error>
  ) {
    let receiver = Transferred(value: handleResult)
    queue.async {
      let result = read()
      DispatchQueue.main.async { receiver.value(result) }
    }
  }
}
