import ChildProcesses
public import CoreGraphics
import Raster

/// A writer of MP4, WebM, and MOV films, which the installed program ffmpeg encodes frame by frame.
///
/// Frames have a constant rate. Colors are converted to BT.709 in limited range and tagged accordingly. Transparency is
/// preserved in VP9 and ProRes 4444, as straight alpha. Where a codec requires an even width or height, the last column
/// or row is repeated.
///
/// The film appears under its name when it is complete. If ffmpeg fails, the error contains its last messages. The writer
/// needs memory for one frame, in addition to the memory of ffmpeg.
///
/// A writer isn't `Sendable`; use it from one task at a time.
public final class FFmpegWriter {
  /// The width of every frame in pixels, before padding.
  public let width: Int
  /// The height of every frame in pixels, before padding.
  public let height: Int
  /// The options of the film.
  public let options: Options
  /// The codec of the film.
  public let codec: Codec

  /// The largest width and height, in pixels: the limit of H.264's and H.265's largest levels.
  public static let maximumSide = 16_384

  let file: AtomicFile
  private let path: String
  let process: ChildProcess
  private let progress: FFmpegProgress
  private var clock: TickClock
  private var packer: FramePacker
  private var frameCount = 0
  /// The number of frames that weren't shown, since they were too short for the rate.
  public private(set) var skippedFrameCount = 0
  /// The first frame that was too short, as long as the film has no other.
  private var shortFrame: CGImage?
  private var lifetime = FilmLifetime()

  /// Creates a writer of a file, which appears at `url` when the film is finished and replaces an older one.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - container: The format; by default, the format of the file's extension.
  ///   - width: The width of the frames in pixels.
  ///   - height: The height of the frames in pixels.
  ///   - rate: The number of frames per second, above 0 and at most 1000.
  ///   - options: The options of the film.
  /// - Throws: `ImageCodingError` if ffmpeg isn't installed, the folder can't be written, the file's extension isn't a
  ///   container's, the container can't hold the codec, the codec can't be transparent although ``Options/hasAlpha`` is
  ///   set, the sound can't be read, or a size isn't in 1…16,384.
  public init(
    to url: URL, as container: Container? = nil, width: Int, height: Int, rate: Double,
    options: Options = Options()
  ) throws {
    let container = try container ?? Self.container(of: url)
    codec = try Self.codec(in: container, options)
    try Self.check(options, in: container)
    try Self.check(width: width, height: height, rate: rate)
    let program = try FFmpegProgram.path(options.program)
    (self.width, self.height, self.options, path) = (width, height, options, url.path)
    let delay = FrameDelay(seconds: 1 / rate)
    clock = TickClock(delay)
    let alignment = codec.alignment(hasAlpha: options.hasAlpha)
    packer = FramePacker(width: width, height: height, alignment: alignment)
    file = try AtomicFile(url)
    let arguments = FFmpegArguments(
      container: container, codec: codec, options: options, size: packer.paddedSize, rate: delay)
    let progress = FFmpegProgress()
    self.progress = progress
    do {
      process = try ChildProcess(
        path: program, arguments: arguments.words(to: file.temporaryPath), receive: progress.receive)
    } catch {
      throw ImageCodingError(error)
    }
  }

  deinit { cancel() }
}

@available(*, unavailable)
extension FFmpegWriter: Sendable {}

// MARK: - Writing

extension FFmpegWriter {
  /// Appends a frame that is shown for `duration` seconds.
  ///
  /// The frame is repeated as often as the rate requires; rounding errors are carried over to the next frame. A frame
  /// that is too short for the rate isn't shown and is counted by ``skippedFrameCount``. If all frames of the film are
  /// too short, the first one is shown for one tick.
  ///
  /// - Parameters:
  ///   - image: The picture. Transparent pixels of a film without alpha become black.
  ///   - duration: The duration in seconds; by default, the duration of one frame of the film.
  ///   - wait: A closure that is called about every 0.05 s while ffmpeg is busy. If it throws, the film ends and the
  ///     error is rethrown.
  /// - Throws: `ImageCodingError` of the kind `invalidArgument` if the frame has another size or `duration` isn't in
  ///   0…86,400; the film can continue after it. Any other error ends the film and removes its file.
  /// - Precondition: The film hasn't been finished or canceled.
  public func append(_ image: CGImage, duration: Double? = nil, while wait: () throws -> Void = {}) throws {
    try lifetime.checkOpen("append")
    try PictureSize(image).check(equals: width, height)
    let duration = duration ?? clock.tick
    guard 0...86_400 ~= duration else {
      throw ImageCodingError(.invalidArgument, "a frame of \(duration) s; expected 0 to 86400 s")
    }
    try perform {
      let count = clock.ticks(for: duration)
      guard count > 0 else { return skip(image) }
      shortFrame = nil
      try write(image, count: count, while: wait)
    }
  }

  private func skip(_ image: CGImage) {
    skippedFrameCount += 1
    if frameCount == 0, shortFrame == nil { shortFrame = image }
  }

