import MotionCore

/// The colors of a gradient with their locations.
struct GradientStops: KeyframeValue {
  var colors: [LottieColor]
  var locations: [Double]

  var isEmpty: Bool { colors.isEmpty }

  /// Creates color stops from the numbers of a file: location, red, green and blue of each.
  init(colorsIn numbers: [Double], count: Int) {
    self.init(numbers.prefix(count.clamped(to: 0...numbers.count / 4) * 4), width: 4) {
      LottieColor(r: $0[1], g: $0[2], b: $0[3])
    }
  }

  /// Creates opacity stops from the numbers of a file after the colors: location and opacity of each.
  init(opacitiesIn numbers: [Double], after count: Int) {
    self.init(numbers.dropFirst(count.clamped(to: 0...numbers.count / 4) * 4), width: 2) {
      LottieColor(r: 0, g: 0, b: 0, a: $0[1].clamped(to: 0...1))
    }
  }

  private init(_ numbers: ArraySlice<Double>, width: Int, _ color: ([Double]) -> LottieColor) {
    let stops = stride(from: numbers.startIndex, through: numbers.endIndex - width, by: width)
      .prefix(Self.maximumCount).map { Array(numbers[$0..<$0 + width]) }
    colors = stops.map(color)
    locations = stops.map { $0[0].clamped(to: 0...1) }
  }

  /// Far more stops than are visible in a gradient.
  private static let maximumCount = 2000

  var elementCount: Int { colors.count }

  static var memoryCost: Double { LottieColor.memoryCost + 1 }

  func interpolated(to end: GradientStops, at fraction: Double) -> GradientStops {
    guard colors.count == end.colors.count else { return fraction < 1 ? self : end }
    var stops = self
    stops.colors = zip(colors, end.colors).map { $0.interpolated(to: $1, at: fraction) }
    stops.locations = locations.interpolated(to: end.locations, at: fraction)
    return stops
  }
}
