import CoreGraphics
import Foundation
import Raster
import Testing

@testable import ImageCoding

/// Defaults and limits that the documentation states.
@Suite struct DefaultsTests {
  private static func image(_ width: Int, _ height: Int) -> CGImage {
    CGImage(bitmap: Bitmap(width: width, height: height))
  }

  @Test func `decoders accept 67,108,864 pixels by default`() {
    let limits = [PictureDecoder().pixelLimit, PNGDecoder().pixelLimit, JPEGDecoder().pixelLimit]
    #expect(limits == Array(repeating: 67_108_864, count: 3))
    #expect(PNGEncoder().compression == .small && JPEGEncoder().quality == 0.9)
  }

  @Test func `options have their documented defaults`() {
    let film = FilmWriter.Options()
    #expect(film.loopCount == 0 && film.threads == 1 && film.format == nil && film.quality == .standard)
    #expect(film.frameRate == nil && film.background == .automatic && film.codec == nil && film.audio == nil)
    #expect(film.palette == .automatic && film.dither == .automatic)
    let gif = GIFWriter.Options()
    #expect(gif.loopCount == 0 && gif.threads == 1 && gif.palette == .automatic && gif.dither == .automatic)
    let png = APNGWriter.Options()
    #expect(png.loopCount == 0 && png.threads == 1 && png.compression == .small)
    let ffmpeg = FFmpegWriter.Options()
    #expect(ffmpeg.codec == nil && ffmpeg.quality == .standard && !ffmpeg.hasAlpha && ffmpeg.audio == nil)
    #expect(ffmpeg.program == "ffmpeg")
  }

  @Test func `options keep what they are created with`() {
    let url = URL(fileURLWithPath: "/a.wav")
    let film = FilmWriter.Options(
      format: .gif, quality: .high, frameRate: 24, loopCount: 3, background: .transparent, codec: .vp9,
      audio: url,
      palette: .global, dither: .ordered, threads: 5)
    #expect(film.format == .gif && film.quality == .high && film.frameRate == 24 && film.loopCount == 3)
    #expect(film.background == .transparent && film.codec == .vp9 && film.audio == url)
    #expect(film.palette == .global && film.dither == .ordered && film.threads == 5)
    let gif = GIFWriter.Options(loopCount: 2, palette: .perFrame, dither: .none, threads: 3)
    #expect(gif.loopCount == 2 && gif.palette == .perFrame && gif.dither == .none && gif.threads == 3)
    let png = APNGWriter.Options(loopCount: 2, compression: .fast, threads: 3)
    #expect(png.loopCount == 2 && png.compression == .fast && png.threads == 3)
    let ffmpeg = FFmpegWriter.Options(codec: .av1, quality: .draft, hasAlpha: true, audio: url, program: "p")
    #expect(
      ffmpeg.codec == .av1 && ffmpeg.quality == .draft && ffmpeg.hasAlpha && ffmpeg.audio == url
        && ffmpeg.program == "p")
  }

  @Test func `formats have their limits`() {
    #expect(
      GIFWriter.maximumFrameRate == 50 && GIFClock.minimumDuration == 0.02
        && GIFClock.maximumDuration == 655.35)
    #expect(FFmpegWriter.maximumSide == 16_384 && FrameDelay.maximum == 65_535)
    #expect(FilmFormat.allCases.map(\.maximumFrameRate) == [50, 1000, 1000, 1000, 1000, 1000])
    #expect(FilmFormat.allCases.map(\.keepsTransparency) == [true, true, true, false, false, false])
    #expect(PictureFormat.signatureLength == 12 && APNGPixelFormat.bitDepth == 8)
    #expect(FilmPartLayout.frameFieldLength == 20 && FilmPartLayout.maximumHeaderLength == 1_048_576)
    #expect(FilmPartHeader.maximumPixelCount == 134_217_728 && JPEGStructure.scanLimit == 100)
  }

  @Test func `a crew has at most 64 threads and retains few pixels`() {
    for (threads, pixelCount, count) in [
      (64, 1, 64), (65, 1, 64), (3, 0, 3), (0, 1, 1), (-5, 1, 1), (64, 1 << 19, 64), (64, (1 << 19) + 1, 63),
      (64, 1 << 24, 2),
      (64, (1 << 24) + 1, 1), (64, 1 << 30, 1),
    ] {
      #expect(Crew(threads: threads, pixelCount: pixelCount).threads == count)
    }
  }

  @Test func `a JPEG has at most 65,500 pixels on each side`() throws {
    #expect(try !JPEGEncoder(quality: 0).encode(Self.image(65_500, 1)).isEmpty)
    #expect(try !JPEGEncoder(quality: 1).encode(Self.image(1, 65_500)).isEmpty)
    for (width, height) in [(65_501, 1), (1, 65_501), (0, 1), (1, 0)] {
      let error = #expect(throws: ImageCodingError.self) {
        try JPEGEncoder().encode(Self.image(width, height))
      }
      #expect(error?.message == "a JPEG of \(width) × \(height) pixels; expected 1 to 65500 on each side")
    }
    for quality in [-0.01, 1.01, .nan] {
      #expect(throws: ImageCodingError.self) { try JPEGEncoder(quality: quality).encode(Self.image(1, 1)) }
    }
  }

  @Test func `an unknown format is reported at the start of the file`() {
    let error = #expect(throws: ImageCodingError.self) { try PictureDecoder().decode(Data("GIF89a".utf8)) }
    #expect(error?.offset == 0 && error?.kind == .wrongFormat && error?.path == nil)
  }

  @Test func `a size at the limit is accepted`() throws {
    let size = PictureSize(width: 3, height: 4)
    try size.check(limit: 12)
    let error = #expect(throws: ImageCodingError.self) { try size.check(limit: 11) }
    #expect(error?.message == "3 × 4 pixels; the limit is 11" && error?.kind == .tooLarge)
    try size.check(equals: 3, 4)
    for (width, height) in [(4, 4), (3, 3), (4, 3)] {
      #expect(throws: ImageCodingError.self) { try size.check(equals: width, height) }
    }
  }
}

#if OptionalLibraries
  extension DefaultsTests {
    @Test func `WebP has its documented defaults and limits`() {
      #expect(WebPDecoder().pixelLimit == 67_108_864)
      let standard = WebPWriter.Options()
      #expect(
        standard.loopCount == 0 && standard.threads == 1 && standard.effort == 4
          && standard.compression == .lossless)
      let webP = WebPWriter.Options(loopCount: 2, compression: .lossy(quality: 7), effort: 1, threads: 3)
      #expect(webP.loopCount == 2 && webP.compression.quality == 7 && webP.effort == 1 && webP.threads == 3)
      #expect(
        WebPWriter.Compression.mixed(quality: 8).quality == 8
          && WebPWriter.Compression.lossless.quality == nil)
      #expect(WebPWriter.minimumDuration == 0.001 && WebPWriter.maximumDuration == 16_777.215)
      #expect(WebPWriter.maximumSide == 16_383)
    }
  }
#endif
