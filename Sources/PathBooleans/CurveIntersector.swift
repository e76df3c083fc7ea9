import Raster

/// Finds the contacts of two curves that are monotone along both axes.
///
/// Both curves are halved until their parts are apart, are nearly straight, or cross once at a point that
/// Newton's method finds. Parts are apart if the strip around one's chord excludes the other one. The strip's
/// width decreases with the square of its length, so touching curves need no more halvings than crossing
/// ones.
struct CurveIntersector {
  /// A point on both curves.
  struct Contact {
    var first: Double
    var second: Double
    var point: Point
    /// Whether the curves are nearly parallel here, so that the position along them is uncertain.
    var isTouch = false
  }

  /// A part of a curve.
  private struct Part {
    var curve: Cubic
    var from: Double
    var to: Double

    var halves: (Part, Part) {
      let (first, second) = curve.split(at: 0.5)
      let middle = (from + to) / 2
      return (
        Part(curve: first, from: from, to: middle), Part(curve: second, from: middle, to: to)
      )
    }

    /// Returns the whole curve's parameter at a parameter of the part.
    func fullCurveParameter(at t: Double) -> Double { from + (to - from) * t }

    /// Returns the whole curve's parameter nearest to a point.
    func parameter(nearestTo point: Point) -> Double {
      curve.chord == .zero ? from : fullCurveParameter(at: curve.nearest(to: point).parameter)
    }
  }

  let tolerance: Double
  private(set) var contacts: [Contact] = []
  /// The parameters of the common ends.
  private var shared: [(first: Double, second: Double)] = []
  /// The pairs of parts to examine, in the order in which they were created.
  private var queue: [(Part, Part)] = []

  init(tolerance: Double) { self.tolerance = tolerance }

  /// Finds ``contacts``, without the common ends.
  ///
  /// - Parameter pairLimit: The number of pairs of parts to examine, because curves that almost coincide have
  ///   an unlimited number. All parts are about equally long when the limit is reached, so a missed area is
  ///   always thin.
  /// - Returns: The number of pairs that were examined.
  mutating func findContacts(_ first: MonotonePiece, _ second: MonotonePiece, pairLimit: Int) -> Int {
    contacts.removeAll(keepingCapacity: true)
    guard mayIntersect(first.curve, second.curve) else { return 0 }
    findShared(first, second)
    addEnds(of: first, on: second) { Contact(first: $0, second: $1, point: $2) }
    addEnds(of: second, on: first) { Contact(first: $1, second: $0, point: $2) }
    if first.curve.isLine && second.curve.isLine {
      if contacts.isEmpty && shared.isEmpty { crossLines(first.curve, second.curve) }
      return 0
    }
    if !shared.isEmpty, isPointlike(first.curve.endBox.intersection(second.curve.endBox)) { return 1 }
    if coincide(first.curve, second.curve) { return 1 }
    let count = search(first.curve, second.curve, limit: pairLimit)
    mergeTouches(first.curve, second.curve)
    return count
  }
}

// MARK: - Ends

extension CurveIntersector {
  private mutating func findShared(_ first: MonotonePiece, _ second: MonotonePiece) {
    shared.removeAll(keepingCapacity: true)
    if first.start == second.start { shared.append((0, 0)) }
    if first.start == second.end { shared.append((0, 1)) }
    if first.end == second.start { shared.append((1, 0)) }
    if first.end == second.end { shared.append((1, 1)) }
  }

  /// Adds the ends of one piece that are on another one, by their parameters on both.
  private mutating func addEnds(
    of piece: MonotonePiece, on other: MonotonePiece, _ contact: (Double, Double, Point) -> Contact
  ) {
    func add(_ t: Double, _ vertex: Int32, _ point: Point) {
      guard !other.endsAt(vertex) else { return }
      let nearest = other.curve.nearest(to: point)
      guard nearest.distance <= tolerance else { return }
      contacts.append(contact(t, nearest.parameter, point))
    }
    add(0, piece.start, piece.curve.start)
    add(1, piece.end, piece.curve.end)
  }

  /// Whether the curves coincide between two ends.
  ///
  /// Two cubics have at most nine points in common unless they are parts of one curve.
  private func coincide(_ first: Cubic, _ second: Cubic) -> Bool {
    let parameters = contacts.map(\.first) + shared.map(\.first)
    guard let low = parameters.min(), let high = parameters.max(), high > low else { return false }
    let count = 10
    for index in 1..<count {
      let point = first.point(at: low + (high - low) * Double(index) / Double(count))
      guard second.nearest(to: point).distance <= 2 * tolerance else { return false }
    }
    return true
  }
}

