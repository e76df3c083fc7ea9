/// The colors along a gradient, as a lookup table from 0 to 1.
package struct Ramp: Hashable, Sendable {
  /// A color and its location.
  package struct Stop: Hashable, Sendable {
    /// The location, from 0 at the gradient's start to 1 at its end. It may be outside.
    package var location: Double
    package var color: Color

    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The premultiplied entries: the color below 0, one for the middle of each part of 0…1, and the color
  /// above 1.
  let pixels: [UInt32]
  /// Whether all colors are opaque.
  let isOpaque: Bool

  /// The number of entries for 0…1, 2⁹: colors are off by at most 1/4 of 255, a hard step by a thousandth of
  /// the gradient's length.
  static let count = 1 << countBits
  static let countBits: Int64 = 9

  init(pixels: [UInt32]) {
    self.pixels = pixels
    isOpaque = pixels.allSatisfy { Pixel.alpha($0) == 255 }
  }

  /// Creates a ramp from stops.
  ///
  /// Components of encoded sRGB and straight alpha are interpolated linearly.
  ///
  /// - Parameter stops: The stops in order. A location that is below the previous one, or NaN, counts as the
  ///   previous one. Between equal locations the color jumps; before the first and after the last stop it is
  ///   constant. Without stops the ramp is transparent.
  package init(stops: [Stop]) {
    let stops = Ramp.ordered(stops)
    var entries: [UInt32] = []
    entries.reserveCapacity(Ramp.count)
    var before: Stop?
    for stop in stops {
      let end = Ramp.index(of: stop.location)
      Ramp.append(from: before ?? stop, to: stop, upTo: end, to: &entries)
      before = stop
    }
    let rest = before?.color.pixel ?? 0
    entries.append(contentsOf: repeatElement(rest, count: Ramp.count - entries.count))
    let first = stops.first.map { $0.location < 0 ? entries[0] : $0.color.pixel } ?? 0
    let last = before.map { $0.location > 1 ? entries[Ramp.count - 1] : $0.color.pixel } ?? 0
    self.init(pixels: [first] + entries + [last])
  }

  /// Returns the index of the first entry whose middle is at a location or beyond.
  private static func index(of location: Double) -> Int {
    let index = (location * Double(count) - 0.5).rounded(.up)
    return index > 0 ? Int(min(index, Double(count))) : 0
  }

  private static func append(
    from first: Stop, to last: Stop, upTo end: Int, to entries: inout [UInt32]
  ) {
    let length = last.location - first.location
    for index in entries.count..<max(end, entries.count) {
      let location = (Double(index) + 0.5) / Double(count)
      let fraction = length > 0 ? (location - first.location) / length : 0
      entries.append(Color.mixed(first.color, last.color, fraction).pixel)
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
  /// Returns the ramp with every color multiplied by another one's alpha and by an opacity.
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
  /// Returns the color at a fraction of the way between two colors, component by component, not
  /// premultiplied.
  package static func mixed(_ first: Color, _ second: Color, _ fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: mix(first.red, second.red), green: mix(first.green, second.green),
      blue: mix(first.blue, second.blue), alpha: mix(first.alpha, second.alpha))
  }
}
