import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

/// Films that the installed ffmpeg encodes and decodes again.
@Suite(.enabled(if: FFmpegDecoder.path != nil, FFmpegDecoder.notice))
struct FFmpegWriterTests {
  /// Smooth pictures, since chroma has fewer samples than pixels; the corners have saturated colors.
  private static func frames(_ width: Int, _ height: Int, count: Int = 6, alpha: Bool = false) -> [CGImage] {
    (0..<count).map { step in
      CGImage(width: width, height: height) { x, y in
        let color = opaque(x * 255 / width, y * 255 / height, 40 + step * 30)
        guard alpha else { return color }
        let alpha = UInt32(x < width / 2 ? 255 : y < height / 2 ? 128 : 0)
        return StraightAlpha.multiply(color & 0xFF_FFFF | alpha << 24)
      }
    }
  }

  private func write(
    _ frames: [CGImage], to url: URL, rate: Double = 30,
    _ options: FFmpegWriter.Options = .init(quality: .high)
  ) throws {
    let writer = try FFmpegWriter(
      to: url, width: frames[0].width, height: frames[0].height, rate: rate, options: options)
    for frame in frames { try writer.append(frame) }
    try writer.finish()
  }

  struct Kind: CustomTestStringConvertible, Sendable {
    var name: String
    var codec: FFmpegWriter.Codec
    /// The name of the codec in ffprobe.
    var probeName: String
    /// The least ratio in decibels at high quality.
    var psnr: Double
    var testDescription: String { "\(codec) in \(name)" }
  }

  static let kinds = [
    Kind(name: "film.mp4", codec: .h264, probeName: "h264", psnr: 40),
    Kind(name: "film.mp4", codec: .h265, probeName: "hevc", psnr: 40),
    Kind(name: "film.mp4", codec: .av1, probeName: "av1", psnr: 36),
    Kind(name: "film.webm", codec: .vp9, probeName: "vp9", psnr: 36),
    Kind(name: "film.webm", codec: .av1, probeName: "av1", psnr: 36),
    Kind(name: "film.mov", codec: .prores, probeName: "prores", psnr: 40),
    Kind(name: "film.mov", codec: .h264, probeName: "h264", psnr: 40),
    Kind(name: "film.mov", codec: .h265, probeName: "hevc", psnr: 40),
  ]

