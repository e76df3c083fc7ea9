import TestSupport
import Testing

@testable import MotionCore

@Suite struct TransformTests {
  private func distance(_ a: Matrix4, _ b: Matrix4) -> Double {
    let rows = [a.row1 - b.row1, a.row2 - b.row2, a.row3 - b.row3, a.row4 - b.row4]
    return rows.map { ($0 * $0).sum() }.reduce(0, +).squareRoot()
  }

  private func rotationZ(_ angle: Double) -> Matrix4 {
    let (s, c) = Elementary.sinCos(angle)
    return Matrix4(SIMD4(c, s, 0, 0), SIMD4(-s, c, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))
  }

  private func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Matrix4 {
    Matrix4(SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
  }

  private func random(_ generator: inout SeededGenerator) -> Matrix4 {
    func row(_ w: Double) -> SIMD4<Double> {
      SIMD4(generator.double(in: -2...2), generator.double(in: -2...2), generator.double(in: -2...2), w)
    }
    let perspective = Bool.random(using: &generator) ? generator.double(in: -0.01...0.01) : 0
    return Matrix4(row(0), row(0), row(perspective), row(1))
  }

  @Test func `taking apart and putting together gives the matrix back`() throws {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<2_000 {
      let matrix = random(&generator)
      let parts = try #require(TransformParts(matrix))
      #expect(distance(parts.matrix, matrix) < 1e-9, "\(matrix)")

    }
  }

  @Test func `a matrix times its inverse is the identity`() throws {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<500 {
      let matrix = random(&generator)
      let inverse = try #require(matrix.inverse)
      #expect(distance(matrix * inverse, .identity) < 1e-6, "\(matrix)")
    }
    #expect(scale(0, 1).inverse == nil)
  }

  @Test func `Euler angles and rotations are each other's inverse`() {
    var generator = SeededGenerator(seed: 33)
    for _ in 0..<1_000 {
      let angles = SIMD3(
        generator.double(in: -3...3), generator.double(in: -1.5...1.5), generator.double(in: -3...3))
      let back = Rotation(eulerAngles: angles).eulerAngles
      #expect((back - angles).length < 1e-9, "\(angles)")
    }
  }

  /// RI-14.
  @Test func `half way to a quarter turn with a shift is an eighth of a turn with half the shift`() {
    var target = rotationZ(.pi / 2)
    target.row4.y = 100
    let half = Matrix4.identity.interpolated(to: target, at: 0.5)
    var expected = rotationZ(.pi / 4)
    expected.row4.y = 50
    #expect(distance(half, expected) < 1e-12)
  }

  /// S84: three quarter turns are one quarter turn back.
  @Test func `rotation takes the shorter way`() {
    let quarter = Matrix4.identity.interpolated(to: rotationZ(1.5 * .pi), at: 0.25)
    #expect(abs(quarter.row1.y + 0.382_683_432) < 1e-9)
  }

  @Test func `a mirrored axis shrinks through zero`() {
    #expect(abs(Matrix4.identity.interpolated(to: scale(-1, 1), at: 0.25).row1.x - 0.5) < 1e-12)
    #expect(abs(Matrix4.identity.interpolated(to: scale(1, -1), at: 0.25).row2.y - 0.5) < 1e-12)
  }

  @Test func `a layer scaled to nothing keeps its rotation on the way`() throws {
    let nothing = scale(0, 0, 0) * rotationZ(0.6)
    let half = nothing.interpolated(to: rotationZ(0.6), at: 0.5)
    #expect(abs(Elementary.atan2(half.row1.y, half.row1.x)) <= 0.6)
    let flat = try #require(TransformParts(scale(0, 2) * rotationZ(0.6)))
    #expect(abs(flat.rotation.eulerAngles.z - 0.6) < 1e-12)
    #expect(flat.scale == SIMD3(0, 2, 1))
  }

  @Test func `perspective survives interpolation`() {
    var perspective = Matrix4.identity
    perspective.row3.w = -0.005
    let turned = perspective.interpolated(to: rotationZ(1) * perspective, at: 0.5)
    #expect(abs(turned.row3.w + 0.005) < 1e-12)
  }

  @Test func `ends are exact and what can't be taken apart holds`() {
    var singular = scale(0, 1)
    singular.row1.w = 0.5
    #expect(Matrix4.identity.interpolated(to: singular, at: 0.9) == .identity)
    #expect(Matrix4.identity.interpolated(to: singular, at: 1) == singular)
  }

  @Test func `a power is repeated multiplication`() {
    #expect(distance(rotationZ(0.1).power(7), rotationZ(0.7)) < 1e-12)
    #expect(rotationZ(0.1).power(0) == .identity)
  }
}
