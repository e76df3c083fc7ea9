import TestSupport
import Testing

@testable import Raster

@Suite struct FlatteningTests {
  /// Returns the parts of the cubic of a quarter circle.
  static func quarterCircleParts(radius: Double) -> [Double] {
    let control = Path.quarterCircleControl
    let points = [Point(1, 0), Point(1, control), Point(control, 1), Point(0, 1)].map { $0 * radius }
    return parts(points)
  }

  static func parts(_ p: [Point]) -> [Double] {
    var ends: [Double] = []
    Flattening.forEachPart(p[0] - 2 * p[1] + p[2], p[1] - 2 * p[2] + p[3]) { ends.append($0) }
    return ends
  }

  /// Returns the parts by recursive halving, each checked separately.
  static func plainParts(_ first: Point, _ last: Point) -> [Double] {
    func magnitude(_ t: Double) -> Double {
      let difference = first + (last - first) * t
      return max(abs(difference.x), abs(difference.y))
    }
    func parts(_ start: Double, _ end: Double) -> [Double] {
      let length = end - start
      let bend = max(magnitude(start), magnitude(end)) * length * length
      guard length > 0x1p-12, bend > 8 * Flattening.tolerance / 6 else { return [end] }
      let middle = (start + end) / 2
      return parts(start, middle) + parts(middle, end)
    }
    return parts(0, 1)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `parts are those of recursive halving`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for exponent in -10...22 {
      let reach = Double(sign: .plus, exponent: exponent, significand: 1)
      let box = Box(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
      let first = random.point(in: box)
      let last = seed % 3 == 0 ? first : random.point(in: box)
      var parts: [Double] = []
      Flattening.forEachPart(first, last) { parts.append($0) }
      #expect(parts == Self.plainParts(first, last), "seed \(seed), \(first), \(last)")
      #expect(parts.count <= Flattening.maximumPartCount(first, last))
      var withoutSight: [Double] = []
      Flattening.forEachPart(
        first, last, isInvisible: { _, _, _ in false }, { t, _ in withoutSight.append(t) })
      #expect(withoutSight == parts)
    }
  }

  @Test func `a curve exactly at the limit isn't halved`() {
    for count in 0...6 {
      let limit = 8 * Flattening.tolerance / 6 * Double(1 << (2 * count))
      for (difference, halvings) in [(limit, count), (limit.nextUp, count + 1), (limit.nextDown, count)] {
        var parts = 0
        Flattening.forEachPart(Point(0, difference), Point(0, difference)) { _ in parts += 1 }
        #expect(parts == 1 << halvings)
      }
    }
  }

  // Measured in Apple's pictures of discs: radii of 7.3 and 20 pixels are divided evenly, 43.07 has three
  // halved parts at both ends.
  @Test(arguments: [(7.28, 8), (20.0, 16), (43.07, 22), (10.0, 10)])
  func `a quarter circle gets as many parts as in Core Graphics' pictures`(radius: Double, count: Int) {
    #expect(Self.quarterCircleParts(radius: radius).count == count)
  }

  @Test func `only parts that need it are halved again`() {
    let eighths = (1...8).map { Double($0) / 8 }
    #expect(Self.quarterCircleParts(radius: 10) == ([1.0 / 16] + eighths + [15.0 / 16]).sorted())
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every chord is within the tolerance along either axis`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let points = (0..<4).map { _ in random.point(in: Box(x: -80, y: -80, width: 160, height: 160)) }
    let curve = CubicPolynomial(points[0], points[1], points[2], points[3])
    var start = 0.0
    for end in Self.parts(points) {
      for step in 1..<8 {
        let ratio = Double(step) / 8
        let chord = curve.point(at: start) * (1 - ratio) + curve.point(at: end) * ratio
        let error = curve.point(at: start + (end - start) * ratio) - chord
        #expect(max(abs(error.x), abs(error.y)) <= Flattening.tolerance + 1e-9, "seed \(seed)")
      }
      start = end
    }
    #expect(start == 1)
  }

  @Test func `a straight line has one part, and a very large curve at most 4096`() {
    #expect(Self.parts([Point(0, 0), Point(1, 2), Point(2, 4), Point(3, 6)]) == [1])
    #expect(Self.quarterCircleParts(radius: 1e300).count == 4096)
    #expect(Self.parts([Point(0, 0), Point(.infinity, 2), Point(2, 4), Point(3, 6)]).count <= 4096)
    #expect(Self.parts([Point(0, 0), Point(.nan, 2), Point(2, 4), Point(3, 6)]).count <= 4096)
  }
}
