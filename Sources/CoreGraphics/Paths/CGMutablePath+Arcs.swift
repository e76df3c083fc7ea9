public import Foundation
import Raster

extension CGMutablePath {
  /// Adds an arc of a circle, and before it a line from the current point to the arc's beginning where there is
  /// a current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: Where the arc begins, in radians from the x axis toward the y axis.
  ///   - endAngle: Where the arc ends. An end on the wrong side of the start is moved by whole turns, so the
  ///     same angle plus or minus a turn makes a full circle. What goes beyond a full turn and ends where
  ///     it should runs through one turn and the rest.
  ///   - clockwise: The sense as seen where y points up: true runs toward smaller angles. On a screen whose y
  ///     points down that looks counterclockwise.
  ///   - transform: Applied to every point.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = clockwise ? -arcSweep(startAngle - endAngle) : arcSweep(endAngle - startAngle)
    addArc(CircularArc(center: center, radius: radius, start: startAngle, sweep: sweep), transform)
  }

  /// Adds an arc of a circle, and before it a line from the current point to the arc's beginning where there is
  /// a current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: Where the arc begins, in radians from the x axis toward the y axis.
  ///   - delta: How far it runs: toward larger angles where positive. What goes beyond a full turn runs through
  ///     one turn and the rest.
  ///   - transform: Applied to every point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = delta < 0 ? -arcSweep(-delta) : arcSweep(delta)
    addArc(CircularArc(center: center, radius: radius, start: startAngle, sweep: sweep), transform)
  }

  /// Adds a line and an arc that rounds the corner at `tangent1End`.
  ///
  /// The circle touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`; the line that is added ends where the arc begins. Where the three points lie on one line,
  /// or the radius is 0, the line to `tangent1End` is all. Without a current point nothing is added.
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

/// The turn from one angle forward to another that lies `difference` ahead, in 0…4π.
///
/// An end that lies behind moves ahead by whole turns, at least to a full one where it is one or more whole
/// turns behind; of several turns the first and the rest remain. A difference within 1e-9 turns of a whole
/// number counts as whole, so that rounding neither loses a full circle nor adds a sliver.
private func arcSweep(_ difference: CGFloat) -> CGFloat {
  let turns = difference / (2 * .pi)
  let nearest = turns.rounded()
  if abs(turns - nearest) < 1e-9 { return nearest == 0 ? 0 : 2 * .pi }
  let rest = difference - turns.rounded(.down) * 2 * .pi
  return turns > 1 ? 2 * .pi + rest : rest
}
