/// The mask that a text follows. Margins are in points; a flag is on unless it's 0.
struct TextPathModel: JSONReadable, Equatable, Sendable {
  /// The index of the mask in the layer's list.
  var mask: Int
  /// The distance from the path's start to the start of each line.
  var firstMargin: Animated<Double>
  /// The distance from the path's end to the end of each line, for lines that don't start at the path's start.
  var lastMargin: Animated<Double>
  /// Whether the letters of a line are distributed between the margins.
  var isSpread: Animated<Double>
  /// Whether letters rotate with the path.
  var isPerpendicular: Animated<Double>
  var isReversed: Animated<Double>

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    guard let mask = fields.integer("m"), mask >= 0 else {
      throw JSONError(json, "a text's path without a mask")
    }
    func number(_ name: FieldName, _ standard: Double) -> Animated<Double> {
      fields.animated(Double.self, name) ?? Animated(standard)
    }
    self.mask = mask
    (firstMargin, lastMargin) = (number("f", 0), number("l", 0))
    (isSpread, isPerpendicular, isReversed) = (number("a", 0), number("p", 1), number("r", 0))
  }
}
