/// What counts as inside where a path crosses itself.
enum WindingRule: Hashable, Sendable {
  case nonZero, evenOdd

  init(_ fields: Fields) { self = fields.whole("r") == 2 ? .evenOdd : .nonZero }
}

/// A colour inside paths. The opacity is per cent.
struct FillStyle: Hashable, Sendable {
  var name: String
  var color: Animated<FilmColor>
  var opacity: Animated<Double>
  var rule: WindingRule
  var blendMode: Int

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    color = fields.animated(FilmColor.self, "c") ?? Animated(.black)
    opacity = fields.animated(Double.self, "o") ?? Animated(100)
    rule = WindingRule(fields)
    blendMode = fields.whole("bm") ?? 0
  }
}

/// A line along paths, as wide and with such ends and corners.
struct StrokeLine: Hashable, Sendable {
  enum Cap: Hashable, Sendable { case butt, round, square }
  enum Join: Hashable, Sendable { case miter, round, bevel }

  var width: Animated<Double>
  var cap: Cap
  var join: Join
  var miterLimit: Animated<Double>
  /// The lengths of dashes and gaps, one after the other.
  var dashes: [Animated<Double>]
  /// Where in the pattern the line begins.
  var dashOffset: Animated<Double>?

  init(_ fields: Fields) {
    width = fields.animated(Double.self, "w") ?? Animated(1)
    cap = [1: .butt, 2: .round, 3: .square][fields.whole("lc") ?? 1] ?? .butt
    join = [1: .miter, 2: .round, 3: .bevel][fields.whole("lj") ?? 1] ?? .miter
    miterLimit = fields.animated(Double.self, "ml2") ?? Animated(fields.number("ml") ?? 4)
    let entries = fields.list(of: DashEntry.self, "d")
    dashes = entries.filter { $0.kind != "o" }.map(\.length)
    dashOffset = entries.first { $0.kind == "o" }?.length
  }

  private struct DashEntry: Decodable {
    let kind: String
    let length: Animated<Double>

    init(from decoder: any Decoder) throws {
      let fields = try Fields(decoder)
      kind = fields.text("n") ?? "d"
      length = fields.animated(Double.self, "v") ?? Animated(0)
    }
  }
}

/// A coloured line along paths. The opacity is per cent.
struct StrokeStyle: Hashable, Sendable {
  var name: String
  var color: Animated<FilmColor>
  var opacity: Animated<Double>
  var line: StrokeLine
  var blendMode: Int

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    color = fields.animated(FilmColor.self, "c") ?? Animated(.black)
    opacity = fields.animated(Double.self, "o") ?? Animated(100)
    line = StrokeLine(fields)
    blendMode = fields.whole("bm") ?? 0
  }
}

/// Colours that run from a point to another.
struct GradientModel: Hashable, Sendable {
  var isRadial: Bool
  var start: Animated<Vector>
  var end: Animated<Vector>
  /// For each colour stop its place and red, green and blue; then for each opacity stop its place and opacity.
  var stops: Animated<[Double]>
  var colorStopCount: Int
  /// The name under which a theme may replace the stops.
  var slot: String?
  /// Of radial gradients: where the focus lies, in per cent of the radius and degrees from the end point.
  var highlightLength: Animated<Double>?
  var highlightAngle: Animated<Double>?

  init(_ fields: Fields) {
    isRadial = fields.whole("t") == 2
    start = fields.animated(Vector.self, "s") ?? Animated(.zero)
    end = fields.animated(Vector.self, "e") ?? Animated(.zero)
    let stored = fields.value(StoredStops.self, "g")
    stops = stored?.stops ?? Animated([])
    colorStopCount = max(0, stored?.count ?? stops.first.count / 4)
    slot = stored?.slot ?? stored?.stops?.slot
    highlightLength = fields.animated(Double.self, "h")
    highlightAngle = fields.animated(Double.self, "a")
  }

}

/// A gradient's stops, and how many of them are colours.
struct StoredStops: Decodable {
  let count: Int?
  let stops: Animated<[Double]>?
  let slot: String?

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    count = fields.whole("p")
    stops = fields.animated([Double].self, "k")
    slot = fields.text("sid")
  }
}

/// A gradient inside paths. The opacity is per cent.
struct GradientFillStyle: Hashable, Sendable {
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
    blendMode = fields.whole("bm") ?? 0
  }
}

/// A gradient seen through a line along paths. The opacity is per cent.
struct GradientStrokeStyle: Hashable, Sendable {
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
    blendMode = fields.whole("bm") ?? 0
  }
}
