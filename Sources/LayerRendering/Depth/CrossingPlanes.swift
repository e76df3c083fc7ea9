package import Raster

/// Pictures in intersecting planes, composited at each pixel with the nearest plane in front.
///
/// No picture is cut. A pixel on the line of intersection mixes both orders by the fraction of its area in which
/// each applies. So the line is antialiased, and is invisible where only one of the planes is visible.
package struct CrossingPlanes: Equatable, Sendable {
  /// One of the planes and its content.
  package struct Plane: Equatable, Sendable {
    package var commands: [DrawCommand]
    /// The coefficients of the plane's nearness to the eye at the device point (x, y): depth.x·x + depth.y·y +
    /// depth.z. Greater values are nearer; values are comparable between planes.
    package var depth: SIMD3<Double>
  }

  /// The planes; of equally near planes the first one is at the back.
  package let planes: [Plane]
  /// The pixels that the planes' commands can touch.
  package let bounds: PixelRect

  init(_ planes: [Plane]) {
    self.planes = planes
    bounds = planes.reduce(.empty) { $0.union(DrawGroup(commands: $1.commands).bounds) }
  }

  /// The planes with their commands replaced.
  func mapCommands(_ change: ([DrawCommand]) -> [DrawCommand]) -> CrossingPlanes {
    CrossingPlanes(planes.map { Plane(commands: change($0.commands), depth: $0.depth) })
  }

  /// The planes, flattened into a common plane that is then projected; nil if that plane is seen edge-on.
  func projected(by projection: Projection) -> CrossingPlanes? {
    guard let inverse = projection.inverse else { return nil }
    return CrossingPlanes(
      planes.map {
        Plane(commands: $0.commands.projected(by: projection), depth: inverse.pullBack($0.depth))
      })
  }
}

extension Projection {
  /// The linear function whose value at a point is the given function's value at the point's image, multiplied by w.
  func pullBack(_ function: SIMD3<Double>) -> SIMD3<Double> {
    let n = numerator
    return SIMD3(
      (function * SIMD3(n.a, n.b, wx)).sum(), (function * SIMD3(n.c, n.d, wy)).sum(),
      (function * SIMD3(n.tx, n.ty, w0)).sum())
  }
}
