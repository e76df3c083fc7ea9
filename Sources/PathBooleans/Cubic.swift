import Raster

/// A line or a cubic Bézier curve that can be split and compared.
struct Cubic: Hashable, Sendable {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
  /// Whether the curve is a line. The control points are then at the thirds and don't matter.
  var isLine: Bool

  /// Creates a line.
  init(_ start: Point, _ end: Point) {
    self.start = start
    control1 = start + (end - start) / 3
    control2 = end + (start - end) / 3
    self.end = end
    isLine = true
  }

  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
  }

  /// Creates the curve of a segment. A quadratic one is raised to a cubic.
  init(_ segment: CurveSegment) {
    (start, control1, control2, end) = segment.cubicPoints
    if case .line = segment { isLine = true } else { isLine = false }
  }
}

// MARK: - Points

extension Cubic {
  var chord: Point { end - start }

  func point(at t: Double) -> Point {
    if isLine { return start + chord * t }
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
  }

  func derivative(at t: Double) -> Point {
    if isLine { return chord }
    let s = 1 - t
    let (a, b, c) = (control1 - start, control2 - control1, end - control2)
    return 3 * (a * (s * s) + b * (2 * s * t) + c * (t * t))
  }

  /// The smallest box around the ends, which contains the curve if it is monotone along both axes.
  var endBox: Box {
    var box = Box(min: start, max: start)
    box.extend(to: end)
    return box
  }

  /// The largest distance of a control point from the chord.
  var thickness: Double {
    if isLine { return 0 }
    let length = chord.length
    guard length > 0 else { return Swift.max((control1 - start).length, (control2 - start).length) }
    let distances = (chord.cross(control1 - start), chord.cross(control2 - start))
    return Swift.max(abs(distances.0), abs(distances.1)) / length
  }
}

// MARK: - Splitting

extension Cubic {
  func split(at t: Double) -> (Cubic, Cubic) {
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    if isLine {
      let middle = mix(start, end)
      return (Cubic(start, middle), Cubic(middle, end))
    }
    let (ab, bc, cd) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
    let middle = mix(abc, bcd)
    return (Cubic(start, ab, abc, middle), Cubic(middle, bcd, cd, end))
  }

  /// Returns the part between two parameters, reversed if the first one is larger.
  func part(from first: Double, to last: Double) -> Cubic {
    guard first <= last else { return part(from: last, to: first).reversed }
    let head = last < 1 ? split(at: last).0 : self
    return first > 0 ? head.split(at: first / last).1 : head
  }

  var reversed: Cubic { isLine ? Cubic(end, start) : Cubic(end, control2, control1, start) }

  /// Returns the curve with its ends moved slightly, together with their control points.
  func moved(start newStart: Point, end newEnd: Point) -> Cubic {
    if isLine { return Cubic(newStart, newEnd) }
    return Cubic(newStart, control1 + (newStart - start), control2 + (newEnd - end), newEnd)
  }

  /// Returns a line if the curve deviates from its chord by at most a distance and never turns back;
  /// otherwise the curve.
  func straightened(within distance: Double) -> Cubic {
    guard !isLine, thickness <= distance else { return self }
    let steps = [control1 - start, control2 - control1, end - control2]
    return steps.allSatisfy { $0.dot(chord) >= 0 } ? Cubic(start, end) : self
  }

  /// Returns a line if each point of the curve is within a distance of the line's point at the same
  /// parameter; otherwise the curve.
  func linear(within distance: Double) -> Cubic {
    guard !isLine else { return self }
    let line = Cubic(start, end)
    let misses = ((control1 - line.control1).length, (control2 - line.control2).length)
    return Swift.max(misses.0, misses.1) <= distance ? line : self
  }

  /// The parameters strictly between the ends at which the curve turns back along an axis, in order.
  var turns: [Double] {
    if isLine { return [] }
    let turns = CurveSegment.cubic(start, control1, control2, end).turns
    return (turns.x + turns.y).sorted()
  }
}
