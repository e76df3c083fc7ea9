public import Foundation
import Raster

extension CGMutablePath {
  /// Adds an arc of a circle, preceded by a line from the current point, if any, to the start of the arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the start of the arc, in radians from the x axis toward the y axis.
  ///   - endAngle: The angle of the end of the arc. An end on the wrong side of the start is moved by whole turns, so
  ///     the start angle plus or minus a turn results in a full circle. An arc of several turns is reduced to one
  ///     turn and the remainder.
  ///   - clockwise: The direction as seen with y upward: true runs toward smaller angles. On a screen with y
  ///     downward, this looks counterclockwise.
  ///   - transform: The transform applied to every point.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = clockwise ? -arcSweep(startAngle - endAngle) : arcSweep(endAngle - startAngle)
    addArc(CircularArc(center: center, radius: radius, start: startAngle, sweep: sweep), transform)
  }

  /// Adds an arc of a circle, preceded by a line from the current point, if any, to the start of the arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the start of the arc, in radians from the x axis toward the y axis.
  ///   - delta: The angle of the arc; positive toward larger angles. An arc of several turns is reduced to one turn
  ///     and the remainder.
  ///   - transform: The transform applied to every point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = delta < 0 ? -arcSweep(-delta) : arcSweep(delta)
    addArc(CircularArc(center: center, radius: radius, start: startAngle, sweep: sweep), transform)
  }

  /// Adds a line and an arc that rounds the corner at `tangent1End`.
  ///
  /// The circle is tangent to the line from the current point to `tangent1End` and to the line from there to
  /// `tangent2End`; the added line ends at the start of the arc. If the three points are collinear or the radius is
  /// 0, only the line to `tangent1End` is added. Without a current point, nothing is added.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = elements.currentPoint else { return }
    let start = Affine(transform).inverse?.apply(current)
    let arc = start.flatMap {
      CircularArc(from: $0, around: Point(tangent1End), toward: Point(tangent2End), radius: radius)
    }
    guard let arc else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    addArc(arc, transform)
  }

  private func addArc(_ arc: CircularArc, _ transform: CGAffineTransform) {
    guard arc.isFinite else { return }
    if isEmpty {
      move(to: CGPoint(arc.point(at: arc.start)), transform: transform)
    } else {
      addLine(to: CGPoint(arc.point(at: arc.start)), transform: transform)
    }
    for piece in arc.cubics {
      addCurve(
        to: CGPoint(piece.end), control1: CGPoint(piece.control1), control2: CGPoint(piece.control2),
        transform: transform)
    }
  }
}

/// The forward rotation between two angles with the given difference, in 0…4π.
///
/// A negative difference is increased by whole turns; if it's a multiple of a turn, the result is one full turn.
/// Several turns are reduced to one turn and the remainder. A difference within 1e-9 turns of a whole number counts
/// as whole, so that rounding neither loses a full circle nor adds a sliver.
private func arcSweep(_ difference: CGFloat) -> CGFloat {
  let turns = difference / (2 * .pi)
  let nearest = turns.rounded()
  if abs(turns - nearest) < 1e-9 { return nearest == 0 ? 0 : 2 * .pi }
  let remainder = difference - turns.rounded(.down) * 2 * .pi
  return turns > 1 ? 2 * .pi + remainder : remainder
}
