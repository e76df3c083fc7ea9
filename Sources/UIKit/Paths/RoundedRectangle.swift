import CoreGraphics
import Raster

/// The outline of a rounded rectangle as ``UIBezierPath`` creates it.
///
/// Each corner consists of three curves. As in Apple's UIKit, their shape changes abruptly when the corner needs more
/// than half of a side (rows RR-*):
///
/// | Sides | Corner |
/// |---|---|
/// | both long enough | continuous, with the requested radius |
/// | only the longer one long enough | continuous along that side and nearly circular along the other, with half of the shorter side as the radius |
/// | neither long enough | a quarter of a circle with half of the shorter side as the radius |
///
/// A negative radius runs the continuous curves outward: each corner begins and ends beyond the tip. A radius of 0 or NaN
/// results in square corners.
///
/// The lines between corners end at the distance of the requested radius, at most at the middle of a side. They can overlap
/// the curves. The path isn't closed: it ends with a line to its start.
struct RoundedRectangle {
  private let box: Box
  private let corners: UIRectCorner
  private let form: Form
  private let radius: Double
  /// The distances from a corner at which the lines along x and y end.
  private let lineInsets: Point

  private enum Form {
    case square
    case continuous
    case tightAlongX
    case tightAlongY
    case circular
  }

  init(_ rect: CGRect, radius requestedRadius: CGFloat, corners: UIRectCorner) {
    box = Box(rect.standardized)
    self.corners = corners
    let reach = requestedRadius * ContinuousCorner.reach
    let half = Point(box.width / 2, box.height / 2)
    form =
      switch (reach <= half.x, reach <= half.y) {
      case _ where requestedRadius == 0 || !(requestedRadius > -.infinity): .square
      case (true, true): .continuous
      case (true, false): .tightAlongY
      case (false, true): .tightAlongX
      case (false, false): .circular
      }
    radius = form == .continuous ? requestedRadius : Swift.min(half.x, half.y)
    lineInsets = Point(Swift.min(reach, half.x), Swift.min(reach, half.y))
  }
}

// MARK: - Path

extension RoundedRectangle {
  var path: CGMutablePath {
    let path = CGMutablePath()
    let start = CGPoint(self.start(of: corner(.topLeft)))
    path.move(to: start)
    for name in [UIRectCorner.topRight, .bottomRight, .bottomLeft, .topLeft] {
      append(corner(name), isRound: isRound(name), to: path)
    }
    path.addLine(to: start)
    return path
  }

  /// A corner in the direction of the path, from the side `back` to the side `ahead`.
  private struct Corner {
    let tip: Point
    let back: Point
    let ahead: Point

    /// Returns the point at distances from the tip along both sides.
    func at(_ alongBack: Double, _ alongAhead: Double) -> Point {
      tip + back * alongBack + ahead * alongAhead
    }
  }

  private func corner(_ name: UIRectCorner) -> Corner {
    let (low, high) = (box.min, box.max)
    return switch name {
    case .topRight: Corner(tip: Point(high.x, low.y), back: Point(-1, 0), ahead: Point(0, 1))
    case .bottomRight: Corner(tip: high, back: Point(0, -1), ahead: Point(-1, 0))
    case .bottomLeft: Corner(tip: Point(low.x, high.y), back: Point(1, 0), ahead: Point(0, -1))
    default: Corner(tip: low, back: Point(0, 1), ahead: Point(1, 0))
    }
  }

  private func isRound(_ name: UIRectCorner) -> Bool { form != .square && corners.contains(name) }

  /// Returns the start of the path, which is the end of the top-left corner.
  private func start(of corner: Corner) -> Point {
    isRound(.topLeft) ? corner.at(0, lineInsets.x) : corner.tip
  }

  private func append(_ corner: Corner, isRound: Bool, to path: CGMutablePath) {
    guard isRound else { return path.addLine(to: CGPoint(corner.tip)) }
    let isHorizontal = corner.back.y == 0
    path.addLine(to: CGPoint(corner.at(isHorizontal ? lineInsets.x : lineInsets.y, 0)))
    let (first, second) = isHorizontal ? (sideX, sideY) : (sideY, sideX)
    let curve = CornerCurve(first, second)
    func point(_ offset: Point) -> CGPoint { CGPoint(corner.at(offset.x * radius, offset.y * radius)) }
    func add(_ points: [Point]) {
      path.addCurve(to: point(points[2]), control1: point(points[0]), control2: point(points[1]))
    }
    add(curve.entry)
    path.addLine(to: point(curve.middleStart))
    add(curve.middle)
    add(curve.exit)
  }

  private var sideX: CornerCurve.Side { side(isTight: form == .tightAlongX) }
  private var sideY: CornerCurve.Side { side(isTight: form == .tightAlongY) }

  private func side(isTight: Bool) -> CornerCurve.Side {
    switch form {
    case .circular: .circular
    case .continuous, .square: .continuous
    case .tightAlongX, .tightAlongY: isTight ? .tight : .adjacentToTight
    }
  }
}
