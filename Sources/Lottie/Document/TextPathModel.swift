/// How a text runs along one of its layer's masks. Margins are points; what is a flag is 0 or another number.
struct TextPathModel: Decodable, Hashable, Sendable {
  /// The place of the mask in the layer's list.
  var mask: Int
  /// How far behind the path's start lines begin.
  var firstMargin: Animated<Double>
  /// How far behind the path's end lines end, where they don't begin at its start.
  var lastMargin: Animated<Double>
  /// Whether the letters of a line are spread from margin to margin.
  var isSpread: Animated<Double>
  /// Whether letters turn with the path.
  var isPerpendicular: Animated<Double>
  var isReversed: Animated<Double>

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    guard let mask = fields.whole("m"), mask >= 0 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a text's path without a mask"))
    }
    func number(_ name: FieldName, _ standard: Double) -> Animated<Double> {
      fields.animated(Double.self, name) ?? Animated(standard)
    }
    self.mask = mask
    (firstMargin, lastMargin) = (number("f", 0), number("l", 0))
    (isSpread, isPerpendicular, isReversed) = (number("a", 0), number("p", 1), number("r", 0))
  }
}

extension TextPathModel {
  /// The same with its keyframes at frames of the film.
  func film(_ time: FilmTime) -> TextPathModel {
    var model = self
    (model.firstMargin, model.lastMargin) = (time.film(firstMargin), time.film(lastMargin))
    (model.isSpread, model.isPerpendicular) = (time.film(isSpread), time.film(isPerpendicular))
    model.isReversed = time.film(isReversed)
    return model
  }

  /// The frames in which something of it moves; nil where nothing does.
  var movingSpan: ClosedRange<Double>? {
    [firstMargin, lastMargin, isSpread, isPerpendicular, isReversed].movingSpan
  }
}
