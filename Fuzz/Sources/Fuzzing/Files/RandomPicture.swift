import Foundation
import QuartzCore

/// Random small pictures.
enum RandomPicture {
  /// Returns a picture with sides of 1…40 pixels.
  static func picture(_ random: inout CaseRandom) -> CGImage {
    picture(width: random.int(1...40), height: random.int(1...40), colors: colors(&random), &random)
  }

  /// Returns opaque colors, sometimes with a transparent one, as premultiplied pixels with red in the lowest byte.
  static func colors(_ random: inout CaseRandom) -> [UInt32] {
    var colors = (0..<random.pick([1, 2, 7, 255, 2000])).map { _ in
      UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
    }
    if random.once(in: 3) { colors[0] = 0 }
    return colors
  }

  /// Returns a picture of random colors, some of whose rows are repeated.
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
      fatalError("can't create a picture of \(width) × \(height) pixels")
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
  /// The pixels, with red in the lowest byte.
  var pixels: [UInt32] {
    let bytes = dataProvider?.data.map { [UInt8](Data(referencing: $0)) } ?? []
    return stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << (8 * UInt32($1)) }
    }
  }
}
