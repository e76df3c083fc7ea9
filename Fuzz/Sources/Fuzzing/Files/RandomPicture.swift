import Foundation
import QuartzCore

/// Small pictures of few or many colors.
enum RandomPicture {
  /// A picture of 1…40 pixels a side.
  static func picture(_ random: inout CaseRandom) -> CGImage {
    picture(width: random.int(1...40), height: random.int(1...40), colors: colors(&random), &random)
  }

  /// Opaque colors, now and then with full transparency among them: premultiplied RGBA bytes, red lowest.
  static func colors(_ random: inout CaseRandom) -> [UInt32] {
    var colors = (0..<random.pick([1, 2, 7, 255, 2000])).map { _ in
      UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
    }
    if random.once(in: 3) { colors[0] = 0 }
    return colors
  }

  /// Rows that repeat now and then, of colors taken by chance.
  static func picture(width: Int, height: Int, colors: [UInt32], _ random: inout CaseRandom) -> CGImage {
    var pixels: [UInt32] = []
    for row in 0..<height {
      if row > 0, random.once(in: 3) {
        pixels += pixels.suffix(width)
      } else {
        pixels += (0..<width).map { _ in random.pick(colors) }
      }
    }
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context, let memory = context.data, let image = context.filled(with: pixels, at: memory) else {
      preconditionFailure("no picture of \(width) × \(height)")
    }
    return image
  }
}

extension CGContext {
  fileprivate func filled(with pixels: [UInt32], at memory: UnsafeMutableRawPointer) -> CGImage? {
    for (index, pixel) in pixels.enumerated() {
      memory.storeBytes(of: pixel.littleEndian, toByteOffset: 4 * index, as: UInt32.self)
    }
    return makeImage()
  }
}

extension CGImage {
  /// The pixels, red lowest.
  var pixels: [UInt32] {
    let bytes = dataProvider?.data.map { [UInt8](Data(referencing: $0)) } ?? []
    return stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << (8 * UInt32($1)) }
    }
  }
}
