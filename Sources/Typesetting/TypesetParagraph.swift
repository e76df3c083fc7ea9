import Raster

/// A shaped paragraph with the widths of its characters.
struct TypesetParagraph {
  let text: AttributedText
  /// The range of the paragraph in the text.
  let range: Range<Int>
  let layout: ParagraphAttributes
  let shaper: any ParagraphShaping
  let request: TextParagraph
  let shaped: ShapedParagraph
  /// The width of each code unit; 0 for one that shares a cluster with the previous ones.
  private(set) var advances: [Double]

  init(
    _ text: AttributedText, _ range: Range<Int>, _ layout: ParagraphAttributes, shaper: any ParagraphShaping
  ) {
    (self.text, self.range, self.layout, self.shaper) = (text, range, layout, shaper)
    request = Self.request(text, range, layout)
    shaped = shaper.shape(request)
    advances = []
    advances = Self.advances(of: shaped, text, range)
  }

  /// The style of an index in the paragraph.
  func attributes(at index: Int) -> TextAttributes { text.styles[text.style(at: range.lowerBound + index)] }

  var isRightToLeft: Bool { shaped.baseLevel % 2 == 1 }

  private static func request(
    _ text: AttributedText, _ range: Range<Int>, _ layout: ParagraphAttributes
  ) -> TextParagraph {
    var spans: [ShapingSpan] = []
    let baseLevel: UInt8 = layout.direction == .rightToLeft ? 1 : 0
    for span in text.styles(in: range) {
      let style = text.styles[span.style]
      let local = (span.range.lowerBound - range.lowerBound)..<(span.range.upperBound - range.lowerBound)
      // Every attachment is a separate run.
      let parts = style.attachment == nil ? [local] : local.map { $0..<($0 + 1) }
      for part in parts {
        let object = style.attachment == nil ? nil : part.lowerBound
        let next = style.shapingSpan(part, baseLevel: baseLevel, object: object)
        if let last = spans.last, last.joins(next) {
          spans[spans.count - 1].range = last.range.lowerBound..<part.upperBound
        } else {
          spans.append(next)
        }
      }
    }
    if spans.isEmpty, !text.styles.isEmpty {
      let style = text.styles[text.style(at: range.lowerBound)]
      spans = [style.shapingSpan(0..<0, baseLevel: baseLevel, object: nil)]
    }
    return TextParagraph(units: Array(text.units[range]), spans: spans, direction: layout.direction)
  }

  private static func advances(
    of shaped: ShapedParagraph, _ text: AttributedText, _ range: Range<Int>
  ) -> [Double] {
    var advances = [Double](repeating: 0, count: range.count)
    for run in shaped.runs {
      for glyph in run.glyphs where advances.indices.contains(Int(glyph.cluster)) {
        advances[Int(glyph.cluster)] += Double(glyph.advance) * run.scale
      }
    }
    for span in text.styles(in: range) {
      let style = text.styles[span.style]
      guard style.kern != 0 || style.attachment != nil || style.expansion != 0 else { continue }
      for unit in span.range {
        let index = unit - range.lowerBound
        if let attachment = style.attachment {
          advances[index] = attachment.box.width
        } else if advances[index] != 0 {
          advances[index] = advances[index] * style.horizontalScale + style.kern
        }
      }
    }
    return advances
  }
}

extension TextAttributes {
  /// The factor by which glyphs are stretched horizontally.
  var horizontalScale: Double {
    guard expansion != 0 else { return 1 }
    // The exponential by its series, because results must not depend on the platform's library.
    let x = min(max(expansion, -8), 8) / 256
    var value = 1 + x + x * x / 2 + x * x * x / 6
    for _ in 0..<8 { value *= value }
    return value
  }
}
