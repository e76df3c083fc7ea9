import TestSupport
import Testing

@testable import Raster

@Suite struct MaskBlurTests {
  @Test func `values beyond a kernel's reach don't affect the result`() {
    for seed in 0..<6 {
      var random = SeededGenerator(seed: UInt64(seed))
      let kernel = GaussianKernel(sigma: random.double(in: 12...60), cutoff: 3)
      let bounds = PixelRect(x: -3, y: 5, width: 400, height: 3)
      let mask = Mask(
        bounds: bounds, coverage: (0..<1200).map { _ in UInt8.random(in: 0...255, using: &random) })
      let area = PixelRect(x: Int.random(in: 150...200, using: &random), y: 6, width: 3, height: 1)
      let part = mask.cropped(to: area.insetBy(-kernel.reach))
      #expect(
        part.blurred(by: kernel, within: area) == mask.blurred(by: kernel, within: area),
        "seed \(seed), sigma \(kernel.sigma)")
    }
  }

  static func randomMask(seed: UInt64, width: Int, height: Int) -> Mask {
    var random = SeededGenerator(seed: seed)
    let values: [UInt8] = (0..<width * height).map { _ in
      Bool.random(using: &random) ? .random(in: 0...255, using: &random) : 255
    }
    return Mask(bounds: PixelRect(x: 3, y: -2, width: width, height: height), coverage: values)
  }

  /// The blur by its definition, in double precision.
  static func reference(_ mask: Mask, sigma: Double, radius: Int, x: Int, y: Int) -> Double {
    var sum = 0.0
    var total = 0.0
    for dy in -radius...radius {
      for dx in -radius...radius {
        let weight = Exponential.exp(-Double(dx * dx + dy * dy) / (2 * sigma * sigma))
        total += weight
        sum += weight * Double(mask[x + dx, y + dy])
      }
    }
    return sum / total
  }

  @Test(arguments: [(0.5, 2.0), (1, 2), (2, 3), (3.3, 2), (6, 2), (7, 3)])
  func `every value is the weighted mean of its surroundings`(sigma: Double, cutoff: Double) {
    let mask = Self.randomMask(seed: 5, width: 9, height: 7)
    let kernel = GaussianKernel(sigma: sigma, cutoff: cutoff)
    let blurred = mask.blurred(by: kernel)
    #expect(blurred.bounds == mask.bounds.insetBy(-kernel.radius))
    let corner = (blurred.bounds.minX, blurred.bounds.maxY - 1)
    for (x, y) in [(3, -2), (7, 1), (0, -4), (11, 4), corner, (8, 2)] {
      let exact = Self.reference(mask, sigma: sigma, radius: kernel.radius, x: x, y: y)
      #expect(abs(Double(blurred[x, y]) - exact) < 0.75, "\(x), \(y): \(exact)")
    }
  }

  // SHD-BP-row: tolerance 1.
  @Test func `a box's shadow equals Core Graphics'`() {
    var box = Path()
    box.addRoundedRect(Box(x: 20, y: 20, width: 60, height: 60), radii: Point(10, 10))
    let mask = Mask(filling: box, within: PixelRect(x: 0, y: 0, width: 100, height: 100))
    // Opaque magenta on white: the shadow reduces green.
    let shadow = mask.blurred(
      by: GaussianKernel(sigma: 8, cutoff: 2), within: PixelRect(x: 0, y: 50, width: 20, height: 1))
    let green = shadow.row(50, 4..<20).map { 255 - $0 }
    let expected = [253, 251, 248, 245, 240, 235, 229, 222, 214, 205, 195, 184, 172, 160, 147, 134]
    #expect(zip(green, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(green)")
  }

  // SHD-LOT-1: tolerance 1. The edge is between the eighth and the ninth sample, which sum to 255.
  @Test func `a straight edge's shadow equals Core Graphics'`() {
    let edge = Mask(
      filling: Path(rect: Box(x: 0, y: 0, width: 60, height: 60)),
      within: PixelRect(x: 0, y: 0, width: 60, height: 60))
    let kernel = GaussianKernel(sigma: 4, cutoff: 2)
    let shadow = edge.blurred(by: kernel, within: PixelRect(x: 40, y: 30, width: 40, height: 1))
    let expected = [251, 246, 237, 225, 209, 189, 166, 141, 114, 89, 66, 46, 30, 18, 9, 4]
    let row = shadow.row(30, 52..<68)
    #expect(zip(row, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(row)")
  }

  @Test func `a standard deviation of 0 copies the mask`() {
    let mask = Self.randomMask(seed: 1, width: 5, height: 4)
    for sigma in [0, -3, .nan, 0.2] {
      #expect(mask.blurred(by: GaussianKernel(sigma: sigma, cutoff: 2)) == mask)
    }
    #expect(Mask(bounds: .empty).blurred(by: GaussianKernel(sigma: 4, cutoff: 2)).coverage.isEmpty)
  }

  @Test(arguments: [1.5, 5, 40, 90])
  func `a blur within a limit is part of the whole blur`(sigma: Double) {
    let mask = Self.randomMask(seed: 2, width: 11, height: 9)
    let kernel = GaussianKernel(sigma: sigma, cutoff: 2)
    let area = PixelRect(x: -2, y: -5, width: 13, height: 6)
    let part = mask.blurred(by: kernel, within: area)
    let wider = mask.blurred(by: kernel, within: area.insetBy(-7))
    for y in part.bounds.minY..<part.bounds.maxY {
      for x in part.bounds.minX..<part.bounds.maxX { #expect(part[x, y] == wider[x, y], "\(x), \(y)") }
    }
  }

  @Test(arguments: [26.0, 35, 70])
  func `a wide blur at half the size is within 2 of the exact one`(sigma: Double) {
    let mask = Mask(
      filling: Path(rect: Box(x: 0.5, y: 1, width: 60, height: 60)),
      within: PixelRect(x: 0, y: 0, width: 80, height: 80))
    let kernel = GaussianKernel(sigma: sigma, cutoff: 2)
    for x in [-2 * Int(sigma) + 3, -10, 7, 30] {
      let place = PixelRect(x: x, y: 31, width: 1, height: 1)
      let exact = Self.separableReference(mask, sigma: sigma, radius: kernel.radius, x: x, y: 31)
      let value = Double(mask.blurred(by: kernel, within: place)[x, 31])
      #expect(abs(value - exact) < 2, "\(x): \(value), \(exact)")
    }
  }

  /// The blur of a mask that is a rectangle, and so a product of a column and a row.
  private static func separableReference(
    _ mask: Mask, sigma: Double, radius: Int, x: Int, y: Int
  ) -> Double {
    var (row, column, total) = (0.0, 0.0, 0.0)
    for offset in -radius...radius {
      let weight = Exponential.exp(-Double(offset * offset) / (2 * sigma * sigma))
      total += weight
      row += weight * Double(mask[x + offset, 31])
      column += weight * Double(mask[30, y + offset])
    }
    return row * column / (255 * total * total)
  }

  @Test func `a very large blur is bounded, and quick within a small limit`() {
    let mask = Self.randomMask(seed: 3, width: 4, height: 4)
    let kernel = GaussianKernel(sigma: 1e300, cutoff: .infinity)
    #expect(kernel.sigma == GaussianKernel.largestSigma)
    let blurred = mask.blurred(by: kernel, within: PixelRect(x: 0, y: 0, width: 6, height: 6))
    #expect(blurred.coverage.allSatisfy { $0 <= 1 })
  }

  @Test func `a full plane stays full in its center, and an empty one stays empty`() {
    let bounds = PixelRect(x: 0, y: 0, width: 110, height: 110)
    for (value, sigma) in [(UInt8(255), 16.0), (0, 16), (255, 24), (0, 24)] {
      let mask = Mask(bounds: bounds, coverage: [UInt8](repeating: value, count: 110 * 110))
      let place = PixelRect(x: 54, y: 54, width: 2, height: 2)
      let blurred = mask.blurred(by: GaussianKernel(sigma: sigma, cutoff: 2), within: place)
      #expect(blurred.coverage == [UInt8](repeating: value, count: 4))
    }
  }
}