  @Test(arguments: kinds)
  func `frames, rate, and colors match, and the color tags are right`(_ kind: Kind) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent(kind.name)
      let frames = Self.frames(96, 64)
      try write(frames, to: url, .init(codec: kind.codec, quality: .high))
      let stream = try #require(try FFmpegDecoder.streams(url).first)
      #expect(stream["codec_name"] as? String == kind.probeName)
      #expect(stream["width"] as? Int == 96 && stream["height"] as? Int == 64)
      #expect(stream["nb_read_frames"] as? String == "6" && stream["r_frame_rate"] as? String == "30/1")
      let tags = [
        "color_range": "tv", "color_space": "bt709", "color_transfer": "bt709", "color_primaries": "bt709",
      ]
      for (tag, value) in tags { #expect(stream[tag] as? String == value, "\(tag)") }
      let decoded = try FFmpegDecoder.decode(url, pixelCount: 96 * 64).frames
      #expect(decoded.count == 6)
      for (index, pair) in zip(decoded, frames).enumerated() {
        #expect(psnr(pair.0, pair.1.bitmap.pixels) > kind.psnr, "frame \(index)")
      }
      #expect(try files(in: folder) == [kind.name])
    }
  }

  @Test(arguments: [("film.webm", "libvpx-vp9", 2.0), ("film.mov", "prores", 1.0)])
  func `VP9 and ProRes 4444 keep straight alpha`(_ name: String, _ decoder: String, _ tolerance: Double)
    throws
  {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent(name)
      let frames = Self.frames(96, 64, alpha: true)
      try write(frames, to: url, .init(quality: .high, hasAlpha: true))
      let decoded = try FFmpegDecoder.decode(url, pixelCount: 96 * 64, decoder: decoder).frames
      #expect(decoded.count == 6)
      for (actual, frame) in zip(decoded, frames) {
        let expected = frame.bitmap.pixels.map(StraightAlpha.divide)
        // Around edges of alpha, a lossy codec may differ more; alpha is compared apart from two pixels around them.
        for y in [5, 20, 50] {
          for x in [5, 30, 60, 90] {
            let (a, b) = (actual[y * 96 + x], expected[y * 96 + x])
            #expect(abs(Double(a >> 24) - Double(b >> 24)) <= tolerance, "\(x), \(y)")
            guard b >> 24 > 0 else { continue }
            for shift: UInt32 in [0, 8, 16] {
              #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) < 10, "\(x), \(y)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: [FFmpegWriter.Codec.h264, .h265, .av1])
  func `transparency is refused where the codec has none`(_ codec: FFmpegWriter.Codec) {
    let error = #expect(throws: ImageCodingError.self) {
      _ = try FFmpegWriter(
        to: URL(fileURLWithPath: "/tmp/x.mp4"), width: 2, height: 2, rate: 30,
        options: .init(codec: codec, hasAlpha: true))
    }
    #expect(error?.kind == .invalidArgument && error?.message.contains("can't be transparent") == true)
  }

  @Test(arguments: [("film.mp4", 8, 6), ("film.webm", 8, 6), ("film.mov", 8, 5)])
  func `an odd size is padded by repeating the last column and row`(
    _ name: String, _ width: Int, _ height: Int
  ) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent(name)
      let white = CGImage(width: 7, height: 5) { _, _ in opaque(255, 255, 255) }
      try write([white, white], to: url)
      let stream = try #require(try FFmpegDecoder.streams(url).first)
      #expect(stream["width"] as? Int == width && stream["height"] as? Int == height)
      let decoded = try FFmpegDecoder.decode(url, pixelCount: width * height).frames
      #expect(decoded.joined().allSatisfy { $0 & 255 > 250 && $0 >> 8 & 255 > 250 })
    }
  }

  @Test func `a frame lasts as many ticks as its duration has, and rounding errors are carried over`() throws
  {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film.mp4")
      let frames = Self.frames(16, 16, count: 3)
      let writer = try FFmpegWriter(
        to: url, width: 16, height: 16, rate: 29.97, options: .init(quality: .draft))
      for frame in frames { try writer.append(frame, duration: 0.25) }
      try writer.finish()
      let stream = try #require(try FFmpegDecoder.streams(url).first)
      // 0.75 s · 29.97/s = 22.48
      #expect(stream["nb_read_frames"] as? String == "22" && stream["r_frame_rate"] as? String == "2997/100")
    }
  }

  @Test(arguments: [1, 3])
  func `frames that are too short are counted, and a film has one at least`(_ count: Int) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("film.mp4")
      let writer = try FFmpegWriter(to: url, width: 16, height: 16, rate: 10, options: .init(quality: .draft))
      for frame in Self.frames(16, 16, count: count) { try writer.append(frame, duration: 0.01) }
      try writer.finish()
      #expect(writer.skippedFrameCount == count - 1)
      let stream = try #require(try FFmpegDecoder.streams(url).first)
      #expect(stream["nb_read_frames"] as? String == "1")
    }
  }

  @Test(arguments: ["film.mp4", "film.webm", "film.mov"])
  func `sound is added and ends with the film`(_ name: String) throws {
    try withTemporaryFolder { folder in
      let (url, sound) = (folder.appendingPathComponent(name), folder.appendingPathComponent("tone.wav"))
      let made = try ProgramOutcome(
        try #require(FFmpegDecoder.path), ["-v", "error", "-f", "lavfi", "-i", "sine=duration=5", sound.path])
      try #require(made.status == 0, "\(made.errors)")
      try write(Self.frames(32, 32, count: 30), to: url, .init(quality: .draft, audio: sound))
      let streams = try FFmpegDecoder.streams(url)
      #expect(streams.compactMap { $0["codec_type"] as? String }.sorted() == ["audio", "video"])
      #expect(streams.first { $0["codec_type"] as? String == "video" }?["nb_read_frames"] as? String == "30")
      let missing = folder.appendingPathComponent("missing.wav")
      let error = #expect(throws: ImageCodingError.self) {
        try write(Self.frames(32, 32), to: url, .init(audio: missing))
      }
      #expect(error?.description == "\(missing.path): can't be read: No such file or directory")
    }
  }

  @Test func `the same frames make the same bytes`() throws {
    try withTemporaryFolder { folder in
      for name in ["film.mp4", "film.webm", "film.mov"] {
        let url = folder.appendingPathComponent(name)
        try write(Self.frames(64, 64, count: 3), to: url, .init(quality: .draft))
        let first = try Data(contentsOf: url)
        try write(Self.frames(64, 64, count: 3), to: url, .init(quality: .draft))
        #expect(try Data(contentsOf: url) == first, "\(name)")
      }
    }
  }

  @Test func `qualities differ in size`() throws {
    try withTemporaryFolder { folder in
      let sizes = try [FilmQuality.draft, .standard, .high].map { quality in
        let url = folder.appendingPathComponent("\(quality).mp4")
        var generator = SeededGenerator(seed: 1)
        let noise = (0..<3).map { _ in
          CGImage(width: 64, height: 64) { _, _ in
            UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000
          }
        }
        try write(noise, to: url, .init(quality: quality))
        return try Data(contentsOf: url).count
      }
      #expect(sizes == sizes.sorted() && sizes[0] < sizes[2])
    }
  }

  @Test func `ffmpeg's messages are passed on`() throws {
    try withTemporaryFolder { folder in
      let broken = folder.appendingPathComponent("broken.wav")
      try Data("no sound".utf8).write(to: broken)
      let url = folder.appendingPathComponent("film.mp4")
      let error = #expect(throws: ImageCodingError.self) {
        try write(Self.frames(32, 32), to: url, .init(audio: broken))
      }
      #expect(
        error?.message.contains("Invalid data found when processing input") == true, "\(error?.message ?? "")"
      )
      #expect(try files(in: folder) == ["broken.wav"])
    }
  }
}