// MARK: - Crossings

extension CurveIntersector {
  private mutating func crossLines(_ first: Cubic, _ second: Cubic) {
    guard let (t, u) = CurveIntersector.crossing(first, second), (0...1).contains(t), (0...1).contains(u)
    else {
      return
    }
    contacts.append(Contact(first: t, second: u, point: first.point(at: t)))
  }

  /// Returns the intersection of the lines through both chords, as fractions of the chords.
  private static func crossing(_ first: Cubic, _ second: Cubic) -> (Double, Double)? {
    let (a, b) = (first.chord, second.chord)
    let area = a.cross(b)
    guard area != 0 else { return nil }
    let gap = second.start - first.start
    return (gap.cross(b) / area, gap.cross(a) / area)
  }

  /// Examines pairs of parts, the whole curves first, and returns their number.
  private mutating func search(_ first: Cubic, _ second: Cubic, limit: Int) -> Int {
    queue.removeAll(keepingCapacity: true)
    queue.append((Part(curve: first, from: 0, to: 1), Part(curve: second, from: 0, to: 1)))
    var count = 0
    while count < Swift.min(queue.count, limit) {
      let pair = queue[count]
      count += 1
      examine(pair.0, pair.1)
    }
    return count
  }

  private mutating func examine(_ first: Part, _ second: Part) {
    guard mayIntersect(first.curve, second.curve), !divergeAtSharedEnd(first, second) else { return }
    if CurveIntersector.isTransversal(first.curve, second.curve), let contact = crossing(first, second) {
      contacts.append(contact)
      return
    }
    let lengths = (first.curve.chord.length, second.curve.chord.length)
    let isStraight = Swift.max(first.curve.thickness, second.curve.thickness) <= tolerance / 4
    if isStraight || Swift.max(lengths.0, lengths.1) <= tolerance {
      touch(first, second)
    } else if lengths.0 >= lengths.1 {
      let halves = first.halves
      queue.append((halves.0, second))
      queue.append((halves.1, second))
    } else {
      let halves = second.halves
      queue.append((first, halves.0))
      queue.append((first, halves.1))
    }
  }

  private func mayIntersect(_ first: Cubic, _ second: Cubic) -> Bool {
    let (a, b) = (first.endBox, second.endBox)
    return a.min.x <= b.max.x + tolerance && b.min.x <= a.max.x + tolerance
      && a.min.y <= b.max.y + tolerance && b.min.y <= a.max.y + tolerance
      && !stripExcludes(first, second) && !stripExcludes(second, first)
  }

  /// Whether a box is so small that all its points are one vertex.
  private func isPointlike(_ box: Box) -> Bool { box.width <= tolerance && box.height <= tolerance }

  /// Whether the second curve is entirely on one side of a strip around the first one's chord.
  private func stripExcludes(_ first: Cubic, _ second: Cubic) -> Bool {
    let length = first.chord.length
    guard length > tolerance else { return false }
    let normal = first.chord.perpendicular / length
    func distance(_ point: Point) -> Double { normal.dot(point - first.start) }
    let inner = (distance(first.control1), distance(first.control2))
    let (low, high) = (Swift.min(0, inner.0, inner.1), Swift.max(0, inner.0, inner.1))
    let a = distance(second.start)
    let b = distance(second.control1)
    let c = distance(second.control2)
    let d = distance(second.end)
    return Swift.min(a, b, c, d) > high + tolerance || Swift.max(a, b, c, d) < low - tolerance
  }

  /// Whether the parts begin at a common end and leave it in different directions throughout.
  private func divergeAtSharedEnd(_ first: Part, _ second: Part) -> Bool {
    func away(_ part: Part, _ end: Double) -> Cubic? {
      end == 0 ? part.from == 0 ? part.curve : nil : part.to == 1 ? part.curve.reversed : nil
    }
    var diverge = false
    for end in shared {
      guard let a = away(first, end.first), let b = away(second, end.second) else { continue }
      guard !diverge else { return false }
      let arms = [a.control1 - a.start, a.control2 - a.start, a.chord]
      let otherArms = [b.control1 - b.start, b.control2 - b.start, b.chord]
      guard CurveIntersector.areOnOneSide(arms, otherArms) else { return false }
      diverge = true
    }
    return diverge
  }

  /// Whether the directions of both differ so much throughout that they can cross only once.
  private static func isTransversal(_ first: Cubic, _ second: Cubic) -> Bool {
    areOnOneSide(
      [first.control1 - first.start, first.control2 - first.control1, first.end - first.control2],
      [second.control1 - second.start, second.control2 - second.control1, second.end - second.control2])
  }

