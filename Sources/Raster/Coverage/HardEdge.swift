/// A line at which whole pixels are cut off without antialiasing, depending on the side of their centers.
///
/// A pixel remains where the dot product of its center and ``normal`` is above ``offset``. A pixel whose
/// center is on the line belongs to the side of larger x, or of larger y if the line is horizontal. So each
/// pixel belongs to exactly one of the shapes on both sides of a line.
package struct HardEdge: Equatable, Sendable {
  package var normal: Point
  package var offset: Double

  package init(normal: Point, offset: Double) {
    self.normal = normal
    self.offset = offset
  }
}

extension HardEdge {
  /// Returns the pixels of a row that remain, within a range.
  fileprivate func columns(ofRow y: Int, within range: Range<Int>) -> Range<Int> {
    let rest = offset - normal.y * (Double(y) + 0.5)
    guard normal.x != 0 else {
      let isInside = rest < 0 || (rest == 0 && normal.y > 0)
      return isInside ? range : range.lowerBound..<range.lowerBound
    }
    let crossing = (rest / normal.x - 0.5).rounded(.up)
    let low = Double(range.lowerBound)
    let border = Int(Swift.min(Swift.max(crossing, low), Double(range.upperBound)))
    return normal.x > 0 ? border..<range.upperBound : range.lowerBound..<border
  }
}

extension [HardEdge] {
  /// Returns the pixels of a row of `area` that remain on all edges' sides.
  func columns(ofRow y: Int, within area: PixelRect) -> PixelRect {
    var range = area.minX..<area.maxX
    for edge in self { range = edge.columns(ofRow: y, within: range) }
    return PixelRect(minX: range.lowerBound, minY: y, maxX: range.upperBound, maxY: y + 1)
  }
}
