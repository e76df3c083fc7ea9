public import Foundation
public import LottiePlayer
import UIKit

// Views of files.

extension LottieAnimationView {
  /// A closure that is called when an animation has been loaded; with the error if it couldn't be.
  public typealias DownloadClosure = ((any Error)?) -> Void

  /// Creates a view of an animation among a bundle's resources, or in a data set of its asset catalog; an empty view if
  /// there is none.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without the extension `.json` or `.lottie`.
  ///   - bundle: The bundle. Default the program's own.
  ///   - subdirectory: The folder among the bundle's resources; nil, the default, for their root.
  ///   - imageProvider: The provider of images; nil, the default, for the images in the file and in the bundle.
  ///   - animationCache: The cache that is searched first and stores the animation; nil for none.
  ///   - configuration: The settings.
  public convenience init(
    name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    let animation =
      LottieAnimation.named(
        name, bundle: bundle, subdirectory: subdirectory, animationCache: animationCache)
      ?? .asset(name, bundle: bundle, animationCache: animationCache)
    let images = imageProvider ?? BundleImageProvider(bundle: bundle, searchPath: nil)
    self.init(animation: animation, imageProvider: images, configuration: configuration)
  }

  /// Creates a view of an animation in a file; an empty view if there is none.
  ///
  /// - Parameters:
  ///   - filePath: The file's path.
  ///   - imageProvider: The provider of images; nil, the default, for the images in the file and its folder.
  ///   - animationCache: The cache that is searched first and stores the animation; nil for none.
  ///   - configuration: The settings.
  public convenience init(
    filePath: String, imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    let animation = LottieAnimation.filepath(filePath, animationCache: animationCache)
    self.init(animation: animation, imageProvider: imageProvider, configuration: configuration)
  }

  /// Creates a view of an animation in a data set of a bundle's asset catalog; an empty view if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the data set.
  ///   - bundle: The bundle. Default the program's own.
  ///   - imageProvider: The provider of images; nil, the default, for the images in the file and in the bundle.
  ///   - animationCache: The cache that is searched first and stores the animation; nil for none.
  ///   - configuration: The settings.
  public convenience init(
    asset name: String, bundle: Bundle = .main, imageProvider: (any AnimationImageProvider)? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    let images = imageProvider ?? BundleImageProvider(bundle: bundle, searchPath: nil)
    self.init(
      animation: .asset(name, bundle: bundle, animationCache: animationCache), imageProvider: images,
      configuration: configuration)
  }

  /// Creates an empty view that shows an animation as soon as it's loaded from a URL.
  ///
  /// - Parameters:
  ///   - url: The URL of a local file, or one that the session understands.
  ///   - imageProvider: The provider of images; nil, the default, for the images in the file.
  ///   - session: The session that downloads the file.
  ///   - closure: Called when the animation is shown, or with the error.
  ///   - animationCache: The cache that is searched first and stores the animation; nil for none.
  ///   - configuration: The settings.
  public convenience init(
    url: URL, imageProvider: (any AnimationImageProvider)? = nil,
    session: any LottieURLSession = LottieConfiguration.defaultURLSession,
    closure: @escaping LottieAnimationView.DownloadClosure,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared,
    configuration: LottieConfiguration = .shared
  ) {
    self.init(animation: nil, imageProvider: imageProvider, configuration: configuration)
    load { receive in
      LottieAnimation.loadedFrom(
        url: url, session: session, closure: receive, animationCache: animationCache)
    } receive: { view, animation in
      if let animation { view.animation = animation }
      closure(animation == nil ? LottieError(.file, "\(url.absoluteString) can't be loaded") : nil)
    }
  }
}

// MARK: - Archives

extension LottieAnimationView {
  /// Creates a view of an archive among a bundle's resources, or in a data set of its asset catalog.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without the extension `.lottie`.
  ///   - bundle: The bundle. Default the program's own.
  ///   - subdirectory: The folder among the bundle's resources; nil, the default, for their root.
  ///   - animationId: The animation's identifier; nil, the default, for the initial animation.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  ///   - configuration: The settings.
  ///   - completion: Called after the calling code has returned, with the view and, if the archive can't be read, the
  ///     error.
  public convenience init(
    dotLottieName name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    animationId: String? = nil,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache,
    configuration: LottieConfiguration = .shared,
    completion: ((LottieAnimationView, (any Error)?) -> Void)? = nil
  ) {
    let result = DotLottieFile.SynchronouslyBlockingCurrentThread.named(
      name, bundle: bundle, subdirectory: subdirectory, dotLottieCache: dotLottieCache)
    self.init(result, animationId, configuration, completion)
  }

