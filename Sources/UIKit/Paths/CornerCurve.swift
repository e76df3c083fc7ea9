import Raster

/// A round corner's three curves, each point as its distances from the corner along the side on which the curves
/// begin and along the side on which they end, in radii.
struct CornerCurve {
  let entry: [Point]
  let middleStart: Point
  let middle: [Point]
  let exit: [Point]

  /// What half a corner looks like beside a side.
  enum Side {
    /// Where both sides have room.
    case continuous
    /// Where this side alone has room.
    case besideTight
    /// Where the other side alone has room.
    case tight
    /// Where no side has room.
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
  /// From the outermost point inward: the outer curve, the middle one's end and its control point.
  fileprivate var half: [Point] {
    switch self {
    case .continuous: Self.continuousHalf
    case .besideTight: Self.besideTightHalf
    case .tight: Self.tightHalf
    case .circular: Self.circularHalf
    }
  }

  private static let continuousHalf = Array(ContinuousCorner.half[...3] + ContinuousCorner.half[3...])

  // Rows RR-horizontalRect_shape2a and RR-verticalRect_shape2b: the outer curve is moved toward the corner.
  private static let besideTightHalf =
    continuousHalf.prefix(5).map { Point($0.x - 0.01875015, $0.y) }
    + [Point(0.24485780339949, 0.208810883008118)]

  private static let tightHalf =
    [Point](repeating: Point(1, 0), count: 4) + [Point(0.95, 0), Point(0.558504066868353, 0)]

  // Rows RR-horizontalRect_shape3b and RR-verticalRect_shape3a_2.
  private static let circularHalf = [Point](repeating: Point(1, 0), count: 5) + [Point(0.4477152502, 0)]
}
