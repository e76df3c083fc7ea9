import CoreGraphics
import Foundation
import LayerTree
import Raster

/// The font, size, color and offsets of a character.
struct TextStyle: Hashable {
  var font: FontRequest
  /// The font size, in points.
  var size: Double
  var color: Color
  /// The width added to each character, in points.
  var kern = 0.0
  /// The distance by which the character is raised above the baseline, in points.
  var baselineOffset = 0.0
}

/// Text as a sequence of characters, each with the index of its style.
struct StyledText {
  struct Element {
    let character: Character
    var style: Int
  }

  private(set) var elements: [Element] = []
  private(set) var styles: [TextStyle] = []

  private mutating func append(_ text: String, _ style: TextStyle) {
    let index = styles.firstIndex(of: style) ?? styles.count
    if index == styles.count { styles.append(style) }
    elements += text.map { Element(character: $0, style: index) }
  }
}

extension StyledText {
  /// Creates the text of a text layer. Plain text has the layer's font and color, attributed text its own.
  init?(_ text: TextValues) {
    switch text.string {
    case let string as String:
      guard let color = text.foregroundColor?.sRGB else { return nil }
      append(
        string, TextStyle(font: FontRequest(name: text.fontName), size: Double(text.fontSize), color: color))
    case let string as NSAttributedString:
      append(string)
    default:
      return nil
    }
  }

  private mutating func append(_ string: NSAttributedString) {
    let characters = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      append(characters.substring(with: range), TextStyle(attributes))
    }
  }
}

extension TextStyle {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
    let font =
      (attributes[.font] as? any TextFontConvertible)?.textFont ?? TextFont(name: "Helvetica", size: 12)
    self.init(font: FontRequest(name: font.name), size: Double(font.size), color: .black)
    if let color = (attributes[.foregroundColor] as? any TextColorConvertible)?.textColor.sRGB {
      self.color = color
    }
    if let kern = Self.number(attributes[.kern]) { self.kern = kern }
    if let offset = Self.number(attributes[.baselineOffset]) { baselineOffset = offset }
  }

  private static func number(_ value: Any?) -> Double? {
    let number =
      value as? Double ?? (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
    return number.flatMap { $0.isFinite ? $0 : nil }
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
