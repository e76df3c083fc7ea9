import Raster

/// Text in UTF-16 with attributes.
package struct AttributedText: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package var range: Range<Int>
    /// The index of the attributes.
    package var style: Int

    package init(range: Range<Int>, style: Int) { (self.range, self.style) = (range, style) }
  }

  package private(set) var units: [UInt16] = []
  /// The attributes in the order of their appearance. Equal ones that are far apart may appear several times.
  package private(set) var styles: [TextAttributes] = []
  /// The spans that cover the text, in order.
  package private(set) var spans: [Span] = []
  /// The spans of distinct layouts of paragraphs; the first character of a paragraph decides.
  private var layouts: [LayoutSpan] = []

  private struct LayoutSpan: Hashable {
    var range: Range<Int>
    var layout: ParagraphAttributes
  }

  package init() {}

  package mutating func append(
    _ text: some Sequence<UInt16>, _ attributes: TextAttributes, _ layout: ParagraphAttributes = .init()
  ) {
    let start = units.count
    units.append(contentsOf: text)
    guard units.count > start else { return }
    let style = styles.suffix(Self.comparedStyleCount).firstIndex(of: attributes) ?? styles.count
    if style == styles.count { styles.append(attributes) }
    if let last = spans.last, last.style == style {
      spans[spans.count - 1].range = last.range.lowerBound..<units.count
    } else {
      spans.append(Span(range: start..<units.count, style: style))
    }
    if let last = layouts.last, last.layout == layout {
      layouts[layouts.count - 1].range = last.range.lowerBound..<units.count
    } else {
      layouts.append(LayoutSpan(range: start..<units.count, layout: layout))
    }
  }

  /// The number of styles that are compared with a new one, so that a text of many styles takes linear time.
  private static let comparedStyleCount = 32

  /// Returns the index of the style of a code unit; that of the last one after the end.
  package func style(at unit: Int) -> Int {
    Self.index(of: unit, in: spans, range: \.range).map { spans[$0].style } ?? 0
  }

  package func layout(at unit: Int) -> ParagraphAttributes {
    Self.index(of: unit, in: layouts, range: \.range).map { layouts[$0].layout } ?? ParagraphAttributes()
  }

  /// Returns the styles of a range, each with its part of the range, in order.
  func styles(in range: Range<Int>) -> [Span] {
    guard !range.isEmpty, let first = Self.index(of: range.lowerBound, in: spans, range: \.range) else {
      return []
    }
    return spans[first...].prefix { $0.range.lowerBound < range.upperBound }.map {
      Span(range: $0.range.clamped(to: range), style: $0.style)
    }
  }

  /// Returns the index of the last element whose range doesn't begin after a code unit.
  private static func index<Element>(of unit: Int, in list: [Element], range: (Element) -> Range<Int>) -> Int?
  {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if range(list[middle]).lowerBound <= unit { low = middle + 1 } else { high = middle }
    }
    return list.isEmpty ? nil : max(low - 1, 0)
  }
}

// MARK: - Paragraphs

extension AttributedText {
  /// The ranges of the paragraphs without their separators, and the ends of the separators.
  ///
  /// A separator at the end of the text is followed by an empty paragraph.
  func paragraphs() -> [(content: Range<Int>, end: Int)] {
    var paragraphs: [(content: Range<Int>, end: Int)] = []
    var start = 0
    var index = 0
    while index < units.count {
      guard Self.isParagraphSeparator(units[index]) else {
        index += 1
        continue
      }
      let isPair = units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
      let end = index + (isPair ? 2 : 1)
      paragraphs.append((start..<index, end))
      (start, index) = (end, end)
    }
    paragraphs.append((start..<units.count, units.count))
    return paragraphs
  }

  static func isParagraphSeparator(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029
  }

  /// Whether a code unit is a space at which a line can end, and that hangs beyond its end.
  static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x0B, 0x0C, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension TextAttributes {
  /// The attributes that affect shaping, for a range of a paragraph.
  func shapingSpan(_ range: Range<Int>, baseLevel: UInt8, object: Int?) -> ShapingSpan {
    var span = ShapingSpan(range: range, font: font, size: size)
    span.language = language
    span.features = features + ligatureFeatures
    span.object = object
    if let direction {
      // The lowest level of that direction above the paragraph's.
      let level = direction.isRightToLeft == (baseLevel % 2 == 1) ? baseLevel + 2 : baseLevel + 1
      span.requestedLevel = direction.isOverride ? level | 0x80 : level
    }
    return span
  }

  private var ligatureFeatures: [FontFeature] {
    switch ligatures {
    case .required: return [FontFeature("liga", 0), FontFeature("clig", 0)]
    case .all: return [FontFeature("dlig", 1), FontFeature("hlig", 1)]
    // Spaced letters can't be joined.
    case .standard: return kern == 0 ? [] : [FontFeature("liga", 0), FontFeature("clig", 0)]
    }
  }
}
