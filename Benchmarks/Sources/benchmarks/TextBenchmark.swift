import CCairo
import Staging

/// Measures text whose glyphs are known, and paragraphs that are new in each picture.
func measureText(_ harness: inout Harness) {
  measureScreenOfText(&harness)
  measureNewParagraph(&harness)
}

/// Measures a screen of text in front of a background that changes.
private func measureScreenOfText(_ harness: inout Harness) {
  let name = "a screen of text"
  guard harness.includes(name) else { return }
  let stage = Stage(size: CGSize(width: CairoScreen.width, height: CairoScreen.height))
  let line = "The quick brown fox jumps over the lazy dog, and 1,280 pixels hold two hundred characters. "
  stage.perform {
    for row in 0..<44 {
      let text = CATextLayer()
      text.frame = CGRect(x: 4, y: CGFloat(row) * 16 + 4, width: 1272, height: 16)
      text.string = line + line
      text.font = "Inter" as NSString
      text.fontSize = 13
      text.foregroundColor = .black
      stage.layer.addSublayer(text)
    }
  }
  var colors = [CGColor(gray: 1, alpha: 1), CGColor(gray: 0.95, alpha: 1)]
  let cairo = CairoText(line: line + line)
  harness.compare(
    name, budget: 6, leastRatio: 1.5,
    work: {
      colors.swapAt(0, 1)
      stage.perform {
        CATransaction.setDisableActions(true)
        stage.layer.backgroundColor = colors[0]
      }
      return digest(stage.picture())
    }, with: "Cairo", baseline: cairo.draw)
}

/// Measures a paragraph that no picture before contains: shaping, line breaks, and drawing.
private func measureNewParagraph(_ harness: inout Harness) {
  let name = "a new paragraph of 120 words"
  guard harness.includes(name) else { return }
  let stage = Stage(size: CGSize(width: CairoScreen.width, height: CairoScreen.height))
  let text = CATextLayer()
  stage.perform {
    stage.layer.backgroundColor = .white
    text.frame = CGRect(x: 4, y: 4, width: 600, height: 700)
    text.isWrapped = true
    text.font = "Inter" as NSString
    text.fontSize = 13
    text.foregroundColor = .black
    stage.layer.addSublayer(text)
  }
  var (own, other) = (ParagraphSource(), ParagraphSource())
  let pango = PangoParagraph(width: 600)
  harness.compare(
    name, leastRatio: 1,
    work: {
      stage.perform { text.string = own.next() }
      return digest(stage.picture())
    }, with: "Pango", baseline: { pango.draw(other.next()) })
}

/// Paragraphs of 120 words, no two of which are equal.
private struct ParagraphSource {
  private static let words = [
    "motion", "of", "layers", "in", "a", "window", "that", "follows", "each", "frame", "until", "it", "rests",
    "quickly", "above", "seventeen", "gradients", "and", "their", "masks",
  ]
  private var state: UInt64 = 1

  mutating func next() -> String {
    (0..<120).map { _ in nextWord() }.joined(separator: " ")
  }

  private mutating func nextWord() -> String {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Self.words[Int(state >> 33) % Self.words.count]
  }
}

// MARK: - Cairo

private final class CairoText: CairoScreen {
  private let line: String

  init(line: String) {
    self.line = line
    super.init()
    cairo_select_font_face(context, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, 13)
  }

  func draw() -> UInt64 {
    clear()
    cairo_set_source_rgb(context, 0, 0, 0)
    for row in 0..<44 {
      cairo_move_to(context, 4, Double(row) * 16 + 17)
      cairo_show_text(context, line)
    }
    return digest
  }
}

/// A paragraph that Pango lays out and Cairo draws.
private final class PangoParagraph: CairoScreen {
  private var layout: OpaquePointer?

  /// - Parameter width: The length of the lines in points.
  init(width: Int32) {
    super.init()
    layout = pango_cairo_create_layout(context)
    let font = pango_font_description_from_string("Inter 13px")
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_width(layout, width * PANGO_SCALE)
  }

  deinit { g_object_unref(layout.map(UnsafeMutableRawPointer.init)) }

  func draw(_ text: String) -> UInt64 {
    clear()
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_move_to(context, 4, 4)
    pango_layout_set_text(layout, text, -1)
    pango_cairo_show_layout(context, layout)
    return digest
  }
}
