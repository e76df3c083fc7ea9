import QuartzCore

extension FilmBuilder {
  /// The layers of a text.
  func texts(_ text: TextModel, _ model: LayerModel, _ time: FilmTime) -> [CALayer] { [] }
}
