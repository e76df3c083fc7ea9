public import CoreGraphics
import LayerRendering
import Raster

/// Returns a font's size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }

/// Returns the identity: matrices of fonts are ignored.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }

/// Returns the height of lines above the baseline in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { CGFloat(font.metrics.ascent) }

/// Returns the depth of lines below the baseline in points, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { CGFloat(font.metrics.descent) }

/// Returns the gap between lines in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { CGFloat(font.metrics.leading) }

/// Returns the number of font units per em; 0 without fonts.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face?.unitsPerEm ?? 0) }

/// Returns the number of glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face?.glyphCount ?? 0 }

/// Returns the box around all glyphs in points.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  guard let box = font.face?.glyphBox else { return .zero }
  return CGRect(box.applying(.scale(font.scale, font.scale)))
}

/// Returns the position of an underline's middle in points; negative below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -CGFloat(font.metrics.underlineOffset) }

/// Returns the thickness of an underline in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  CGFloat(font.metrics.underlineThickness)
}

/// Returns the angle of the glyphs in degrees; negative if they lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { CGFloat(font.face?.slantAngle ?? 0) }

/// Returns the height of an uppercase H in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.height(of: "H") }

/// Returns the height of a lowercase x in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.height(of: "x") }

extension CTFont {
  fileprivate final func height(of letter: Unicode.Scalar) -> CGFloat {
    guard let face, let glyph = TextShapers.current.glyphs(for: [letter.value], inFace: face.face).first
    else {
      return 0
    }
    return max(box(of: glyph, in: face.face).maxY, 0)
  }

  /// Returns the box around a glyph in points, y pointing up.
  final func box(of glyph: UInt32, in face: Int) -> CGRect {
    guard let picture = TextShapers.current.pictures(of: [GlyphName(face: face, glyph: glyph)]).first,
      let box = picture.box
    else { return .zero }
    return CGRect(box.applying(.scale(scale, -scale)))
  }
}

// MARK: - Names

/// Returns the PostScript name of the font that is drawn; the requested name without fonts.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
  NSString(string: font.face.map { $0.font.isSubstitute ? font.name : $0.postScriptName } ?? font.name)
}

/// Returns the name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString {
  NSString(string: font.face?.font.family ?? font.name)
}

/// Returns the family's and the style's name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  NSString(string: font.face.map { "\($0.font.family) \($0.font.style)" } ?? font.name)
}

/// Returns the name for people: the family, followed by the style unless it's the regular one.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString {
  NSString(string: font.face?.font.displayName ?? font.name)
}

/// Returns the traits of the font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  guard let face = font.face else { return [] }
  var traits: CTFontSymbolicTraits = []
  if face.isItalic { traits.insert(.traitItalic) }
  if face.weight >= 600 { traits.insert(.traitBold) }
  if face.isMonospaced { traits.insert(.traitMonoSpace) }
  if face.isColored { traits.insert(.traitColorGlyphs) }
  if face.width < 100 { traits.insert(.traitCondensed) }
  if face.width > 100 { traits.insert(.traitExpanded) }
  return traits
}

/// Traits of a font.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Italic or oblique.
  public static let traitItalic = Self(rawValue: 1 << 0)
  /// Semibold or heavier.
  public static let traitBold = Self(rawValue: 1 << 1)
  /// Wider than normal.
  public static let traitExpanded = Self(rawValue: 1 << 5)
  /// Narrower than normal.
  public static let traitCondensed = Self(rawValue: 1 << 6)
  /// All glyphs have one width.
  public static let traitMonoSpace = Self(rawValue: 1 << 10)
  /// Glyphs have colors of their own.
  public static let traitColorGlyphs = Self(rawValue: 1 << 13)
}

extension GlyphPicture {
  /// The box around the picture in font units, y pointing down; nil for an empty one.
  fileprivate var box: Box? {
    switch self {
    case .outline(let path): path.isEmpty ? nil : path.boundingBox
    case .layers(let layers):
      layers.compactMap(\.box).reduce(nil) { union, box in union.map { $0.union(box) } ?? box }
    case .bitmap(_, let box): box
    }
  }
}

extension GlyphLayer {
  fileprivate var box: Box? {
    switch self {
    case .fill(let path, _, _): path.isEmpty ? nil : path.boundingBox
    case .group(let layers, _, let clip):
      clip?.boundingBox
        ?? layers.compactMap(\.box).reduce(nil) { union, box in union.map { $0.union(box) } ?? box }
    }
  }
}
