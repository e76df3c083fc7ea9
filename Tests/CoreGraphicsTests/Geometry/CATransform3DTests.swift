import CoreGraphics
import TestSupport
import Testing

@Suite struct CATransform3DTests {
  static let seeds: [UInt64] = [1, 2, 3]

  /// Returns the sixteen elements, row by row.
  static func entries(_ t: CATransform3D) -> [Double] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ]
  }

  static func random(_ random: inout SeededGenerator) -> CATransform3D {
    let n = (0..<16).map { _ in CGFloat(random.double(in: -2...2)) }
    return CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }

  /// Returns the matrix product, straight from its definition.
  static func product(_ a: CATransform3D, _ b: CATransform3D) -> [Double] {
    let (a, b) = (entries(a), entries(b))
    var result = [Double](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for inner in 0..<4 { result[row * 4 + column] += a[row * 4 + inner] * b[inner * 4 + column] }
      }
    }
    return result
  }

  @Test func `the empty initializer creates zeros, not the identity`() {
    #expect(Self.entries(CATransform3D()).allSatisfy { $0 == 0 })
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }

  // T3-1
  @Test func `a translation is in the fourth row`() {
    let t = CATransform3DMakeTranslation(2, 3, 4)
    #expect((t.m41, t.m42, t.m43, t.m44) == (2, 3, 4, 1))
    #expect((t.m14, t.m24, t.m34) == (0, 0, 0))
  }

  // T3-2, T3-3
  @Test func `a quarter turn about an axis maps the next axis to the one after`() {
    let aboutZ = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(isClose([aboutZ.m11, aboutZ.m12, aboutZ.m21, aboutZ.m22], [0, 1, -1, 0], within: 1e-15))
    let aboutX = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(isClose([aboutX.m22, aboutX.m23, aboutX.m32, aboutX.m33], [0, 1, -1, 0], within: 1e-15))
    let aboutY = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(isClose([aboutY.m33, aboutY.m31, aboutY.m13, aboutY.m11], [0, 1, -1, 0], within: 1e-15))
  }

  @Test func `the length of a rotation's axis doesn't matter, and a zero axis doesn't rotate`() {
    let unit = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(CATransform3DEqualToTransform(unit, CATransform3DMakeRotation(1, 0, 0, 20)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test(arguments: seeds) func `a rotation preserves its axis, lengths and orientation`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let axis = (0..<3).map { _ in random.double(in: -1...1) }
      let t = CATransform3DMakeRotation(random.double(in: -7...7), axis[0], axis[1], axis[2])
      let e = Self.entries(t)
      let image = (0..<3).map { (row: Int) -> Double in
        axis[0] * e[row] + axis[1] * e[4 + row] + axis[2] * e[8 + row]
      }
      #expect(isClose(image, axis, within: 1e-12), "seed \(seed)")
      let inverse = Self.entries(CATransform3DInvert(t))
      let transpose = (0..<16).map { (index: Int) in e[index % 4 * 4 + index / 4] }
      #expect(isClose(inverse, transpose, within: 1e-12), "seed \(seed)")
    }
  }

  // T3-4, T3-5, T3-6
  @Test func `the left factor of a product applies first`() {
    let move = CATransform3DMakeTranslation(10, 0, 0)
    let double = CATransform3DMakeScale(2, 2, 2)
    #expect(CATransform3DConcat(move, double).m41 == 20)
    #expect(CATransform3DConcat(double, move).m41 == 10)
    #expect(CATransform3DTranslate(double, 10, 0, 0).m41 == 20)
  }

  @Test(arguments: seeds) func `concatenation is the matrix product`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (a, b) = (Self.random(&random), Self.random(&random))
      let product = Self.entries(CATransform3DConcat(a, b))
      #expect(isClose(product, Self.product(a, b), within: 1e-14), "seed \(seed)")
    }
  }

  @Test func `scaling or rotating a transform applies before the transform`() {
    var t = CATransform3DMakeRotation(0.5, 1, 2, 3)
    t.m34 = -1 / 500
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DScale(t, 2, 3, 4), CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), t)))
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DRotate(t, 1, 0, 1, 0), CATransform3DConcat(CATransform3DMakeRotation(1, 0, 1, 0), t)))
  }

  @Test(arguments: seeds) func `an inverse undoes its transform`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let t = Self.random(&random)
      let product = Self.entries(CATransform3DConcat(t, CATransform3DInvert(t)))
      #expect(isClose(product, Self.entries(CATransform3DIdentity), within: 1e-9), "seed \(seed)")
    }
  }

  // T3-10
  @Test func `a singular transform is its own inverse`() {
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    let zero = CATransform3D()
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(zero), zero))
  }

  // T3-9, CONV-10
  @Test func `transforms with depth or perspective aren't affine, and convert to the identity`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let spatial = [
      CATransform3DMakeRotation(.pi / 2, 1, 0, 0), CATransform3DMakeScale(1, 1, 2),
      CATransform3DMakeTranslation(0, 0, 5), perspective,
    ]
    for t in spatial {
      #expect(!CATransform3DIsAffine(t))
      #expect(CATransform3DGetAffineTransform(t).isIdentity)
    }
  }

  @Test func `an affine transform survives a round trip through three dimensions`() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(flat)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == flat)
  }

  // E1
  @Test func `a rotation about a coordinate axis keeps that axis and turns the others by the exact cosine`() {
    for tenth in 0..<3_600 {
      let angle = CGFloat(tenth) * .pi / 1_800
      let cosine = cos(angle)
      let aboutX = CATransform3DMakeRotation(angle, 1, 0, 0)
      let aboutY = CATransform3DMakeRotation(angle, 0, -2, 0)
      let aboutZ = CATransform3DMakeRotation(angle, 0, 0, 1)
      #expect((aboutX.m11, aboutX.m22, aboutX.m33) == (1, cosine, cosine))
      #expect((aboutY.m11, aboutY.m22, aboutY.m33) == (cosine, 1, cosine))
      #expect((aboutZ.m11, aboutZ.m22, aboutZ.m33) == (cosine, cosine, 1))
      #expect(CATransform3DIsAffine(aboutZ))
      let flat = CATransform3DGetAffineTransform(CATransform3DRotate(CATransform3DIdentity, angle, 0, 0, 1))
      #expect(flat.a == cosine && flat.b == sin(angle))
    }
  }
}
