import CoreGraphics
import TestSupport
import Testing

@Suite struct CGAffineTransformTests {
  static let seeds: [UInt64] = [1, 2, 3]

  /// Returns a random transform with elements in −4…4; one in four is nearly singular.
  static func randomTransforms(_ count: Int, seed: UInt64) -> [CGAffineTransform] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      var entries = (0..<6).map { _ in CGFloat(random.double(in: -4...4)) }
      if index % 4 == 3 {
        entries[2] = entries[0] * 2
        entries[3] = entries[1] * 2 + CGFloat(random.double(in: 0.01...0.02))
      }
      return CGAffineTransform(
        a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    }
  }

  @Test func `the identity changes nothing, and the empty initializer creates zeros`() {
    let point = CGPoint(x: 3, y: -4)
    #expect(point.applying(.identity) == point)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(point.applying(CGAffineTransform()) == .zero)
  }

  @Test(arguments: seeds) func `concatenating applies the receiver first`(seed: UInt64) {
    let transforms = Self.randomTransforms(40, seed: seed)
    let point = CGPoint(x: 0.75, y: -1.5)
    for (first, second) in zip(transforms, transforms.dropFirst()) {
      let together = point.applying(first.concatenating(second))
      let inTurn = point.applying(first).applying(second)
      #expect(isClose(together.x, inTurn.x, within: 1e-12), "seed \(seed)")
      #expect(isClose(together.y, inTurn.y, within: 1e-12), "seed \(seed)")
    }
  }

  @Test(arguments: seeds) func `an inverse undoes its transform`(seed: UInt64) {
    let point = CGPoint(x: 0.75, y: -1.5)
    for transform in Self.randomTransforms(40, seed: seed) {
      let back = point.applying(transform).applying(transform.inverted())
      #expect(isClose(back.x, point.x, within: 1e-10), "seed \(seed)")
      #expect(isClose(back.y, point.y, within: 1e-10), "seed \(seed)")
    }
  }

  @Test func `a singular transform is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 0, y: 3)
    #expect(flat.inverted() == flat)
    let infinite = CGAffineTransform(scaleX: .infinity, y: 1)
    #expect(infinite.inverted() == infinite)
  }

  @Test func `translating, scaling and rotating apply before the receiver`() {
    let base = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
    #expect(
      base.translatedBy(x: 5, y: 7) == CGAffineTransform(translationX: 5, y: 7).concatenating(base))
    #expect(base.scaledBy(x: 5, y: 7) == CGAffineTransform(scaleX: 5, y: 7).concatenating(base))
    #expect(base.rotated(by: 1) == CGAffineTransform(rotationAngle: 1).concatenating(base))
  }

  @Test func `a positive rotation turns x toward y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned.x, 0, within: 1e-15))
    #expect(turned.y == 1)
  }

  @Test func `sizes ignore the translation`() {
    let transform = CGAffineTransform(translationX: 100, y: 100).scaledBy(x: 2, y: -3)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: -3))
  }

  @Test func `a transformed rectangle is the bounding box of its corners`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(
      CGRect(x: 4, y: 6, width: -3, height: -4).applying(.identity) == rect)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
  }

  @Test func `a transform is encoded as an array of six numbers`() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2]".utf8))
    }
  }

  @Test func `equalTo agrees with ==`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
    #expect(CGRect.zero.equalTo(.zero))
  }
}
