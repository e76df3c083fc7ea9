import TestSupport
import Testing

@testable import MotionCore

@Suite struct Matrix4Tests {
  /// T3-1, T3-2, T3-3.
  @Test func `translations and rotations have Core Animation's layout`() {
    #expect(Matrix4.translation(2, 3, 4).row4 == SIMD4(2, 3, 4, 1))
    let aboutZ = Matrix4.rotation(Rotation(aboutZ: .pi / 2))
    #expect(aboutZ.row1.distance(to: SIMD4(0, 1, 0, 0)) < 1e-15)
    #expect(aboutZ.row2.distance(to: SIMD4(-1, 0, 0, 0)) < 1e-15)
    let aboutX = Matrix4.rotation(Rotation(eulerAngles: SIMD3(.pi / 2, 0, 0)))
    #expect(aboutX.row2.distance(to: SIMD4(0, 0, 1, 0)) < 1e-15)
    #expect(aboutX.row3.distance(to: SIMD4(0, -1, 0, 0)) < 1e-15)
  }

  /// T3-4, T3-5, T3-6.
  @Test func `a product applies its first factor first`() {
    #expect((Matrix4.translation(10, 0) * .scale(2, 2, 2)).row4.x == 20)
    #expect((Matrix4.scale(2, 2, 2) * .translation(10, 0)).row4.x == 10)
  }

  /// T3-9, T3-10: callers decide on a substitute for the inverse of a singular matrix.
  @Test func `a matrix that leaves the plane isn't affine, and one that flattens has no inverse`() {
    var perspective = Matrix4.identity
    perspective.row3.w = -1.0 / 500
    let tilted = Matrix4.rotation(Rotation(eulerAngles: SIMD3(0.3, 0, 0)))
    for matrix in [tilted, .scale(1, 1, 2), .translation(0, 0, 5), perspective] {
      #expect(!matrix.isAffine)
    }
    #expect((Matrix4.scale(2, 3) * .rotation(Rotation(aboutZ: 1)) * .translation(4, 5)).isAffine)
    #expect(Matrix4.scale(0, 1).inverse == nil)
  }

  @Test func `a matrix times its inverse is the identity`() throws {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<randomCaseCount / 20 {
      let matrix = Matrix4(numbers: (0..<16).map { _ in generator.double(in: -2...2) })
      let inverse = try #require(matrix.inverse)
      // The rounding error grows with the inverse's size.
      let size = inverse.distance(to: Matrix4(.zero, .zero, .zero, .zero))
      #expect((matrix * inverse).distance(to: .identity) < 1e-13 * size * size, "\(matrix)")
    }
  }

  @Test func `a power is repeated multiplication`() {
    let turn = Matrix4.rotation(Rotation(aboutZ: 0.1))
    #expect(turn.power(7).distance(to: .rotation(Rotation(aboutZ: 0.7))) < 1e-14)
    #expect(turn.power(0) == .identity && turn.power(-1) == .identity)
  }
}
