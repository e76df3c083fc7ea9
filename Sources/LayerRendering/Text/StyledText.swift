import CoreGraphics
package import Foundation
import LayerTree
package import Raster
package import Typesetting

extension AttributedText {
  /// Creates the text of a text layer; nil for an object that isn't text.
  ///
  /// Plain text has the layer's font and color, attributed text its own.
  init?(_ text: TextValues) {
    self.init()
    var layout = ParagraphAttributes()
    layout.alignment = text.alignmentMode.alignment
    switch text.string {
    case let string as String:
      guard let color = text.foregroundColor?.sRGB else { return nil }
      var attributes = TextAttributes(font: FontRequest(name: text.fontName), size: Double(text.fontSize))
      attributes.color = color
      attributes.features = (text.font as? any TextFontConvertible)?.textFont.features ?? []
      append(string.utf16, attributes, layout)
    case let string as NSAttributedString:
      append(string) { own in
        // The layer's alignment applies to paragraphs without a style.
        own ?? layout
      }
    default:
      return nil
    }
  }

  /// Appends an attributed string.
  ///
  /// - Parameters:
  ///   - defaultColor: The color of characters without one.
  ///   - layout: A closure that returns the layout of a paragraph, given the layout of its style.
  package mutating func append(
    _ string: NSAttributedString, defaultColor: Color = .black,
    layout: (ParagraphAttributes?) -> ParagraphAttributes = { $0 ?? ParagraphAttributes() }
  ) {
    for run in [TextRun](string) { append(run, defaultColor: defaultColor, layout: layout) }
  }

  /// Appends a run; the parameters are those of an attributed string.
  package mutating func append(
    _ run: TextRun, defaultColor: Color = .black,
    layout: (ParagraphAttributes?) -> ParagraphAttributes = { $0 ?? ParagraphAttributes() }
  ) {
    let own = run.attributes[.paragraphStyle] as? any ParagraphLayoutConvertible
    let style = TextAttributes(run.attributes, defaultColor: defaultColor)
    append(run.units, style, layout(own?.paragraphAttributes))
  }
}

extension TextAttributes {
  /// Creates attributes from those of an attributed string. Values of wrong types and invalid numbers are ignored.
  package init(_ attributes: [NSAttributedString.Key: Any], defaultColor: Color = .black) {
    let font =
      (attributes[.font] as? any TextFontConvertible)?.textFont ?? TextFont(name: "Helvetica", size: 12)
    self.init(font: FontRequest(name: font.name), size: Double(font.size))
    features = font.features
    color = Self.color(attributes[.foregroundColor]) ?? Self.color(attributes[.coreTextColor]) ?? defaultColor
    kern = (Self.number(attributes[.kern]) ?? 0) + (Self.number(attributes[.tracking]) ?? 0)
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
    ligatures = Self.number(attributes[.ligature]).flatMap { Ligatures(rawValue: Int($0)) } ?? .standard
    language = attributes[.languageIdentifier] as? String ?? ""
    background = Self.color(attributes[.backgroundColor])
    underline = Self.rule(attributes[.underlineStyle], attributes[.underlineColor])
    strikethrough = Self.rule(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    if let width = Self.number(attributes[.strokeWidth]), width != 0 {
      // The width is a percentage of the font size; negative if the glyphs are filled, too.
      stroke = GlyphStroke(
        width: abs(width) / 100 * size, color: Self.color(attributes[.strokeColor]), isFilled: width < 0)
    }
    shadow = (attributes[.shadow] as? any TextShadowConvertible)?.textShadow
    obliqueness = Self.number(attributes[.obliqueness]) ?? 0
    expansion = Self.number(attributes[.expansion]) ?? 0
    attachment = (attributes[.attachment] as? any TextAttachmentConvertible)?.textAttachment
    // The innermost embedding is the last one.
    let directions = attributes[.writingDirection] as? [Any]
    direction = Self.number(directions?.last).map(Int.init).flatMap(DirectionRequest.init(bits:))
  }

  private static func color(_ value: Any?) -> Color? { (value as? any TextColorConvertible)?.textColor.sRGB }

  private static func number(_ value: Any?) -> Double? {
    let number =
      value as? Double ?? (value as? CGFloat).map { Double($0) } ?? (value as? Int).map { Double($0) }
      ?? (value as? NSNumber)?.doubleValue
    return number.flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
  }

  /// Returns the line for the bits of an underline style; nil for none.
  private static func rule(_ value: Any?, _ color: Any?) -> TextRule? {
    guard let number = number(value), number > 0 else { return nil }
    let bits = Int(number)
    var rule = TextRule()
    rule.isThick = bits & 0x0F == 2
    rule.isDouble = bits & 0x0F == 9
    rule.pattern = TextRule.Pattern(rawValue: bits >> 8 & 0x7) ?? .solid
    rule.isByWord = bits & 0x8000 != 0
    rule.color = Self.color(color)
    return bits & 0x0F == 0 ? nil : rule
  }
}

extension DirectionRequest {
  /// Creates a request from the bits of a writing direction: 1 for right to left, 2 for an override.
  fileprivate init?(bits: Int) {
    guard (0...3).contains(bits) else { return nil }
    self.init(isRightToLeft: bits & 1 != 0, isOverride: bits & 2 != 0)
  }
}

extension CATextLayerAlignmentMode {
  /// The corresponding alignment of paragraphs; left for an unknown mode.
  package var alignment: ParagraphAttributes.Alignment {
    switch self {
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    default: .left
    }
  }
}

extension CATextLayerTruncationMode {
  /// The corresponding treatment of lines that don't fit.
  package var truncation: TextFrame.Truncation {
    switch self {
    case .start: .start
    case .middle: .middle
    case .end: .end
    default: .none
    }
  }
}

extension TextValues {
  fileprivate var fontName: String {
    switch font {
    case let name as NSString: "\(name)"
    case let font as CGFont: font.postScriptName.map { "\($0)" } ?? ""
    case let font as any TextFontConvertible: font.textFont.name
    default: ""
    }
  }
}
