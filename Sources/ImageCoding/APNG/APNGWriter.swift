public import CoreGraphics
import Raster

/// A writer of animated PNG files, frame by frame, without any loss.
///
/// Only the rectangle that changed from frame to frame is written, in the smallest of several forms, and equal frames
/// are merged. Pixels have 8 bits per component in sRGB and straight alpha; a film of at most 256 colors is written with
/// a palette. Durations are fractions, so that 60 frames of 1/60 s last exactly one second. The same frames make the
/// same bytes. A program that doesn't know animated PNG shows the first frame.
///
/// Compressed frames are stored in an unnamed temporary file until ``finish(progress:)``, because the file begins with
/// the number of frames and the palette. Memory doesn't grow with the number of frames: it's about eight frames of 4
/// bytes per pixel, and as much again for each of the ``Options/threads``.
///
/// A writer isn't `Sendable`; use it from one task at a time.
public final class APNGWriter {
  /// The width of every frame in pixels.
  public let width: Int
  /// The height of every frame in pixels.
  public let height: Int
  /// The options of the film.
  public let options: Options

  /// The longest duration of a frame, in seconds.
  public static let maximumDuration = Double(FrameDelay.maximum)

  private let draft: FilmDraft
  private var film: APNGFilm

  /// Creates a writer of a file, which appears at `url` when the film is finished and replaces an older one.
  ///
  /// - Throws: `ImageCodingError` if the folder can't be written, a size isn't in 1…1,000,000, the loop count isn't in
  ///   0…2³¹ − 1, or the number of threads is below 1.
  public convenience init(to url: URL, width: Int, height: Int, options: Options = Options()) throws {
    try Self.check(width: width, height: height, options)
    try self.init(width: width, height: height, options: options, output: FilmOutput(url))
  }

  /// Creates a writer that passes its bytes in order to `sink`, for example
  /// `FileHandle.standardOutput.write(contentsOf:)`.
  ///
  /// An error of `sink` ends the film, and ``finish(progress:)`` rethrows it.
  ///
  /// - Throws: `ImageCodingError` if a size isn't in 1…1,000,000, the loop count isn't in 0…2³¹ − 1, or the number of
  ///   threads is below 1.
  public convenience init(
    width: Int, height: Int, options: Options = Options(), sink: @escaping (Data) throws -> Void
  ) throws {
    try Self.check(width: width, height: height, options)
    try self.init(width: width, height: height, options: options, output: FilmOutput(write: sink))
  }

  private init(width: Int, height: Int, options: Options, output: FilmOutput) throws {
    self.width = width
    self.height = height
    self.options = options
    draft = FilmDraft(output)
    film = try APNGFilm(width: width, height: height, options: options)
  }

  deinit { cancel() }
}

@available(*, unavailable)
extension APNGWriter: Sendable {}

// MARK: - Writing

extension APNGWriter {
  /// Appends a frame that is shown for `duration` seconds.
  ///
  /// - Throws: `ImageCodingError` of the kind `invalidArgument` if the frame has another size or `duration` isn't in
  ///   0…65,535; the film can continue after it. Any other error ends the film and removes its file.
  /// - Precondition: The film hasn't been finished or canceled.
  public func append(_ image: CGImage, duration: Double) throws {
    try draft.checkOpen("append")
    try PictureSize(image).check(equals: width, height)
    guard 0...Self.maximumDuration ~= duration else {
      throw ImageCodingError(
        .invalidArgument,
        "a frame of \(duration) s; an animated PNG has frames of 0 to \(FrameDelay.maximum) s")
    }
    try draft.write { try film.append(image.bitmap, duration: duration) }
  }

  /// Writes the film and gives the file its name.
  ///
  /// - Parameter progress: A closure that is called with the finished fraction, which rises to 1. If it throws, the film
  ///   ends and the error is rethrown.
  /// - Throws: `ImageCodingError` of the kind `invalidArgument` if there is no frame; any error removes the file.
  /// - Precondition: The film hasn't been finished or canceled.
  public func finish(progress: (Double) throws -> Void = { _ in }) throws {
    let output = draft.output
    try draft.finish { try film.finish(to: output, progress) }
  }

  /// The number of bytes that were written so far.
  var byteCount: Int { draft.output.byteCount }

  /// Cancels the film and removes its file; does nothing after the end of the film.
  public func cancel() {
    draft.cancel()
  }

  private static func check(width: Int, height: Int, _ options: Options) throws(ImageCodingError) {
    guard 1...1_000_000 ~= width, 1...1_000_000 ~= height else {
      throw ImageCodingError(
        .invalidArgument, "an animated PNG of \(width) × \(height) pixels; expected 1 to 1000000 on each side"
      )
    }
    guard 0...Int(Int32.max) ~= options.loopCount else {
      throw ImageCodingError(
        .invalidArgument, "a loop count of \(options.loopCount); expected 0 (forever) to \(Int32.max)")
    }
    guard options.threads >= 1 else {
      throw ImageCodingError(.invalidArgument, "\(options.threads) threads; expected 1 or more")
    }
  }
}
