/// The shape of a stroke's corners and ends.
struct StrokePen {
  let halfWidth: Double
  /// The largest distance of the stroke's outline from its line, in half widths.
  let reach: Double
  private var cap: StrokeStyle.Cap
  private let join: StrokeStyle.Join
  /// The smallest cosine of a corner's turn that still has a miter.
  private let leastMiterCosine: Double
  /// The largest squared distance of neighboring points on an arc of radius 1.
  private let squaredArcChord: Double

  /// The largest number of points of all corners and ends of a stroke together.
  private static let maximumArcPointCount = Double(1 << 22)

  /// Creates a pen.
  ///
  /// - Parameters:
  ///   - style: The style of the stroke.
  ///   - scale: Device pixels per unit of the path's space.
  ///   - roundCount: An upper bound of the number of corners and ends. Arcs are coarser if they would otherwise
  ///     take minutes.
  init(_ style: StrokeStyle, scale: Double, roundCount: Int) {
    halfWidth = style.width / 2
    cap = style.cap
    join = style.join
    reach = style.join == .miter ? max(1.5, style.miterLimit) : 1.5
    // A miter is 1/cos(turn/2) widths long, and cos²(turn/2) = (1 + cos turn)/2.
    leastMiterCosine = 2 / (style.miterLimit * style.miterLimit) - 1
    // An arc of radius r rises by r·chord²/8 above a chord of radius 1; quarters are halved twelve times at most.
    let coarsest = .pi * Double(roundCount) / Self.maximumArcPointCount
    squaredArcChord = max(8 * Flattening.tolerance / (halfWidth * scale), 0x1p-23, coarsest * coarsest)
  }
}

// MARK: - Ends

extension StrokePen {
  /// A copy whose caps look like the ends of a line that is drawn there and back.
  var forRetracedLine: StrokePen {
    var pen = self
    pen.cap = join == .round ? .round : .butt
    return pen
  }

  /// Adds the cap before the first cross-section, from right to left.
  func addStartCap(at point: Point, _ direction: Point, to side: inout Scratch<Point>) {
    addCap(at: point, away: -direction, to: &side)
  }

  /// Adds the cap after the last cross-section, from left to right.
  func addEndCap(at point: Point, _ direction: Point, to side: inout Scratch<Point>) {
    addCap(at: point, away: direction, to: &side)
  }

  private func addCap(at point: Point, away: Point, to side: inout Scratch<Point>) {
    let normal = away.perpendicular
    switch cap {
    case .butt: break
    case .square:
      side.append(point + halfWidth * (normal + away))
      side.append(point + halfWidth * (away - normal))
    case .round:
      addArc(around: point, from: normal, to: away, into: &side)
      side.append(point + halfWidth * away)
      addArc(around: point, from: away, to: -normal, into: &side)
    }
  }

  /// Adds the points between two directions that are at most a quarter turn apart, without the ends.
  @inline(__always)
  private func addArc(around center: Point, from a: Point, to b: Point, into side: inout Scratch<Point>) {
    let chord = b - a
    if chord.dot(chord) > squaredArcChord { addHalves(ofArcAround: center, from: a, to: b, into: &side) }
  }

  private func addHalves(
    ofArcAround center: Point, from a: Point, to b: Point, into side: inout Scratch<Point>
  ) {
    guard let middle = (a + b).normalized else { return }
    addArc(around: center, from: a, to: middle, into: &side)
    side.append(center + halfWidth * middle)
    addArc(around: center, from: middle, to: b, into: &side)
  }
}

// MARK: - Corners

extension StrokePen {
  /// Whether a corner's sides are so nearly parallel, within a millionth, that rounding determines where they
  /// meet.
  static func isReversal(cosine: Double) -> Bool { 1 + cosine < 0x1p-40 }

  /// A corner of the spine, with the neighboring stations.
  struct Corner {
    let station: StrokeSpine.Station
    let before: StrokeSpine.Station
    let after: StrokeSpine.Station

