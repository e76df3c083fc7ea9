import ImageCoding
import Staging

/// The options of `quartzite render` beside those of the stage.
enum RenderOptions {
  static let output = Option(
    required: "output", letter: "o", .destination,
    "where the result goes: a name that ends in .gif or .png, a pattern for numbered PNGs like "
      + "'frames/login-%04d.png', or - for standard output")
  static let at = Option("at", .seconds, "one picture, a PNG, at this instant")
  static let from = Option("from", .seconds, default: "0", "where the film begins")
  static let to = Option(
    "to", .seconds, otherwise: "the end",
    "where the film ends; a picture that would begin then isn't part of it")
  static let fps = fps(otherwise: "25; for a Lottie file its own, as far as the format has it")
  static let format = Option(
    "format", .choice(["gif": OutputFormat.gif, "png": .png]),
    otherwise: "what the name says; on standard output PNG for one picture, else GIF",
    "the format where the file's name doesn't tell it")
  static let palette = Option(
    "palette", .choice(["global": GIFWriter.Palette.global, "frame": .perFrame]), default: "global",
    "GIF: one palette for the film, or one for each frame")
  static let dither = Option(
    "dither", .choice(["none": GIFWriter.Dither.none, "ordered": .ordered]), default: "none",
    "GIF: how colors beyond the palette are drawn: in the nearest one, or in a pattern of two")
  static let loop = loop(otherwise: "what an archive (.lottie) says, else 0")

  /// The slowest rate, in pictures a second.
  static let slowest = 0.01

  /// The option for the rate, with what holds where it's absent in words.
  static func fps(otherwise text: String) -> Option<Double?> {
    Option(
      "fps", .number(in: slowest...1000), otherwise: text,
      "pictures a second (a GIF has at most \(GIFWriter.maximumFrameRate.plain))")
  }

  /// The option for how often a GIF plays, with what holds where it's absent in words.
  static func loop(otherwise text: String) -> Option<Int?> {
    Option(
      "loop", .whole(in: 0...65_536), otherwise: text, "GIF: how often the film plays, 0 for without end")
  }

  /// The options of what has a length.
  static let film: [any AnyOption] = [from, to, fps]
  static let gif: [any AnyOption] = [palette, dither, loop]
  static let all: [any AnyOption] =
    [output, at] + LottieOptions.instants + film + StageOptions.all + [format] + gif + LottieOptions.parts
    + LottieOptions.looks
    + [LottieOptions.speed, LottieOptions.strict, CommonOptions.quiet, CommonOptions.json]
}
