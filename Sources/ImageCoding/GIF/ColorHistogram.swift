/// How often each colour occurs in opaque pixels.
///
/// Up to 256 colours are counted exactly, more in cells of 6 bits a component. The order in which pixels come makes no
/// difference. Memory: at most 2¹⁸ cells of 32 bytes, 8 MiB, whatever is counted.
struct ColorHistogram {
  /// Counts by colour; empty once there are cells.
  private var exactCounts: [UInt32: Int] = [:]
  private var cells: [Cell] = []

  /// The colours in rising order, nil where there are more than 256.
  var exactColors: [UInt32]? { cells.isEmpty ? exactCounts.keys.sorted() : nil }

  /// Counts each opaque pixel `weight` times; others are skipped.
  ///
  /// A weight may be negative: what has been added can be taken away again, but for the colour itself.
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

  /// Counts what another histogram has counted.
  mutating func add(_ other: ColorHistogram) {
    for (pixel, count) in other.exactCounts { add(pixel, count: count) }
    if other.cells.isEmpty { return }
    if cells.isEmpty { spill() }
    for index in cells.indices { cells[index].add(other.cells[index]) }
  }

  private mutating func add(_ pixel: UInt32, count: Int) {
    guard cells.isEmpty else {
      cells[Cell.index(of: pixel)].add(pixel, count: count)
      return
    }
    exactCounts[pixel, default: 0] &+= count
    if exactCounts.count > 256 { spill() }
  }

  private mutating func spill() {
    cells = [Cell](repeating: Cell(), count: Cell.count)
    for (pixel, count) in exactCounts { cells[Cell.index(of: pixel)].add(pixel, count: count) }
    exactCounts = [:]
  }

  /// The mean colour of each cell that isn't empty, weighted with its count, in rising order of red.
  var samples: [ColorSample] { cells.filter { $0.count > 0 }.map(\.sample) }
}

extension ColorHistogram {
  private struct Cell {
    private(set) var count = 0
    private var red = 0
    private var green = 0
    private var blue = 0

    static let count = 1 << 18

    static func index(of pixel: UInt32) -> Int {
      Int(pixel >> 2 & 63) << 12 | Int(pixel >> 10 & 63) << 6 | Int(pixel >> 18 & 63)
    }

    // Partial sums of a long film with negative weights may pass 64 bits; the total doesn't, and is right then.
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
