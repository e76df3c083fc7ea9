public import CoreGraphics
import LayerRendering
import Raster
import Typesetting

/// The glyphs of a line that share attributes and a direction.
public final class CTRun: NSObject {
  let line: CTLine
  /// The piece of the line, reduced to the run's glyphs.
  let piece: LinePiece

  init(_ line: CTLine, _ piece: LinePiece) {
    (self.line, self.piece) = (line, piece)
    super.init()
  }
}

@available(*, unavailable)
extension CTRun: Sendable {}

extension CTRun {
  /// Returns the runs of a piece from left to right.
  static func runs(of piece: LinePiece, in line: CTLine) -> [CTRun] {
    let text = line.typesetter.typesetter.text
    var groups: [Range<Int>] = []
    var lastStyle: Int?
    for (index, glyph) in piece.glyphs.enumerated() {
      let style = text.style(at: Int(glyph.cluster))
      if let last = groups.last, style == lastStyle {
        groups[groups.count - 1] = last.lowerBound..<(index + 1)
      } else {
        groups.append(index..<(index + 1))
      }
      lastStyle = style
    }
    guard groups.count > 1 else { return piece.glyphs.isEmpty ? [] : [CTRun(line, piece)] }
    return groups.map { CTRun(line, piece.part($0)) }
  }

  /// The advances of the glyphs in points.
  var advances: [Double] {
    piece.positions.indices.map { index in
      let next = index + 1 < piece.positions.count ? piece.positions[index + 1].x : piece.width
      return next - piece.positions[index].x
    }
  }
}

extension LinePiece {
  /// Returns the part with some of the glyphs, at their places.
  fileprivate func part(_ glyphRange: Range<Int>) -> LinePiece {
    var part = self
    part.glyphs = Array(glyphs[glyphRange])
    let left = positions[glyphRange.lowerBound].x
    let right = glyphRange.upperBound < positions.count ? positions[glyphRange.upperBound].x : width
    part.positions = positions[glyphRange].map { Point($0.x - left, $0.y) }
    (part.x, part.width) = (x + left, right - left)
    let clusters = Set(part.glyphs.map { Int($0.cluster) })
    part.widths = widths.filter { clusters.contains($0.cluster) }
    let ends = widths.map(\.cluster).sorted() + [range.upperBound]
    let lower = clusters.min() ?? range.lowerBound
    let last = clusters.max() ?? range.lowerBound
    part.range = lower..<max(ends.first { $0 > last } ?? range.upperBound, lower)
    return part
  }
}

/// Returns the number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.piece.glyphs.count }

/// Returns the attributes of the run's characters.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let string = run.line.typesetter.string
  let location = run.piece.glyphs.first.map { Int($0.cluster) } ?? run.piece.range.lowerBound
  guard location < string.length else { return NSDictionary() }
  let attributes = string.attributes(at: location, effectiveRange: nil)
  return NSDictionary(
    dictionary: Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }))
}

/// Returns the direction of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.piece.isRightToLeft ? .rightToLeft : [] }

/// Returns the range of the text that a run has.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.piece.range) }

/// Returns the identity: glyphs aren't transformed.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Writes the glyphs of a range.
///
/// - Parameter range: The range of glyphs; a length of 0 stands for all that follow.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  run.write(range, buffer) { CGGlyph(truncatingIfNeeded: run.piece.glyphs[$0].glyph) }
}

/// Writes the positions of glyphs, relative to the line's text position, y pointing up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  run.write(range, buffer) {
    CGPoint(x: run.piece.x + run.piece.positions[$0].x, y: -run.piece.positions[$0].y)
  }
}

/// Writes the advances of glyphs.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  let advances = run.advances
  run.write(range, buffer) { CGSize(width: advances[$0], height: 0) }
}

/// Writes the index of each glyph's first character.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  run.write(range, buffer) { Int(run.piece.glyphs[$0].cluster) }
}

/// Returns the width of glyphs in points, and writes the distances of the line's top and bottom from the baseline.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  CTLineGetTypographicBounds(run.line, ascent, descent, leading)
  let advances = run.advances
  return run.glyphs(in: range).reduce(0) { $0 + advances[$1] }
}

/// Draws the glyphs of a run at their places in the line, whose text position is the context's.
///
/// - Parameter range: The range of glyphs; a length of 0 stands for all that follow.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  var line = run.line.line
  let glyphs = run.glyphs(in: range)
  guard !glyphs.isEmpty else { return }
  line.pieces = [glyphs.count == run.piece.glyphs.count ? run.piece : run.piece.part(glyphs)]
  context.drawText(run.line.typesetter.typesetter.drawings(of: [line]))
}

/// The properties of a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a status from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The characters run from right to left.
  public static let rightToLeft = Self(rawValue: 1 << 0)
  /// The glyphs aren't in the order of their characters. It's never set: runs have one direction.
  public static let nonMonotonic = Self(rawValue: 1 << 1)
  /// The glyphs have a matrix. It's never set.
  public static let hasNonIdentityMatrix = Self(rawValue: 1 << 2)
}

extension CTRun {
  /// The indices of glyphs in a range, limited to the run.
  fileprivate func glyphs(in range: CFRange) -> Range<Int> {
    let start = min(max(range.location, 0), piece.glyphs.count)
    let remainingCount = piece.glyphs.count - start
    return start..<(start + (range.length > 0 ? min(range.length, remainingCount) : remainingCount))
  }

  fileprivate func write<Value>(
    _ range: CFRange, _ buffer: UnsafeMutablePointer<Value>, _ value: (Int) -> Value
  ) {
    for (offset, index) in glyphs(in: range).enumerated() { buffer[offset] = value(index) }
  }
}
