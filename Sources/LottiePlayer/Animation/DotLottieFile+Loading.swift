public import Foundation

extension DotLottieFile {
  /// Reads an archive from a bundle's resources on a background thread.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without the extension `.lottie`.
  ///   - bundle: The bundle. Default the program's own.
  ///   - subdirectory: The folder among the bundle's resources; nil, the default, for their root.
  /// - Throws: ``LottieError`` if there is no such file, or it's damaged, too large or without animations.
  @concurrent
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil
  ) async throws(LottieError) -> DotLottieFile {
    let urls = [name, name + ".lottie"].compactMap {
      bundle.url(forResource: $0, withExtension: nil, subdirectory: subdirectory)
    }
    guard let url = urls.first else {
      throw LottieError(
        .file, "'\(name)' isn't among the bundle's resources; an archive (.lottie) was expected")
    }
    return try DotLottieFile(contentsOf: url)
  }

  /// Reads an archive from a file on a background thread.
  ///
  /// - Throws: ``LottieError`` if there is no such file, or it's damaged, too large or without animations.
  @concurrent
  public static func loadedFrom(filepath: String) async throws(LottieError) -> DotLottieFile {
    try DotLottieFile(contentsOf: URL(fileURLWithPath: filepath))
  }

  /// Reads an archive from a file on a background thread.
  ///
  /// - Throws: ``LottieError``: with the code ``LottieError/Code/file`` if the URL isn't a file URL, because nothing is
  ///   loaded from a network, or there is no such file; with other codes if the file is damaged, too large or without
  ///   animations.
  @concurrent
  public static func loadedFrom(url: URL) async throws(LottieError) -> DotLottieFile {
    try DotLottieFile(contentsOf: url)
  }
}
