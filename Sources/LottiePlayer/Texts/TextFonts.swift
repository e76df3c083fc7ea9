import CoreGraphics
import LayerRendering
import Raster

/// The fonts of an animation's texts, with the file's own glyphs and a shaper for installed fonts.
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
  let shaper: any TextShaping
  /// The number of code points that the animation's texts may still have.
  private var remainingCharacters = 200_000
  /// The number of points that the outlines of its letters may still have.
  private var remainingPoints = 1_000_000

  init(_ document: LottieDocument, shaper: any TextShaping = TextShapers.current) {
    self.shaper = shaper
    fonts = Dictionary(document.fonts.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    models = Dictionary(
      document.glyphs.map { (GlyphName(character: $0.character, family: $0.family, style: $0.style), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the font that a text names, even if the file doesn't describe it.
  func font(_ name: String) -> FontModel { fonts[name] ?? FontModel(name: name) }

  /// Returns the file's own glyph for a character; nil if it has none.
  func glyph(_ character: String, of font: FontModel) -> Glyph? {
    let name = GlyphName(character: character, family: font.family, style: font.style)
    if let glyph = glyphs[name] { return glyph }
    guard let model = models[name], !model.isComposition else { return nil }
    let glyph = Glyph(outline: ShapePath(paths: model.outlines).cgPath(), advance: model.advance)
    glyphs[name] = glyph
    return glyph
  }
}

// MARK: - Installed fonts

extension TextFonts {
  /// Returns the request for an installed font: the first of the font's names that is installed.
  func request(_ font: FontModel) -> FontRequest {
    if let request = requests[font] { return request }
    let styled = font.family.isEmpty ? font.name : "\(font.family)-\(font.style)"
    let names = [font.name, styled].filter { !$0.isEmpty }
    let installed = names.first { shaper.resolve(FontRequest(name: $0)).map { !$0.isGuess } ?? false }
    let request = FontRequest(name: installed ?? styled)
    requests[font] = request
    return request
  }
}

// MARK: - Limits

extension TextFonts {
  /// Returns a text, cut to the limits.
  ///
  /// The limits count code points, because a single character may contain any number of them.
  func textWithinLimits(_ text: String) -> String {
    let limit = min(remainingCharacters, Self.maximumLength)
    let length = text.unicodeScalars.prefix(limit + 1).count
    remainingCharacters -= min(length, limit)
    return length <= limit ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
  }

  /// The limit for one text, in code points.
  private static let maximumLength = 20_000

  /// Returns whether one more outline may be drawn.
  func reserveOutline(_ outline: CGPath) -> Bool {
    remainingPoints -= outline.path.points.count
    return remainingPoints >= 0
  }
}
