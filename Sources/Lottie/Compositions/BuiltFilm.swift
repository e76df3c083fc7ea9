import QuartzCore

/// The layers that a film became, and what moves them.
struct BuiltFilm {
  let layer: CALayer
  let parts: [AnimationScore.Part]
  let unsupported: [UnsupportedFeature]
  /// What the file's layers became, as far as they draw anything; those behind first.
  let namedLayers: [NamedLayer]

  init(
    _ document: LottieDocument, pictures: PictureSource, texts: TextSource = TextSource(),
    features: LottieFeatures = .standard, bounds: FilmBounds = FilmBounds()
  ) {
    let builder = FilmBuilder(
      document, pictures: pictures, texts: texts, features: features, bounds: bounds)
    layer = builder.film()
    parts = builder.score.parts
    namedLayers = builder.namedLayers
    unsupported = builder.unsupported + document.expressions
  }
}

/// What a layer of the file's became, by the names that lead to it.
struct NamedLayer {
  let path: [String]
  let layer: CALayer
}
