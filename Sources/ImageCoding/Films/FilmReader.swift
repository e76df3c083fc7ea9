public import CoreGraphics

/// A picture of a film and the time for which it's shown.
public struct FilmFrame: Sendable {
  /// The whole picture, composited with the frames before it.
  public let image: CGImage
  /// The time for which the picture is shown, in seconds, 0 or more.
  public let duration: Double

  /// Creates a frame.
  public init(image: CGImage, duration: Double) {
    (self.image, self.duration) = (image, duration)
  }
}

/// A reader of animated PNG, GIF, and WebP files, frame by frame; it recognizes the format by the first bytes.
///
/// Every frame is the whole picture that a viewer shows. A still PNG, GIF, or WebP is a film of one frame. WebP requires
/// the package trait `OptionalLibraries`.
///
/// ```swift
/// let reader = try FilmReader(contentsOf: url)
/// while let frame = try reader.next() {
///   show(frame.image, for: frame.duration)
/// }
/// ```
///
/// The reader needs memory for the file and for about four frames of 4 bytes per pixel. A reader isn't `Sendable`; use
/// it from one task at a time.
public final class FilmReader {
  /// The width of every frame in pixels.
  public let width: Int
  /// The height of every frame in pixels.
  public let height: Int
  /// The number of times that the film plays; 0 means forever.
  public let loopCount: Int
  /// The number of frames.
  public let frameCount: Int

  private var source: any FilmSource

  /// Creates a reader of a file's bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - pixelLimit: The largest accepted number of pixels per frame; by default 2²⁶ (8,192 × 8,192 pixels, which take
  ///     256 MiB).
  /// - Throws: `ImageCodingError` with the position of the error, where it's known.
  public init(_ data: Data, pixelLimit: Int = 1 << 26) throws(ImageCodingError) {
    source = try Self.source(data, pixelLimit: pixelLimit)
    (width, height) = (source.size.width, source.size.height)
    (loopCount, frameCount) = (source.loopCount, source.frameCount)
  }

  /// Creates a reader of a file; the file name doesn't matter.
  ///
  /// - Throws: `ImageCodingError` that names the file.
  public convenience init(contentsOf url: URL, pixelLimit: Int = 1 << 26) throws(ImageCodingError) {
    do {
      try self.init(try Self.contents(of: url), pixelLimit: pixelLimit)
    } catch {
      throw error.at(url.path)
    }
  }

  private static func contents(of url: URL) throws(ImageCodingError) -> Data {
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      return try handle.readToEnd() ?? Data()
    } catch {
      throw ImageCodingError(.file, "can't be read: \(ImageCodingError.reason(error))")
    }
  }

  private static func source(_ data: Data, pixelLimit: Int) throws(ImageCodingError) -> any FilmSource {
    if data.starts(with: PNGStructure.signature) { return try APNGSource(data, pixelLimit: pixelLimit) }
    if data.starts(with: GIFSource.signature) { return try GIFSource(data, pixelLimit: pixelLimit) }
    guard PictureFormat(data) == .webP else {
      throw ImageCodingError(.wrongFormat, offset: 0, "an unknown format; expected a PNG, a GIF, or a WebP")
    }
    #if OptionalLibraries
      return try WebPSource(data, pixelLimit: pixelLimit)
    #else
      throw ImageCodingError(
        .wrongFormat, offset: 0,
        "reading a WebP requires the package trait OptionalLibraries, which this program was built without")
    #endif
  }
}

@available(*, unavailable)
extension FilmReader: Sendable {}

extension FilmReader {
  /// Returns the next frame; nil after the last one.
  ///
  /// - Throws: `ImageCodingError` if the frame is damaged; further calls throw again or return nil.
  public func next() throws(ImageCodingError) -> FilmFrame? { try source.next() }
}

/// The frames of a file in one format.
protocol FilmSource {
  var size: PictureSize { get }
  /// The number of times that the film plays; 0 means forever.
  var loopCount: Int { get }
  var frameCount: Int { get }

  mutating func next() throws(ImageCodingError) -> FilmFrame?
}
