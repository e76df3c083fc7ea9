/// A straight line on one side of which pixels are cut off whole, by where their middles lie: a hard edge.
///
/// A pixel stays where the dot product of its middle and ``normal`` is above ``offset``. On the line itself it stays on
/// the side of greater x, or of greater y where the line runs along x, so that shapes on both sides of a line share no
/// pixel and leave none out.
package struct PixelLimit: Hashable, Sendable {
  package var normal: Point
  package var offset: Double

  package init(normal: Point, offset: Double) {
    self.normal = normal
    self.offset = offset
  }
}

extension PixelLimit {
  /// The pixels of a row that stay, within a range.
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

extension [PixelLimit] {
  /// The pixels of a row of `area` that all limits leave.
  func columns(ofRow y: Int, within area: PixelRect) -> PixelRect {
    var range = area.minX..<area.maxX
    for limit in self { range = limit.columns(ofRow: y, within: range) }
    return PixelRect(minX: range.lowerBound, minY: y, maxX: range.upperBound, maxY: y + 1)
  }
}