    var point: Point { station.point }
    var incoming: Point { station.incoming }
    var outgoing: Point { station.outgoing }

    /// 1 if the inner side is the left one, else −1.
    var innerSign: Double { incoming.cross(outgoing) >= 0 ? 1 : -1 }

    var cosine: Double { incoming.dot(outgoing) }

    var isReversal: Bool { StrokePen.isReversal(cosine: cosine) }

    /// The vector from the corner to the point where the inner sides meet, for a half width of 1.
    var innerMiter: Point { innerSign * (incoming.perpendicular + outgoing.perpendicular) / (1 + cosine) }
  }

  /// Adds the inner side: the point where the sides meet or, if the pieces are too short, a path through the
  /// corner itself.
  func addInnerSide(of corner: Corner, to side: inout Scratch<Point>) {
    let sign = corner.innerSign * halfWidth
    let meeting = corner.point + halfWidth * corner.innerMiter
    if !corner.isReversal, let last = side.elements.last, fits(meeting, corner, after: last) {
      side.append(meeting)
    } else {
      side.append(corner.point + sign * corner.incoming.perpendicular)
      side.append(corner.point)
      side.append(corner.point + sign * corner.outgoing.perpendicular)
    }
  }

  /// Whether the point where the inner sides meet is within both pieces, so that no slice of the stroke is
  /// inverted, and whether the area that either piece loses beyond it is inside the other one.
  private func fits(_ meeting: Point, _ corner: Corner, after last: Point) -> Bool {
    let sign = corner.innerSign * halfWidth
    let begin = corner.before.point + sign * corner.before.outgoing.perpendicular
    let end = corner.after.point + sign * corner.after.incoming.perpendicular
    func isAhead(_ vector: Point, _ first: Point, _ second: Point) -> Bool {
      vector.dot(first) > 0 && vector.dot(second) > 0
    }
    let firstLost = corner.point + sign * corner.incoming.perpendicular
    let lastLost = corner.point + sign * corner.outgoing.perpendicular
    return isAhead(meeting - last, corner.before.outgoing, corner.incoming)
      && isAhead(meeting - begin, corner.before.outgoing, corner.incoming)
      && isAhead(end - meeting, corner.outgoing, corner.after.incoming)
      && (lastLost - begin).dot(corner.before.outgoing) > 0
      && (end - firstLost).dot(corner.after.incoming) > 0
  }

  func addOuterSide(of corner: Corner, to side: inout Scratch<Point>) {
    let sign = -corner.innerSign
    let first = sign * corner.incoming.perpendicular
    let last = sign * corner.outgoing.perpendicular
    let join = corner.station.isWithinCurve ? .round : join
    if join == .miter, corner.cosine >= leastMiterCosine, !corner.isReversal {
      // Between straight pieces the miter's tip is enough.
      if corner.before.outgoing != corner.incoming { side.append(corner.point + halfWidth * first) }
      side.append(corner.point - halfWidth * corner.innerMiter)
      if corner.after.incoming != corner.outgoing { side.append(corner.point + halfWidth * last) }
      return
    }
    side.append(corner.point + halfWidth * first)
    if join == .round { addRoundJoin(of: corner, from: first, to: last, to: &side) }
    side.append(corner.point + halfWidth * last)
  }

  private func addRoundJoin(
    of corner: Corner, from first: Point, to last: Point, to side: inout Scratch<Point>
  ) {
    // Outward normals of a sharp corner nearly cancel, but then the directions of travel don't.
    if corner.cosine < 0, let tip = (corner.incoming - corner.outgoing).normalized {
      addArc(around: corner.point, from: first, to: tip, into: &side)
      side.append(corner.point + halfWidth * tip)
      addArc(around: corner.point, from: tip, to: last, into: &side)
    } else {
      addArc(around: corner.point, from: first, to: last, into: &side)
    }
  }
}
