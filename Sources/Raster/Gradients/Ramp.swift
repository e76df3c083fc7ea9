/// The colors along a gradient, as a table from 0 to 1.
package struct Ramp: Hashable, Sendable {
  /// A color and where it is reached.
  package struct Stop: Hashable, Sendable {
    /// From 0 at the gradient's start to 1 at its end; may lie outside.
    package var location: Double
    package var color: Color

    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Premultiplied: the color below 0, one for the middle of each part of 0…1, and the color above 1.
  let pixels: [UInt32]
  /// Whether none of the colors lets anything through.
  let isOpaque: Bool

  /// The number of parts, 2⁹: colors are off by at most 1/4 of 255, a hard step by a thousandth of the gradient's length.
  static let count = 1 << countBits
  static let countBits: Int64 = 9

  init(pixels: [UInt32]) {
    self.pixels = pixels
    isOpaque = pixels.allSatisfy { Pixel.alpha($0) == 255 }
  }

  /// - Parameters:
  ///   - stops: In order; a location smaller than the one before, or NaN, counts as the one before. Between equal
  ///     locations the color jumps; before the first and beyond the last stop it stays. None at all is transparent.
  ///   - blend: The color at a fraction, 0 to 1, of the way between two stops; components of encoded sRGB and
  ///     straight alpha are mixed linearly unless said otherwise.
  package init(stops: [Stop], blend: (Color, Color, Double) -> Color = Color.mixed) {
    let stops = Ramp.ordered(stops)
    var parts: [UInt32] = []
    parts.reserveCapacity(Ramp.count)
    var before: Stop?
    for stop in stops {
      let end = Ramp.index(of: stop.location)
      Ramp.append(from: before ?? stop, to: stop, upTo: end, blend, to: &parts)
      before = stop
    }
    let rest = before?.color.pixel ?? 0
    parts.append(contentsOf: repeatElement(rest, count: Ramp.count - parts.count))
    let first = stops.first.map { $0.location < 0 ? parts[0] : $0.color.pixel } ?? 0
    let last = before.map { $0.location > 1 ? parts[Ramp.count - 1] : $0.color.pixel } ?? 0
    self.init(pixels: [first] + parts + [last])
  }

  /// The first part of the table whose middle is at a location or beyond.
  private static func index(of location: Double) -> Int {
    let index = (location * Double(count) - 0.5).rounded(.up)
    return index > 0 ? Int(min(index, Double(count))) : 0
  }

  private static func append(
    from first: Stop, to last: Stop, upTo end: Int, _ blend: (Color, Color, Double) -> Color,
    to parts: inout [UInt32]
  ) {
    let length = last.location - first.location
    for index in parts.count..<max(end, parts.count) {
      let location = (Double(index) + 0.5) / Double(count)
      let fraction = length > 0 ? (location - first.location) / length : 0
      parts.append(blend(first.color, last.color, fraction).pixel)
    }
  }

  private static func ordered(_ stops: [Stop]) -> [Stop] {
    var result = stops
    for index in result.indices.dropFirst() where !(result[index].location >= result[index - 1].location) {
      result[index].location = result[index - 1].location
    }
    return result
  }
}

extension Ramp {
  /// The ramp with every color times another one's alpha, times an opacity.
  func faded(by fade: Ramp, opacity: UInt8) -> Ramp {
    let faded = [UInt32](unsafeUninitializedCapacity: pixels.count) { target, count in
      for index in pixels.indices {
        let alpha = Pixel.product(Pixel.alpha(fade.pixels[index]), opacity)
        target.initializeElement(at: index, to: Pixel.scaled(pixels[index], by: alpha))
      }
      count = pixels.count
    }
    return Ramp(pixels: faded)
  }
}

extension Color {
  /// The color at a fraction of the way to another, component by component, alpha not multiplied in.
  package static func mixed(_ first: Color, _ second: Color, _ fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: mix(first.red, second.red), green: mix(first.green, second.green),
      blue: mix(first.blue, second.blue), alpha: mix(first.alpha, second.alpha))
  }
}
