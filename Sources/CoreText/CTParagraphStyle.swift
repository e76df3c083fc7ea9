public import CoreGraphics
import Raster
package import Typesetting

/// The alignment, indents and spacing of a paragraph.
public final class CTParagraphStyle: NSObject, @unchecked Sendable {  // Sendable: immutable
  /// The attributes for layout.
  package let paragraphAttributes: ParagraphAttributes
  let alignment: CTTextAlignment
  let lineBreakMode: CTLineBreakMode

  init(_ layout: ParagraphAttributes, _ alignment: CTTextAlignment, _ lineBreakMode: CTLineBreakMode) {
    (paragraphAttributes, self.alignment, self.lineBreakMode) = (layout, alignment, lineBreakMode)
    super.init()
  }
}

extension CTParagraphStyle: ParagraphLayoutConvertible {}

/// A setting of a paragraph style.
public struct CTParagraphStyleSetting {
  /// The kind of the value.
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value in bytes.
  public var valueSize: Int
  /// The value.
  public var value: UnsafeRawPointer

  /// Creates a setting.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

/// The kind of a setting, whose value is a `CGFloat` unless stated otherwise.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// A ``CTTextAlignment``.
  case alignment = 0
  /// The distance of the first line from the side at which lines begin, in points.
  case firstLineHeadIndent = 1
  /// The distance of all lines but the first from the side at which lines begin, in points.
  case headIndent = 2
  /// The end of lines in points: a width if it's above 0, otherwise the distance from the side at which lines end.
  case tailIndent = 3
  /// The distance of tab stops after the last one, in points.
  case defaultTabInterval = 5
  /// A ``CTLineBreakMode``.
  case lineBreakMode = 6
  /// The factor of the natural height of lines.
  case lineHeightMultiple = 7
  /// The largest height of lines in points; 0 for no limit.
  case maximumLineHeight = 8
  /// The smallest height of lines in points.
  case minimumLineHeight = 9
  /// The space between lines in points.
  case lineSpacing = 10
  /// The space after the paragraph in points.
  case paragraphSpacing = 11
  /// The space before the paragraph in points.
  case paragraphSpacingBefore = 12
  /// A ``CTWritingDirection``.
  case baseWritingDirection = 13
  /// The space between lines in points, the same as ``lineSpacing``.
  case lineSpacingAdjustment = 16
}

/// The alignment of lines.
public enum CTTextAlignment: UInt8, Sendable {
  /// To the left.
  case left = 0
  /// To the right.
  case right = 1
  /// In the center.
  case center = 2
  /// Stretched to both sides.
  case justified = 3
  /// To the side at which the paragraph's lines begin.
  case natural = 4
}

/// The handling of lines that don't fit.
public enum CTLineBreakMode: UInt8, Sendable {
  /// Wraps lines between words.
  case byWordWrapping = 0
  /// Wraps lines between any two characters.
  case byCharWrapping = 1
  /// Clips lines.
  case byClipping = 2
  /// Replaces the beginning with an ellipsis.
  case byTruncatingHead = 3
  /// Replaces the end with an ellipsis.
  case byTruncatingTail = 4
  /// Replaces the middle with an ellipsis.
  case byTruncatingMiddle = 5
}

/// The direction of a paragraph.
public enum CTWritingDirection: Int8, Sendable {
  /// The direction of the first strong character.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// Returns a paragraph style with the given settings. A setting whose size doesn't match its kind is ignored.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  var layout = ParagraphAttributes()
  var (alignment, mode) = (CTTextAlignment.natural, CTLineBreakMode.byWordWrapping)
  for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : max(settingCount, 0)) {
    switch setting.spec {
    case .alignment:
      alignment = setting.load(UInt8.self).flatMap(CTTextAlignment.init) ?? alignment
      layout.alignment = alignment.layoutAlignment
    case .lineBreakMode:
      mode = setting.load(UInt8.self).flatMap(CTLineBreakMode.init) ?? mode
      layout.breaksAnywhere = mode == .byCharWrapping
    case .baseWritingDirection:
      switch setting.load(Int8.self).flatMap(CTWritingDirection.init) {
      case .leftToRight: layout.direction = .leftToRight
      case .rightToLeft: layout.direction = .rightToLeft
      case .natural, nil: layout.direction = .natural
      }
    case .tailIndent: layout.tailIndent = setting.length(in: -1e7...1e7) ?? 0
    default:
      guard let path = setting.spec.path, let length = setting.length(in: 0...1e7) else { continue }
      layout[keyPath: path] = length
    }
  }
  return CTParagraphStyle(layout, alignment, mode)
}

/// Writes a value of a style, and returns whether that succeeded.
///
/// - Parameter valueBufferSize: The size of the buffer, which has to be that of the value.
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  func store<Value>(_ value: Value) -> Bool {
    guard valueBufferSize == MemoryLayout<Value>.size else { return false }
    valueBuffer.storeBytes(of: value, as: Value.self)
    return true
  }
  let layout = paragraphStyle.paragraphAttributes
  switch spec {
  case .alignment: return store(paragraphStyle.alignment.rawValue)
  case .lineBreakMode: return store(paragraphStyle.lineBreakMode.rawValue)
  case .baseWritingDirection:
    let direction: CTWritingDirection =
      switch layout.direction {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    return store(direction.rawValue)
  case .tailIndent: return store(CGFloat(layout.tailIndent))
  default: return spec.path.map { store(CGFloat(layout[keyPath: $0])) } ?? false
  }
}

extension CTTextAlignment {
  fileprivate var layoutAlignment: ParagraphAttributes.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension CTParagraphStyleSpecifier {
  /// The layout's length that a setting of this kind changes; nil for kinds that aren't lengths.
  fileprivate var path: WritableKeyPath<ParagraphAttributes, Double>? {
    switch self {
    case .firstLineHeadIndent: \.firstLineHeadIndent
    case .headIndent: \.headIndent
    case .defaultTabInterval: \.defaultTabInterval
    case .lineHeightMultiple: \.lineHeightMultiple
    case .maximumLineHeight: \.maximumLineHeight
    case .minimumLineHeight: \.minimumLineHeight
    case .lineSpacing, .lineSpacingAdjustment: \.lineSpacing
    case .paragraphSpacing: \.paragraphSpacing
    case .paragraphSpacingBefore: \.paragraphSpacingBefore
    case .alignment, .tailIndent, .lineBreakMode, .baseWritingDirection: nil
    }
  }
}

extension CTParagraphStyleSetting {
  fileprivate func load<Value>(_ type: Value.Type) -> Value? {
    valueSize == MemoryLayout<Value>.size ? value.loadUnaligned(as: type) : nil
  }

  fileprivate func length(in range: ClosedRange<Double>) -> Double? {
    load(CGFloat.self).flatMap {
      $0.isFinite ? min(max(Double($0), range.lowerBound), range.upperBound) : nil
    }
  }
}
