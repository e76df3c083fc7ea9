import ImageCoding

/// The options of films, which `render` and `preset` share.
struct FilmOptions: OptionGroup {
  let span: SpanOptions
  let stage = StageOptions()
  @Option(
    "format", .choice(["gif": OutputFormat.gif, "png": .png]),
    otherwise: "the format of the file extension; on standard output, PNG for one picture, else GIF",
    help: "the format of a file without a known extension")
  var format: OutputFormat?
  let gif: GIFOptions

  /// Creates the options.
  ///
  /// - Parameters:
  ///   - frameRate: The default frame rate, in words.
  ///   - loopCount: The default number of times that a GIF plays, in words.
  init(frameRate: String, loopCount: String) {
    span = SpanOptions(frameRate: frameRate)
    gif = GIFOptions(loopCount: loopCount)
  }
}

/// The options that select a part of a subject and its frame rate.
struct SpanOptions: OptionGroup {
  @Option("from", .seconds, default: "0", help: "the beginning of the film") var from: Double
  @Option(
    "to", .seconds, otherwise: "the end of the subject",
    help: "the end of the film; a frame that would begin at that time isn't included")
  var to: Double?
  @Option var frameRate: Double?

  init(frameRate: String) {
    _frameRate = Option(
      "fps", .number(in: Self.minimumFrameRate...1000), otherwise: frameRate,
      help: "frames per second, for a GIF at most \(GIFWriter.maximumFrameRate.plain)")
  }

  /// In frames per second.
  static let minimumFrameRate = 0.01
}

/// The options that only GIF files have.
struct GIFOptions: OptionGroup {
  @Option(
    "palette", for: .gif, .choice(["global": GIFWriter.Palette.global, "frame": .perFrame]),
    default: "global", help: "one palette for the film, or one per frame")
  var palette: GIFWriter.Palette
  @Option(
    "dither", for: .gif, .choice(["none": GIFWriter.Dither.none, "ordered": .ordered]), default: "none",
    help: "draw a color that isn't in the palette as the nearest one, or as a pattern of two")
  var dither: GIFWriter.Dither
  @Option var loopCount: Int?

  init(loopCount: String) {
    _loopCount = Option(
      "loop", for: .gif, .integer(in: 0...65_536), otherwise: loopCount,
      help: "the number of times that the film plays, 0 for without end")
  }
}
