import Staging

/// Checks that the copies, outlines and dashes of any path are finite and inside its bounds.
struct PathTrial: Trial {
  let name = "path"

  func run(_ random: inout CaseRandom) throws {
    let path = random.path(30)
    let box = path.boundingBox
    try demand(path.isEmpty == box.isNull, "the bounding box \(box) contradicts whether the path is empty")
    let tight = path.boundingBoxOfPath
    let slack = max(1e-9, 1e-9 * max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY)))
    if !box.isNull, slack.isFinite {
      let isInside =
        tight.minX >= box.minX - slack && tight.maxX <= box.maxX + slack && tight.minY >= box.minY - slack
        && tight.maxY <= box.maxY + slack
      try demand(isInside, "the tight box \(tight) isn't inside of \(box)")
    }
    let outside = CGPoint(x: tight.maxX + max(1, slack), y: tight.midY)
    if outside.x.isFinite, outside.x > tight.maxX {
      try demand(!path.contains(outside, using: .winding), "\(outside) is inside of a path in \(tight)")
    }
    try demand(path.copy() == path && path.mutableCopy() == path, "a copy differs")
    try derive(from: path, &random)
    if random.once(in: 3) { try combine(path, random.path(30), &random) }
  }

  /// Requires that the combination of two paths is finite and the same every time.
  private func combine(_ path: CGPath, _ other: CGPath, _ random: inout CaseRandom) throws {
    let rule: CGPathFillRule = random.pick([.winding, .evenOdd])
    let operation = random.int(0...5)
    func result() -> CGPath {
      switch operation {
      case 0: path.union(other, using: rule)
      case 1: path.intersection(other, using: rule)
      case 2: path.subtracting(other, using: rule)
      case 3: path.symmetricDifference(other, using: rule)
      case 4: path.lineIntersection(other, using: rule)
      default: path.lineSubtracting(other, using: rule)
      }
    }
    let first = result()
    try demand(Self.isFinite(first), "the combination of \(path) and \(other) isn't finite")
    try demand(result() == first, "the same paths make different combinations")
    let components = path.componentsSeparated(using: rule)
    try demand(
      components.isEmpty == path.normalized(using: rule).isEmpty, "an area has no components, or nothing has")
    _ = path.flattened(threshold: random.amount(0...1)).contains(random.point(30))
  }

  private func derive(from path: CGPath, _ random: inout CaseRandom) throws {
    let dashed = path.copy(
      dashingWithPhase: random.amount(-20...20),
      lengths: (0..<random.int(0...4)).map { _ in random.amount(0...9) })
    let outline = dashed.copy(
      strokingWithWidth: random.amount(0...9), lineCap: random.pick([.butt, .round, .square]),
      lineJoin: random.pick([.miter, .round, .bevel]), miterLimit: random.amount(0...20),
      transform: random.once(in: 4) ? random.transform() : .identity)
    for path in [dashed, outline] {
      try demand(Self.isFinite(path), "a path derived from a finite one isn't finite")
    }
    _ = outline.contains(random.point(30), using: random.pick([.winding, .evenOdd]))
  }

  private static func isFinite(_ path: CGPath) -> Bool {
    var isFinite = true
    path.applyWithBlock { element in
      for index in 0..<pointCount(element.pointee.type) {
        let point = element.pointee.points[index]
        if !point.x.isFinite || !point.y.isFinite { isFinite = false }
      }
    }
    return isFinite
  }

  private static func pointCount(_ type: CGPathElementType) -> Int {
    switch type {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}
