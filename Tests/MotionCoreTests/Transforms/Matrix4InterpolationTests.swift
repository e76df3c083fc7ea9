import TestSupport
import Testing

@testable import MotionCore

@Suite struct Matrix4InterpolationTests {
  private func turn(_ angle: Double) -> Matrix4 { .rotation(Rotation(aboutZ: angle)) }

  private let perspective: Matrix4 = {
    var matrix = Matrix4.identity
    matrix.row3.w = -0.005
    return matrix
  }()

  /// RI-14.
  @Test func `halfway to a quarter turn with a translation is an eighth of a turn with half the translation`()
  {
    let target = turn(.pi / 2) * .translation(0, 100)
    let half = Matrix4.identity.interpolated(to: target, at: 0.5)
    #expect(half.distance(to: turn(.pi / 4) * .translation(0, 50)) < 1e-12)
  }

  /// S84: three quarter turns are one quarter turn back.
  @Test func `a rotation takes the shorter way, and half a turn the negative one`() {
    let quarter = Matrix4.identity.interpolated(to: turn(1.5 * .pi), at: 0.25)
    #expect(abs(quarter.row1.y + 0.382_683_432) < 1e-9)
    #expect(isClose(Matrix4.identity.interpolated(to: turn(.pi), at: 0.5).row1.y, -1, within: 1e-15))
  }

  /// S85: a flip about y, or x, is seen edge on halfway.
  @Test func `a flip is seen edge on halfway`() {
    let aboutY = Matrix4.rotation(Rotation(eulerAngles: SIMD3(0, .pi, 0)))
    let aboutX = Matrix4.rotation(Rotation(eulerAngles: SIMD3(.pi, 0, 0)))
    #expect(abs(Matrix4.identity.interpolated(to: aboutY, at: 0.5).row1.x) < 1e-15)
    #expect(abs(Matrix4.identity.interpolated(to: aboutX, at: 0.5).row2.y) < 1e-15)
    let both = Matrix4.identity.interpolated(to: aboutY * perspective, at: 0.5)
    #expect(abs(both.row1.x) < 1e-15 && abs(both.row1.w) > 0.001)
  }

  /// S83: parts that the caller interpolates and concatenates equal the interpolated whole as long as both
  /// scale uniformly.
  @Test func `scale and rotation interpolated separately give the same transform`() {
    let end = Matrix4.scale(0.5, 0.5) * turn(.pi / 2)
    let half = Matrix4.identity.interpolated(to: end, at: 0.5)
    #expect(half.distance(to: .scale(0.75, 0.75) * turn(.pi / 4)) < 1e-14)
    // The source's example: half a turn and half the size, scaled before it is turned.
    let (angle, factor) = (0.0.interpolated(to: .pi, at: 0.5), 1.0.interpolated(to: 0.5, at: 0.5))
    #expect(angle == .pi / 2 && factor == 0.75)
    let mixed = Matrix4.scale(factor, 1) * turn(angle)
    #expect(mixed.row1.distance(to: SIMD4(0, 0.75, 0, 0)) < 1e-15)
    #expect(mixed.row2.distance(to: SIMD4(-1, 0, 0, 0)) < 1e-15)
  }

  /// S86.
  @Test func `perspective survives interpolation`() {
    #expect(perspective.interpolated(to: perspective, at: 0.3) == perspective)
    let turned = perspective.interpolated(to: turn(1) * perspective, at: 0.5)
    #expect(abs(turned.row3.w + 0.005) < 1e-15)
    let appearing = (Matrix4.scale(0, 0) * perspective).interpolated(to: perspective, at: 0.5)
    #expect(appearing.distance(to: .scale(0.5, 0.5) * perspective) < 1e-15)
    let arriving = Matrix4.identity.interpolated(to: perspective, at: 0.5)
    #expect(isClose(arriving.row3.w, -0.0025, within: 1e-15))
  }

  /// S86.
  @Test func `perspective survives conversion`() throws {
    #expect(perspective.numbers[11] == -0.005)
    #expect(Matrix4(numbers: perspective.numbers) == perspective)
    #expect(Matrix4(transformParts: perspective.transformParts) == perspective)
    #expect(try #require(TransformParts(perspective)).matrix == perspective)
  }

  /// The axes' lengths and the shear's numbers change evenly: halfway, an axis of length 1 that leans becomes half as long
  /// again as it will be, along the mean of both directions.
  @Test func `shear is interpolated as shear`() {
    var sheared = Matrix4.identity
    (sheared.row2.x, sheared.row2.y) = (1.2, 1.6)
    let half = Matrix4.identity.interpolated(to: sheared, at: 0.5)
    #expect(half.row1.distance(to: SIMD4(1, 0, 0, 0)) < 1e-15)
    #expect(half.row2.distance(to: SIMD4(1.5 * 0.3, 1.5 * 0.9, 0, 0)) < 1e-15)
  }

