import QuartzCore

/// The layers that a film became, and what moves them.
struct BuiltFilm {
  let layer: CALayer
  let parts: [AnimationScore.Part]
  let unsupported: [UnsupportedFeature]

  init(
    _ document: LottieDocument, pictures: PictureSource, texts: TextSource = TextSource(),
    features: LottieFeatures = .standard
  ) {
    let builder = FilmBuilder(document, pictures: pictures, texts: texts, features: features)
    layer = builder.film()
    parts = builder.score.parts
    unsupported = builder.unsupported + document.expressions
  }
}
