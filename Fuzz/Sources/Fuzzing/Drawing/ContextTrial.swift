import Foundation
import Staging

/// Whatever is drawn into a context: it ends soon, pixels stay what pixels are, nothing beside them is touched, and the
/// same calls give the same bytes again and in another layout.
struct ContextTrial: Trial {
  let name = "context"

  /// Long enough for a machine that is busy and checks its memory.
  private static let longest = Duration.seconds(60)

  func run(_ random: inout CaseRandom) throws {
    let isWide = random.once(in: 30)
    let (width, height) = (random.int(1...(isWide ? 3000 : 48)), random.int(1...(isWide ? 3 : 48)))
    let start = ContinuousClock.now
    let pictures = try [Layout.rgba, .rgba, .bgra].map { layout in
      var copy = random
      return try Self.picture(width, height, layout, &copy)
    }
    let spent = ContinuousClock.now - start
    try demand(spent < Self.longest, "it takes \(spent)")
    try demandEqual(pictures[0], pictures[1], "another picture by the same calls")
    try demandEqual(pictures[0], pictures[2], "another picture in another layout")
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

  /// The pixels that random calls draw, red lowest.
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
    guard let context else { throw Violation(description: "no context of \(width) × \(height)") }
    var artist = ContextArtist(context: context, size: Double(min(max(width, height), 64)))
    for _ in 0..<random.int(5...60) { artist.act(&random) }
    let kept = (0..<memory.count).allSatisfy { index in
      let (y, x) = (index / bytesPerRow, index % bytesPerRow)
      return (1...height).contains(y) && x < 4 * width || memory[index] == mark
    }
    try demand(kept, "bytes beside the pixels have changed")
    guard let image = context.makeImage() else { throw Violation(description: "no image") }
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
