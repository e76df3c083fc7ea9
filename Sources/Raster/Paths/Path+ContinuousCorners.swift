extension Path {
  /// A closed rectangle whose corners' curvature grows and falls evenly: of a larger radius than half the shorter side,
  /// that half counts.
  ///
  /// A corner takes 1.528665 radii of each side (rows RR-CONST). As a side gets shorter than two of those, its ends
  /// approach those of a circular corner, which takes one radius: what Apple does there isn't known for layers.
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

/// A corner whose curvature grows and falls evenly, as numbers of rows RR-CONST and RR-horizontalRect_shape1.
package enum ContinuousCorner {
  /// How much of each side the corner takes, in radii.
  package static let reach = 1.528665

  /// The points of the first curve and half of the second, each as its distances from the corner along both sides, in
  /// radii; the rest mirrors them.
  package static let half = [
    Point(1.5286649847295823, 0), Point(1.08849295761853, 0), Point(0.868406944063003, 0),
    Point(0.631493792830993, 0.074911387847016), Point(0.372823826625747, 0.16905955604437),
  ]
}

/// A corner as three curves.
private struct CornerShape {
  let radius: Double
  /// For sides along x and along y, 1 where the corner has all the room that it takes, 0 where it's a circle's.
  let smoothness: Point

  /// The half of a circular corner that ``ContinuousCorner/half`` becomes, cut where its first side is as far away.
  private static let circular = [
    Point(1, 0), Point(0.87382483, 0), Point(0.74878942, 0.02387838), Point(0.63149379, 0.07037471),
    Point(0.37507092, 0.17202150),
  ]

  static func smoothness(_ room: Double, _ radius: Double) -> Double {
    Swift.min((room / radius - 1) / (ContinuousCorner.reach - 1), 1)
  }

  /// - Parameters:
  ///   - tip: Where the sides meet.
  ///   - back: The direction of the side on which the corner begins, away from the tip.
  ///   - ahead: That of the side on which it ends.
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