  /// Whether each of the second vectors is on the same side of each of the first ones.
  private static func areOnOneSide(_ first: [Point], _ second: [Point]) -> Bool {
    let isLeft = first[0].cross(second[0]) > 0
    for a in first {
      for b in second {
        let area = a.cross(b)
        guard isLeft ? area > 0 : area < 0 else { return false }
      }
    }
    return true
  }

  /// Solves for the crossing by Newton's method from the intersection of the chords, or returns nil if it
  /// leads out of the parts.
  private func crossing(_ first: Part, _ second: Part) -> Contact? {
    guard var (t, u) = CurveIntersector.crossing(first.curve, second.curve) else { return nil }
    for _ in 0..<12 {
      guard abs(t - 0.5) <= 1, abs(u - 0.5) <= 1 else { return nil }
      let gap = second.curve.point(at: u) - first.curve.point(at: t)
      let (a, b) = (first.curve.derivative(at: t), second.curve.derivative(at: u))
      let area = a.cross(b)
      guard area != 0 else { return nil }
      let step = (gap.cross(b) / area, gap.cross(a) / area)
      (t, u) = (t + step.0, u + step.1)
      if Swift.max(abs(step.0), abs(step.1)) < 0x1p-46 { break }
    }
    let slack = 0x1p-30
    guard t >= -slack, t <= 1 + slack, u >= -slack, u <= 1 + slack else { return nil }
    let (inside, otherInside) = (Swift.min(Swift.max(t, 0), 1), Swift.min(Swift.max(u, 0), 1))
    let point = first.curve.point(at: inside)
    guard (second.curve.point(at: otherInside) - point).length <= tolerance / 4 else { return nil }
    return Contact(
      first: first.fullCurveParameter(at: inside), second: second.fullCurveParameter(at: otherInside),
      point: point)
  }
}

// MARK: - Touches

extension CurveIntersector {
  /// Adds the points at which two straight parts are closest, if they are close enough.
  private mutating func touch(_ first: Part, _ second: Part) {
    let (a, b) = (Cubic(first.curve.start, first.curve.end), Cubic(second.curve.start, second.curve.end))
    var pairs: [(Double, Double)] = []
    if let (t, u) = CurveIntersector.crossing(a, b), (0...1).contains(t), (0...1).contains(u) {
      pairs.append((t, u))
    }
    for end in [0.0, 1] where pairs.isEmpty {
      pairs.append((end, b.nearestOrStart(to: a.point(at: end))))
      pairs.append((a.nearestOrStart(to: b.point(at: end)), end))
    }
    func gap(_ pair: (Double, Double)) -> Double { (a.point(at: pair.0) - b.point(at: pair.1)).length }
    guard let closest = pairs.min(by: { gap($0) < gap($1) }), gap(closest) <= 2 * tolerance else { return }
    let point = a.point(at: closest.0)
    contacts.append(
      Contact(
        first: first.parameter(nearestTo: point), second: second.parameter(nearestTo: point), point: point,
        isTouch: true))
  }

  /// Merges touches between which the curves stay close, and removes them if an end or a crossing is among
  /// them.
  private mutating func mergeTouches(_ first: Cubic, _ second: Cubic) {
    guard contacts.contains(where: \.isTouch) else { return }
    let ends = shared.map {
      Contact(first: $0.first, second: $0.second, point: first.point(at: $0.first))
    }
    let candidates = (contacts + ends).sorted { $0.first < $1.first }
    contacts = contacts.filter { !$0.isTouch }
    var run: [Contact] = []
    func endRun() -> Contact? {
      run.contains { !$0.isTouch } ? nil : run[run.count / 2]
    }
    for candidate in candidates {
      if let last = run.last, !staysClose(first, second, from: last.first, to: candidate.first) {
        if let contact = endRun() { contacts.append(contact) }
        run.removeAll(keepingCapacity: true)
      }
      run.append(candidate)
    }
    if let contact = endRun() { contacts.append(contact) }
  }

  private func staysClose(_ first: Cubic, _ second: Cubic, from low: Double, to high: Double) -> Bool {
    second.nearest(to: first.point(at: (low + high) / 2)).distance <= 2 * tolerance
  }
}

extension Cubic {
  /// Returns the nearest parameter of a line, which may be a point.
  fileprivate func nearestOrStart(to point: Point) -> Double {
    chord == .zero ? 0 : nearest(to: point).parameter
  }
}
