public import CoreGraphics
import LayerRendering
import Raster

/// Returns a font.
///
/// - Parameters:
///   - name: The name of a face or a family.
///   - size: The size in points; 0 stands for 12.
///   - matrix: A transform of the glyphs, which is ignored.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(unchecked: "\(name)", size: CTFont.checked(size))
}

/// Returns a font; options are ignored.
public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
  CTFontCreateWithName(name, size, matrix)
}

/// Returns the font of a graphics font's name. The attributes and the matrix are ignored.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  CTFont(unchecked: graphicsFont.postScriptName.map { "\($0)" } ?? "", size: CTFont.checked(size))
}

/// Returns the font of a descriptor.
///
/// - Parameter size: The size in points; 0 stands for the descriptor's, or for 12.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(
    unchecked: descriptor.fontName, size: CTFont.checked(size == 0 ? descriptor.size : size),
    features: descriptor.features)
}

/// Returns a font of the user interface; the language is ignored.
///
/// - Parameter size: The size in points; 0 stands for the type's own.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?)
  -> CTFont?
{
  let (name, ownSize): (String, CGFloat) =
    switch uiType {
    case .userFixedPitch: (".AppleSystemUIFontMonospaced-Regular", 12)
    case .emphasizedSystem, .smallEmphasizedSystem: (".SFUI-Semibold", uiType == .emphasizedSystem ? 13 : 11)
    case .smallSystem: (".SFUI-Regular", 11)
    case .miniSystem: (".SFUI-Regular", 9)
    case .label: (".SFUI-Regular", 10)
    default: (".SFUI-Regular", 13)
    }
  return CTFont(unchecked: name, size: CTFont.checked(size == 0 ? ownSize : size))
}

/// Returns a font with another size and the attributes of a descriptor.
///
/// - Parameter size: The size in points; 0 stands for the font's.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size == 0 ? font.size : CTFont.checked(size)
  guard let attributes else { return CTFont(unchecked: font.name, size: size, features: font.features) }
  let descriptor = CTFontCopyFontDescriptor(font).adding(attributes)
  return CTFont(unchecked: descriptor.fontName, size: size, features: descriptor.features)
}

/// Returns the font of the same family with other traits; nil if there is none.
///
/// - Parameters:
///   - symTraitValue: The traits that are requested.
///   - symTraitMask: The traits that may differ from the font's.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = CTFontGetSymbolicTraits(font).subtracting(symTraitMask).union(
    symTraitValue.intersection(symTraitMask))
  let family = font.face?.font.family ?? font.name
  let name = CTFontDescriptor.name(family: family, traits)
  let copy = CTFont(
    unchecked: name, size: size == 0 ? font.size : CTFont.checked(size), features: font.features)
  let checked: CTFontSymbolicTraits = [.traitBold, .traitItalic]
  guard CTFontGetSymbolicTraits(copy).intersection(checked) == traits.intersection(checked) else {
    return nil
  }
  return copy
}

/// Returns a font that can draw a range of a string: the font itself, because missing characters are drawn with other fonts
/// automatically.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
  guard range.location >= 0, range.length > 0, range.location <= string.length - range.length else {
    return currentFont
  }
  let shaper = TextShapers.current
  let part = string.substring(with: NSRange(location: range.location, length: range.length))
  let span = ShapingSpan(
    range: 0..<part.utf16.count, font: currentFont.request, size: Double(currentFont.size))
  let shaped = shaper.shape(TextParagraph(units: Array(part.utf16), spans: [span]))
  guard let run = shaped.runs.first, run.face != currentFont.face?.face,
    let font = shaper.font(ofFace: run.face)
  else { return currentFont }
  return CTFont(unchecked: font.requested, size: currentFont.size)
}

/// Options for finding a font, which are ignored.
public struct CTFontOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Fonts aren't activated.
  public static let preventAutoActivation = Self(rawValue: 1)
  /// Fonts of the system are preferred.
  public static let preferSystemFont = Self(rawValue: 4)
}

/// A purpose of a font in a user interface.
public enum CTFontUIFontType: UInt32, Sendable {
  /// The user's font.
  case user = 0
  /// The user's monospaced font.
  case userFixedPitch = 1
  /// The system font.
  case system = 2
  /// The system font in semibold weight.
  case emphasizedSystem = 3
  /// The small system font.
  case smallSystem = 4
  /// The small system font in semibold weight.
  case smallEmphasizedSystem = 5
  /// The smallest system font.
  case miniSystem = 6
  /// The font of labels.
  case label = 10
}

extension CTFont {
  /// A size in points; 12 for one that isn't above 0.
  static func checked(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }
}
