/// The outline of a stroked subpath: one polygon for an open line, two for a closed one unless it is a
/// straight line there and back.
///
/// The left and the right side grow together along the spine. They enclose a sum of simple pieces that all
/// wind the same way: slices between cross-sections, wedges at corners, caps. So no pieces cancel to a hole.
/// Neighbors share edges that cancel exactly, so no area along a smooth line counts twice. At a corner the
/// inner sides end where they meet if both pieces are long enough; otherwise they pass through the corner
/// itself and the pieces overlap.
struct StrokeOutline: ~Copyable {
  private var left = Scratch<Point>()
  private var right = Scratch<Point>()
}

extension StrokeOutline {
  /// Passes the outline of `spine` to `emit`, polygon by polygon. The polygons are valid only during the
  /// call.
  mutating func build(
    _ spine: inout StrokeSpine, _ pen: StrokePen, _ emit: (UnsafeMutableBufferPointer<Point>) -> Void
  ) {
    left.removeAll()
    right.removeAll()
    if spine.isClosed && !spine.isDot && !spine.retraces {
      addLoop(spine.smoothStation(), spine.stations.elements, pen)
      right.reverse()
      emit(left.elements)
      emit(right.elements)
    } else {
      addLine(spine.stations.elements, spine.retraces ? pen.forRetracedLine : pen)
      right.reverse()
      left.append(contentsOf: right.elements)
      emit(left.elements)
    }
  }

  private typealias Stations = UnsafeMutableBufferPointer<StrokeSpine.Station>

  private mutating func addLine(_ stations: Stations, _ pen: StrokePen) {
    guard let first = stations.first, let last = stations.last else { return }
    pen.addStartCap(at: first.point, first.outgoing, to: &left)
    addSection(first.point, first.outgoing, pen)
    for index in stations.indices.dropFirst().dropLast() {
      addStation(stations, index, after: index - 1, before: index + 1, pen)
    }
    if stations.count > 1 { addSection(last.point, last.incoming, pen) }
    pen.addEndCap(at: last.point, last.incoming, to: &left)
  }

  /// Adds both sides of a closed spine, from a station without a corner.
  private mutating func addLoop(_ start: Int, _ stations: Stations, _ pen: StrokePen) {
    let count = stations.count
    addSection(stations[start].point, stations[start].outgoing, pen)
    for step in 1..<count {
      let index = start + step < count ? start + step : start + step - count
      addStation(
        stations, index, after: index > 0 ? index - 1 : count - 1, before: index + 1 < count ? index + 1 : 0,
        pen)
    }
  }

  /// Adds the sides at the station between two other ones.
  @inline(__always)
  private mutating func addStation(
    _ stations: Stations, _ index: Int, after last: Int, before next: Int, _ pen: StrokePen
  ) {
    if stations[index].isSmooth {
      addSection(stations[index].point, stations[index].outgoing, pen)
    } else {
      addCorner(
        StrokePen.Corner(station: stations[index], before: stations[last], after: stations[next]), pen)
    }
  }

  private mutating func addCorner(_ corner: StrokePen.Corner, _ pen: StrokePen) {
    if corner.innerSign > 0 {
      pen.addInnerSide(of: corner, to: &left)
      pen.addOuterSide(of: corner, to: &right)
    } else {
      pen.addInnerSide(of: corner, to: &right)
      pen.addOuterSide(of: corner, to: &left)
    }
  }

  /// Adds both ends of the cross-section at a point.
  @inline(__always)
  private mutating func addSection(_ point: Point, _ direction: Point, _ pen: StrokePen) {
    let normal = pen.halfWidth * direction.perpendicular
    left.append(point + normal)
    right.append(point - normal)
  }
}
