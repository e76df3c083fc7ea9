import Raster

/// The orientation of the stored pixels, as cameras record it (Exif 2.3, tag 274, whose values are the raw values).
enum PictureOrientation: Int, CaseIterable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension PictureOrientation {
  /// Returns the stored pixels in upright orientation.
  func upright(_ stored: Bitmap) -> Bitmap {
    guard self != .up else { return stored }
    let (width, height) = (stored.width, stored.height)
    let isTurned = rawValue >= PictureOrientation.leftMirrored.rawValue
    let isFromRight = [.upMirrored, .down, .rightMirrored, .left].contains(self)
    let isFromBottom = [.down, .downMirrored, .right, .rightMirrored].contains(self)
    let step = (x: isFromRight ? -1 : 1, y: isFromBottom ? -width : width)
    let (across, along) = isTurned ? (step.y, step.x) : (step.x, step.y)
    let size = isTurned ? (width: height, height: width) : (width: width, height: height)
    let start = (isFromRight ? width - 1 : 0) + (isFromBottom ? (height - 1) * width : 0)
    let pixels = [UInt32](unsafeUninitializedCapacity: stored.pixels.count) { buffer, count in
      stored.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<size.height {
          for x in 0..<size.width {
            buffer.initializeElement(at: y * size.width + x, to: pixels[start + y * along + x * across])
          }
        }
      }
      count = stored.pixels.count
    }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }
}

// MARK: - Exif

extension PictureOrientation {
  /// The first bytes of an APP1 segment with Exif tags.
  static let exifSignature: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

  /// Creates the orientation of an Exif segment; nil if there is none or it is invalid.
  init?(exif: UnsafeRawBufferPointer) {
    let tags = UnsafeRawBufferPointer(rebasing: exif.dropFirst(Self.exifSignature.count))
    let isBigEndian = tags.starts(with: [0x4D, 0x4D, 0, 42])
    guard isBigEndian || tags.starts(with: [0x49, 0x49, 42, 0]) else { return nil }

    func number(_ count: Int, at offset: Int) -> Int? {
      guard offset <= tags.count - count else { return nil }
      let bytes = tags[offset..<offset + count]
      return isBigEndian
        ? bytes.reduce(0) { $0 << 8 | Int($1) } : bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, at: 4), let count = number(2, at: directory) else { return nil }
    let entry = (0..<count).lazy.map { directory + 2 + 12 * $0 }.first { number(2, at: $0) == 274 }
    // A two-byte number has type 3 and is at the start of the four bytes for values.
    guard let entry, number(2, at: entry + 2) == 3, let value = number(2, at: entry + 8) else { return nil }
    self.init(rawValue: value)
  }
}
