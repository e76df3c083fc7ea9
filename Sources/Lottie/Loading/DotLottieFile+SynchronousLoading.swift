public import Foundation
public import LottiePlayer
import UIKit

extension DotLottieFile {
  /// Functions that read archives on the current thread and return when they are done.
  public enum SynchronouslyBlockingCurrentThread {
    /// Reads an archive from a file.
    ///
    /// - Parameters:
    ///   - filepath: The file's path.
    ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
    /// - Returns: The archive; ``LottieError`` if there is no such file, or it's damaged, too large or without animations.
    public static func loadedFrom(
      filepath: String, dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
    ) -> Result<DotLottieFile, any Error> {
      cached(filepath, dotLottieCache) { try DotLottieFile(contentsOf: URL(fileURLWithPath: filepath)) }
    }

    /// Reads an archive from its bytes.
    ///
    /// - Parameters:
    ///   - data: The archive.
    ///   - filename: The name of its file, which isn't needed.
    public static func loadedFrom(data: Data, filename: String) -> Result<DotLottieFile, any Error> {
      Result { try DotLottieFile(data: data) }
    }

    /// Reads an archive from a bundle's resources, or from a data set of its asset catalog.
    ///
    /// - Parameters:
    ///   - name: The name, with or without the extension `.lottie`.
    ///   - bundle: The bundle. Default the program's own.
    ///   - subdirectory: The folder among the bundle's resources; nil, the default, for their root.
    ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
    public static func named(
      _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
      dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache
    ) -> Result<DotLottieFile, any Error> {
      let urls = [name, name + ".lottie"].lazy.compactMap {
        bundle.url(forResource: $0, withExtension: nil, subdirectory: subdirectory)
      }
      guard let url = urls.first else { return asset(named: name, bundle: bundle, dotLottieCache) }
      return loadedFrom(filepath: url.path, dotLottieCache: dotLottieCache)
    }

    static func asset(
      named name: String, bundle: Bundle, _ cache: (any DotLottieCacheProvider)?
    ) -> Result<DotLottieFile, any Error> {
      cached("asset:\(bundle.bundlePath)/\(name)", cache) {
        guard let asset = NSDataAsset(name: name, bundle: bundle) else {
          throw LottieError(
            .file, "'\(name)' is neither among the bundle's resources nor in its asset catalog")
        }
        return try DotLottieFile(data: asset.data)
      }
    }

    static func cached(
      _ key: String, _ cache: (any DotLottieCacheProvider)?, _ read: () throws -> DotLottieFile
    ) -> Result<DotLottieFile, any Error> {
      if let cached = cache?.file(forKey: key) { return .success(cached) }
      return Result {
        let file = try read()
        cache?.setFile(file, forKey: key)
        return file
      }
    }
  }
}
