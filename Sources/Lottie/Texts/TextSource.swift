/// What a program shows in place of a film's own texts and fonts.
struct TextSource {
  /// A font by name, and its size in points.
  struct Font: Hashable, Sendable {
    var name: String
    var size: Double
  }

  /// The text of a layer, by the layer's name and the file's text.
  var text: (_ layerName: String, _ original: String) -> String = { _, original in original }
  /// The font for one that the file names; nil for the file's own glyphs, or the installed font of that name.
  var font: (Font) -> Font? = { _ in nil }
}
