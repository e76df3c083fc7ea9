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

  /// Parts that stray less than this, in pixels, are cut wherever they are: seeing to it takes longer.
  private static let leastFarStray = 12.0

  /// Calls `body` with the parameter at the end of each part, the last of which is 1.
  ///
  /// - Parameters:
  ///   - first: A cubic's second difference of control points at its start, in device pixels. A quadratic's is
  ///     constant, and counts a third.
  ///   - last: The same at the curve's end; between the two it changes evenly.
  @inline(__always)
  static func forEachPart(_ first: Point, _ last: Point, _ body: (Double) -> Void) {
    forEachPart(first, last, isFar: { _, _, _ in false }, { t, _ in body(t) })
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
    let whole = 1 << deepestHalving
    let unit = 1 / Double(whole)
    let change = last - first
    let largest = 8 * tolerance / 6
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
        if bend <= largest { break }
        let stray = bend * 6 / 8
        isPartFar = stray > leastFarStray && isFar(start, start + part, stray)
        if isPartFar { break }
        length &>>= 1
      }
      position &+= length
      body(Double(position) * unit, isPartFar)
    }
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
