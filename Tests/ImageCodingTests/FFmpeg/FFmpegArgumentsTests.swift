import Foundation
import Testing

@testable import ImageCoding

/// The arguments and the input of ffmpeg, and its reports. No test here starts the program.
@Suite struct FFmpegArgumentsTests {
  @Test func `each container has its codecs, the default one first`() {
    #expect(FFmpegWriter.Container.mp4.codecs == [.h264, .h265, .av1])
    #expect(FFmpegWriter.Container.webm.codecs == [.vp9, .av1])
    #expect(FFmpegWriter.Container.mov.codecs == [.prores, .h264, .h265])
    #expect(FFmpegWriter.Codec.allCases.filter(\.supportsAlpha) == [.vp9, .prores])
    #expect(FFmpegWriter.Codec.allCases.map(\.name) == ["H.264", "H.265", "AV1", "VP9", "ProRes"])
  }

  @Test func `sides are aligned to the samples of chroma`() {
    for codec in FFmpegWriter.Codec.allCases where codec != .prores {
      for hasAlpha in [false, true] { #expect(codec.alignment(hasAlpha: hasAlpha) == (2, 2)) }
    }
    #expect(FFmpegWriter.Codec.prores.alignment(hasAlpha: false) == (2, 1))
    #expect(FFmpegWriter.Codec.prores.alignment(hasAlpha: true) == (1, 1))
    for (size, alignment, padded) in [(5, 2, 6), (6, 2, 6), (5, 1, 5), (1, 2, 2)] {
      let packer = FramePacker(width: size, height: size, alignment: (alignment, alignment))
      #expect(
        packer.paddedSize == PictureSize(width: padded, height: padded)
          && packer.bytes.count == padded * padded)
    }
  }

  @Test func `a padded frame repeats its last column and row`() {
    var packer = FramePacker(width: 3, height: 1, alignment: (2, 2))
    packer.pack([0xFF00_0001, 0x8000_0040, 0xFF00_0003], keepsAlpha: false)
    let row = [0xFF00_0001, 0xFF00_0040, 0xFF00_0003, 0xFF00_0003] as [UInt32]
    #expect(packer.bytes == (row + row).map(\.littleEndian))
    packer.pack([0xFF00_0001, 0x8000_0040, 0xFF00_0003], keepsAlpha: true)
    // 64 of 128 is 127.5 of 255, rounded up.
    let straight = [0xFF00_0001, 0x8000_0080, 0xFF00_0003, 0xFF00_0003] as [UInt32]
    #expect(packer.bytes == (straight + straight).map(\.littleEndian))
  }

  @Test func `small pictures use another encoder of AV1`() {
    for (width, height, encoder) in [
      (64, 64, "libsvtav1"), (63, 64, "libaom-av1"), (64, 63, "libaom-av1"), (640, 480, "libsvtav1"),
    ] {
      let arguments = FFmpegWriter.Codec.av1.arguments(
        .standard, hasAlpha: false, width: width, height: height)
      #expect(arguments.contains(encoder), "\(width) × \(height)")
    }
  }

  @Test func `better qualities have other arguments, and only VP9 and ProRes change with alpha`() {
    for codec in FFmpegWriter.Codec.allCases {
      let all = FilmQuality.allCases.map { codec.arguments($0, hasAlpha: false, width: 100, height: 100) }
      #expect(Set(all).count == 3)
      let alpha = codec.arguments(.high, hasAlpha: true, width: 100, height: 100)
      #expect((alpha != all[2]) == codec.supportsAlpha)
      #expect(
        (codec.pixelFormat(hasAlpha: true) != codec.pixelFormat(hasAlpha: false)) == codec.supportsAlpha)
    }
  }

  @Test func `the progress is the largest number of frames, from complete lines`() {
    let progress = FFmpegProgress()
    #expect(progress.frameCount == 0)
    func receive(_ text: String) -> Int {
      progress.receive(Data(text.utf8))
      return progress.frameCount
    }
    #expect(
      receive("fps=9\nframe=3\n") == 3 && receive("frame=1") == 3 && receive("2") == 3 && receive("\n") == 12)
    #expect(receive("frame=5\n") == 12 && receive("frames=99\nframe=x\nframe\n=88\n") == 12)
    // A line is read up to its 256th byte.
    func line(_ length: Int, _ number: String) -> String {
      "frame=" + String(repeating: "0", count: length - 6 - number.count) + number + "\n"
    }
    #expect(receive(line(256, "34")) == 34 && receive(line(257, "567")) == 56)
  }

  @Test func `durations become numbers of frames without drift`() {
    var clock = TickClock(FrameDelay(seconds: 0.04))
    #expect(clock.tick == 0.04)
    #expect([0.04, 0.05, 0.06, 0.05, 0.05, 0.11].map { clock.ticks(for: $0) } == [1, 1, 2, 1, 1, 3])
    #expect(clock.ticks(for: 0) == 0 && clock.ticks(for: -1) == 0)
  }

  @Test func `a delay survives packing`() {
    for (numerator, denominator) in [(1, 30), (3, 50), (65_535, 1), (0, 1), (1, 65_535)] {
      let delay = FrameDelay(seconds: Double(numerator) / Double(denominator))
      #expect(delay.numerator == numerator && delay.denominator == denominator)
      #expect(FrameDelay(packed: delay.packed) == delay && delay.packed == numerator << 16 | denominator)
    }
  }
}
