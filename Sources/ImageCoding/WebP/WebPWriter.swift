#if OptionalLibraries
  import CWebP
  public import CoreGraphics
  import Raster

  /// A writer of animated WebP files, frame by frame, which requires the package trait `OptionalLibraries`.
  ///
  /// Only the rectangle that changed from frame to frame is written, and similar frames are merged. Pixels have 8 bits per
  /// component in sRGB and straight alpha. The same frames make the same bytes.
  ///
  /// libwebp keeps the compressed frames in memory until ``finish(progress:)``, since the file begins with its length.
  /// With *n* ``Options/threads``, two or more, it also retains 2*n* groups of at most 32 frames and 32 MiB of pixels. A
  /// group has at least two frames, whatever their size. Each thread's encoder needs memory for some ten frames. On Linux, a
  /// writer makes the whole process keep up to 64 MiB of freed memory for its next allocations.
  ///
  /// A writer isn't `Sendable`; use it from one task at a time.
  public final class WebPWriter {
    /// The width of every frame in pixels.
    public let width: Int
    /// The height of every frame in pixels.
    public let height: Int
    /// The options of the film.
    public let options: Options

    /// The shortest duration of a frame, in seconds.
    public static let minimumDuration = 0.001
    /// The longest duration of a frame, in seconds: 2²⁴ − 1 milliseconds.
    public static let maximumDuration = 16_777.215
    /// The largest width and height, in pixels.
    public static let maximumSide = 16_383

    private let draft: FilmDraft
    private let film: any WebPFilm
    private let similarity: WebPSimilarity
    /// The premultiplied pixels of the last frame that wasn't merged; nil before the first frame.
    private var lastPixels: [UInt32]?
    private var clock = MillisecondClock()

    /// Creates a writer of a file, which appears at `url` when the film is finished and replaces an older one.
    ///
    /// - Throws: `ImageCodingError` if the folder can't be written, a size isn't in 1…16,383, or an option is out of its
    ///   range.
    public convenience init(to url: URL, width: Int, height: Int, options: Options = Options()) throws {
      try Self.check(width: width, height: height, options)
      try self.init(width: width, height: height, options: options, output: FilmOutput(url))
    }

    /// Creates a writer that passes its bytes in order to `sink` when the film is finished.
    ///
    /// - Throws: `ImageCodingError` if a size isn't in 1…16,383, or an option is out of its range.
    public convenience init(
      width: Int, height: Int, options: Options = Options(), sink: @escaping (Data) throws -> Void
    ) throws {
      try Self.check(width: width, height: height, options)
      try self.init(width: width, height: height, options: options, output: FilmOutput(write: sink))
    }

    private init(width: Int, height: Int, options: Options, output: FilmOutput) throws(ImageCodingError) {
      self.width = width
      self.height = height
      self.options = options
      draft = FilmDraft(output)
      film = try Self.film(width: width, height: height, options)
      similarity = WebPSimilarity(options.compression)
    }

    deinit { cancel() }
  }

  @available(*, unavailable)
  extension WebPWriter: Sendable {}

  // MARK: - Writing

  extension WebPWriter {
    /// Appends a frame that is shown for `duration` seconds.
    ///
    /// Durations in a WebP are milliseconds; rounding errors are carried over to the next frame, so that 60 frames of
    /// 1/60 s last one second.
    ///
    /// - Throws: `ImageCodingError` of the kind `invalidArgument` if the frame has another size, `duration` isn't in
    ///   0.001…16,777.215, or the film would last more than 24 days; the film can continue after it. Any other error
    ///   ends the film and removes its file.
    /// - Precondition: The film hasn't been finished or canceled.
    public func append(_ image: CGImage, duration: Double) throws {
      try draft.checkOpen("append")
      try PictureSize(image).check(equals: width, height)
      guard Self.minimumDuration...Self.maximumDuration ~= duration else {
        throw ImageCodingError(
          .invalidArgument,
          "a frame of \(duration) s; a WebP has frames of \(Self.minimumDuration) to \(Self.maximumDuration) s"
        )
      }
      var clock = clock
      let start = try clock.start(ofFrameLasting: duration)
      try draft.write {
        try add(WebPFrame(pixels: image.bitmap.pixels, time: start), until: clock.end)
      }
      self.clock = clock
    }

    /// Encodes a frame unless it's merged with its predecessor.
    ///
    /// libwebp would merge the same frames, but only after it has converted them. In the lead-in of a segment, a merged
    /// frame wouldn't be one of those with which libwebp compares the next frame.
    private func add(_ frame: WebPFrame, until end: CInt) throws {
      if end <= WebPSegmentedFilm.sequentialTime, let lastPixels,
        similarity.merges(frame.pixels, after: lastPixels)
      {
        return
      }
      lastPixels = frame.pixels
      try film.append(frame, until: end)
    }

    /// Writes the film and gives the file its name.
    ///
    /// - Parameter progress: A closure that is called with the finished fraction, which rises to 1. If it throws, the
    ///   film ends and the error is rethrown.
    /// - Throws: `ImageCodingError` of the kind `invalidArgument` if there is no frame; any error removes the file.
    /// - Precondition: The film hasn't been finished or canceled.
    public func finish(progress: (Double) throws -> Void = { _ in }) throws {
      let output = draft.output
      try draft.finish {
        guard clock.end > 0 else {
          throw ImageCodingError(.invalidArgument, "the film has no frames; expected at least one")
        }
        try output.write(try film.finish(at: clock.end))
        try progress(1)
      }
    }

    /// The number of bytes that were written so far.
    var byteCount: Int { draft.output.byteCount }

    /// Cancels the film and removes its file; does nothing after the end of the film.
    public func cancel() {
      draft.cancel()
      film.stop()
    }

    private static func film(width: Int, height: Int, _ options: Options) throws(ImageCodingError)
      -> any WebPFilm
    {
      let length = WebPSegmentedFilm.frameCountPerGroup(width: width, height: height)
      let crew = Crew(threads: options.threads, pixelCount: length * width * height)
      let settings = WebPFilmSettings(
        width: width, height: height, options: options,
        threadsPerFrame: crew.threads > 1 ? 1 : options.threads)
      return crew.threads > 1 ? try WebPSegmentedFilm(settings, crew: crew) : try WebPFilmEncoder(settings)
    }

    private static func check(width: Int, height: Int, _ options: Options) throws(ImageCodingError) {
      func check(_ condition: Bool, _ message: @autoclosure () -> String) throws(ImageCodingError) {
        if !condition { throw ImageCodingError(.invalidArgument, message()) }
      }
      try check(
        1...maximumSide ~= width && 1...maximumSide ~= height,
        "a WebP of \(width) × \(height) pixels; expected 1 to \(maximumSide) on each side")
      try check(
        0...65_535 ~= options.loopCount,
        "a loop count of \(options.loopCount); expected 0 (forever) to 65535")
      let quality = options.compression.quality ?? 0
      try check(0...100 ~= quality, "a quality of \(quality); expected 0 to 100")
      try check(0...6 ~= options.effort, "an effort of \(options.effort); expected 0 to 6")
      try check(options.threads >= 1, "\(options.threads) threads; expected 1 or more")
    }
  }

  /// A conversion of durations in seconds to times in milliseconds.
  private struct MillisecondClock {
    /// In nanoseconds, as an integer, so that sums are exact.
    private var nanoseconds = 0

    /// The end of the last frame, in milliseconds.
    var end: CInt { CInt((nanoseconds + 500_000) / 1_000_000) }

    mutating func start(ofFrameLasting duration: Double) throws(ImageCodingError) -> CInt {
      let start = end
      let next = nanoseconds + Int((duration * 1e9).rounded())
      guard next / 1_000_000 < Int(CInt.max) else {
        throw ImageCodingError(.invalidArgument, "a WebP film can't be longer than 24 days")
      }
      nanoseconds = next
      return start
    }
  }
#endif
