import Raster
import Synchronization

/// A text shaper that forwards to another one and records its notices about text that is drawn differently than
/// requested.
final class RecordingTextShaper: ParagraphShaping {
  private let shaper: any ParagraphShaping
  private let state = Mutex(FontNotices())

  init(_ shaper: any ParagraphShaping) { self.shaper = shaper }

  /// The notices recorded so far.
  var notices: FontNotices { state.withLock { $0 } }

  func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine {
    let line = shaper.shape(text, font: font, size: size)
    if !line.notices.all.isEmpty { state.withLock { $0.add(line.notices) } }
    return line
  }

  func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
    let shaped = shaper.shape(paragraph)
    if !shaped.notices.all.isEmpty { state.withLock { $0.add(shaped.notices) } }
    return shaped
  }

  func reshape(
    _ run: GlyphRun, _ range: Range<Int>, of paragraph: TextParagraph, line: Range<Int>
  ) -> GlyphRun {
    shaper.reshape(run, range, of: paragraph, line: line)
  }

  func pictures(of glyphs: [GlyphName]) -> [GlyphPicture] { shaper.pictures(of: glyphs) }

  func metrics(of font: FontRequest, size: Double) -> FontMetrics { shaper.metrics(of: font, size: size) }

  func resolve(_ font: FontRequest) -> ResolvedFont? { shaper.resolve(font) }
}
