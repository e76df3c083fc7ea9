/// The division of curves into lines: the parameter is halved recursively until no chord deviates too far
/// from the curve.
///
/// A chord over the part *h* of the parameter deviates by at most max |B″|·h²/8. Core Graphics halves while
/// that is more than 0.05 pixels in x or in y, with |B″| taken at the part's ends: 6 times a cubic's second
/// difference of control points, 2 times a quadratic's. A quarter circle of radius 10 pixels gets eight
/// parts, the first and the last of which are halved once more; at 43 pixels it has sixteen, with three
/// halved at each end; at 20 pixels exactly sixteen.
enum Flattening {
  /// The largest distance of a chord from its curve along either axis, in device pixels.
  static let tolerance = 0.05

  /// The number of times that the parameter may be halved, however large the curve is: down to 4096 parts.
  private static let maximumDepth = 12

  /// The largest second difference of control points at both ends of a cubic that needs no halving.
  private static var largestBend: Double { 8 * tolerance / 6 }

  /// The deviation in pixels below which a part is always divided, because a visibility check takes longer.
  private static let leastInvisibleStray = 12.0

  /// Returns an upper bound of the number of parts of a curve with the given second differences at its ends.
  @inline(__always)
  static func maximumPartCount(_ first: Point, _ last: Point) -> Int {
    // Between the ends, rounding may make the difference slightly larger than at both ends.
    2 &<< halvings(Swift.max(magnitude(first), magnitude(last)))
  }

  /// Calls `body` with the parameter at the end of each part except the last one, which ends at 1.
  ///
  /// - Parameters:
  ///   - first: A cubic's second difference of control points at its start, in device pixels. A quadratic's
  ///     is constant and counts a third.
  ///   - last: The same at the curve's end; it changes linearly between the two.
  @inline(__always)
  static func forEachCut(_ first: Point, _ last: Point, _ body: (Double) -> Void) {
    let whole = 1 << maximumDepth
    let change = last - first
    var start = magnitude(first)
    let depth = halvings(start)
    var length = whole &>> depth
    // The largest bend at both ends of a part of that length: four times as much for each halving.
    var limit = quadrupled(largestBend, depth)
    var position = 0
    while true {
      var end = (t: 0.0, magnitude: 0.0)
      while true {
        let t = Double(position &+ length) / Double(whole)
        end = (t, magnitude(first + change * t))
        if end.magnitude <= limit || length == 1 { break }
        length &>>= 1
        limit *= 4
      }
      position &+= length
      if position == whole { return }
      body(end.t)
      start = end.magnitude
      // A part can be as long as the alignment of its start in the binary subdivision allows.
      while position & length == 0, start <= limit / 4 {
        length &<<= 1
        limit /= 4
      }
    }
  }

  /// Calls `body` with the parameter at the end of each part; the last one is 1.
  @inline(__always)
  static func forEachPart(_ first: Point, _ last: Point, _ body: (Double) -> Void) {
    forEachCut(first, last, body)
    body(1)
  }

  /// Calls `body` with the parameter at the end of each part. Invisible parts, of which a large curve has
  /// thousands, aren't divided.
  ///
  /// The finely divided parts don't depend on the visible area.
  ///
  /// - Parameters:
  ///   - isInvisible: Whether a part is entirely invisible, given the parameters at its ends and the largest
  ///     distance from its chord along either axis, in device pixels.
  ///   - body: Also receives whether the part is entirely invisible.
  @inline(__always)
  static func forEachPart(
    _ first: Point, _ last: Point, isInvisible: (_ start: Double, _ end: Double, _ stray: Double) -> Bool,
    _ body: (_ end: Double, _ isInvisible: Bool) -> Void
  ) {
    // Except for rounding, the curve bends most at an end.
    if Swift.max(magnitude(first), magnitude(last)) * 6 / 8 < leastInvisibleStray - 1 {
      return forEachPart(first, last) { body($0, false) }
    }
    let whole = 1 << maximumDepth
    let unit = 1 / Double(whole)
    let change = last - first
    var position = 0
    while position < whole {
      let start = Double(position) * unit
      let startMagnitude = magnitude(first + change * start)
      // The longest part that may begin here in the binary subdivision.
      var length = position == 0 ? whole : position & (0 &- position)
      var isPartInvisible = false
      while length > 1 {
        let part = Double(length) * unit
        let endMagnitude = magnitude(first + change * (start + part))
        let bend = Swift.max(startMagnitude, endMagnitude) * (part * part)
        if bend <= largestBend { break }
        let stray = bend * 6 / 8
        isPartInvisible = stray > leastInvisibleStray && isInvisible(start, start + part, stray)
        if isPartInvisible { break }
        length &>>= 1
      }
      position &+= length
      body(Double(position) * unit, isPartInvisible)
    }
  }

  /// Returns the number of halvings, 12 at most, after which a part with this bend at an end needs no more.
  @inline(__always)
  private static func halvings(_ magnitude: Double) -> Int {
    // Each halving divides the bend by four, which subtracts two from the exponent.
    let excess = Int64(bitPattern: magnitude.bitPattern) &- Int64(bitPattern: largestBend.bitPattern)
    let count = (excess &+ (1 << 53 - 1)) &>> 53
    return Int(Swift.min(Swift.max(count, 0), Int64(maximumDepth)))
  }

  @inline(__always)
  private static func quadrupled(_ number: Double, _ count: Int) -> Double {
    Double(bitPattern: number.bitPattern &+ UInt64(truncatingIfNeeded: count) &<< 53)
  }

  @inline(__always)
  private static func magnitude(_ difference: Point) -> Double {
    Swift.max(abs(difference.x), abs(difference.y))
  }
}

extension Box {
  /// Whether a curve that deviates this far from the line between two points is entirely outside one side of
  /// the box.
  func misses(_ start: Point, _ end: Point, stray: Double) -> Bool {
    let least = pointwiseMin(start, end) - stray
    let most = pointwiseMax(start, end) + stray
    return most.x < min.x || least.x > max.x || most.y < min.y || least.y > max.y
  }
}
