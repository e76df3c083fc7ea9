import QuartzCore

extension LottieAnimationLayer {
  /// The document with the values of providers.
  var providedDocument: LottieDocument {
    var document = animation.document
    if !disabledNodes.isEmpty {
      var disabler = NodeDisabler(keypaths: disabledNodes)
      document.accept(&disabler)
    }
    if !valueProviders.isEmpty {
      var overrides = PropertyOverrides(
        values: valueProviders, frames: animation.startFrame...animation.endFrame)
      document.accept(&overrides)
    }
    if let textProvider {
      var overrides = TextOverrides(provider: textProvider)
      document.accept(&overrides)
    }
    return document
  }

  private var imageSource: ImageSource {
    let own = ImageSource(imageData: animation.imageData)
    return imageProvider.map { ImageSource($0, fallback: own) } ?? own
  }

  func setNeedsBuilding() {
    needsBuilding = true
    setNeedsLayout()
  }

  /// Rebuilds the composition at the next layout, unless there is no provider as before.
  func rebuild<Provider>(from former: Provider?, to provider: Provider?) {
    if former != nil || provider != nil { setNeedsBuilding() }
  }

  /// Rebuilds the composition if needed, and shows it at the current time of playback.
  func buildIfNeeded() {
    guard needsBuilding else { return }
    needsBuilding = false
    let former = composition.layer
    composition = BuiltComposition(
      providedDocument, images: imageSource, texts: TextSource(fontProvider), features: features)
    composition.layer.masksToBounds = maskAnimationToBounds
    needsAnimations = true
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    clock.replaceSublayer(former, with: composition.layer)
    CATransaction.commit()
  }
}
