import FrameAnimation
import QuartzCore
import TestSupport
import Testing

@Suite struct InterpolateTests {
  @Test func `S75: numbers are interpolated, and extrapolated beyond 0 and 1`() {
    #expect(interpolate(from: 50, to: 100, at: -0.2) == 40.0)
    #expect(isClose(interpolate(from: 50, to: 100, at: 0.2), 60, within: 1e-12))
    #expect(interpolate(from: CGFloat(50), to: 100, at: 1.2) == 110)
  }

  @Test func `S76: points, sizes, rectangles and vectors are interpolated number by number`() {
    #expect(
      interpolate(from: CGPoint(x: 0, y: 2), to: CGPoint(x: 4, y: 0), at: 0.25) == CGPoint(x: 1, y: 1.5))
    #expect(
      interpolate(from: CGSize.zero, to: CGSize(width: 4, height: 8), at: 0.5) == CGSize(width: 2, height: 4))
    #expect(
      interpolate(from: CGVector(dx: 1, dy: 1), to: CGVector(dx: 3, dy: 5), at: 2) == CGVector(dx: 5, dy: 9))
    let start = CGRect(x: 0, y: 0, width: 10, height: 10)
    let end = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(interpolate(from: start, to: end, at: 0.5) == CGRect(x: 5, y: 10, width: 20, height: 25))
    #expect(interpolate(from: start, to: end, at: 0) == start)
    #expect(interpolate(from: start, to: end, at: 1) == end)
  }

  @Test func `arrays are interpolated element by element`() {
    let points = interpolate(
      from: [CGPoint.zero, .zero], to: [CGPoint(x: 2, y: 0), CGPoint(x: 0, y: 4)], at: 0.5)
    #expect(points == [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 2)])
  }

  @Test func `S80: a discrete pair switches at one half`() {
    #expect(interpolateDiscrete(from: "left", to: "right", at: 0.499) == "left")
    #expect(interpolateDiscrete(from: "left", to: "right", at: 0.5) == "right")
  }

  @Test(arguments: [
    ("ABC", [-500, -0.5, 0, 0.32], "A"), ("ABC", [0.34, 0.5, 0.66], "B"), ("ABC", [0.67, 1, 1.5, 800], "C"),
    ("ABCD", [0.24], "A"), ("ABCD", [0.26, 0.49, 0.33], "B"), ("ABCD", [0.51, 0.74, 0.66], "C"),
    ("ABCD", [0.76], "D"),
    ("ABCDE", [0.19], "A"), ("ABCDE", [0.21, 0.39, 0.25], "B"), ("ABCDE", [0.41, 0.59], "C"),
    ("ABCDE", [0.61, 0.79], "D"), ("ABCDE", [0.81], "E"),
  ])
  func `S81: each of several discrete values holds for an equal share of the progress`(
    _ values: String, _ fractions: [Double], _ value: Character
  ) {
    for fraction in fractions { #expect(interpolateDiscrete(Array(values), at: fraction) == value) }
  }

  @Test func `S81: an empty list of values yields nil`() {
    #expect(interpolateDiscrete([Int](), at: 0.5) == nil)
  }

  @Test func `S83: transforms are interpolated as a concatenation of components`() {
    let rotation = interpolate(from: CGFloat(0), to: .pi, at: 0.5)
    let scale = interpolate(from: CGFloat(1), to: 0.5, at: 0.5)
    let transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(
      CGAffineTransform(rotationAngle: rotation))
    #expect(
      isClose(
        [transform.a, transform.b, transform.c, transform.d].map(Double.init), [0, 0.75, -0.75, 0],
        within: 1e-12))
  }

  @Test func `a custom type can be interpolated and animated by springs`() {
    let middle = interpolate(from: Camera(), to: Camera(vector: [10, 20, 3]), at: 0.5)
    #expect(middle == Camera(vector: [5, 10, 2]))
    #expect(Camera().distance(to: Camera(vector: [3, 4, 1])) == 5 && middle.isFinite)
  }

  private struct Camera: VectorValue {
    var (x, y, zoom) = (0.0, 0.0, 1.0)
    init() {}
    init(vector: SIMD3<Double>) { (x, y, zoom) = (vector.x, vector.y, vector.z) }
    var vector: SIMD3<Double> { SIMD3(x, y, zoom) }
  }
}
