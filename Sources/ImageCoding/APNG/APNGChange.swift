import Foundation
import Raster

/// A rectangle of new pixels, and the operations of a viewer before and after the frame is shown.
struct APNGChange: Sendable {
  /// The treatment of the rectangle before the next frame is drawn, with the numbers of the format.
  enum Disposal: UInt8 {
    case none = 0
    case background = 1
    case previous = 2
  }

  /// The combination of new pixels with those that are visible, with the numbers of the format.
  enum Blending: UInt8 {
    case source = 0
    case over = 1
  }

  let rect: PixelRect
  /// The new straight pixels in the rectangle, row by row.
  let pixels: [UInt32]
  /// The pixels that are visible in the rectangle before; nil for the first frame.
  let oldPixels: [UInt32]?
  let delay: FrameDelay
  var disposal = Disposal.none
}

extension APNGChange {
  /// A frame as stored in the file, except for the sequence numbers of its chunks.
  struct Encoded {
    let rect: PixelRect
    let delay: FrameDelay
    let disposal: Disposal
    let blending: Blending
    let data: Data
  }

  /// Compresses the pixels in several forms, and keeps the shortest.
  func encoded(_ format: APNGPixelFormat, _ compression: PNGEncoder.Compression) throws(ImageCodingError)
    -> Encoded
  {
    var best: (blending: Blending, data: Data)?
    for (blending, pixels) in variants(format) {
      let scanlines = APNGScanlines(pixels, in: rect, format: format)
      for filtering in Self.filterings(format, compression) {
        let data = try Zlib.compress(scanlines.filtered(filtering), level: compression == .fast ? 3 : 9)
        if best.map({ data.count < $0.data.count }) ?? true { best = (blending, data) }
      }
    }
    return Encoded(
      rect: rect, delay: delay, disposal: disposal, blending: best?.blending ?? .source,
      data: best?.data ?? Data())
  }

  private func variants(_ format: APNGPixelFormat) -> [(Blending, [UInt32])] {
    guard format.hasTransparency, let changed = changedPixels else { return [(.source, pixels)] }
    return [(.over, changed), (.source, pixels)]
  }

  /// The pixels with those that are already visible replaced by transparent ones. Nil if no pixel is already visible, or
  /// if a new pixel isn't opaque, because blending would mix it with the old one.
  private var changedPixels: [UInt32]? {
    guard let oldPixels else { return nil }
    var (result, unchangedCount) = (pixels, 0)
    for index in result.indices {
      if result[index] == oldPixels[index] {
        result[index] = 0
        unchangedCount += 1
      } else if result[index] >> 24 < 255 {
        return nil
      }
    }
    return unchangedCount > 0 ? result : nil
  }

  private static func filterings(
    _ format: APNGPixelFormat, _ compression: PNGEncoder.Compression
  ) -> [APNGScanlines.Filtering] {
    switch (format, compression) {
    case (.palette, _): [.none]
    case (_, .fast): [.adaptive]
    case (_, .small): [.none, .adaptive]
    }
  }
}