  private func write(_ image: CGImage, count: Int, while wait: () throws -> Void) throws {
    packer.pack(image.bitmap.pixels, keepsAlpha: options.hasAlpha)
    for _ in 0..<count {
      guard try packer.bytes.withUnsafeBytes({ try process.write($0, while: wait) }) else {
        throw failure(try process.finish(while: wait))
      }
      frameCount += 1
    }
  }

  /// Waits until ffmpeg has encoded all frames, and gives the file its name.
  ///
  /// - Parameter report: A closure that is called with the finished fraction, which rises to 1, about every 0.05 s. If
  ///   it throws, the film ends and the error is rethrown.
  /// - Throws: `ImageCodingError` of the kind `invalidArgument` if there is no frame; any error removes the file.
  /// - Precondition: The film hasn't been finished or canceled.
  public func finish(progress report: (Double) throws -> Void = { _ in }) throws {
    try lifetime.checkOpen("finish")
    try perform {
      if let image = shortFrame.take() {
        try write(image, count: 1) { try report(0) }
        skippedFrameCount -= 1
      }
      guard frameCount > 0 else {
        throw ImageCodingError(.invalidArgument, "the film has no frames; expected at least one")
      }
      let count = Double(frameCount)
      let status = try process.finish { try report(min(0.99, Double(progress.frameCount) / count)) }
      guard status == 0 else { throw failure(status) }
      try report(1)
      try file.commit()
    }
    lifetime.finish()
  }

  /// Cancels the film, ends ffmpeg, and removes the file; does nothing after the end of the film.
  public func cancel() {
    guard lifetime.isOpen else { return }
    lifetime.cancel()
    discard()
  }

  /// Runs `body`; an error ends the film.
  private func perform(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      let error = (error as? ChildProcessError).map { ImageCodingError($0) } ?? error
      lifetime.fail(error)
      discard()
      throw error
    }
  }

  private func discard() {
    process.kill()
    file.discard()
  }

  /// Returns the error for a program that ended too early or with an exit code above 0.
  private func failure(_ status: CInt) -> ImageCodingError {
    let lines = String(decoding: process.lastErrors, as: UTF8.self).split(whereSeparator: \.isNewline)
      .suffix(Self.errorLineCount).map { $0.trimmingCharacters(in: .whitespaces) }
    let end = Self.end(status)
    let position = "after \(frameCount) frame\(frameCount == 1 ? "" : "s")"
    let reason = lines.isEmpty ? ", without a message" : ": " + lines.joined(separator: "; ")
    return ImageCodingError(.file, path: path, "ffmpeg \(end) \(position)\(reason)")
  }

  private static func end(_ status: CInt) -> String {
    if status == ChildProcess.unknownStatus {
      return "ended, but its exit code is unknown (this process ignores SIGCHLD or waits for all children)"
    }
    return status > 128 ? "was ended by signal \(status - 128)" : "ended with exit code \(status)"
  }

  private static let errorLineCount = 4
}

extension ImageCodingError {
  /// Creates the error for a program that can't be used.
  fileprivate init(_ error: ChildProcessError) { self.init(.file, path: error.path, error.message) }
}

// MARK: - Checking arguments

extension FFmpegWriter {
  private static func container(of url: URL) throws(ImageCodingError) -> Container {
    if let container = Container(rawValue: url.pathExtension.lowercased()) { return container }
    let names = Container.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
    throw ImageCodingError(
      .invalidArgument, path: url.path,
      "can't infer a format from the extension; supported extensions: \(names)")
  }

  /// Throws for options that the container doesn't allow, for a missing program, and for sound that can't be read.
  static func check(_ options: Options, in container: Container) throws(ImageCodingError) {
    _ = try codec(in: container, options)
    _ = try FFmpegProgram.path(options.program)
    guard let audio = options.audio, access(audio.path, R_OK) != 0 else { return }
    throw .lastSystemError("can't be read", path: audio.path)
  }

  private static func codec(in container: Container, _ options: Options) throws(ImageCodingError) -> Codec {
    let codec = options.codec ?? container.codecs[0]
    guard container.codecs.contains(codec) else {
      let names = container.codecs.map(\.name).joined(separator: ", ")
      throw ImageCodingError(
        .invalidArgument, "\(container.name) can't hold \(codec.name); it can hold \(names)")
    }
    guard codec.supportsAlpha || !options.hasAlpha else {
      throw ImageCodingError(
        .invalidArgument,
        "\(codec.name) can't be transparent; choose VP9 in .webm, ProRes in .mov, or a .gif, .png, or .webp file"
      )
    }
    return codec
  }

  private static func check(width: Int, height: Int, rate: Double)
    throws(ImageCodingError)
  {
    guard 1...maximumSide ~= width, 1...maximumSide ~= height else {
      throw ImageCodingError(
        .invalidArgument, "a film of \(width) × \(height) pixels; expected 1 to \(maximumSide) on each side")
    }
    guard rate > 0, rate <= 1000, 1 / rate <= FFmpegWriter.longestTick else {
      throw ImageCodingError(
        .invalidArgument, "a rate of \(rate) frames per second; expected a number above 0 and at most 1000")
    }
  }

  /// In seconds.
  private static let longestTick = Double(FrameDelay.maximum)
}
