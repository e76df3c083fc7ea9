/// Values that are applied to letters of a text, each letter by the weight that a selector gives it.
///
/// Scale, opacity, saturation and brightness are in percent, angles in degrees, tracking in points.
struct TextAnimatorModel: JSONReadable, Equatable, Sendable {
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
  /// The horizontal and vertical blurriness, in the unit of blur effects.
  var blur: Animated<Vector>?
  var fill: TextColorModel
  var stroke: TextColorModel
  /// The animator's features that aren't drawn.
  var ignored: [String]

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
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
      color: values?.animated(LottieColor.self, "fc"), opacity: number("fo"), hue: number("fh"),
      saturation: number("fs"), brightness: number("fb"))
    stroke = TextColorModel(
      color: values?.animated(LottieColor.self, "sc"), opacity: number("so"), hue: number("sh"),
      saturation: number("ss"), brightness: number("sb"))
    ignored = Self.undrawn.filter { values?.contains($0.field) ?? false }.map(\.meaning)
  }

  private static let undrawn: [(field: FieldName, meaning: String)] = [
    ("ls", "line spacing that changes by letters")
  ]

  private struct NestedFields: JSONReadable {
    let fields: Fields

    init(_ json: JSONNode) throws(JSONError) { fields = try Fields(json) }
  }
}

/// The changes to a letter's color. Opacity, saturation and brightness are in percent, the hue's rotation in degrees.
struct TextColorModel: Equatable, Sendable {
  var color: Animated<LottieColor>?
  var opacity: Animated<Double>?
  var hue: Animated<Double>?
  var saturation: Animated<Double>?
  var brightness: Animated<Double>?

  /// Whether the color stays unchanged.
  var isNeutral: Bool { self == TextColorModel() }
}

/// The selector of a text animator, which gives each unit of a text a weight.
struct TextSelectorModel: JSONReadable, Equatable, Sendable {
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
  /// Whether start, end and offset count units, rather than percent of all units.
  var countsUnits = false
  var start = Animated(0.0)
  /// The end of the range; nil for the text's end.
  var end: Animated<Double>?
  var offset = Animated(0.0)
  /// The maximum weight in percent.
  var amount = Animated(100.0)
  /// The easing at high weights, in percent: above 0 smooth, below 0 abrupt.
  var easeHigh = Animated(0.0)
  /// The easing at low weights, in percent: above 0 smooth, below 0 abrupt.
  var easeLow = Animated(0.0)
  /// The softness of the ends of a square range, in percent.
  var smoothness = Animated(100.0)
  var isRandomized = false
  /// Whether the selector is an expression or a wiggly selector, neither of which is drawn.
  var isExpression = false

  init() {}

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    unit = fields.integer("b").flatMap(Unit.init) ?? .characters
    shape = fields.integer("sh").flatMap(Shape.init) ?? .square
    countsUnits = fields.integer("r") == 2
    start = fields.animated(Double.self, "s") ?? start
    end = fields.animated(Double.self, "e")
    offset = fields.animated(Double.self, "o") ?? offset
    amount = fields.animated(Double.self, "a") ?? amount
    easeHigh = fields.animated(Double.self, "xe") ?? easeHigh
    easeLow = fields.animated(Double.self, "ne") ?? easeLow
    smoothness = fields.animated(Double.self, "sm") ?? smoothness
    isRandomized = fields.flag("rn")
    isExpression = (fields.integer("t") ?? 0) != 0
  }
}
