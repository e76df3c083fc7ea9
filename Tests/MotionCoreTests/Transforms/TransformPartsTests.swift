import TestSupport
import Testing

@testable import MotionCore

@Suite struct TransformPartsTests {
  /// Returns a random matrix with mirroring, shear and, in half of the cases, perspective.
  private func random(_ generator: inout SeededGenerator) -> Matrix4 {
    func row(_ w: Double) -> SIMD4<Double> {
      SIMD4(generator.double(in: -2...2), generator.double(in: -2...2), generator.double(in: -2...2), w)
    }
    guard Bool.random(using: &generator) else { return Matrix4(row(0), row(0), row(0), row(1)) }
    func depth() -> Double { generator.double(in: -0.01...0.01) }
    return Matrix4(row(depth()), row(depth()), row(depth()), row(1 + depth()))
  }

  @Test func `decomposing and composing gives the same matrix`() throws {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<randomCaseCount / 10 {
      let matrix = random(&generator)
      let parts = try #require(TransformParts(matrix))
      #expect(parts.matrix.distance(to: matrix) < 1e-9, "\(matrix)")
    }
  }

  @Test func `composing and decomposing gives the same parts`() throws {
    var generator = SeededGenerator(seed: 34)
    func vector(_ range: ClosedRange<Double>) -> SIMD3<Double> {
      SIMD3(generator.double(in: range), generator.double(in: range), generator.double(in: range))
    }
    for _ in 0..<randomCaseCount / 20 {
      var parts = TransformParts()
      parts.translation = vector(-100...100)
      parts.scale = vector(0.2...3)
      parts.shear = vector(-1...1)
      parts.rotation = Rotation(eulerAngles: vector(-1.5...1.5))
      parts.perspective = SIMD4(vector(-0.005...0.005), 1)
      let back = try #require(TransformParts(parts.matrix))
      #expect(back.translation.distance(to: parts.translation) < 1e-12)
      #expect(back.scale.distance(to: parts.scale) < 1e-12, "\(parts)")
      #expect(back.shear.distance(to: parts.shear) < 1e-11, "\(parts)")
      #expect(back.rotation.x.distance(to: parts.rotation.x) < 1e-11, "\(parts)")
      #expect(back.rotation.z.distance(to: parts.rotation.z) < 1e-11, "\(parts)")
      #expect(back.perspective.distance(to: parts.perspective) < 1e-11, "\(parts)")
    }
  }

  @Test func `the rotation is a proper one, even for mirrored matrices`() throws {
    var generator = SeededGenerator(seed: 35)
    for _ in 0..<randomCaseCount / 20 {
      let rotation = try #require(TransformParts(random(&generator))).rotation
      #expect(abs(rotation.x.dot(rotation.y.cross(rotation.z)) - 1) < 1e-9)
      #expect(abs(rotation.x.length - 1) < 1e-12 && abs(rotation.x.dot(rotation.y)) < 1e-9)
    }
  }

  @Test func `an axis scaled to 0 keeps the rotation of the other ones`() throws {
    let turn = Matrix4.rotation(Rotation(aboutZ: 0.6))
    for (x, y) in [(0.0, 2.0), (2, 0)] {
      let parts = try #require(TransformParts(Matrix4.scale(x, y) * turn))
      #expect(abs(parts.rotation.eulerAngles.z - 0.6) < 1e-12)
      #expect(parts.scale == SIMD3(x, y, 1))
    }
  }

  /// A layer scaled to 0 inside a perspective, a common way to let one appear.
  @Test func `perspective is preserved beside an axis scaled to 0`() throws {
    var perspective = Matrix4.identity
    perspective.row3.w = -0.005
    for scale in [Matrix4.scale(0, 1), .scale(1, 0), .scale(0, 0)] {
      let matrix = scale * Matrix4.translation(3, 4, 5) * perspective
      let parts = try #require(TransformParts(matrix))
      #expect(parts.matrix.distance(to: matrix) < 1e-15)
      #expect(isClose(parts.perspective.z, -0.005, within: 1e-15))
    }
  }

  @Test func `flat and sheared matrices are reproduced, including perspective`() throws {
    var generator = SeededGenerator(seed: 38)
    func vector(_ range: ClosedRange<Double>) -> SIMD3<Double> {
      SIMD3(generator.double(in: range), generator.double(in: range), generator.double(in: range))
    }
    for index in 0..<randomCaseCount / 40 {
      var parts = TransformParts()
      parts.translation = vector(-9...9)
      parts.scale = vector(0.2...3)
      parts.scale[index % 3] = 0
      parts.shear = vector(-1...1)
      parts.rotation = Rotation(eulerAngles: index % 2 == 0 ? .zero : vector(-1...1))
      parts.perspective = SIMD4(vector(-0.01...0.01), 1)
      let matrix = parts.matrix
      let back = try #require(TransformParts(matrix))
      #expect(back.matrix.distance(to: matrix) < 1e-12, "\(matrix)")
    }
  }

  @Test func `a matrix without parts gives nil`() {
    var singular = Matrix4.scale(0, 1)
    singular.row1.w = 0.5
    #expect(TransformParts(singular) == nil)
    for number in [Double.nan, .infinity, 1e200] {
      var matrix = Matrix4.identity
      matrix.row1.x = number
      #expect(TransformParts(matrix) == nil, "\(number)")
    }
  }

  @Test func `finite matrices never give NaN`() {
    var generator = SeededGenerator(seed: 36)
    let numbers = [0, 0, 1, -1, 1e-300, 1e-160, 1e-20, 1e20, 1e100, 1e160, 1.7e308, -1.7e308]
    func matrix() -> Matrix4 {
      Matrix4(numbers: (0..<16).map { _ in generator.element(of: numbers) })
    }
    for _ in 0..<2_000 {
      let (start, end) = (matrix(), matrix())
      if let parts = TransformParts(start) {
        #expect(parts.shear.isFinite && parts.scale.isFinite && parts.perspective.isFinite, "\(start)")
      }
      #expect(start.interpolated(to: end, at: 0) == start && start.interpolated(to: end, at: 1) == end)
    }
  }
}

extension Matrix4 {
  /// Returns the root of the sum of all squared differences.
  func distance(to other: Matrix4) -> Double { numbers.distance(to: other.numbers) }
}
