/// The number of occurrences of each color in opaque pixels.
///
/// Up to ``exactLimit`` colors are counted exactly, more in cells of 6 bits per component. The order of the pixels doesn't
/// matter. Memory: at most 2¹⁸ cells of 32 bytes, 8 MiB.
struct ColorHistogram {
  /// The counts by color; empty once there are cells.
  private var exactCounts = ColorCounts()
  private var cells: [Cell] = []

  /// The largest number of colors that are counted exactly.
  static let exactLimit = 1 << 14

  /// The colors in ascending order; nil if there are more than 256.
  var exactColors: [UInt32]? {
    cells.isEmpty && exactCounts.count <= 256 ? exactCounts.sorted.map(\.pixel) : nil
  }

  /// Counts each opaque pixel `weight` times.
  ///
  /// A negative weight subtracts pixels that were added before; a color whose count becomes 0 remains in the histogram.
  mutating func add(_ pixels: [UInt32], weight: Int = 1) {
    pixels.withUnsafeBufferPointer { pixels in
      var start = 0
      while start < pixels.count {
        let pixel = pixels[start]
        var end = start + 1
        while end < pixels.count, pixels[end] == pixel { end += 1 }
        if GIFColor.isOpaque(pixel) { add(pixel, count: (end - start) &* weight) }
        start = end
      }
    }
  }

  /// Adds the counts of another histogram.
  mutating func add(_ other: ColorHistogram) {
    for (pixel, count) in other.exactCounts.sorted { add(pixel, count: count) }
    if other.cells.isEmpty { return }
    if cells.isEmpty { mergeIntoCells() }
    for index in cells.indices { cells[index].add(other.cells[index]) }
  }

  private mutating func add(_ pixel: UInt32, count: Int) {
    guard cells.isEmpty else {
      cells[Cell.index(of: pixel)].add(pixel, count: count)
      return
    }
    exactCounts.add(pixel, count: count)
    if exactCounts.count > Self.exactLimit { mergeIntoCells() }
  }

  /// Replaces exact counts with cells.
  private mutating func mergeIntoCells() {
    cells = [Cell](repeating: Cell(), count: Cell.count)
    for (pixel, count) in exactCounts.sorted { cells[Cell.index(of: pixel)].add(pixel, count: count) }
    exactCounts.removeAll()
  }

  /// The colors with their counts as weights, or else the mean color of each nonempty cell with the cell's count; in an
  /// order that depends only on the colors.
  var samples: [ColorSample] {
    guard cells.isEmpty else { return cells.filter { $0.count > 0 }.map(\.sample) }
    return exactCounts.sorted.filter { $0.count > 0 }.map {
      ColorSample(color: SIMD3(pixel: $0.pixel), weight: Double($0.count))
    }
  }
}

extension ColorHistogram {
  /// Returns the mean squared distance of the colors to the nearest ones of a palette.
  func meanSquaredError(of palette: GIFPalette) -> Double {
    let samples = samples
    let total = samples.reduce(0) { $0 + $1.weight }
    guard !palette.colors.isEmpty, total > 0 else { return 0 }
    let colors = palette.colors.map { SIMD3(pixel: $0) }
    let nearest = NearestColor(colors)
    let sum = samples.reduce(0) { sum, sample in
      sum + (colors[nearest.index(for: sample.color)] - sample.color).squaredLength * sample.weight
    }
    return sum / total
  }

  private struct Cell {
    private(set) var count = 0
    private var red = 0
    private var green = 0
    private var blue = 0

    static let count = 1 << 18

    static func index(of pixel: UInt32) -> Int {
      Int(pixel >> 2 & 63) << 12 | Int(pixel >> 10 & 63) << 6 | Int(pixel >> 18 & 63)
    }

    // With negative weights, partial sums of a long film can overflow; the total doesn't, so wrapping gives it.
    mutating func add(_ pixel: UInt32, count: Int) {
      self.count &+= count
      red &+= Int(pixel & 255) &* count
      green &+= Int(pixel >> 8 & 255) &* count
      blue &+= Int(pixel >> 16 & 255) &* count
    }

    mutating func add(_ other: Cell) {
      count &+= other.count
      red &+= other.red
      green &+= other.green
      blue &+= other.blue
    }

    var sample: ColorSample {
      let sum = SIMD3(Double(red), Double(green), Double(blue))
      return ColorSample(color: sum / Double(count), weight: Double(count))
    }
  }
}
