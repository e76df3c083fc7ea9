/// The colours along a gradient, as a table from 0 to 1.
package struct Ramp: Hashable, Sendable {
  /// A colour and where it is reached.
  package struct Stop: Hashable, Sendable {
    /// From 0 at the gradient's start to 1 at its end; may lie outside.
    package var location: Double
    package var color: Color

    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Premultiplied, each for the middle of its part of 0…1.
  let pixels: [UInt32]

  /// 2¹⁰: a hard step is misplaced by at most half a thousandth of the gradient's length.
  static let count = 1 << countBits
  static let countBits: Int64 = 10

  /// - Parameters:
  ///   - stops: In order; a location smaller than the one before, or NaN, counts as the one before. Between equal
  ///     locations the colour jumps; before the first and beyond the last stop it stays. None at all is transparent.
  ///   - blend: The colour at a fraction, 0 to 1, of the way between two stops; components of encoded sRGB and
  ///     straight alpha are mixed linearly unless said otherwise.
  package init(stops: [Stop], blend: (Color, Color, Double) -> Color = Color.mixed) {
    let stops = Ramp.ordered(stops)
    var pixels = [UInt32](repeating: 0, count: Ramp.count)
    var next = 0
    for index in pixels.indices where !stops.isEmpty {
      let location = (Double(index) + 0.5) / Double(Ramp.count)
      while next < stops.count, stops[next].location <= location { next += 1 }
      pixels[index] = Ramp.color(at: location, before: next, in: stops, blend).pixel
    }
    self.pixels = pixels
  }

  private static func ordered(_ stops: [Stop]) -> [Stop] {
    var result = stops
    for index in result.indices.dropFirst() where !(result[index].location >= result[index - 1].location) {
      result[index].location = result[index - 1].location
    }
    return result
  }

  private static func color(
    at location: Double, before next: Int, in stops: [Stop], _ blend: (Color, Color, Double) -> Color
  ) -> Color {
    guard next > 0 else { return stops[0].color }
    guard next < stops.count else { return stops[next - 1].color }
    let (low, high) = (stops[next - 1], stops[next])
    let fraction = (location - low.location) / (high.location - low.location)
    return blend(low.color, high.color, fraction)
  }
}

extension Color {
  /// The colour at a fraction of the way to another, component by component, alpha not multiplied in.
  package static func mixed(_ first: Color, _ second: Color, _ fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: mix(first.red, second.red), green: mix(first.green, second.green),
      blue: mix(first.blue, second.blue), alpha: mix(first.alpha, second.alpha))
  }
}
