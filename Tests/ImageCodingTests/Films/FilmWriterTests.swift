import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct FilmWriterTests {
  #if OptionalLibraries
    private static let webP = ["film.webp"]
  #else
    private static let webP: [String] = []
  #endif

  private static let frames = (0..<4).map { step in
    CGImage(width: 24, height: 20) { x, y in x < 4 ? 0 : opaque(x * 10, y * 12, step * 60) }
  }

  @Test(arguments: ["film.gif", "film.png", "film.APNG"] + webP)
  func `the extension selects the format, and transparency remains`(_ name: String) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent(name)
      var counts: [Int] = []
      try FilmWriter.write(Self.frames, rate: 25, to: url, options: .init(quality: .high, loopCount: 3)) {
        counts.append($0)
      }
      let reader = try FilmReader(contentsOf: url)
      #expect(reader.width == 24 && reader.height == 20 && reader.loopCount == 3)
      let frames = try reader.remainingFrames()
      #expect(areClose(frames.map(\.duration), [0.04, 0.04, 0.04, 0.04]))
      for (frame, original) in zip(frames, Self.frames) {
        #expect(frame.image.bitmap.pixels.map { $0 >> 24 } == original.bitmap.pixels.map { $0 >> 24 })
        #expect(psnr(frame.image, original) > 35)
      }
      #expect(counts == counts.sorted() && counts.last == 4)
      #expect(try files(in: folder) == [name])
    }
  }

  @Test(arguments: ["film.gif", "film.png"] + webP)
  func `a film plays forever by default`(_ name: String) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent(name)
      try FilmWriter.write(Self.frames, rate: 25, to: url)
      #expect(try FilmReader(contentsOf: url).loopCount == 0)
    }
  }

  @Test(arguments: ["film.gif", "film.png"] + webP)
  func `a background color replaces transparency`(_ name: String) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent(name)
      let color = CGColor(srgbRed: 1, green: 0.2, blue: 0, alpha: 1)
      try FilmWriter.write(
        [CGImage(width: 8, height: 8) { _, y in y < 4 ? 0 : opaque(0, 0, 0) }], rate: 10, to: url,
        options: .init(quality: .high, background: .color(color)))
      let pixels = try #require(try FilmReader(contentsOf: url).next()).image.bitmap.pixels
      #expect(pixels == (0..<64).map { $0 < 32 ? opaque(255, 51, 0) : opaque(0, 0, 0) })
    }
  }

  @Test(
    .enabled(if: FFmpegDecoder.path != nil, FFmpegDecoder.notice),
    arguments: ["film.mp4", "film.webm", "film.mov"])
  func `ffmpeg's formats are opaque on white unless transparency is asked for`(_ name: String) throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent(name)
      try FilmWriter.write(Self.frames, rate: 30, to: url, options: .init(quality: .draft))
      let stream = try #require(try FFmpegDecoder.streams(url).first)
      #expect(stream["nb_read_frames"] as? String == "4" && stream["r_frame_rate"] as? String == "30/1")
      let pixels = try FFmpegDecoder.decode(url, pixelCount: 480).frames[0]
      #expect(pixels[240 + 1] & 255 > 225 && pixels[240 + 1] >> 24 == 255)
      let transparent = FilmWriter.Options(quality: .high, background: .transparent)
      if name == "film.mp4" {
        #expect(throws: ImageCodingError.self) {
          try FilmWriter.write(Self.frames, rate: 30, to: url, options: transparent)
        }
      } else {
        try FilmWriter.write(Self.frames, rate: 30, to: url, options: transparent)
        let decoder = name == "film.webm" ? "libvpx-vp9" : "prores"
        let alpha = try FFmpegDecoder.decode(url, pixelCount: 480, decoder: decoder).frames[0].map {
          $0 >> 24
        }
        #expect(alpha[240] < 8 && alpha[250] > 247)
      }
    }
  }

  @Test func `a sink takes the formats that need no file`() throws {
    for format in FilmFormat.allCases where format != .webp || !Self.webP.isEmpty {
      var data = Data()
      guard format.container == nil else {
        #expect(throws: ImageCodingError.self) { _ = try FilmWriter(as: format) { _ in } }
        continue
      }
      let writer = try FilmWriter(as: format) { data += $0 }
      for frame in Self.frames { try writer.append(frame, duration: 0.1) }
      try writer.finish()
      #expect(try FilmReader(data).remainingFrames().count == 4)
    }
  }

  @Test func `options that a format doesn't have are refused before there is a frame`() throws {
    func message(_ name: String, _ options: FilmWriter.Options) -> String? {
      #expect(throws: ImageCodingError.self) {
        _ = try FilmWriter(to: URL(fileURLWithPath: "/tmp/\(name)"), options: options)
      }?.message
    }
    #expect(
      message("film.avi", .init())
        == "can't infer a format from the extension; supported extensions: .gif, .png, .webp, .mp4, .webm, .mov"
    )
    let sound = URL(fileURLWithPath: "/tmp/sound.wav")
    #expect(message("film.gif", .init(audio: sound)) == "GIF has no sound; expected .mp4, .webm, or .mov")
    #expect(
      message("film.png", .init(codec: .h264)) == "animated PNG has no codecs; expected .mp4, .webm, or .mov")
    #expect(message("film.mov", .init(codec: .vp9)) == "MOV can't hold VP9; it can hold ProRes, H.264, H.265")
    #expect(
      message("film.mp4", .init(background: .transparent))?.hasPrefix("H.264 can't be transparent; ") == true)
  }

  @Test func `a film that is canceled, fails, or has no frame leaves no file`() throws {
    try withTemporaryFolder { folder throws in
      for name in ["film.gif", "film.png"] + Self.webP {
        let url = folder.appendingPathComponent(name)
        #expect(throws: CancellationError.self) {
          try FilmWriter.write(Self.frames, rate: 30, to: url) { if $0 == 2 { throw CancellationError() } }
        }
        #expect(throws: ImageCodingError.self) { try FilmWriter.write([CGImage](), rate: 30, to: url) }
        #expect(throws: ImageCodingError.self) {
          try FilmWriter.write(
            [Self.frames[0], CGImage(width: 1, height: 1) { _, _ in 0 }], rate: 30, to: url)
        }
        let missing = folder.appendingPathComponent("missing").appendingPathComponent(name)
        #expect(throws: ImageCodingError.self) { try FilmWriter.write(Self.frames, rate: 30, to: missing) }
      }
      #expect(try files(in: folder) == [])
    }
  }
}

@Suite struct MatteTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a matte is what drawing over the color makes, within one level`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let color = SIMD3(generator.double(in: 0...1), generator.double(in: 0...1), generator.double(in: 0...1))
    let matte = Matte(CGColor(srgbRed: color.x, green: color.y, blue: color.z, alpha: 0.3))
    for _ in 0..<50 {
      let pixel = randomPixel(using: &generator)
      let result = matte.over(pixel)
      #expect(result >> 24 == 255)
      let rest = 1 - Double(pixel >> 24) / 255
      for (shift, component) in zip([UInt32(0), 8, 16], [color.x, color.y, color.z]) {
        let expected = Double(pixel >> shift & 255) + (component * 255).rounded() * rest
        #expect(abs(Double(result >> shift & 255) - expected) <= 0.5 + 1e-9, "seed \(seed)")
      }
    }
  }
}
