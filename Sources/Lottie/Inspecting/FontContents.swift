import Raster

/// A font that texts name, and what draws it here.
package struct FontContents: Encodable, Sendable {
  /// What texts call it.
  package let name: String
  package let family: String
  package let style: String
  /// How many characters of it the file brings along.
  package let glyphs: Int
  /// The family and style of the installed font that draws the others; nil where no font is installed.
  package let installed: String?
  /// Whether that one is another than the film names.
  package let isSubstitute: Bool
}

extension FontContents {
  /// The fonts of a film's list, then those that its texts name without it.
  static func all(in document: LottieDocument) -> [FontContents] {
    let fonts = TextFonts(document)
    let listed = document.fonts.map(\.name)
    let others = document.textFontNames.subtracting(listed).sorted()
    return (listed + others).map { FontContents(fonts.font($0), fonts, in: document) }
  }

  private init(_ font: FontModel, _ fonts: TextFonts, in document: LottieDocument) {
    (name, family, style) = (font.name, font.family, font.style)
    glyphs = document.glyphs.count { $0.family == font.family && $0.style == font.style }
    let resolved = fonts.shaper?.resolve(fonts.request(font))
    installed = resolved.map { "\($0.family) \($0.style)" }
    isSubstitute = resolved?.isSubstitute ?? false
  }
}

extension LottieDocument {
  /// The fonts that texts name, as far as they are gone through: those of one slot may stand in very many layers.
  fileprivate var textFontNames: Set<String> {
    var names: Set<String> = []
    var room = 1_000_000
    for layers in [layers] + assets.compactMap(\.layers) {
      for case .text(let text) in layers.lazy.map(\.content) {
        for keyframe in text.documents.prefix(room) { names.insert(keyframe.document.fontName) }
        room -= min(room, text.documents.count)
      }
    }
    return names
  }
}
