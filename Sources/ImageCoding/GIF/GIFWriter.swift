public import CoreGraphics

/// A writer of animated GIF files, frame by frame.
///
/// Only the rectangle that changed from frame to frame is written, and equal frames are merged. Colors are exact if a
/// palette holds them all: 256 colors, or 255 and a transparent index. By default, a film with more colors gets a palette
/// for each frame if it needs them, and gradients are dithered; ``notices`` says so. A pixel is transparent if its
/// alpha is below 128, else opaque. The same frames make the same bytes.
///
/// Unless each frame has a palette, compressed frames are stored in an unnamed temporary file until ``finish(progress:)``.
/// Memory doesn't grow with the number of frames: it's about six frames of 4 bytes per pixel, and 8 MiB for counting colors,
/// for each of the ``Options/threads``.
///
/// A writer isn't `Sendable`; use it from one task at a time.
public final class GIFWriter {
  /// The width of every frame in pixels.
  public let width: Int
  /// The height of every frame in pixels.
  public let height: Int
  /// The options of the film.
  public let options: Options

  /// The largest number of frames per second, because each lasts at least 0.02 s.
  public static let maximumFrameRate = 50.0

  private let draft: FilmDraft
  private var clock = GIFClock()
  private var film: any GIFFilm

  /// Creates a writer of a file, which appears at `url` when the film is finished and replaces an older one.
  ///
  /// - Throws: `ImageCodingError` if the folder can't be written, a size isn't in 1…65,535, the loop count isn't in
  ///   0…65,536, or the number of threads is below 1.
  public convenience init(to url: URL, width: Int, height: Int, options: Options = Options()) throws {
    let film = try Self.film(width: width, height: height, options)
    self.init(width: width, height: height, options: options, film: film, output: try FilmOutput(url))
  }

  /// Creates a writer that passes its bytes in order to `sink`, for example
  /// `FileHandle.standardOutput.write(contentsOf:)`.
  ///
  /// An error of `sink` ends the film; ``append(_:duration:)`` or ``finish(progress:)`` rethrows it.
  ///
  /// - Throws: `ImageCodingError` if a size isn't in 1…65,535, the loop count isn't in 0…65,536, or the number of
  ///   threads is below 1.
  public convenience init(
    width: Int, height: Int, options: Options = Options(), sink: @escaping (Data) throws -> Void
  ) throws {
    let film = try Self.film(width: width, height: height, options)
    self.init(width: width, height: height, options: options, film: film, output: FilmOutput(write: sink))
  }

  private init(width: Int, height: Int, options: Options, film: any GIFFilm, output: FilmOutput) {
    self.width = width
    self.height = height
    self.options = options
    self.film = film
    draft = FilmDraft(output)
  }

  deinit { cancel() }
}

@available(*, unavailable)
extension GIFWriter: Sendable {}

// MARK: - Writing

extension GIFWriter {
  /// Appends a frame that is shown for `duration` seconds.
  ///
  /// Delays in a GIF are hundredths of a second; rounding errors are carried over to the next frame, so that 30 frames
  /// of 1/30 s last one second.
  ///
  /// - Throws: `ImageCodingError` of the kind `invalidArgument` if the frame has another size or `duration` isn't in
  ///   0.02…655.35; the film can continue after it. Any other error ends the film and removes its file.
  /// - Precondition: The film hasn't been finished or canceled.
  public func append(_ image: CGImage, duration: Double) throws {
    try draft.checkOpen("append")
    try PictureSize(image).check(equals: width, height)
    let delay = try clock.delay(for: duration)
    let output = draft.output
    try draft.write { try film.append(image.bitmap, delay: delay, to: output) }
  }

  /// Writes the rest of the film and gives the file its name.
  ///
  /// - Parameter progress: A closure that is called with the finished fraction, which rises to 1. If it throws, the
  ///   film ends and the error is rethrown.
  /// - Throws: `ImageCodingError` of the kind `invalidArgument` if there is no frame; any error removes the file.
  /// - Precondition: The film hasn't been finished or canceled.
  public func finish(progress: (Double) throws -> Void = { _ in }) throws {
    let output = draft.output
    try draft.finish {
      guard !film.isEmpty else {
        throw ImageCodingError(.invalidArgument, "the film has no frames; expected at least one")
      }
      try film.finish(to: output, progress)
      try output.write(GIFBlocks.end)
    }
  }

  /// The properties of the frames that the film doesn't preserve, one per line, once it's finished.
  public var notices: [String] {
    if film.isExact { return [] }
    return [
      "a GIF shows at most 256 colors at a time, and this film has more; .png and .webp keep all colors"
    ]
  }

  /// The number of bytes that were written so far.
  var byteCount: Int { draft.output.byteCount }

  /// Cancels the film and removes its file; does nothing after the end of the film.
  public func cancel() {
    draft.cancel()
  }
}

extension GIFWriter {
  private static func film(width: Int, height: Int, _ options: Options) throws -> any GIFFilm {
    guard 1...65_535 ~= width, 1...65_535 ~= height else {
      throw ImageCodingError(
        .invalidArgument, "a GIF of \(width) × \(height) pixels; expected 1 to 65535 on each side")
    }
    guard 0...65_536 ~= options.loopCount else {
      throw ImageCodingError(
        .invalidArgument, "a loop count of \(options.loopCount); expected 0 (forever) to 65536")
    }
    guard options.threads >= 1 else {
      throw ImageCodingError(
        .invalidArgument, "\(options.threads) threads; expected 1 or more")
    }
    let crew = Crew(threads: options.threads, pixelCount: width * height)
    switch options.palette {
    case .automatic, .global: return try SpooledFilm(crew: crew, options: options)
    case .perFrame: return DirectFilm(crew: crew, options: options)
    }
  }
}