  /// The ellipses in Apple's pictures of zen_lottiev2.lottie, rings with a skew of 26° that turn by 60° and back, as the
  /// products of the columns of the matrix. They were fitted to the pictures' pixels.
  @Test(arguments: [
    (0.394, SIMD3(1.2907, -0.2146, 0.8755)), (0.464, SIMD3(1.305, -0.158, 0.852)),
    (0.536, SIMD3(1.3243, -0.0986, 0.8284)), (0.606, SIMD3(1.3428, -0.0369, 0.8073)),
  ])
  func `a sheared matrix that turns changes its shape on the way, as in Apple's pictures`(
    fraction: Double, products: SIMD3<Double>
  ) {
    var skew = Matrix4.identity
    skew.row2.x = -Elementary.sin(26 * .pi / 180) / Elementary.sin(64 * .pi / 180)
    let matrix = skew.interpolated(to: skew * turn(.pi / 3), at: fraction)
    let (first, second) = (SIMD2(matrix.row1.x, matrix.row2.x), SIMD2(matrix.row1.y, matrix.row2.y))
    let found = SIMD3((first * first).sum(), (first * second).sum(), (second * second).sum())
    #expect(found.distance(to: products) < 0.003)
  }

  @Test func `a scale between matrices with the same shear and rotation is interpolated alone`() {
    var skew = Matrix4.identity
    skew.row2.x = 0.7
    let (start, end) = (Matrix4.scale(2, 1) * skew * turn(1), Matrix4.scale(-1, 3) * skew * turn(1))
    let quarter = start.interpolated(to: end, at: 0.25)
    #expect(quarter.distance(to: .scale(1.25, 1.5) * skew * turn(1)) < 1e-14)
  }

  @Test func `a mirrored axis shrinks through zero`() {
    #expect(abs(Matrix4.identity.interpolated(to: .scale(-1, 1), at: 0.25).row1.x - 0.5) < 1e-12)
    #expect(abs(Matrix4.identity.interpolated(to: .scale(1, -1), at: 0.25).row2.y - 0.5) < 1e-12)
  }

  @Test func `a layer scaled to nothing keeps its rotation on the way`() {
    let half = (Matrix4.scale(0, 0, 0) * turn(0.6)).interpolated(to: turn(0.6), at: 0.5)
    #expect(abs(Elementary.atan2(half.row1.y, half.row1.x)) <= 0.6)
  }

  /// S87, RI-7: transforms are added by concatenation, and the added one is applied first.
  @Test func `a change is subtracted from a transform by its inverse`() throws {
    let by = Matrix4.translation(10, 0)
    let to = Matrix4.translation(30, 0)
    let from = try #require(by.inverse) * to
    #expect(from.interpolated(to: to, at: 0.5).row4.x == 25)
    #expect((by * from).distance(to: to) == 0)
  }

  @Test func `a matrix that can't be decomposed holds until the end`() {
    var singular = Matrix4.scale(0, 1)
    singular.row1.w = 0.5
    #expect(Matrix4.identity.interpolated(to: singular, at: 0.9) == .identity)
    #expect(singular.interpolated(to: .identity, at: 0.9) == singular)
    #expect(Matrix4.identity.interpolated(to: singular, at: 1) == singular)
  }

  @Test func `ends are exact, and approached continuously`() throws {
    var generator = SeededGenerator(seed: 37)
    for _ in 0..<randomCaseCount / 20 {
      func matrix() -> Matrix4 {
        Matrix4(numbers: (0..<16).map { $0 % 4 == 3 ? ($0 == 15 ? 1 : 0) : generator.double(in: -2...2) })
      }
      let (start, end) = (matrix(), matrix())
      #expect(start.interpolated(to: end, at: 0) == start && start.interpolated(to: end, at: 1) == end)
      // Parts are interpolated by their difference, and those of a nearly flat matrix have a large shear.
      let shears = try [start, end].map { try #require(TransformParts($0)).shear.length }
      let tolerance = 1e-11 * (1 + shears[0]) * (1 + shears[1])
      #expect(start.interpolated(to: end, at: 1e-12).distance(to: start) < tolerance, "\(start), \(end)")
      #expect(start.interpolated(to: end, at: 1 - 1e-12).distance(to: end) < tolerance, "\(start), \(end)")
    }
  }
}
