import Raster

/// The three curves of a rounded corner. A point's coordinates are its distances from the corner along the first and
/// the second side, in radii.
struct CornerCurve {
  let entry: [Point]
  let middleStart: Point
  let middle: [Point]
  let exit: [Point]

  /// The shape of half a corner.
  enum Side {
    /// Both sides are long enough.
    case continuous
    /// Only this side is long enough.
    case adjacentToTight
    /// Only the other side is long enough.
    case tight
    /// Neither side is long enough.
    case circular
  }

  init(_ first: Side, _ second: Side) {
    let (start, end) = (first.half, second.half.map { Point($0.y, $0.x) })
    entry = [start[1], start[2], start[3]]
    middleStart = start[4]
    middle = [start[5], end[5], end[4]]
    exit = [end[2], end[1], end[0]]
  }
}

extension CornerCurve.Side {
  /// The points from the outermost inward: the outer curve, then the middle curve's end and its control point.
  fileprivate var half: [Point] {
    switch self {
    case .continuous: Self.continuousHalf
    case .adjacentToTight: Self.adjacentToTightHalf
    case .tight: Self.tightHalf
    case .circular: Self.circularHalf
    }
  }

  private static let continuousHalf = Array(ContinuousCorner.half[...3] + ContinuousCorner.half[3...])

  // Apple's outer curve is moved toward the corner by this distance (rows RR-horizontalRect_shape2a and
  // RR-verticalRect_shape2b).
  private static let adjacentToTightHalf =
    continuousHalf.prefix(5).map { Point($0.x - 0.01875015, $0.y) }
    + [Point(0.24485780339949, 0.208810883008118)]

  private static let tightHalf =
    [Point](repeating: Point(1, 0), count: 4) + [Point(0.95, 0), Point(0.558504066868353, 0)]

  // Apple's quarter of a circle has this control point (rows RR-horizontalRect_shape3b and
  // RR-verticalRect_shape3a_2).
  private static let circularHalf = [Point](repeating: Point(1, 0), count: 5) + [Point(0.4477152502, 0)]
}
