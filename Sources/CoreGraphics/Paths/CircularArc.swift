import Foundation
import Raster

/// A part of a circle, to be drawn as cubics.
struct CircularArc {
  var center: Point
  var radius: Double
  /// Where it begins, in radians from the x axis toward the y axis.
  var start: Double
  /// How far it runs, positive toward larger angles.
  var sweep: Double

  init(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
    (self.center, self.radius, self.start, self.sweep) = (Point(center), radius, start, sweep)
  }

  /// The arc that rounds a corner, nil where there is no corner or no radius.
  init?(from start: Point, around corner: Point, toward end: Point, radius: Double) {
    let (back, forth) = (start - corner, end - corner)
    let (incoming, outgoing) = (back / back.length, forth / forth.length)
    let turn = incoming.cross(outgoing)
    guard abs(turn) > 1e-9, radius > 0 else { return nil }
    // Half the corner's angle: its tangent is sin / (1 + cos), and radius / tan is the distance to the touching
    // points.
    let distance = radius * (1 + incoming.dot(outgoing)) / abs(turn)
    let side: Double = turn > 0 ? 1 : -1
    let touching = corner + incoming * distance
    center = touching + incoming.perpendicular * (radius * side)
    self.radius = radius
    let (first, last) = (touching - center, corner + outgoing * distance - center)
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

  /// The arc as cubics of at most a quarter turn each; none for an arc that doesn't run anywhere.
  var cubics: [Cubic] {
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return [] }
    let step = sweep / Double(count)
    // The tangents' length that puts the middle of the cubic on the circle.
    let reach = 4.0 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let angles = (start + Double(index) * step, start + Double(index + 1) * step)
      let (from, to) = (point(at: angles.0) - center, point(at: angles.1) - center)
      return Cubic(
        control1: center + from + from.perpendicular * reach,
        control2: center + to - to.perpendicular * reach,
        end: center + to)
    }
  }
}
