import LayerRendering
import Raster

/// The metrics of a font at a size, in points.
struct FontMetrics: Sendable {
  let familyName: String
  let ascent: Double
  let descent: Double
  let leading: Double
  let capHeight: Double
  let xHeight: Double

  init(name: String, size: Double) {
    let font = FontRequest(name: name)
    let shaper = TextShapers.current
    guard let resolved = shaper.resolve(font) else {
      // The proportions of Apple's system font.
      func length(_ units: Double) -> Double { units / 2048 * size }
      familyName = String(name.prefix { $0 != "-" })
      (ascent, descent, leading) = (length(1950), length(494), 0)
      (capHeight, xHeight) = (length(1443), length(1078))
      return
    }
    func shape(_ text: String) -> ShapedLine { shaper.shape(text, font: font, size: size) }
    func height(_ letter: String) -> Double { max(-shape(letter).path().boundingBox.min.y, 0) }
    let line = shape("")
    familyName = resolved.family
    (ascent, descent, leading) = (line.ascent, line.descent, line.leading)
    (capHeight, xHeight) = (height("H"), height("x"))
  }

  /// Returns whether a font with a name is available or has a substitute; always true without the module for text.
  static func hasFont(named name: String) -> Bool {
    TextShapers.current.resolve(FontRequest(name: name)).map { !$0.isGuess } ?? true
  }
}
