import TestSupport
import Testing

@testable import Raster

@Suite struct GeometryTests {
  /// Returns a number that is often an integer, or close to one.
  static func number(_ random: inout SeededGenerator) -> Double {
    let number = random.double(in: -30...30)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return number.rounded()
    case 1: return number.rounded().nextUp
    case 2: return number.rounded().nextDown
    default: return number
    }
  }

  static func box(_ random: inout SeededGenerator) -> Box {
    var box = Box.empty
    box.extend(to: Point(number(&random), number(&random)))
    box.extend(to: Point(number(&random), number(&random)))
    return box
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a box covers the pixels from its sides rounded outward`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let box = Self.box(&random)
    let limit = PixelRect(x: -12, y: -9, width: 24, height: 20)
    let rect = PixelRect(covering: box, within: limit)
    func clamped(_ value: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(value, Double(low)), Double(high)))
    }
    guard !box.isEmpty else {
      #expect(rect == .empty)
      return
    }
    #expect(rect.minX == clamped(box.min.x.rounded(.down), limit.minX, limit.maxX), "seed \(seed)")
    #expect(rect.minY == clamped(box.min.y.rounded(.down), limit.minY, limit.maxY), "seed \(seed)")
    #expect(rect.maxX == clamped(box.max.x.rounded(.up), limit.minX, limit.maxX), "seed \(seed)")
    #expect(rect.maxY == clamped(box.max.y.rounded(.up), limit.minY, limit.maxY), "seed \(seed)")
  }

  @Test func `infinite boxes are clamped to the limit, and invalid ones cover nothing`() {
    let limit = PixelRect(x: 2, y: 3, width: 7, height: 5)
    let endless = Box(min: Point(-.infinity, -1e300), max: Point(1e300, .infinity))
    #expect(PixelRect(covering: endless, within: limit) == limit)
    #expect(PixelRect(covering: Box(min: Point(.nan, 0), max: Point(1, 1)), within: limit) == .empty)
    #expect(PixelRect(covering: .empty, within: limit) == .empty)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the image of a box is the smallest box around the images of its corners`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let box = Self.box(&random)
    let n = (0..<6).map { _ in Self.number(&random) }
    let transform = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    let xs = [box.min.x, box.max.x, box.max.x, box.min.x]
    let corners = zip(xs, [box.min.y, box.min.y, box.max.y, box.max.y]).map { transform.apply(Point($0, $1)) }
    let image = box.applying(transform)
    #expect(image.min == Point(corners.map(\.x).min()!, corners.map(\.y).min()!), "seed \(seed)")
    #expect(image.max == Point(corners.map(\.x).max()!, corners.map(\.y).max()!), "seed \(seed)")
  }

  @Test func `a box isn't extended to NaN`() {
    var box = Box(x: 1, y: 2, width: 3, height: 4)
    box.extend(to: Point(.nan, 9))
    #expect(box == Box(min: Point(1, 2), max: Point(4, 9)))
  }
}
