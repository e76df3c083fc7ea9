public import Foundation

extension DotLottieFile {
  /// Reads an archive from a bundle's resources, on another thread than those that draw.
  ///
  /// - Parameters:
  ///   - name: The file's name, with `.lottie` at its end or without.
  ///   - bundle: Where it lies. Default the program's own.
  ///   - subdirectory: The folder among the bundle's resources; nil, the default, for none.
  /// - Throws: ``LottieError`` where there is no such file, it's damaged, too large, or has no film.
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

  /// Reads an archive from a file, on another thread than those that draw.
  ///
  /// - Throws: ``LottieError`` where there is no such file, it's damaged, too large, or has no film.
  @concurrent
  public static func loadedFrom(filepath: String) async throws(LottieError) -> DotLottieFile {
    try DotLottieFile(contentsOf: URL(fileURLWithPath: filepath))
  }

  /// Reads an archive from a file's address, on another thread than those that draw.
  ///
  /// - Throws: ``LottieError`` with the code ``LottieError/Code/file`` where the address isn't a file's, since nothing is
  ///   loaded from a network, or there is no such file; and where it's damaged, too large, or has no film.
  @concurrent
  public static func loadedFrom(url: URL) async throws(LottieError) -> DotLottieFile {
    try DotLottieFile(contentsOf: url)
  }
}
