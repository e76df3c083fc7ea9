package import CoreGraphics
import Foundation
import Raster

/// A writer of a part of a film, whose frames are stored without loss until all parts are joined and encoded.
///
/// The file appears under its name when the part is finished. Memory: two frames.
package final class FilmPartWriter {
  package let header: FilmPartHeader
  private let file: AtomicFile
  private var last: PixelFrame<UInt32>?
  private var count = 0

  /// Creates the file of a part.
  ///
  /// - Throws: `ImageCodingError` if it can't be written.
  package init(to url: URL, header: FilmPartHeader) throws {
    self.header = header
    file = try AtomicFile(url)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(header)
    try file.write(Data(FilmPartLayout.signature + FilmPartLayout.bytes(json.count)) + json)
  }

  /// Appends a frame.
  ///
  /// - Throws: `ImageCodingError` if the frame has another size than the film, or can't be written.
  package func append(_ image: CGImage) throws {
    try PictureSize(image).check(equals: header.width, header.height)
    let frame = PixelFrame(width: image.width, height: image.height, pixels: image.bitmap.pixels)
    let rect = last.map { frame.changes(from: $0) } ?? frame.bounds
    let pixels = rect.isEmpty ? Data() : try Zlib.compress(frame.pixels(in: rect).map(\.littleEndian))
    let fields = [rect.minX, rect.minY, rect.maxX, rect.maxY, pixels.count].flatMap(FilmPartLayout.bytes)
    try file.write(Data(fields) + pixels)
    last = frame
    count += 1
  }

  /// Gives the file its name.
  ///
  /// - Throws: `ImageCodingError` if there are fewer or more frames than the header declares.
  package func finish() throws {
    guard count == header.frameCount else {
      throw ImageCodingError(.invalidArgument, "the part has \(count) frames; expected \(header.frameCount)")
    }
    try file.commit()
  }
}
