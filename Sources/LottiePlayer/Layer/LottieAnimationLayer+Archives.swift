import QuartzCore

// Animations of archives.

extension LottieAnimationLayer {
  /// Creates a layer that shows an animation of an archive with its loop mode and speed; an empty layer if the archive is
  /// nil.
  ///
  /// - Parameters:
  ///   - dotLottie: The archive.
  ///   - animationId: The animation's identifier; nil, the default, for the initial animation. If the archive has no such
  ///     animation, the layer is empty, and a warning is logged.
  ///   - textProvider: The provider of texts. Default the file's own texts.
  ///   - fontProvider: The provider of fonts. Default the file's own glyphs and installed fonts.
  ///   - configuration: The settings.
  ///   - logger: The receiver of messages.
  public convenience init(
    dotLottie: DotLottieFile?, animationId: String? = nil,
    textProvider: any AnimationKeypathTextProvider = DefaultTextProvider(),
    fontProvider: any AnimationFontProvider = DefaultFontProvider(),
    configuration: LottieConfiguration = .shared, logger: LottieLogger = .shared
  ) {
    self.init(
      animation: nil, textProvider: textProvider, fontProvider: fontProvider, configuration: configuration,
      logger: logger)
    if let dotLottie { loadAnimation(animationId, from: dotLottie) }
  }

  /// Shows an animation of an archive, with its loop mode and speed.
  ///
  /// If the archive has no such animation, the layer becomes empty, and a warning is logged.
  ///
  /// - Parameters:
  ///   - animationId: The animation's identifier; nil, the default, for the initial animation.
  ///   - dotLottieFile: The archive.
  public func loadAnimation(_ animationId: String? = nil, from dotLottieFile: DotLottieFile) {
    show(dotLottieFile.listedAnimation(animationId)) {
      let ids = dotLottieFile.animationIDs.joined(separator: ", ")
      return "no animation '\(animationId ?? "")' where one of \(ids) was expected"
    }
  }

  /// Shows the animation at an index of ``DotLottieFile/animationIDs``, with its loop mode and speed.
  ///
  /// If there is no such index, the layer becomes empty, and a warning is logged.
  public func loadAnimation(atIndex index: Int, from dotLottieFile: DotLottieFile) {
    let ids = dotLottieFile.animationIDs
    let loaded = ids.indices.contains(index) ? dotLottieFile.listedAnimation(ids[index]) : nil
    show(loaded) { "no animation at index \(index) of an archive with \(ids.count)" }
  }

  private func show(_ loaded: DotLottieFile.Animation?, warning: () -> String) {
    guard let loaded else {
      logger.warn(warning())
      animation = nil
      return
    }
    loopMode = loaded.configuration.loopMode
    animationSpeed = loaded.configuration.speed
    animation = loaded.animation
  }
}
