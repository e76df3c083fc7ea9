public import CoreGraphics
import Raster

/// A writer of frames as a stream for another program, at a constant rate.
///
/// ```text
/// y4m   YUV4MPEG2 with 4:4:4 samples of 8 bits: BT.709 in limited range, opaque
/// png   whole PNG files, one after the other, with straight alpha
/// rgba  four bytes per pixel without any header: red, green, blue, and straight alpha
/// ```
///
/// A writer isn't `Sendable`; use it from one task at a time.
public final class FrameStreamWriter {
  /// The form of a stream.
  public enum Format: String, Hashable, CaseIterable, Sendable {
    /// YUV4MPEG2, which names the size and the rate.
    case y4m
    /// PNG files.
    case png
    /// Raw pixels.
    case rgba
  }

  /// The form of the stream.
  public let format: Format
  private let matte: Matte?
  private let rate: FrameDelay
  private let sink: (Data) throws -> Void
  private let isContinued: Bool
  /// The number of frames that were omitted because they were shorter than the stream's frames.
  public private(set) var skippedFrameCount = 0
  private var clock: TickClock
  private var size: PictureSize?

  /// Creates a writer that passes its bytes in order to `sink`.
  ///
  /// - Parameters:
  ///   - format: The form of the stream.
  ///   - rate: The number of frames per second, above 0 and at most 1000.
  ///   - background: The treatment of transparent pixels; automatically, `y4m` frames are drawn on white.
  ///   - isContinued: Whether the bytes continue another writer's output, so that `y4m` needs no header; by default false.
  ///   - sink: A closure that takes the bytes. Its errors are rethrown.
  /// - Throws: `ImageCodingError` if the rate is out of its range, or transparency is requested in `y4m`.
  public init(
    as format: Format, rate: Double, background: FilmWriter.Background = .automatic,
    isContinued: Bool = false, sink: @escaping (Data) throws -> Void
  ) throws {
    guard rate <= 1000, rate * Double(FrameDelay.maximum) >= 1 else {
      throw ImageCodingError(
        .invalidArgument, "a rate of \(rate) frames per second; expected a number above 0 and at most 1000")
    }
    guard format != .y4m || background != .transparent else {
      throw ImageCodingError(.invalidArgument, "y4m can't be transparent; choose png or rgba")
    }
    (self.format, self.sink, self.isContinued) = (format, sink, isContinued)
    matte =
      switch background {
      case .color(let color): Matte(color)
      case .automatic: format == .y4m ? .white : nil
      case .transparent: nil
      }
    self.rate = FrameDelay(seconds: 1 / rate)
    clock = TickClock(self.rate)
  }

  /// Writes a frame, as often as its duration requires.
  ///
  /// - Parameters:
  ///   - image: The picture; all frames have the size of the first one.
  ///   - duration: The duration in seconds, 0…86,400; rounding errors are carried over to the next frame.
  /// - Throws: `ImageCodingError` if the frame has another size or the duration is out of its range; an error of the sink.
  public func append(_ image: CGImage, duration: Double) throws {
    guard 0...86_400 ~= duration else {
      throw ImageCodingError(.invalidArgument, "a frame of \(duration) s; expected 0 to 86400 s")
    }
    let own = PictureSize(image)
    if let size {
      try own.check(equals: size.width, size.height)
    } else {
      size = own
      if format == .y4m, !isContinued { try sink(Data(header(own).utf8)) }
    }
    let count = clock.ticks(for: duration)
    guard count > 0 else {
      skippedFrameCount += 1
      return
    }
    let data = try encode(matte.map { $0.apply(to: image) } ?? image)
    for _ in 0..<count { try sink(data) }
  }

  private func header(_ size: PictureSize) -> String {
    "YUV4MPEG2 W\(size.width) H\(size.height) F\(rate.denominator):\(rate.numerator) Ip A1:1 C444 "
      + "XCOLORRANGE=LIMITED\n"
  }

  private func encode(_ image: CGImage) throws -> Data {
    switch format {
    case .png: try PNGEncoder(compression: .fast).encode(image)
    case .rgba: image.bitmap.pixels.map { StraightAlpha.divide($0).littleEndian }.withUnsafeBytes { Data($0) }
    case .y4m: Data("FRAME\n".utf8) + LimitedSamples.planes(image.bitmap.pixels)
    }
  }
}

@available(*, unavailable)
extension FrameStreamWriter: Sendable {}
