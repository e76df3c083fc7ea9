/// The rule that decides which points are inside a path that crosses itself.
enum WindingRule: Hashable, Sendable {
  case nonZero, evenOdd

  init(_ fields: Fields) { self = fields.integer("r") == 2 ? .evenOdd : .nonZero }
}

/// A color inside paths. The opacity is in percent.
struct FillStyle: Equatable, Sendable {
  var name: String
  var color: Animated<LottieColor>
  var opacity: Animated<Double>
  var rule: WindingRule
  var blendMode: Int

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    color = fields.animated(LottieColor.self, "c") ?? Animated(.black)
    opacity = fields.animated(Double.self, "o") ?? Animated(100)
    rule = WindingRule(fields)
    blendMode = fields.integer("bm") ?? 0
  }
}

/// The width, caps, joins and dashes of a stroke.
struct StrokeLine: Equatable, Sendable {
  /// The shapes of a line's ends; the raw values are the numbers in files.
  enum Cap: Int, Sendable { case butt = 1, round, square }
  /// The shapes of a line's corners; the raw values are the numbers in files.
  enum Join: Int, Sendable { case miter = 1, round, bevel }

  var width: Animated<Double>
  var cap: Cap
  var join: Join
  var miterLimit: Animated<Double>
  /// The lengths of dashes and gaps, alternating.
  var dashes: [Animated<Double>]
  /// The offset into the dash pattern at which the stroke begins.
  var dashOffset: Animated<Double>?

  init(_ fields: Fields) {
    width = fields.animated(Double.self, "w") ?? Animated(1)
    cap = fields.integer("lc").flatMap(Cap.init) ?? .butt
    join = fields.integer("lj").flatMap(Join.init) ?? .miter
    miterLimit = fields.animated(Double.self, "ml2") ?? Animated(fields.number("ml") ?? 4)
    let entries = fields.list(of: DashEntry.self, "d")
    dashes = entries.filter { $0.kind != "o" }.map(\.length)
    dashOffset = entries.first { $0.kind == "o" }?.length
  }

  private struct DashEntry: JSONReadable {
    let kind: String
    let length: Animated<Double>

    init(_ json: JSONNode) throws(JSONError) {
      let fields = try Fields(json)
      kind = fields.text("n") ?? "d"
      length = fields.animated(Double.self, "v") ?? Animated(0)
    }
  }
}

/// A colored line along paths. The opacity is in percent.
struct StrokeStyle: Equatable, Sendable {
  var name: String
  var color: Animated<LottieColor>
  var opacity: Animated<Double>
  var line: StrokeLine
  var blendMode: Int

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    color = fields.animated(LottieColor.self, "c") ?? Animated(.black)
    opacity = fields.animated(Double.self, "o") ?? Animated(100)
    line = StrokeLine(fields)
    blendMode = fields.integer("bm") ?? 0
  }
}

/// A gradient inside paths. The opacity is in percent.
struct GradientFillStyle: Equatable, Sendable {
  var name: String
  var gradient: GradientModel
  var opacity: Animated<Double>
  var rule: WindingRule
  var blendMode: Int

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    gradient = GradientModel(fields)
    opacity = fields.animated(Double.self, "o") ?? Animated(100)
    rule = WindingRule(fields)
    blendMode = fields.integer("bm") ?? 0
  }
}

/// A gradient inside the strokes of paths. The opacity is in percent.
struct GradientStrokeStyle: Equatable, Sendable {
  var name: String
  var gradient: GradientModel
  var opacity: Animated<Double>
  var line: StrokeLine
  var blendMode: Int

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    gradient = GradientModel(fields)
    opacity = fields.animated(Double.self, "o") ?? Animated(100)
    line = StrokeLine(fields)
    blendMode = fields.integer("bm") ?? 0
  }
}
