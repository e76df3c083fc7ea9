import CoreGraphics
import Foundation
import ImageCoding
import LottiePlayer

/// The options of films, which `render` and `preset` share.
struct FilmOptions: OptionGroup {
  let span: SpanOptions
  let stage = StageOptions()
  @Option(
    "format", .choice(KeyValuePairs.formats),
    otherwise: "the format of the file extension; on standard output, PNG for one picture, else GIF",
    help: "the format of a file without a known extension, or on standard output")
  var format: OutputFormat?
  let quality = QualityOptions()
  let loops: LoopOptions
  let gif = GIFOptions()
  let video = VideoOptions()

  /// Creates the options.
  ///
  /// - Parameters:
  ///   - frameRate: A description of the default frame rate.
  ///   - loopCount: A description of the default number of times that a film plays.
  init(frameRate: String, loopCount: String) {
    span = SpanOptions(frameRate: frameRate)
    loops = LoopOptions(loopCount: loopCount)
  }
}

/// The options that select a part of a subject and its frame rate.
struct SpanOptions: OptionGroup {
  @Option("from", .seconds, default: "0", help: "the beginning of the film") var from: Double
  @Option(
    "to", .seconds, otherwise: "the end of the subject",
    help: "the end of the film; a frame at exactly this time isn't included")
  var to: Double?
  @Option var frameRate: Double?

  init(frameRate: String) {
    _frameRate = Option(
      "fps", .number(in: Self.minimumFrameRate...1000), otherwise: frameRate,
      help: "the frames per second; a GIF can have at most \(GIFWriter.maximumFrameRate.plain)")
  }

  /// In frames per second.
  static let minimumFrameRate = 0.01
}

/// The options for the appearance of films.
struct QualityOptions: OptionGroup {
  @Option(
    "quality", .choice(["draft": FilmQuality.draft, "standard": .standard, "high": .high]),
    otherwise: "standard", help: "the trade-off between time, file size, and quality")
  var quality: FilmQuality?
  @Option(
    "matte", .matte, otherwise: "none; white in MP4, WebM, MOV, and y4m",
    help: "the color behind transparent pixels")
  var matte: LottieColor?
}

/// The options of film formats with a loop count.
struct LoopOptions: OptionGroup {
  @Option var loopCount: Int?

  init(loopCount: String) {
    _loopCount = Option(
      "loops", for: .looping, .integer(in: 0...65_535), otherwise: loopCount,
      help: "the number of times that the film plays; 0 repeats it forever")
  }
}

/// The options that only GIF files have.
struct GIFOptions: OptionGroup {
  @Option(
    "palette", for: .gif,
    .choice(["auto": GIFWriter.Palette.automatic, "global": .global, "frame": .perFrame]),
    default: "auto",
    help:
      "global uses one palette for the whole film, frame a palette for each frame; auto uses one if it shows the "
      + "colors well")
  var palette: GIFWriter.Palette
  @Option(
    "dither", for: .gif,
    .choice(["auto": GIFWriter.Dither.automatic, "none": .none, "ordered": .ordered]), default: "auto",
    help:
      "colors outside the palette: none draws the nearest color, ordered a pattern of two colors; auto draws a "
      + "pattern only if the nearest color looks different")
  var dither: GIFWriter.Dither
}

/// The options of films that ffmpeg encodes.
struct VideoOptions: OptionGroup {
  @Option(
    "codec", for: .video,
    .choice([
      "h264": FFmpegWriter.Codec.h264, "h265": .h265, "av1": .av1, "vp9": .vp9, "prores": .prores,
    ]), otherwise: "h264 in MP4, vp9 in WebM, prores in MOV", help: "the video codec")
  var codec: FFmpegWriter.Codec?
  @Option("audio", for: .video, .fileName, help: "a sound file to add, cut to the length of the film")
  var audio: String?
  @Flag("transparent", for: .video, help: "keep transparency; requires the codec vp9 or prores")
  var isTransparent: Bool
}

extension KeyValuePairs<String, OutputFormat> {
  /// All formats by name.
  fileprivate static var formats: KeyValuePairs {
    [
      "gif": .gif, "png": .png, "apng": .apng, "webp": .webp, "mp4": .mp4, "webm": .webm, "mov": .mov,
      "y4m": .y4m, "rgba": .rgba,
    ]
  }
}

extension ValueFormat<LottieColor> {
  /// An opaque color.
  fileprivate static let matte = ValueFormat(
    description: ValueDescription(
      placeholder: "#RRGGBB", expectation: "a color like #ffcc00", isSelfExplanatory: true)
  ) { text in text.count == 7 ? LottieColor(hex: text) : nil }
}

extension FilmOptions {
  /// The treatment of transparent pixels.
  var background: FilmWriter.Background {
    if let matte = quality.matte {
      return .color(CGColor(srgbRed: matte.r, green: matte.g, blue: matte.b, alpha: 1))
    }
    return video.isTransparent ? .transparent : .automatic
  }
}

extension FilmOptions {
  /// Returns the options of a film's writer.
  func writerOptions(
    _ format: OutputFormat, frameRate: Double, loopCount: Int, threads: Int
  ) -> FilmWriter.Options {
    FilmWriter.Options(
      format: format.film, quality: quality.quality ?? .standard, frameRate: frameRate, loopCount: loopCount,
      background: background, codec: video.codec, audio: video.audio.map { URL(fileURLWithPath: $0) },
      palette: gif.palette, dither: gif.dither, threads: threads)
  }
}
