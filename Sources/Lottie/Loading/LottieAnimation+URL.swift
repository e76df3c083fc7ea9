public import Foundation
public import LottiePlayer
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension LottieAnimation {
  /// A closure that receives a loaded animation; nil if it couldn't be loaded.
  public typealias DownloadClosure = (LottieAnimation?) -> Void

  /// Loads an animation from a URL.
  ///
  /// - Parameters:
  ///   - url: The URL of a local file, or one that the session understands.
  ///   - session: The session that downloads the file.
  ///   - animationCache: The cache that is searched first and stores the animation; nil for none.
  /// - Returns: The animation; nil if it can't be loaded or isn't valid.
  public static func loadedFrom(
    url: URL, session: any LottieURLSession = LottieConfiguration.defaultURLSession,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) async -> LottieAnimation? {
    if let cached = animationCache?.animation(forKey: url.absoluteString) { return cached }
    return await withCheckedContinuation { continuation in
      Download.load(url, session) { result in
        continuation.resume(returning: animation(result, url, animationCache))
      }
    }
  }

  /// Loads an animation from a URL.
  ///
  /// - Parameters:
  ///   - url: The URL of a local file, or one that the session understands.
  ///   - session: The session that downloads the file.
  ///   - closure: A closure that is called asynchronously on the main queue, with the animation, or with nil if it can't be
  ///     loaded or isn't valid. Inside a stage, it's called at the stage's current time if the file is local.
  ///   - animationCache: The cache that is searched first and stores the animation; nil for none.
  public static func loadedFrom(
    url: URL, session: any LottieURLSession = LottieConfiguration.defaultURLSession,
    closure: @escaping LottieAnimation.DownloadClosure,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) {
    if let cached = animationCache?.animation(forKey: url.absoluteString) {
      return DeferredCall.perform { closure(cached) }
    }
    let receiver = Transferred(value: closure)
    Download.load(url, session) { result in
      let animation = animation(result, url, animationCache)
      DeferredCall.perform { receiver.value(animation) }
    }
  }

  private static func animation(
    _ result: Result<Data, any Error>, _ url: URL, _ cache: (any AnimationCacheProvider)?
  ) -> LottieAnimation? {
    let folder = url.isFileURL ? url.deletingLastPathComponent() : nil
    guard case .success(let data) = result,
      let animation = try? LottieAnimation(data: data, pictureFolder: folder)
    else { return nil }
    cache?.setAnimation(animation, forKey: url.absoluteString)
    return animation
  }

  /// Reads an animation from a data set of a bundle's asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name of the data set.
  ///   - bundle: The bundle. Default the program's own.
  ///   - animationCache: The cache that is searched first and stores the animation; nil for none.
  /// - Returns: The animation; nil if there is no such data set or it isn't an animation.
  public static func asset(
    _ name: String, bundle: Bundle = .main,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    let key = "asset:\(bundle.bundlePath)/\(name)"
    if let cached = animationCache?.animation(forKey: key) { return cached }
    guard let asset = NSDataAsset(name: name, bundle: bundle),
      let animation = try? LottieAnimation(data: asset.data)
    else { return nil }
    animationCache?.setAnimation(animation, forKey: key)
    return animation
  }
}
