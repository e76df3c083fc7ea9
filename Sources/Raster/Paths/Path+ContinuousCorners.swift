extension Path {
  /// Adds a closed rectangle whose corners have continuous curvature.
  ///
  /// A radius above half the shorter side is reduced to that half. A corner takes 1.528665 radii of each
  /// side. As a side gets shorter than two of those, its ends approach those of a circular corner, which
  /// takes one radius; Apple's rule for such layers is unknown. The numbers were measured in pictures that
  /// Apple's renderer drew.
  package mutating func addContinuousRoundedRect(_ box: Box, radius: Double, corners: Corners = .all) {
    let radius = Swift.min(radius, box.width / 2, box.height / 2)
    guard radius > 0, !corners.isEmpty else { return addRect(box) }
    let shape = CornerShape(
      radius: radius,
      smoothness: Point(
        CornerShape.smoothness(box.width / 2, radius),
        CornerShape.smoothness(box.height / 2, radius)))
    let (low, high) = (box.min, box.max)
    let tips: [(Corners, tip: Point, back: Point, ahead: Point)] = [
      (.minXMinY, low, Point(0, 1), Point(1, 0)),
      (.maxXMinY, Point(high.x, low.y), Point(-1, 0), Point(0, 1)),
      (.maxXMaxY, high, Point(0, -1), Point(-1, 0)),
      (.minXMaxY, Point(low.x, high.y), Point(1, 0), Point(0, -1)),
    ]
    var isFirst = true
    for (corner, tip, back, ahead) in tips {
      let points = corners.contains(corner) ? shape.points(tip: tip, back: back, ahead: ahead) : [tip]
      if isFirst { move(to: points[0]) } else { addLine(to: points[0]) }
      isFirst = false
      for curve in stride(from: 1, to: points.count, by: 3) {
        addCubic(control1: points[curve], control2: points[curve + 1], end: points[curve + 2])
      }
    }
    close()
  }
}

/// The shape of a corner with continuous curvature, as measured in pictures that Apple's renderer drew.
package enum ContinuousCorner {
  /// The length of each side that the corner takes, in radii.
  package static let reach = 1.528665

  /// The points of the first curve and half of the second one, each by its distances from the corner along
  /// both sides, in radii. The rest is their mirror image.
  package static let half = [
    Point(1.5286649847295823, 0), Point(1.08849295761853, 0), Point(0.868406944063003, 0),
    Point(0.631493792830993, 0.074911387847016), Point(0.372823826625747, 0.16905955604437),
  ]
}

/// A corner made of three curves.
private struct CornerShape {
  let radius: Double
  /// The smoothness of sides along x and along y: 1 for a side that is long enough, 0 for a circular corner.
  let smoothness: Point

  /// The half of a circular corner that corresponds to ``ContinuousCorner/half``.
  private static let circular = [
    Point(1, 0), Point(0.87382483, 0), Point(0.74878942, 0.02387838), Point(0.63149379, 0.07037471),
    Point(0.37507092, 0.17202150),
  ]

  static func smoothness(_ length: Double, _ radius: Double) -> Double {
    Swift.min((length / radius - 1) / (ContinuousCorner.reach - 1), 1)
  }

  /// - Parameters:
  ///   - tip: The point at which the sides meet.
  ///   - back: The direction away from the tip of the side on which the corner begins.
  ///   - ahead: The direction away from the tip of the side on which the corner ends.
  func points(tip: Point, back: Point, ahead: Point) -> [Point] {
    let (first, second) = back.y == 0 ? (smoothness.x, smoothness.y) : (smoothness.y, smoothness.x)
    func mixed(_ round: Double, _ smooth: Double, _ share: Double) -> Double {
      (round + (smooth - round) * share) * radius
    }
    let half = zip(Self.circular, ContinuousCorner.half)
    let start = half.map { round, smooth in
      tip + back * mixed(round.x, smooth.x, first) + ahead * mixed(round.y, smooth.y, second)
    }
    let end = half.map { round, smooth in
      tip + ahead * mixed(round.x, smooth.x, second) + back * mixed(round.y, smooth.y, first)
    }
    return start + end.reversed()
  }
}
