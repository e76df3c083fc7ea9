import QuartzCore

extension LottieAnimationLayer {
  /// The document with the values of providers.
  var providedDocument: LottieDocument {
    var document = shownAnimation.document
    if !disabledNodes.isEmpty {
      var disabler = NodeDisabler(keypaths: disabledNodes)
      document.accept(&disabler)
    }
    if document.layers.contains(where: { $0.name == soleLayerName }) {
      for index in document.layers.indices where document.layers[index].name != soleLayerName {
        document.layers[index].isHidden = true
      }
    }
    if !orderedValueProviders.isEmpty {
      var overrides = PropertyOverrides(
        values: orderedValueProviders.map { ($0.keypath, $0.provider.providedValue) },
        frames: shownAnimation.startFrame...shownAnimation.endFrame)
      document.accept(&overrides)
    }
    if let textProvider {
      var overrides = TextOverrides(provider: textProvider)
      document.accept(&overrides)
    }
    return document
  }

  /// Whether the document, its images and its fonts are the animation's own. Providers are asked for everything at once.
  private var showsOwnContents: Bool {
    disabledNodes.isEmpty && soleLayerName == nil && orderedValueProviders.isEmpty && textProvider == nil
      && imageProvider == nil && fontProvider == nil
  }

  private var imageSource: ImageSource {
    let own = ImageSource(imageData: shownAnimation.imageData)
    return imageProvider.map { ImageSource($0, fallback: own) } ?? own
  }

  func setNeedsBuilding() {
    needsBuilding = true
    setNeedsLayout()
  }

  /// Rebuilds the composition at the next layout, unless there is neither an old nor a new
  /// provider.
  func rebuild<Provider>(from former: Provider?, to provider: Provider?) {
    if former != nil || provider != nil { setNeedsBuilding() }
  }

  /// Rebuilds the composition if needed, and shows it at the current time of playback.
  func buildIfNeeded() {
    guard needsBuilding else { return }
    needsBuilding = false
    let former = composition.layer
    (animatedLayerCount, restingLayers, lastMovingFrame) = (0, [], -.infinity)
    composition = BuiltComposition(
      providedDocument, images: imageSource, texts: TextSource(fontProvider), features: features,
      isDeferred: showsOwnContents)
    composition.layer.masksToBounds = maskAnimationToBounds
    applyViewport()
    needsAnimations = true
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    clock.replaceSublayer(former, with: composition.layer)
    addAttachments()
    CATransaction.commit()
    animationLayerDidLoad?(self, .coreAnimation)
  }
}
