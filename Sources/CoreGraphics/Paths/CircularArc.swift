import Foundation
import Raster

/// A circular arc that is drawn as cubic curves.
struct CircularArc {
  var center: Point
  var radius: Double
  /// The angle of the start, in radians from the x axis toward the y axis.
  var start: Double
  /// The angle of the arc, in radians; positive toward larger angles.
  var sweep: Double

  init(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
    (self.center, self.radius, self.start, self.sweep) = (Point(center), radius, start, sweep)
  }

  /// Creates the arc that rounds a corner, or returns nil if the points are collinear or the radius isn't above 0.
  init?(from start: Point, around corner: Point, toward end: Point, radius: Double) {
    let (toStart, toEnd) = (start - corner, end - corner)
    let (incoming, outgoing) = (toStart / toStart.length, toEnd / toEnd.length)
    let sine = incoming.cross(outgoing)
    guard abs(sine) > 1e-9, radius > 0 else { return nil }
    // The tangent of half the corner's angle is sin / (1 + cos), and radius / tan is the distance to the points of
    // tangency.
    let distance = radius * (1 + incoming.dot(outgoing)) / abs(sine)
    let side: Double = sine > 0 ? 1 : -1
    let tangentPoint = corner + incoming * distance
    center = tangentPoint + incoming.perpendicular * (radius * side)
    self.radius = radius
    let (first, last) = (tangentPoint - center, corner + outgoing * distance - center)
    self.start = atan2(first.y, first.x)
    sweep = atan2(first.cross(last), first.dot(last))
  }

  var isFinite: Bool { center.isFinite && radius.isFinite && start.isFinite && sweep.isFinite }

  func point(at angle: Double) -> Point { center + Point(cos(angle), sin(angle)) * radius }
}

extension CircularArc {
  struct Cubic {
    var control1, control2, end: Point
  }

  /// The arc as cubic curves of at most a quarter turn each; empty for an arc of angle 0.
  var cubics: [Cubic] {
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return [] }
    let step = sweep / Double(count)
    // The length of the control vectors, in radii, that puts the midpoint of the cubic on the circle.
    let handleLength = 4.0 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let angles = (start + Double(index) * step, start + Double(index + 1) * step)
      let (from, to) = (point(at: angles.0) - center, point(at: angles.1) - center)
      return Cubic(
        control1: center + from + from.perpendicular * handleLength,
        control2: center + to - to.perpendicular * handleLength,
        end: center + to)
    }
  }
}
