public import CoreGraphics
import Raster

/// A writer of films in every format, which follows from the file's extension.
///
/// ```swift
/// try FilmWriter.write(pictures, rate: 60, to: URL(fileURLWithPath: "film.webm"))
/// ```
///
/// The size of the film is the size of the first frame. The file appears under its name when the film is finished; after
/// an error or a cancellation, nothing of it remains and an older file is unchanged. MP4, WebM, and MOV require the
/// program ffmpeg.
///
/// A writer isn't `Sendable`; use it from one task at a time.
public final class FilmWriter {
  /// The format of the film.
  public let format: FilmFormat
  /// The options of the film.
  public let options: Options

  private let destination: Destination
  private var encoder: (any FilmEncoder)?
  private var lifetime = FilmLifetime()

  fileprivate enum Destination {
    case file(URL)
    case sink((Data) throws -> Void)
  }

  /// Creates a writer of a file, which appears at `url` when the film is finished and replaces an older one.
  ///
  /// - Throws: `ImageCodingError` if the format can't be inferred from the extension, or the options contradict it.
  public init(to url: URL, options: Options = Options()) throws {
    guard let format = options.format ?? FilmFormat(extensionOf: url) else {
      let names = FilmFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw ImageCodingError(
        .invalidArgument, path: url.path,
        "can't infer a format from the extension; supported extensions: \(names)")
    }
    (self.format, self.options, destination) = (format, options, .file(url))
    try Self.check(options, format)
  }

  /// Creates a writer that passes its bytes in order to `sink`.
  ///
  /// - Throws: `ImageCodingError` for a format that ffmpeg encodes, which needs a file, or for options that contradict the
  ///   format.
  public init(as format: FilmFormat, options: Options = Options(), sink: @escaping (Data) throws -> Void)
    throws
  {
    guard format.container == nil else {
      throw ImageCodingError(
        .invalidArgument,
        "\(format.name) can only be written to a file; expected GIF, PNG, or WebP for a stream")
    }
    (self.format, self.options, destination) = (format, options, .sink(sink))
    try Self.check(options, format)
  }

  deinit { cancel() }
}

@available(*, unavailable)
extension FilmWriter: Sendable {}

// MARK: - Writing

extension FilmWriter {
  /// Appends a frame that is shown for `duration` seconds.
  ///
  /// - Parameters:
  ///   - image: The picture; all frames have the size of the first one.
  ///   - duration: The duration in seconds. The limits depend on the format.
  ///   - wait: A closure that is called periodically while another program is busy. If it throws, the film ends and the
  ///     error is rethrown.
  /// - Throws: `ImageCodingError` of the kind `invalidArgument` if the frame has another size or the duration isn't
  ///   possible; the film can continue after it. Any other error ends the film and removes its file.
  /// - Precondition: The film hasn't been finished or canceled.
  public func append(_ image: CGImage, duration: Double, while wait: () throws -> Void = {}) throws {
    try lifetime.checkOpen("append")
    let encoder = try encoder ?? makeEncoder(image, duration: duration)
    self.encoder = encoder
    try encoder.append(matte.map { $0.apply(to: image) } ?? image, duration: duration, while: wait)
  }

  /// Writes the rest of the film and renames the file to its final name.
  ///
  /// - Parameter progress: A closure that is called with the finished fraction, which rises to 1. If it throws, the film
  ///   ends and the error is rethrown.
  /// - Throws: `ImageCodingError` of the kind `invalidArgument` if there is no frame; any error removes the file.
  /// - Precondition: The film hasn't been finished or canceled.
  public func finish(progress: (Double) throws -> Void = { _ in }) throws {
    try lifetime.checkOpen("finish")
    guard let encoder else {
      throw ImageCodingError(.invalidArgument, "the film has no frames; expected at least one")
    }
    do {
      try encoder.finish(progress: progress)
      lifetime.finish()
    } catch {
      lifetime.fail(error)
      throw error
    }
  }

  /// Cancels the film and removes its file; does nothing after the end of the film.
  public func cancel() {
    guard lifetime.isOpen else { return }
    lifetime.cancel()
    encoder?.cancel()
  }

  /// The properties of the frames that the format couldn't preserve, one per line, once the film is finished.
  public var notices: [String] { encoder?.notices ?? [] }

  /// The number of bytes that were written so far. Formats that depend on all frames are written at the end.
  public var byteCount: Int { encoder?.byteCount ?? 0 }

  /// The number of frames that were skipped because they are shorter than a frame of the MP4, WebM, or MOV.
  public var skippedFrameCount: Int { (encoder as? FFmpegWriter)?.skippedFrameCount ?? 0 }
}

extension FilmWriter {
  /// Writes pictures of equal duration as a film.
  ///
  /// - Parameters:
  ///   - pictures: The pictures, in order.
  ///   - rate: The number of pictures per second.
  ///   - url: The file, whose extension selects the format.
  ///   - options: The options of the film.
  ///   - progress: A closure that is called with the number of pictures that were appended, after each of them. If it
  ///     throws, nothing is written and the error is rethrown.
  /// - Returns: The properties of the pictures that the format couldn't preserve, one per line.
  /// - Throws: `ImageCodingError`; after an error, no new file remains.
  @discardableResult
  public static func write(
    _ pictures: some Sequence<CGImage>, rate: Double, to url: URL, options: Options = Options(),
    progress: (Int) throws -> Void = { _ in }
  ) throws -> [String] {
    let writer = try FilmWriter(to: url, options: options)
    var count = 0
    for picture in pictures {
      try writer.append(picture, duration: 1 / rate) { try progress(count) }
      count += 1
      try progress(count)
    }
    try writer.finish { _ in try progress(count) }
    return writer.notices
  }
}

