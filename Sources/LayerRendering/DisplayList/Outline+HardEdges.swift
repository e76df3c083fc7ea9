import LayerTree
import Raster

extension Outline {
  /// The outline on device pixels, with its hard edges as limits on whole pixels; nil if the outline has no area.
  ///
  /// The shape is bounded by the antialiased edges only, and each hard edge then drops the pixels whose centers are
  /// beyond it. Widening the rectangle in its own plane isn't an alternative: near the horizon, no width in that
  /// plane corresponds to one device pixel.
  func sharpened(within clip: PixelRect) -> FilledPath? {
    guard let sides = deviceSides else { return nil }
    var shape = ConvexPolygon(deviceBounds.box)
    var limits: [HardEdge] = []
    for (edge, side) in sides {
      if hardEdges.contains(edge) {
        limits.append(HardEdge(normal: Point(side.x, side.y), offset: -side.z))
      } else {
        shape = shape.cut(side)
      }
    }
    var path = shape.path
    path.append(hole.projected(by: (perspective ?? Projection(.identity)).after(transform), within: clip))
    return FilledPath(path: path, transform: .identity, rule: rule, hardEdges: limits)
  }

  /// The part of the path after the rectangle that it begins with.
  private var hole: Path {
    var hole = Path()
    for element in path.elements.dropFirst(Path.rectangleVerbs.count) { hole.append(element) }
    return hole
  }

  private typealias Side = (edge: CAEdgeAntialiasingMask, line: SIMD3<Double>)

  /// The sides of the rectangle on the device.
  ///
  /// A point is inside if x·line.x + y·line.y + line.z is positive for all four sides. A point behind the eye is
  /// negative for all.
  private var deviceSides: [Side]? {
    guard let sides = planeSides else { return nil }
    guard let perspective else { return sides }
    guard let inverse = perspective.inverse else { return nil }
    let projected = sides.map { (edge: $0.edge, line: inverse.pullBack($0.line)) }
    return projected.allSatisfy { $0.line.isFinite } ? projected : nil
  }

  /// The sides in the transform's target plane.
  private var planeSides: [Side]? {
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
