import Foundation
import Staging

/// Checks that any drawing into a context ends in bounded time, makes premultiplied pixels and changes no other
/// memory. The same calls make the same pixels when they're repeated and in another layout.
struct ContextTrial: Trial {
  let name = "context"

  /// Processor time; generous enough for AddressSanitizer.
  private static let timeLimit = Duration.seconds(60)

  func run(_ random: inout CaseRandom) throws {
    let isWide = random.once(in: 30)
    let (width, height) = (random.int(1...(isWide ? 3000 : 48)), random.int(1...(isWide ? 3 : 48)))
    let start = ProcessorTime.ofThread
    let pictures = try [Layout.rgba, .rgba, .bgra].map { layout in
      var copy = random
      return try Self.picture(width, height, layout, &copy)
    }
    let duration = ProcessorTime.ofThread - start
    try demand(duration < Self.timeLimit, "drawing takes \(duration)")
    try demandEqual(pictures[0], pictures[1], "the same calls make another picture")
    try demandEqual(pictures[0], pictures[2], "another layout makes another picture")
    try Self.checkPixels(pictures[0])
  }

  private enum Layout {
    case rgba
    case bgra

    var info: UInt32 {
      switch self {
      case .rgba: CGImageAlphaInfo.premultipliedLast.rawValue
      case .bgra: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
      }
    }
  }

  /// Returns the pixels of a picture by random calls, with red in the lowest byte.
  private static func picture(
    _ width: Int, _ height: Int, _ layout: Layout, _ random: inout CaseRandom
  ) throws -> [UInt32] {
    let bytesPerRow = 4 * width + 8
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytesPerRow * (height + 2), alignment: 4)
    defer { memory.deallocate() }
    let mark: UInt8 = 0xa5
    memory.initializeMemory(as: UInt8.self, repeating: mark)
    let rows = UnsafeMutableRawBufferPointer(
      rebasing: memory[bytesPerRow..<(height + 1) * bytesPerRow])
    for y in 0..<height { for x in 0..<4 * width { rows[y * bytesPerRow + x] = 0 } }
    let context = CGContext(
      data: rows.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: layout.info)
    guard let context else {
      throw Violation(description: "can't create a context of \(width) × \(height) pixels")
    }
    var artist = ContextArtist(context: context, size: Double(min(max(width, height), 64)))
    for _ in 0..<random.int(5...60) { artist.draw(&random) }
    let isIntact = (0..<memory.count).allSatisfy { index in
      let (y, x) = (index / bytesPerRow, index % bytesPerRow)
      return (1...height).contains(y) && x < 4 * width || memory[index] == mark
    }
    try demand(isIntact, "bytes outside of the pixels have changed")
    guard let image = context.makeImage() else { throw Violation(description: "can't create an image") }
    return image.pixels
  }

  private static func checkPixels(_ pixels: [UInt32]) throws {
    for (index, pixel) in pixels.enumerated() {
      let alpha = pixel >> 24
      let isPremultiplied = pixel & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel >> 16 & 0xFF <= alpha
      try demand(isPremultiplied, "pixel \(index) has more color than alpha")
    }
  }
}
