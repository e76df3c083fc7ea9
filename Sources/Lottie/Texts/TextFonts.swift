import CoreGraphics
import LayerRendering
import Raster

/// The glyphs of a film's texts: the file's own, and those of installed fonts.
final class TextFonts {
  private struct GlyphName: Hashable {
    var character: String
    var family: String
    var style: String
  }

  /// A glyph at a size of 100 points.
  struct Glyph {
    var outline: CGPath
    var advance: Double
  }

  private let fonts: [String: FontModel]
  private let models: [GlyphName: GlyphModel]
  private var glyphs: [GlyphName: Glyph] = [:]
  private var requests: [FontModel: FontRequest] = [:]
  let shaper: (any TextShaping)?
  /// How many code points, and how many points of their outlines, the film's texts may have together.
  private var characterRoom = 200_000
  private var pointRoom = 1_000_000

  init(_ document: LottieDocument, shaper: (any TextShaping)? = TextShapers.current) {
    self.shaper = shaper
    fonts = Dictionary(document.fonts.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    models = Dictionary(
      document.glyphs.map { (GlyphName(character: $0.character, family: $0.family, style: $0.style), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The font that a text names, known to the file or not.
  func font(_ name: String) -> FontModel { fonts[name] ?? FontModel(name: name) }

  /// The file's own glyph for a character; nil where it has none.
  func glyph(_ character: String, of font: FontModel) -> Glyph? {
    let name = GlyphName(character: character, family: font.family, style: font.style)
    if let glyph = glyphs[name] { return glyph }
    guard let model = models[name], !model.isComposition else { return nil }
    let glyph = Glyph(
      outline: ShapePath(outlines: model.outlines).cgPath(), advance: model.advance)
    glyphs[name] = glyph
    return glyph
  }
}

// MARK: - Installed fonts

extension TextFonts {
  /// What to ask the installed fonts for: the first of the font's names that says something to them.
  func request(_ font: FontModel) -> FontRequest {
    if let request = requests[font] { return request }
    let styled = font.family.isEmpty ? font.name : "\(font.family)-\(font.style)"
    let names = [font.name, styled].filter { !$0.isEmpty }
    let known = names.first { shaper?.resolve(FontRequest(name: $0)).map { !$0.isGuess } ?? false }
    let request = FontRequest(name: known ?? styled)
    requests[font] = request
    return request
  }
}

// MARK: - Limits

extension TextFonts {
  /// As much of a text as there is room for.
  ///
  /// What counts are code points, of which one character may have any number.
  func fitting(_ text: String) -> String {
    let room = min(characterRoom, Self.maximumLength)
    let length = text.unicodeScalars.prefix(room + 1).count
    characterRoom -= min(length, room)
    return length <= room ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(room)))
  }

  /// The longest text.
  private static let maximumLength = 20_000

  /// Whether there is room for one more outline.
  func takes(_ outline: CGPath) -> Bool {
    pointRoom -= outline.path.points.count
    return pointRoom >= 0
  }
}
