import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct FrameStreamWriterTests {
  private static let frames = (0..<3).map { step in
    CGImage(width: 9, height: 7) { x, y in x < 2 ? 0x8000_0000 : opaque(x * 28, y * 40, step * 100) }
  }

  private func stream(_ format: FrameStreamWriter.Format, rate: Double = 24) throws -> Data {
    var data = Data()
    let writer = try FrameStreamWriter(as: format, rate: rate) { data += $0 }
    for frame in Self.frames { try writer.append(frame, duration: 1 / rate) }
    return data
  }

  @Test func `raw frames are straight pixels, one after the other`() throws {
    #expect(
      try stream(.rgba).rgbaPixels == Self.frames.flatMap { $0.bitmap.pixels.map(StraightAlpha.divide) })
  }

  @Test func `a stream of pictures is that of PNG files`() throws {
    let files = try Self.frames.map { try PNGEncoder(compression: .fast).encode($0) }
    #expect(try stream(.png) == files.reduce(Data(), +))
  }

  @Test func `y4m has a header with the size and the rate, and frames of three planes`() throws {
    let data = try stream(.y4m, rate: 29.97)
    let header = Data("YUV4MPEG2 W9 H7 F2997:100 Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
    #expect(data.prefix(header.count) == header)
    #expect(data.count == header.count + 3 * (6 + 3 * 63))
  }

  @Test func `black, white, and the primaries have the samples of BT 709`() {
    func sample(_ pixel: UInt32) -> [UInt8] {
      let sample = LimitedSamples.sample(pixel)
      return [sample.luma, sample.cb, sample.cr]
    }
    #expect(sample(opaque(0, 0, 0)) == [16, 128, 128])
    #expect(sample(opaque(255, 255, 255)) == [235, 128, 128])
    // 16 + 219 · 0.2126 = 62.6; 128 − 224 · 0.2126/1.8556 = 102.3; 128 + 224 · 0.7874/1.5748 = 240
    #expect(sample(opaque(255, 0, 0)) == [63, 102, 240])
    #expect(sample(opaque(0, 255, 0)) == [173, 42, 26])
    #expect(sample(opaque(0, 0, 255)) == [32, 240, 118])
  }

  @Test(
    .enabled(if: FFmpegDecoder.path != nil, FFmpegDecoder.notice),
    arguments: [
      (FrameStreamWriter.Format.y4m, ["-f", "yuv4mpegpipe", "-colorspace", "bt709"]),
      (.png, ["-f", "image2pipe", "-framerate", "24", "-c:v", "png"]),
      (.rgba, ["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "9x7", "-framerate", "24"]),
    ])
  func `ffmpeg reads the stream`(_ format: FrameStreamWriter.Format, _ words: [String]) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("stream")
      try stream(format).write(to: url)
      let outcome = try ProgramOutcome(
        try #require(FFmpegDecoder.path),
        ["-v", "error"] + words + [
          "-i", url.path, "-vf", "scale=flags=accurate_rnd+full_chroma_int+full_chroma_inp",
          "-f", "rawvideo", "-pix_fmt", "rgba", "-",
        ])
      try #require(outcome.status == 0, "\(outcome.errors)")
      let frames = outcome.output.rgbaFrames(pixelCount: 63)
      #expect(frames.count == 3)
      for (decoded, frame) in zip(frames, Self.frames) {
        if format == .y4m {
          #expect(psnr(decoded, frame.bitmap.pixels.map(Matte.white.over)) > 40)
        } else {
          #expect(decoded == frame.bitmap.pixels.map(StraightAlpha.divide))
        }
      }
    }
  }

  @Test func `arguments that can't be are refused, and errors of the sink are rethrown`() throws {
    for rate in [0, -1, .nan, 1001, .infinity] {
      #expect(throws: ImageCodingError.self) { _ = try FrameStreamWriter(as: .rgba, rate: rate) { _ in } }
    }
    #expect(throws: ImageCodingError(.invalidArgument, "y4m can't be transparent; choose png or rgba")) {
      _ = try FrameStreamWriter(as: .y4m, rate: 24, background: .transparent) { _ in }
    }
    let writer = try FrameStreamWriter(as: .rgba, rate: 24) { _ in throw CancellationError() }
    #expect(throws: CancellationError.self) { try writer.append(Self.frames[0], duration: 1 / 24) }
    #expect(throws: ImageCodingError.self) {
      try writer.append(CGImage(width: 1, height: 1) { _, _ in 0 }, duration: 1)
    }
    #expect(throws: ImageCodingError.self) { try writer.append(Self.frames[0], duration: -1) }
  }
}
