/// The texts and fonts that a program shows instead of the file's.
struct TextSource {
  /// A font's name and its size in points.
  struct Font: Equatable, Sendable {
    var name: String
    var size: Double
  }

  /// Returns the text of a layer, given the layer's name and the file's text.
  var text: (_ layerName: String, _ original: String) -> String = { _, original in original }
  /// Returns the replacement for a font that the file names; nil for the file's own glyphs or the installed font.
  var font: (Font) -> Font? = { _ in nil }
}