// MARK: - Formats

extension FilmWriter {
  /// The color behind transparent pixels; nil if they stay transparent.
  private var matte: Matte? {
    switch options.background {
    case .color(let color): Matte(color)
    case .automatic where !format.keepsTransparency: .white
    case .automatic, .transparent: nil
    }
  }

  private func makeEncoder(_ image: CGImage, duration: Double) throws -> any FilmEncoder {
    let (width, height) = (image.width, image.height)
    switch format {
    case .gif:
      let options = gifOptions
      switch destination {
      case .file(let url): return try GIFWriter(to: url, width: width, height: height, options: options)
      case .sink(let sink): return try GIFWriter(width: width, height: height, options: options, sink: sink)
      }
    case .png:
      let options = APNGWriter.Options(
        loopCount: options.loopCount, compression: options.quality == .draft ? .fast : .small,
        threads: options.threads)
      switch destination {
      case .file(let url): return try APNGWriter(to: url, width: width, height: height, options: options)
      case .sink(let sink): return try APNGWriter(width: width, height: height, options: options, sink: sink)
      }
    case .webp: return try makeWebPWriter(width, height)
    case .mp4, .webm, .mov:
      return try makeFFmpegWriter(width, height, rate: options.frameRate ?? 1 / duration)
    }
  }

  /// The options of a GIF; a draft skips the choices that take time.
  private var gifOptions: GIFWriter.Options {
    let isDraft = options.quality == .draft
    return GIFWriter.Options(
      loopCount: options.loopCount,
      palette: isDraft && options.palette == .automatic ? .global : options.palette,
      dither: isDraft && options.dither == .automatic ? .none : options.dither, threads: options.threads)
  }

  private func makeWebPWriter(_ width: Int, _ height: Int) throws -> any FilmEncoder {
    #if OptionalLibraries
      let (compression, effort): (WebPWriter.Compression, Int) =
        switch options.quality {
        case .draft: (.lossy(quality: 60), 0)
        case .standard: (.mixed(quality: 85), 3)
        case .high: (.lossless, 4)
        }
      let options = WebPWriter.Options(
        loopCount: options.loopCount, compression: compression, effort: effort, threads: options.threads)
      switch destination {
      case .file(let url): return try WebPWriter(to: url, width: width, height: height, options: options)
      case .sink(let sink): return try WebPWriter(width: width, height: height, options: options, sink: sink)
      }
    #else
      throw ImageCodingError(
        .invalidArgument,
        "writing a WebP requires the package trait OptionalLibraries, which this program was built without")
    #endif
  }

  private func makeFFmpegWriter(_ width: Int, _ height: Int, rate: Double) throws -> any FilmEncoder {
    guard case .file(let url) = destination else {
      throw ImageCodingError(.invalidArgument, "\(format.name) can only be written to a file")
    }
    return try FFmpegWriter(
      to: url, as: format.container, width: width, height: height, rate: rate,
      options: Self.videoOptions(options))
  }

  private static func videoOptions(_ options: Options) -> FFmpegWriter.Options {
    FFmpegWriter.Options(
      codec: options.codec, quality: options.quality, hasAlpha: options.background == .transparent,
      audio: options.audio)
  }

  /// Throws for options that contradict each other or their format, which must be set.
  package static func check(_ options: Options) throws {
    if let format = options.format { try check(options, format) }
  }

  /// Checks everything that doesn't depend on a frame.
  private static func check(_ options: Options, _ format: FilmFormat) throws {
    if let container = format.container {
      return try FFmpegWriter.check(videoOptions(options), in: container)
    }
    guard options.audio == nil else {
      throw ImageCodingError(.invalidArgument, "\(format.name) has no sound; expected .mp4, .webm, or .mov")
    }
    guard options.codec == nil else {
      throw ImageCodingError(.invalidArgument, "\(format.name) has no codecs; expected .mp4, .webm, or .mov")
    }
  }
}

/// A writer in one format.
protocol FilmEncoder: AnyObject {
  func append(_ image: CGImage, duration: Double, while wait: () throws -> Void) throws
  func finish(progress: (Double) throws -> Void) throws
  func cancel()
  /// The properties of the frames that the format couldn't preserve, one per line.
  var notices: [String] { get }
  /// The number of bytes that were written so far.
  var byteCount: Int { get }
}

extension FilmEncoder {
  var notices: [String] { [] }
}

extension FFmpegWriter: FilmEncoder {
  var byteCount: Int { file.byteCount }

  func append(_ image: CGImage, duration: Double, while wait: () throws -> Void) throws {
    try append(image, duration: Double?.some(duration), while: wait)
  }
}

extension GIFWriter: FilmEncoder {
  func append(_ image: CGImage, duration: Double, while wait: () throws -> Void) throws {
    try append(image, duration: duration)
  }
}

extension APNGWriter: FilmEncoder {
  func append(_ image: CGImage, duration: Double, while wait: () throws -> Void) throws {
    try append(image, duration: duration)
  }
}

#if OptionalLibraries
  extension WebPWriter: FilmEncoder {
    func append(_ image: CGImage, duration: Double, while wait: () throws -> Void) throws {
      try append(image, duration: duration)
    }
  }
#endif
