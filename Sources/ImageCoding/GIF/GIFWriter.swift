public import CoreGraphics
import Requirements

/// Writes an animated GIF frame by frame.
///
/// Only the rectangle that changed is written of a frame, and frames that look alike become one. Colours are
/// exact where a palette suffices: 256 of them, 255 where one index means transparent. A pixel is transparent
/// where its alpha is below 128, else opaque. The same frames give the same bytes.
///
/// With one palette for the film its frames wait, compressed, in an unnamed temporary file until
/// ``finish(progress:)``. Memory doesn't grow with the number of frames: about six frames of 4 bytes a pixel,
/// and 8 MiB for counting colours; with several ``Options/threads`` that much for each, since each has frames of its
/// own under way.
///
/// A writer isn't `Sendable`: use it from one task at a time.
public final class GIFWriter {
  /// The width of every frame in pixels.
  public let width: Int
  /// The height of every frame in pixels.
  public let height: Int
  /// How the film is written.
  public let options: Options

  /// A GIF shows at most 50 frames a second: each lasts at least 0.02 s.
  public static let maximumFrameRate = 50.0

  private let output: GIFOutput
  private var clock = GIFClock()
  private var film: any GIFFilm
  private var state = State.open

  /// A writer of the file at `url`, which appears there when the film is finished, in place of any other.
  ///
  /// - Throws: `ImageCodingError` where the folder can't be written, a size isn't in 1…65,535, the loop count not in 0…65,536
  ///   or the number of threads not 1 or more.
  public convenience init(to url: URL, width: Int, height: Int, options: Options = Options()) throws {
    let film = try Self.film(width: width, height: height, options)
    self.init(width: width, height: height, options: options, film: film, output: try GIFOutput(url))
  }

  /// A writer that hands its bytes in order to `sink`: `FileHandle.standardOutput.write(contentsOf:)`, say.
  ///
  /// What `sink` throws ends the film; ``append(_:duration:)`` or ``finish(progress:)`` throws it on.
  ///
  /// - Throws: `ImageCodingError` where a size isn't in 1…65,535, the loop count not in 0…65,536 or the number of
  ///   threads not 1 or more.
  public convenience init(
    width: Int, height: Int, options: Options = Options(), sink: @escaping (Data) throws -> Void
  ) throws {
    let film = try Self.film(width: width, height: height, options)
    self.init(width: width, height: height, options: options, film: film, output: GIFOutput(write: sink))
  }

  private init(width: Int, height: Int, options: Options, film: any GIFFilm, output: GIFOutput) {
    self.width = width
    self.height = height
    self.options = options
    self.film = film
    self.output = output
  }

  deinit { cancel() }
}

@available(*, unavailable)
extension GIFWriter: Sendable {}

// MARK: - Writing

extension GIFWriter {
  /// Adds a frame that shows for `duration` seconds.
  ///
  /// GIF counts in hundredths of a second; what rounding takes from one frame the next ones get, so that 30
  /// frames of 1/30 s last one second.
  ///
  /// - Throws: `ImageCodingError` of the kind `invalidArgument`, after which the film can go on, where the frame has
  ///   another size or `duration` isn't in 0.02…655.35. Any other error ends the film and removes its file.
  /// - Precondition: The film is neither finished nor cancelled.
  public func append(_ image: CGImage, duration: Double) throws {
    try checkOpen("append")
    guard image.width == width, image.height == height else {
      throw ImageCodingError(
        .invalidArgument,
        "a frame of \(image.width) × \(image.height) pixels in a film of \(width) × \(height)")
    }
    let delay = try clock.delay(for: duration)
    try perform { try film.append(image.bitmap, delay: delay, to: output) }
  }

  /// Writes what is still missing and gives the file its name.
  ///
  /// `progress` is called with a fraction that rises to 1; if it throws, the film ends there and the error is
  /// thrown on.
  ///
  /// - Throws: `ImageCodingError` of the kind `invalidArgument` where there is no frame; any error removes the file.
  /// - Precondition: The film is neither finished nor cancelled.
  public func finish(progress: (Double) throws -> Void = { _ in }) throws {
    try checkOpen("finish")
    try perform {
      guard !film.isEmpty else { throw ImageCodingError(.invalidArgument, "a film of no frames") }
      try film.finish(to: output, progress)
      try output.write(GIFBlocks.end)
      try output.commit()
    }
    state = .closed("finished")
  }

  /// Gives the film up: nothing remains of its file. After the film's end it does nothing.
  public func cancel() {
    guard case .open = state else { return }
    state = .closed("cancelled")
    output.discard()
  }
}

extension GIFWriter {
  private enum State {
    case open
    case closed(String)
    case failed(any Error)
  }

  /// An error ends the film, since it may have left half a block.
  private func perform(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      state = .failed(error)
      output.discard()
      throw error
    }
  }

  private func checkOpen(_ operation: String) throws {
    switch state {
    case .open: return
    case .failed(let error): throw error
    case .closed(let how): failRequirement("\(operation) after the film was \(how)")
    }
  }

  private static func film(width: Int, height: Int, _ options: Options) throws -> any GIFFilm {
    guard 1...65_535 ~= width, 1...65_535 ~= height else {
      throw ImageCodingError(
        .invalidArgument, "a GIF of \(width) × \(height) pixels; 1 to 65535 are expected")
    }
    guard 0...65_536 ~= options.loopCount else {
      throw ImageCodingError(
        .invalidArgument, "a loop count of \(options.loopCount); 0 (without end) to 65536 are expected")
    }
    guard options.threads >= 1 else {
      throw ImageCodingError(
        .invalidArgument, "\(options.threads) threads can't code a film; 1 or more are expected")
    }
    let crew = Crew(threads: options.threads, pixelCount: width * height)
    switch options.palette {
    case .global: return try SpooledFilm(crew: crew, options: options)
    case .perFrame: return DirectFilm(crew: crew, options: options)
    }
  }
}
