/// What changes letters of a text: some values, and how much each letter takes of them.
///
/// Scales, opacities, saturation and brightness are per cent, angles degrees, the tracking points.
struct TextAnimatorModel: Decodable, Hashable, Sendable {
  var name: String
  var selector: TextSelectorModel
  var anchor: Animated<Vector>?
  var position: Animated<Vector>?
  var scale: Animated<Vector>?
  var rotation: Animated<Double>?
  var rotationX: Animated<Double>?
  var rotationY: Animated<Double>?
  var skew: Animated<Double>?
  var skewAxis: Animated<Double>?
  var opacity: Animated<Double>?
  var tracking: Animated<Double>?
  var strokeWidth: Animated<Double>?
  /// How blurred letters are across and down, by the measure of blur effects.
  var blur: Animated<Vector>?
  var fill: TextColorModel
  var stroke: TextColorModel
  /// What it asks for that isn't drawn.
  var ignored: [String]

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    name = fields.text("nm") ?? ""
    selector = fields.value(TextSelectorModel.self, "s") ?? TextSelectorModel()
    let values = fields.value(NestedFields.self, "a")?.fields
    func number(_ field: FieldName) -> Animated<Double>? { values?.animated(Double.self, field) }
    func vector(_ field: FieldName) -> Animated<Vector>? { values?.animated(Vector.self, field) }
    (anchor, position, scale) = (vector("a"), vector("p"), vector("s"))
    (rotation, rotationX, rotationY) = (number("r") ?? number("rz"), number("rx"), number("ry"))
    (skew, skewAxis) = (number("sk"), number("sa"))
    (opacity, tracking, strokeWidth) = (number("o"), number("t"), number("sw"))
    blur = values?.animated([Double].self, "bl")?.map { blur in
      Vector(x: blur.first ?? 0, y: blur.count > 1 ? blur[1] : blur.first ?? 0)
    }
    fill = TextColorModel(
      color: values?.animated(FilmColor.self, "fc"), opacity: number("fo"), hue: number("fh"),
      saturation: number("fs"), brightness: number("fb"))
    stroke = TextColorModel(
      color: values?.animated(FilmColor.self, "sc"), opacity: number("so"), hue: number("sh"),
      saturation: number("ss"), brightness: number("sb"))
    ignored = Self.undrawn.filter { values?.contains($0.field) ?? false }.map(\.meaning)
  }

  private static let undrawn: [(field: FieldName, meaning: String)] = [
    ("ls", "line spacing that changes by letters")
  ]

  private struct NestedFields: Decodable {
    let fields: Fields

    init(from decoder: any Decoder) throws { fields = try Fields(decoder) }
  }
}

/// What becomes of letters' colours. Opacity, saturation and brightness are per cent, the hue's turn degrees.
struct TextColorModel: Hashable, Sendable {
  var color: Animated<FilmColor>?
  var opacity: Animated<Double>?
  var hue: Animated<Double>?
  var saturation: Animated<Double>?
  var brightness: Animated<Double>?

  /// Whether it leaves colours as they are.
  var isNeutral: Bool { self == TextColorModel() }
}

/// How much each part of a text takes of what an animator does.
struct TextSelectorModel: Decodable, Hashable, Sendable {
  enum Unit: Int, Hashable, Sendable {
    case characters = 1
    case charactersWithoutSpaces, words, lines
  }

  enum Shape: Int, Hashable, Sendable {
    case square = 1
    case rampUp, rampDown, triangle, round, smooth
  }

  var unit = Unit.characters
  var shape = Shape.square
  /// Whether start, end and offset count units, rather than per cent of all of them.
  var countsUnits = false
  var start = Animated(0.0)
  /// nil for the text's end.
  var end: Animated<Double>?
  var offset = Animated(0.0)
  /// Per cent.
  var amount = Animated(100.0)
  /// How gently weights leave 1, and 0, in per cent; below 0, how abruptly.
  var easeHigh = Animated(0.0)
  var easeLow = Animated(0.0)
  /// How soft a square's ends are, in per cent.
  var smoothness = Animated(100.0)
  var isRandomized = false
  /// Whether it's a script, which isn't run, or trembles, which isn't drawn.
  var isExpression = false

  init() {}

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    unit = fields.whole("b").flatMap(Unit.init) ?? .characters
    shape = fields.whole("sh").flatMap(Shape.init) ?? .square
    countsUnits = fields.whole("r") == 2
    start = fields.animated(Double.self, "s") ?? start
    end = fields.animated(Double.self, "e")
    offset = fields.animated(Double.self, "o") ?? offset
    amount = fields.animated(Double.self, "a") ?? amount
    easeHigh = fields.animated(Double.self, "xe") ?? easeHigh
    easeLow = fields.animated(Double.self, "ne") ?? easeLow
    smoothness = fields.animated(Double.self, "sm") ?? smoothness
    isRandomized = fields.flag("rn")
    isExpression = (fields.whole("t") ?? 0) != 0
  }
}
