public import CoreGraphics
import LayerRendering
import Raster

/// Writes the glyphs of characters in UTF-16, without shaping. The second unit of a pair has glyph 0.
///
/// - Returns: Whether the font has a glyph for every character.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  guard count > 0 else { return true }
  for index in 0..<count { glyphs[index] = 0 }
  guard let face = font.face else { return false }
  var starts: [Int] = []
  var scalars: [UInt32] = []
  var index = 0
  while index < count {
    starts.append(index)
    if UTF16.isLeadSurrogate(characters[index]), index + 1 < count,
      UTF16.isTrailSurrogate(characters[index + 1])
    {
      scalars.append(UTF16.decode(UTF16.EncodedScalar([characters[index], characters[index + 1]])).value)
      index += 2
    } else {
      scalars.append(UInt32(characters[index]))
      index += 1
    }
  }
  let found = TextShapers.current.glyphs(for: scalars, inFace: face.face)
  for (start, glyph) in zip(starts, found) { glyphs[start] = CGGlyph(truncatingIfNeeded: glyph) }
  return !found.contains(0)
}

/// Writes the advances of glyphs, and returns their sum in points.
///
/// - Parameter advances: The advances to write; nil for none.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for (index, advance) in font.advances(of: glyphs, count).enumerated() {
    advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return sum
}

/// Writes the boxes of glyphs, and returns the box around all of them at one place, in points with y pointing up.
///
/// - Parameter boundingRects: The boxes to write; nil for none.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  guard let face = font.face, count > 0 else { return .zero }
  return (0..<count).reduce(CGRect.null) { union, index in
    let box = font.box(of: UInt32(glyphs[index]), in: face.face)
    boundingRects?[index] = box
    return union.union(box)
  }
}

/// Returns the outline of a glyph in points, y pointing up; nil for a glyph without an outline.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let face = font.face,
    case .outline(let path)? = TextShapers.current.pictures(of: [
      GlyphName(face: face.face, glyph: UInt32(glyph))
    ]).first, !path.isEmpty
  else { return nil }
  let scaled = CGPath(path.applying(.scale(font.scale, -font.scale)))
  guard let matrix else { return scaled }
  return withUnsafePointer(to: matrix.pointee) { scaled.copy(using: $0) }
}

/// Fills glyphs with the context's fill color.
///
/// - Parameter positions: The positions of the glyphs' origins in text space.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  guard count > 0 else { return }
  context.saveGState()
  context.concatenate(context.textMatrix)
  context.beginPath()
  for index in 0..<count {
    var position = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
    if let path = CTFontCreatePathForGlyph(font, glyphs[index], &position) { context.addPath(path) }
  }
  context.fillPath()
  context.restoreGState()
}

/// The direction of a line of glyphs, which has no effect: vertical text isn't supported.
public enum CTFontOrientation: UInt32, Sendable {
  /// The font's own.
  case `default` = 0
  /// Horizontal.
  case horizontal = 1
  /// Vertical.
  case vertical = 2
}

extension CTFont {
  fileprivate final func advances(of glyphs: UnsafePointer<CGGlyph>, _ count: Int) -> [Double] {
    guard let face, count > 0 else { return [] }
    let names = (0..<count).map { GlyphName(face: face.face, glyph: UInt32(glyphs[$0])) }
    let scale = scale
    return TextShapers.current.advances(of: names).map { $0 * scale }
  }
}
