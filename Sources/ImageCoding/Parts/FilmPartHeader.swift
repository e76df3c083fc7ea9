import Foundation

/// The position of a part in its film, and the properties that all parts of a film share.
package struct FilmPartHeader: Codable, Hashable, Sendable {
  /// A hash of everything that determines the film's pictures and its encoding.
  package var film: String
  /// The number of the part, from 1.
  package var part: Int
  /// The number of parts of the film.
  package var partCount: Int
  /// The number of the part's first frame in the film, from 0.
  package var firstFrame: Int
  /// The number of frames in the part; 0 if the film has fewer frames than parts.
  package var frameCount: Int
  /// The number of frames in the film.
  package var filmFrameCount: Int
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// In frames per second.
  package var frameRate: Double
  /// The end of the film in seconds.
  package var end: Double
  /// The options of the encoding, as `quartzite join` reads them.
  package var recipe: [String]

  package init(
    film: String, part: Int, partCount: Int, frames: Range<Int>, filmFrameCount: Int, width: Int, height: Int,
    frameRate: Double, end: Double, recipe: [String]
  ) {
    (self.film, self.part, self.partCount) = (film, part, partCount)
    (firstFrame, frameCount, self.filmFrameCount) = (frames.lowerBound, frames.count, filmFrameCount)
    (self.width, self.height, self.frameRate, self.end) = (width, height, frameRate, end)
    self.recipe = recipe
  }
}

extension FilmPartHeader {
  /// Whether another part belongs to the same film.
  package func isOfSameFilm(as other: FilmPartHeader) -> Bool {
    var own = self
    (own.part, own.firstFrame, own.frameCount) = (other.part, other.firstFrame, other.frameCount)
    return own == other
  }

  /// Whether the numbers agree with each other and with the limits of pictures.
  var isValid: Bool {
    partCount >= 1 && 1...partCount ~= part && firstFrame >= 0 && frameCount >= 0
      && frameCount <= filmFrameCount && firstFrame <= filmFrameCount - frameCount && width >= 1
      && height >= 1 && width <= Self.maximumPixelCount && height <= Self.maximumPixelCount / width
      && frameRate > 0 && frameRate.isFinite && end.isFinite
  }

  /// As many pixels as a stage can have.
  static let maximumPixelCount = 1 << 27
}

/// The layout of a part's file; integers have the low byte first.
///
/// ```text
/// bytes    contents
/// 8        "QZPART1\n"
/// 4        the length of the header in bytes
/// …        the header: a JSON object
/// then for each frame:
///   4 × 4  the rectangle of pixels that differ from the frame before: left, top, right, bottom
///   4      the length of the pixels in bytes
///   …      the premultiplied pixels of the rectangle, row by row, compressed with zlib
/// ```
///
/// The first frame's rectangle is the whole picture. A rectangle without pixels repeats the frame before.
enum FilmPartLayout {
  static let signature = Array("QZPART1\n".utf8)
  /// The length of a frame's fields before its pixels, in bytes.
  static let frameFieldLength = 5 * 4
  /// In bytes.
  static let maximumHeaderLength = 1 << 20

  static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static func integers(_ data: Data) -> [Int] {
    let bytes = Array(data)
    return stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << ($1 * 8) }
    }
  }
}
