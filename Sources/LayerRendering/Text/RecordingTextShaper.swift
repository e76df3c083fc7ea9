package import Raster
import Synchronization

/// A text shaper that forwards to another one, and records the fonts that it uses and its notices about text that is drawn
/// differently than requested.
package final class RecordingTextShaper: ParagraphShaping {
  private let makeShaper: @Sendable () -> any ParagraphShaping
  private let record = Mutex(nil as Record?)

  private struct Record {
    let shaper: any ParagraphShaping
    var notices = FontNotices()
    /// The fonts of the faces used so far.
    var fonts: [Int: ResolvedFont?] = [:]
  }

  /// Creates a shaper that forwards to another one.
  ///
  /// - Parameter shaper: The other shaper. It is made when it is first used, so that a program without text doesn't load
  ///   code for fonts.
  package init(_ shaper: @autoclosure @escaping @Sendable () -> any ParagraphShaping) { makeShaper = shaper }

  /// The shaper that texts are forwarded to.
  private var shaper: any ParagraphShaping { withRecord { $0.shaper } }

  private func withRecord<Result>(_ body: (inout Record) -> sending Result) -> sending Result {
    record.withLock { record in
      if record == nil { record = Record(shaper: makeShaper()) }
      return body(&record!)
    }
  }

  /// The notices recorded so far.
  package var notices: FontNotices { record.withLock { $0?.notices ?? FontNotices() } }

  /// The fonts used so far, in the order of their names.
  package var fonts: [ResolvedFont] {
    let fonts = Set(record.withLock { $0?.fonts.values.compactMap(\.self) ?? [] })
    return fonts.sorted { ($0.displayName, $0.path) < ($1.displayName, $1.path) }
  }

  package func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine {
    let line = shaper.shape(text, font: font, size: size)
    add(line.notices, line.outlines.lazy.map(\.face))
    return line
  }

  package func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
    let shaped = shaper.shape(paragraph)
    add(shaped.notices, shaped.runs.lazy.map(\.face))
    return shaped
  }

  private func add(_ notices: FontNotices, _ faces: some Sequence<Int>) {
    withRecord { record in
      record.notices.add(notices)
      for face in faces where record.fonts[face] == nil {
        record.fonts[face] = .some(record.shaper.font(ofFace: face))
      }
    }
  }

  package func breaks(of paragraph: TextParagraph) -> [LineBreak] { shaper.breaks(of: paragraph) }

  package func reshape(
    _ run: GlyphRun, _ range: Range<Int>, of paragraph: TextParagraph, line: Range<Int>
  ) -> GlyphRun {
    shaper.reshape(run, range, of: paragraph, line: line)
  }

  package func hyphenation(of word: Range<Int>, in paragraph: TextParagraph) -> Hyphenation {
    let hyphenation = shaper.hyphenation(of: word, in: paragraph)
    if let notice = hyphenation.notice { withRecord { $0.notices.add(notice) } }
    return hyphenation
  }

  package func pictures(of glyphs: [GlyphName]) -> [GlyphPicture] { shaper.pictures(of: glyphs) }

  package func font(ofFace face: Int) -> ResolvedFont? { shaper.font(ofFace: face) }

  package func face(for font: FontRequest) -> FaceDescription? { shaper.face(for: font) }

  package func glyphs(for scalars: [UInt32], inFace face: Int) -> [UInt32] {
    shaper.glyphs(for: scalars, inFace: face)
  }

  package func advances(of glyphs: [GlyphName]) -> [Double] { shaper.advances(of: glyphs) }

  package func metrics(of font: FontRequest, size: Double) -> FontMetrics {
    shaper.metrics(of: font, size: size)
  }

  package func resolve(_ font: FontRequest) -> ResolvedFont? { shaper.resolve(font) }

  package func restricted(toFonts paths: [String]) -> any ParagraphShaping {
    shaper.restricted(toFonts: paths)
  }
}
