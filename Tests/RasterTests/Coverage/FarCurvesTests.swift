import TestSupport
import Testing

@testable import Raster

/// Curves that extend far beyond the drawn area are only divided finely where they may be seen. That changes
/// no pixel.
@Suite struct FarCurvesTests {
  static let large = PixelRect(x: -700, y: -700, width: 1400, height: 1400)

  /// Returns a few curves and lines, most of which leave the small clip by far.
  static func path(_ random: inout SeededGenerator) -> Path {
    let box = Box(x: -600, y: -600, width: 1200, height: 1200)
    var path = Path()
    path.move(to: random.point(in: box))
    for _ in 0..<6 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: path.addLine(to: random.point(in: box))
      case 1: path.addQuad(control: random.point(in: box), end: random.point(in: box))
      default:
        path.addCubic(
          control1: random.point(in: box), control2: random.point(in: box), end: random.point(in: box))
      }
    }
    if Bool.random(using: &random) { path.close() }
    return path
  }

  static func clip(_ random: inout SeededGenerator) -> PixelRect {
    PixelRect(
      x: Int.random(in: -300...260, using: &random), y: Int.random(in: -300...260, using: &random), width: 40,
      height: 40)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a fill doesn't depend on the part of it that is drawn`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = Self.path(&random)
    let whole = Mask(filling: path, rule: .evenOdd, within: Self.large)
    for _ in 0..<4 {
      let clip = Self.clip(&random)
      #expect(Mask(filling: path, rule: .evenOdd, within: clip) == whole.cropped(to: clip))
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a stroke doesn't depend on the part of it that is drawn`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = Self.path(&random)
    var style = StrokeStyle(width: random.double(in: 1...30), cap: .round, join: .round, miterLimit: 4)
    if seed % 3 == 0 { style.dashes = [50, 20] }
    if seed % 3 == 1 { style.join = .miter }
    let whole = Mask(stroking: path, style, within: Self.large)
    for _ in 0..<4 {
      let clip = Self.clip(&random)
      #expect(Mask(stroking: path, style, within: clip) == whole.cropped(to: clip))
    }
  }

  @Test func `a very large curve that is mostly outside the clip has few parts`() {
    var count = 0
    let box = Box(x: 0, y: 0, width: 100, height: 100)
    let points = [Point(0, 0), Point(1e9, 0), Point(1e9, 1e9), Point(0, 1e9)]
    let curve = CubicPolynomial(points[0], points[1], points[2], points[3])
    Flattening.forEachPart(
      points[0] - 2 * points[1] + points[2], points[1] - 2 * points[2] + points[3],
      isInvisible: { box.misses(curve.point(at: $0), curve.point(at: $1), stray: $2) }
    ) { _, _ in count += 1 }
    #expect(count < 50)
  }
}
