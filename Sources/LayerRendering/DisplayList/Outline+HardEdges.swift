import LayerTree
import Raster

extension Outline {
  /// The outline on device pixels: a shape that ends at the smooth edges alone, of which the hard ones cut off pixels. Nil
  /// where it has no area.
  ///
  /// A rectangle made wider in its plane wouldn't do: near the horizon no width there is a pixel here.
  func sharpened(within clip: PixelRect) -> FilledPath? {
    guard let sides = seenSides else { return nil }
    var shape = ConvexPolygon(deviceBounds.box)
    var hardEdges: [HardEdge] = []
    for (edge, side) in sides {
      if hardEdges.contains(edge) {
        hardEdges.append(HardEdge(normal: Point(side.x, side.y), offset: -side.z))
      } else {
        shape = shape.cut(side)
      }
    }
    var path = shape.path
    path.append(hole.projected(by: (perspective ?? Projection(.identity)).after(transform), within: clip))
    return FilledPath(path: path, transform: .identity, rule: rule, hardEdges: hardEdges)
  }

  /// What follows the rectangle that the path begins with.
  private var hole: Path {
    var hole = Path()
    for element in path.elements.dropFirst(Self.rectangleVerbs.count) { hole.append(element) }
    return hole
  }

  private typealias Side = (edge: CAEdgeAntialiasingMask, line: SIMD3<Double>)

  /// The sides of the rectangle on the device: where x·line.x + y·line.y + line.z is positive for all four, a point lies
  /// inside. What lies behind the eye does for none of them.
  private var seenSides: [Side]? {
    guard let sides = flatSides else { return nil }
    guard let perspective else { return sides }
    guard let inverse = perspective.inverse else { return nil }
    let seen = sides.map { (edge: $0.edge, line: inverse.pullBack($0.line)) }
    return seen.allSatisfy { $0.line.isFinite } ? seen : nil
  }

  /// The sides in the plane that the transform leads to.
  private var flatSides: [Side]? {
    let area = transform.determinant
    let box = path.controlBox
    guard !box.isEmpty, area != 0, transform.isFinite else { return nil }
    let sign: Double = area < 0 ? -1 : 1
    let across = Point(transform.d, -transform.c) * sign
    let down = Point(-transform.b, transform.a) * sign
    let (low, high) = (transform.apply(box.min), transform.apply(box.max))
    func side(_ inward: Point, at corner: Point) -> SIMD3<Double> { SIMD3(inward, -inward.dot(corner)) }
    return [
      (.layerLeftEdge, side(across, at: low)), (.layerRightEdge, side(across * -1, at: high)),
      (.layerBottomEdge, side(down, at: low)), (.layerTopEdge, side(down * -1, at: high)),
    ]
  }
}

extension SIMD3<Double> {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}
