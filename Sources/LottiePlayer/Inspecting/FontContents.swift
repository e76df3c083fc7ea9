import Raster

/// A font that texts use, and the installed font that replaces it.
package struct FontContents: Encodable, Sendable {
  /// The name that texts refer to.
  package let name: String
  package let family: String
  package let style: String
  /// The number of characters whose glyphs are embedded in the file.
  package let glyphs: Int
  /// The family and style of the installed font for other characters; nil if no font is installed.
  package let installed: String?
  /// The path of the installed font's file.
  package let file: String?
  /// Whether the installed font is a substitute for the font that the file names.
  package let isSubstitute: Bool
}

extension FontContents {
  /// Returns the fonts of the file's list, followed by further fonts that its texts name.
  static func all(in document: LottieDocument) -> [FontContents] {
    let fonts = TextFonts(document)
    let listed = document.fonts.map(\.name)
    let unlisted = document.textFontNames.subtracting(listed).sorted()
    return (listed + unlisted).map { FontContents(fonts.font($0), fonts, in: document) }
  }

  private init(_ font: FontModel, _ fonts: TextFonts, in document: LottieDocument) {
    (name, family, style) = (font.name, font.family, font.style)
    glyphs = document.glyphs.count { $0.family == font.family && $0.style == font.style }
    let resolved = fonts.shaper.resolve(fonts.request(font))
    installed = resolved.map { "\($0.family) \($0.style)" }
    file = resolved?.path
    isSubstitute = resolved?.isSubstitute ?? false
  }
}

extension LottieDocument {
  /// The fonts that texts name, from a limited number of texts: the texts of one slot may belong to many layers.
  fileprivate var textFontNames: Set<String> {
    var names: Set<String> = []
    var remainingTexts = 1_000_000
    for layers in [layers] + assets.compactMap(\.layers) {
      for case .text(let text) in layers.lazy.map(\.content) {
        for keyframe in text.documents.prefix(remainingTexts) { names.insert(keyframe.document.fontName) }
        remainingTexts -= min(remainingTexts, text.documents.count)
      }
    }
    return names
  }
}