  /// Creates a view of an archive in a file.
  ///
  /// - Parameters:
  ///   - filePath: The file's path.
  ///   - animationId: The animation's identifier; nil, the default, for the initial animation.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  ///   - configuration: The settings.
  ///   - completion: Called after the calling code has returned, with the view and, if the archive can't be read, the
  ///     error.
  public convenience init(
    dotLottieFilePath filePath: String, animationId: String? = nil,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache,
    configuration: LottieConfiguration = .shared,
    completion: ((LottieAnimationView, (any Error)?) -> Void)? = nil
  ) {
    let result = DotLottieFile.SynchronouslyBlockingCurrentThread.loadedFrom(
      filepath: filePath, dotLottieCache: dotLottieCache)
    self.init(result, animationId, configuration, completion)
  }

  /// Creates a view of an archive in a data set of a bundle's asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name of the data set.
  ///   - bundle: The bundle. Default the program's own.
  ///   - animationId: The animation's identifier; nil, the default, for the initial animation.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  ///   - configuration: The settings.
  ///   - completion: Called after the calling code has returned, with the view and, if the archive can't be read, the
  ///     error.
  public convenience init(
    dotLottieAsset name: String, bundle: Bundle = .main, animationId: String? = nil,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache,
    configuration: LottieConfiguration = .shared,
    completion: ((LottieAnimationView, (any Error)?) -> Void)? = nil
  ) {
    let result = DotLottieFile.SynchronouslyBlockingCurrentThread.asset(
      named: name, bundle: bundle, dotLottieCache)
    self.init(result, animationId, configuration, completion)
  }

  /// Creates an empty view that shows an archive as soon as it's loaded from a URL.
  ///
  /// - Parameters:
  ///   - url: The URL of a local file, or one that the session understands.
  ///   - animationId: The animation's identifier; nil, the default, for the initial animation.
  ///   - dotLottieCache: The cache that is searched first and stores the archive; nil for none.
  ///   - configuration: The settings.
  ///   - session: The session that downloads the file.
  ///   - completion: Called when the archive is shown, or with the error.
  public convenience init(
    dotLottieUrl url: URL, animationId: String? = nil,
    dotLottieCache: (any DotLottieCacheProvider)? = DotLottieCache.sharedCache,
    configuration: LottieConfiguration = .shared,
    session: any LottieURLSession = LottieConfiguration.defaultURLSession,
    completion: ((LottieAnimationView, (any Error)?) -> Void)? = nil
  ) {
    self.init(configuration: configuration)
    load { receive in
      DotLottieFile.loadedFrom(
        url: url, session: session, dotLottieCache: dotLottieCache, handleResult: receive)
    } receive: { view, result in
      completion?(view, view.show(result, animationId))
    }
  }

  /// Creates a view of an archive that was read, and calls a completion after the calling code has returned.
  private convenience init(
    _ result: Result<DotLottieFile, any Error>, _ animationId: String?,
    _ configuration: LottieConfiguration, _ completion: ((LottieAnimationView, (any Error)?) -> Void)?
  ) {
    self.init(configuration: configuration)
    let error = show(result, animationId)
    frame.size = intrinsicContentSize
    guard let completion else { return }
    load { receive in
      DeferredCall.perform { receive(error) }
    } receive: { view, error in
      completion(view, error)
    }
  }

  /// Starts a loading function, and passes its result to a closure together with the view.
  private func load<Value>(
    _ load: (@escaping (Value) -> Void) -> Void,
    receive: @escaping @MainActor (LottieAnimationView, Value) -> Void
  ) {
    load { value in withViews(value) { receive(self, $0) } }
  }

  /// Shows an animation of an archive; returns the error if there is none.
  private func show(_ result: Result<DotLottieFile, any Error>, _ animationId: String?) -> (any Error)? {
    switch result {
    case .success(let file):
      loadAnimation(animationId, from: file)
      guard animation == nil else { return nil }
      return LottieError(.notLottie, "no animation '\(animationId ?? "")' in the archive")
    case .failure(let error): return error
    }
  }
}
