/// A gradient between two points.
struct GradientModel: Equatable, Sendable {
  var isRadial: Bool
  var start: Animated<Vector>
  var end: Animated<Vector>
  /// Location, red, green and blue of each color stop, followed by location and opacity of each opacity stop.
  var stops: Animated<[Double]>
  var colorStopCount: Int
  /// The name of the slot whose value replaces the stops.
  var slot: String?
  /// The distance of a radial gradient's focus from its center, in percent of the radius.
  var highlightLength: Animated<Double>?
  /// The angle of a radial gradient's focus from the direction of the end point, in degrees.
  var highlightAngle: Animated<Double>?

  init(_ fields: Fields) {
    isRadial = fields.integer("t") == 2
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

/// A gradient's stops and the number of color stops among them.
struct StoredStops: JSONReadable {
  let count: Int?
  let stops: Animated<[Double]>?
  let slot: String?

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    count = fields.integer("p")
    stops = fields.animated([Double].self, "k")
    slot = fields.text("sid")
  }
}

/// Conversion of gradients to the format's list of numbers, which ``GradientModel/stops`` describes.
enum GradientNumbers {
  /// Returns the numbers of a gradient. If there are fewer locations than colors, the colors are spread evenly.
  static func numbers(of colors: [LottieColor], at locations: [Double]) -> [Double] {
    let stops = colors.enumerated().map { index, color in
      let isLocated = locations.count >= colors.count
      return (isLocated ? locations[index] : Double(index) / Double(max(colors.count - 1, 1)), color)
    }
    return stops.flatMap { [$0, $1.r, $1.g, $1.b] } + stops.flatMap { [$0, $1.a] }
  }
}
