public import Foundation

extension DotLottieFile {
  /// Reads an archive from a file on a background thread.
  ///
  /// - Throws: ``LottieError``: with the code ``LottieError/Code/file`` if the URL isn't a file URL, because nothing is
  ///   loaded from a network, or there is no such file; with other codes if the file is damaged, too large or without
  ///   animations.
  @concurrent
  public static func load(contentsOf url: URL) async throws(LottieError) -> DotLottieFile {
    try DotLottieFile(contentsOf: url)
  }
}
