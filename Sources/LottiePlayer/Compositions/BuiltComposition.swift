import QuartzCore

/// The Core Animation layers built for an animation's root composition, and the animations that move them.
struct BuiltComposition {
  let layer: CALayer
  let animatedLayers: [LayerAnimations.Entry]
  private let undrawn: [UnsupportedFeature]
  private let document: LottieDocument
  /// The layers built for those layers of the file that draw anything, back to front.
  let namedLayers: [NamedLayer]

  init(
    _ document: LottieDocument, images: ImageSource, texts: TextSource = TextSource(),
    features: LottieFeatures = .standard, limits: BuildLimits = BuildLimits()
  ) {
    let builder = CompositionBuilder(
      document, images: images, texts: texts, features: features, limits: limits)
    layer = builder.rootLayer()
    animatedLayers = builder.context.animations.entries
    namedLayers = builder.namedLayers
    undrawn = builder.context.unsupported
    self.document = document
  }

  /// The features that aren't drawn, each once for each layer.
  ///
  /// - Complexity: O(*n*) in the number of the document's properties.
  var unsupported: [UnsupportedFeature] { undrawn + document.expressions }
}

/// The Core Animation layer built for a layer of the file.
struct NamedLayer {
  /// The names of the layers that contain it, then its own.
  let path: [String]
  let layer: CALayer
}
