import Testing

@testable import Raster

/// Corners as in pictures that Apple's renderer drew.
@Suite struct CoreGraphicsCornerTests {
  // CORN-CIRC-row0, -row1, -row2: tolerance 3 there, none needed.
  @Test func `a circular corner of radius 10 has Core Graphics' coverage`() {
    var path = Path()
    path.addRoundedRect(Box(x: 0, y: 0, width: 100, height: 100), radii: Point(10, 10))
    let mask = Mask(filling: path, within: PixelRect(x: 0, y: 0, width: 100, height: 100))
    #expect(mask.row(0, 0..<12) == [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255, 255])
    #expect(mask.row(1, 0..<12) == [0, 0, 0, 0, 81, 220, 255, 255, 255, 255, 255, 255])
    #expect(mask.row(2, 0..<12) == [0, 0, 2, 138, 255, 255, 255, 255, 255, 255, 255, 255])
  }

  /// Returns a corner from the left side to the top, by the curve constants of RR-CONST.
  static func continuousCorner(radius r: Double) -> Path {
    func at(_ x: Double, _ y: Double) -> Point { Point(x * r, y * r) }
    var path = Path()
    path.move(to: at(0, 1.528665))
    path.addCubic(control1: at(0, 1.08849296), control2: at(0, 0.86840694), end: at(0.07491139, 0.63149379))
    path.addCubic(
      control1: at(0.16905956, 0.37282383), control2: at(0.37282383, 0.16905956),
      end: at(0.63149379, 0.07491139))
    path.addCubic(control1: at(0.86840694, 0), control2: at(1.08849296, 0), end: at(1.528665, 0))
    for corner in [at(3, 0), at(3, 3), at(0, 3)] { path.addLine(to: corner) }
    path.close()
    return path
  }

  // CORN-CONT-row0: tolerance 6 there.
  @Test func `a continuous corner of radius 120 is within 1 of Core Graphics'`() {
    let expected = [
      0, 1, 13, 27, 42, 57, 69, 80, 90, 101, 111, 122, 132, 141, 149, 156, 164, 170, 177, 183, 189, 194, 199,
      204, 208, 212, 216, 220, 223, 226, 229, 232, 234, 236, 238, 241, 242, 244, 245, 247, 248, 249, 250, 251,
      251, 252, 252, 253, 254, 254, 254, 254, 255, 255, 255,
    ]
    let path = Self.continuousCorner(radius: 120)
    let row = Mask(filling: path, within: PixelRect(x: 0, y: 0, width: 200, height: 1)).row(0, 121..<176)
    #expect(zip(row, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(row)")
  }

  // CORN-CONT-MASK: the square of the coverage; tolerance 6 there.
  @Test func `a continuous corner of radius 30, squared, is within 2 of Core Graphics'`() {
    let expected = [
      0, 0, 0, 0, 2, 13, 34, 60, 85, 112, 139, 158, 178, 199, 213, 224, 233, 241, 245, 249, 251, 255, 255,
      255, 255, 255,
    ]
    let path = Self.continuousCorner(radius: 30)
    let mask = Mask(filling: path, within: PixelRect(x: 0, y: 0, width: 80, height: 1))
    let row = mask.multiplied(by: mask).row(0, 20..<46)
    #expect(zip(row, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(row)")
  }
}
