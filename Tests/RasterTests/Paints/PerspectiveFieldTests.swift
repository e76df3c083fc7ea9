import TestSupport
import Testing

@testable import Raster

@Suite struct PerspectiveFieldTests {
  private static let seeds = 0..<40 as Range<UInt64>

  /// Returns the values that a field steps to, one for each pixel.
  private func values(_ field: PerspectiveField, x: Int, y: Int, count: Int) -> [Point] {
    var result: [Point] = []
    field.forEachPiece(x: x, y: y, count: count) { piece in
      #expect(piece.offset == result.count && piece.length > 0 && piece.length <= 16)
      for index in 0..<Int64(piece.length) {
        let (u, v) = (piece.u + index * piece.uStep, piece.v + index * piece.vStep)
        result.append(Point(Double(u), Double(v)) * 0x1p-32)
      }
    }
    #expect(result.count == count)
    return result
  }

  @Test(arguments: seeds)
  func `steps differ from a division at every pixel by at most the tolerance`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    guard let inverse = random.projection().inverse else { return }
    let tolerance = random.element(of: [1.0 / 64, 1.0 / 8, 1])
    guard let field = PerspectiveField(inverse, tolerance: tolerance) else { return }
    for y in [-3, 0, 11] {
      for (x, value) in values(field, x: -40, y: y, count: 120).enumerated() {
        let exact = inverse.image(of: Point(Double(x - 40) + 0.5, Double(y) + 0.5))
        guard let exact, max(abs(exact.x), abs(exact.y)) < 1e6 else { continue }
        // Steps are rounded to 2⁻³².
        let distance = max(abs(value.x - exact.x), abs(value.y - exact.y))
        #expect(distance <= tolerance + 0x1p-27, "seed \(seed), pixel \(x - 40), \(y)")
      }
    }
  }

  @Test func `the documented bound is reached where the divisor is the root of its ratio`() {
    // Over 16 pixels the divisor grows from 1 to 4 and x/d from 0 to 4: a distance of 4/3 where d is 2.
    let map = Projection(Affine(a: 1, b: 0, c: 0, d: 1, tx: -0.5, ty: 0), wx: 3.0 / 16, w0: 1 - 1.5 / 16)
    let field = PerspectiveField(map, tolerance: 10)
    let values = field.map { self.values($0, x: 0, y: 0, count: 16) } ?? []
    let distances = values.enumerated().map { x, value in Double(x) / (1 + 3.0 / 16 * Double(x)) - value.x }
    let greatest = distances.max() ?? 0
    #expect(abs(greatest - 4.0 / 3) < 0.01)
  }

  @Test(arguments: seeds)
  func `a pixel's value doesn't depend on where its span began`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    guard let inverse = random.projection().inverse,
      let field = PerspectiveField(inverse, tolerance: 1.0 / 64)
    else { return }
    let whole = values(field, x: -40, y: 5, count: 90)
    for _ in 0..<20 {
      let start = Int.random(in: 0..<89, using: &random)
      let part = values(field, x: start - 40, y: 5, count: Int.random(in: 1...90 - start, using: &random))
      for (index, value) in part.enumerated() {
        #expect(value == whole[start + index], "seed \(seed)")
      }
    }
  }

  @Test func `extreme transforms give finite numbers or no field`() {
    for number in [Double.nan, .infinity, 1e300, 1e-300, 0, -1e9] {
      for map in [
        Projection(.scale(number, 1)), Projection(.identity, wx: number), Projection(.identity, w0: number),
      ] {
        guard let field = PerspectiveField(map, tolerance: 1.0 / 64) else { continue }
        #expect(values(field, x: -500_000, y: 500_000, count: 40).count == 40)
      }
    }
    #expect(PerspectiveField(Projection(.scale(.nan, 1)), tolerance: 1) == nil)
  }
}
