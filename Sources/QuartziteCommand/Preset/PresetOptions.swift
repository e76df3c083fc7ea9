import AnimationPresets
import ImageCoding

/// The options of `quartzite preset` beside those of a film.
enum PresetOptions {
  static let list = Option(
    flag: "list", "list the presets, what they leave, and the curves; nothing is drawn")
  static let output = Option(
    "output", letter: "o", .destination,
    "where the film goes: a name that ends in .gif or .png, a pattern for numbered PNGs, or - for standard output; "
      + "required unless --list")
  static let curve = Option(
    "curve", .name, otherwise: "the preset's own pace",
    "what paces each pass: one of the 29 curves that 'quartzite preset --list' tells")
  static let direction = Option(
    "direction", .choice(["from": SpringPreset.Direction.from, "to": .to]), default: "from",
    "whether it comes from its placement or goes there; exits always go")
  static let reduced = Option(
    flag: "reduced-motion", "fade instead of moving, as for those whom motion makes unwell")
  static let picture = Option("on", .file, otherwise: "a card", "a picture to show it on")
  static let text = Option("text", .words, otherwise: "a card", "words to show it on")

  /// The numbers of a preset, each with its option.
  static let parameters = PresetParameter.all.map { (parameter: $0, option: option(for: $0)) }

  static let all: [any AnyOption] =
    [list, output, picture, text, curve] + parameters.map(\.option) + [direction, reduced, RenderOptions.at]
    + [RenderOptions.from, RenderOptions.to, RenderOptions.fps(otherwise: "25")] + StageOptions.all + [
      RenderOptions.format, RenderOptions.palette, RenderOptions.dither, RenderOptions.loop(otherwise: "0"),
    ]
    + [CommonOptions.quiet, CommonOptions.json]

  private static func option(for parameter: PresetParameter) -> Option<Double?> {
    // A film has an end, and people who wait for it.
    let limit = parameter.unit == "seconds" ? 60 : min(parameter.range.upperBound, 1e4)
    return Option(
      parameter.name.hyphenated, .number(in: max(parameter.range.lowerBound, -1e4)...limit),
      otherwise: parameter.standard.plain, parameter.summary + (parameter.unit.map { ", in \($0)" } ?? ""))
  }
}

extension String {
  /// A name in lower camel case as options are written: `scaleX` is `scale-x`.
  fileprivate var hyphenated: String {
    map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }
}

extension ValueFormat<String> {
  fileprivate static let name = ValueFormat(placeholder: "NAME", expectation: "a name", isEvident: true) {
    $0
  }
  fileprivate static let words = ValueFormat(placeholder: "WORDS", expectation: "some words", isEvident: true)
  {
    $0.isEmpty ? nil : $0
  }
  fileprivate static let file = ValueFormat(
    placeholder: "FILE", expectation: "a file's name", isEvident: true
  ) {
    $0.isEmpty ? nil : $0
  }
}
