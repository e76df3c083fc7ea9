package import Raster

/// Pictures in planes that cross each other, each pixel of which shows the nearest of them in front.
///
/// No picture is cut: a pixel that the line of crossing goes through shows both orders, each as far as it holds there. So the
/// line is smooth, and where only one of the planes shows nothing tells of it.
package struct CrossingPlanes: Hashable, Sendable {
  /// What is drawn in one of the planes.
  package struct Plane: Hashable, Sendable {
    package var commands: [DrawCommand]
    /// How near to the eye the plane is at the device point (x, y): depth.x·x + depth.y·y + depth.z, greater where it's
    /// nearer, comparable among the planes.
    package var depth: SIMD3<Double>
  }

  /// Where they are equally near, the first one at the back.
  package let planes: [Plane]
  /// The pixels that the planes' commands can touch.
  package let bounds: PixelRect

  init(_ planes: [Plane]) {
    self.planes = planes
    bounds = planes.reduce(.empty) { $0.union(DrawGroup(commands: $1.commands).bounds) }
  }

  /// The planes with other commands in them.
  func mapCommands(_ change: ([DrawCommand]) -> [DrawCommand]) -> CrossingPlanes {
    CrossingPlanes(planes.map { Plane(commands: change($0.commands), depth: $0.depth) })
  }

  /// The planes, flattened into one, where that one is seen in perspective; nil where it's seen edge on.
  func seen(through projection: Projection) -> CrossingPlanes? {
    guard let inverse = projection.inverse else { return nil }
    return CrossingPlanes(
      planes.map {
        Plane(commands: $0.commands.seen(through: projection), depth: inverse.pullBack($0.depth))
      })
  }
}

extension Projection {
  /// The linear function that has, at a point, the value of another one at the point's image, times w.
  func pullBack(_ function: SIMD3<Double>) -> SIMD3<Double> {
    let n = numerator
    return SIMD3(
      (function * SIMD3(n.a, n.b, wx)).sum(), (function * SIMD3(n.c, n.d, wy)).sum(),
      (function * SIMD3(n.tx, n.ty, w0)).sum())
  }
}
