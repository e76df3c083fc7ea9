/// How curves are cut into lines: the parameter is halved, and each half again, as long as a chord may stray.
///
/// A chord over the part *h* of the parameter strays by at most max |B″|·h²/8. Core Graphics halves while that is more
/// than 0.05 pixels in x or in y, with |B″| taken at the part's ends: 6 times a cubic's second difference of control
/// points, 2 times a quadratic's. A quarter circle of radius 10 pixels gets eight parts, the first and the last of which
/// are halved once more; at 43 pixels it is sixteen, with three halved at each end; at 20 pixels just sixteen.
enum Flattening {
  /// The largest distance of a chord from its curve along either axis, in device pixels.
  static let tolerance = 0.05

  /// How often the parameter may be halved, however large the curve is: down to 4096 parts.
  private static let deepestHalving = 12

  /// The largest second difference of control points at both ends of a cubic that needs no halving.
  private static var largestBend: Double { 8 * tolerance / 6 }

  /// Parts that stray less than this, in pixels, are cut wherever they are: seeing to it takes longer.
  private static let leastFarStray = 12.0

  /// A number that the parts of a curve with finite differences don't exceed.
  @inline(__always)
  static func mostParts(_ first: Point, _ last: Point) -> Int {
    // In between, rounding may make the difference a little larger than at both ends.
    2 &<< halvings(Swift.max(magnitude(first), magnitude(last)))
  }

  /// Calls `body` with the parameter at the end of each part but the last, which ends at 1.
  ///
  /// - Parameters:
  ///   - first: A cubic's second difference of control points at its start, in device pixels. A quadratic's is
  ///     constant, and counts a third.
  ///   - last: The same at the curve's end; between the two it changes evenly.
  @inline(__always)
  static func forEachCut(_ first: Point, _ last: Point, _ body: (Double) -> Void) {
    let whole = 1 << deepestHalving
    let change = last - first
    var start = magnitude(first)
    let depth = halvings(start)
    var length = whole &>> depth
    // What the bend may be at both ends of a part of that length: four times as much for each halving.
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
      // A part may be as large as the place allows where it begins, in a whole that is halved and halved again.
      while position & length == 0, start <= limit / 4 {
        length &<<= 1
        limit /= 4
      }
    }
  }

  /// Calls `body` with the parameter at the end of each part, the last of which is 1.
  @inline(__always)
  static func forEachPart(_ first: Point, _ last: Point, _ body: (Double) -> Void) {
    forEachCut(first, last, body)
    body(1)
  }

  /// The same, but leaves parts whole of which nothing can be seen: a large curve would have thousands.
  ///
  /// Where a part is cut finely it's cut in the same places, whatever can be seen.
  ///
  /// - Parameters:
  ///   - isFar: Whether nothing can be seen of a part, by the parameters at its ends and how far it strays at most
  ///     from its chord along either axis, in device pixels.
  ///   - body: Given whether the part is such a one too.
  @inline(__always)
  static func forEachPart(
    _ first: Point, _ last: Point, isFar: (_ start: Double, _ end: Double, _ stray: Double) -> Bool,
    _ body: (_ end: Double, _ isFar: Bool) -> Void
  ) {
    // Nowhere does the curve bend more than at an end, but for rounding.
    if Swift.max(magnitude(first), magnitude(last)) * 6 / 8 < leastFarStray - 1 {
      return forEachPart(first, last) { body($0, false) }
    }
    let whole = 1 << deepestHalving
    let unit = 1 / Double(whole)
    let change = last - first
    var position = 0
    while position < whole {
      let start = Double(position) * unit
      let startMagnitude = magnitude(first + change * start)
      // The largest part that may begin here, in a whole that is halved and halved again.
      var length = position == 0 ? whole : position & (0 &- position)
      var isPartFar = false
      while length > 1 {
        let part = Double(length) * unit
        let endMagnitude = magnitude(first + change * (start + part))
        let bend = Swift.max(startMagnitude, endMagnitude) * (part * part)
        if bend <= largestBend { break }
        let stray = bend * 6 / 8
        isPartFar = stray > leastFarStray && isFar(start, start + part, stray)
        if isPartFar { break }
        length &>>= 1
      }
      position &+= length
      body(Double(position) * unit, isPartFar)
    }
  }

  /// How often a part must be halved until it may bend so much at an end: 12 at most.
  @inline(__always)
  private static func halvings(_ magnitude: Double) -> Int {
    // Each halving divides by four, which takes two from the exponent.
    let excess = Int64(bitPattern: magnitude.bitPattern) &- Int64(bitPattern: largestBend.bitPattern)
    let count = (excess &+ (1 << 53 - 1)) &>> 53
    return Int(Swift.min(Swift.max(count, 0), Int64(deepestHalving)))
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
  /// Whether what strays so far from the line between two points lies wholly outside one side of the box.
  func misses(_ start: Point, _ end: Point, stray: Double) -> Bool {
    let least = pointwiseMin(start, end) - stray
    let most = pointwiseMax(start, end) + stray
    return most.x < min.x || least.x > max.x || most.y < min.y || least.y > max.y
  }
}
