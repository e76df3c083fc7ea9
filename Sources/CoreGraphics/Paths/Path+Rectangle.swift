import Raster

extension Path {
  /// The box whose outline the path is, or nil for any other shape.
  ///
  /// The fourth side may be a line, the closing element, or both.
  var axisAlignedBox: Box? {
    guard verbs.first == .move, points.count == 4 || points.count == 5 else { return nil }
    let lines = verbs.dropFirst().prefix(while: { $0 == .line }).count
    let isClosed = verbs.last == .close
    guard lines == points.count - 1, verbs.count == points.count + (isClosed ? 1 : 0) else { return nil }
    guard points.count == 5 ? points[4] == points[0] : isClosed else { return nil }
    let alongXFirst = points[0].y == points[1].y
    for index in 0..<4 {
      let (from, to) = (points[index], points[(index + 1) % 4])
      let isAlongX = alongXFirst == (index % 2 == 0)
      guard isAlongX ? from.y == to.y : from.x == to.x else { return nil }
    }
    return controlBox
  }
}
