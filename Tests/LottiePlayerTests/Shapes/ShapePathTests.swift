import Testing

@testable import LottiePlayer

@Suite struct ShapePathTests {
  /// A line from the origin.
  private func line(to x: Double, _ y: Double) -> BezierPath {
    let vertices = [SIMD2(0, 0), SIMD2(x, y)].map {
      BezierPath.Vertex(point: $0, inTangent: .zero, outTangent: .zero)
    }
    return BezierPath(vertices: vertices, isClosed: false)
  }

  private func ends(of path: ShapePath) -> [SIMD2<Double>] {
    path.paths.compactMap { $0.vertices.last?.point }
  }

  @Test(arguments: [false, true], [false, true])
  func `a sum has the paths of both in order, and is discrete if one of them is`(
    _ first: Bool, _ second: Bool
  ) {
    let sum =
      ShapePath(paths: [line(to: 1, 2)], isDiscrete: first)
      + ShapePath(paths: [line(to: 3, 4)], isDiscrete: second)
    #expect(ends(of: sum) == [SIMD2(1, 2), SIMD2(3, 4)])
    #expect(sum.isDiscrete == (first || second))
  }

  @Test func `paths are interpolated vertex by vertex`() {
    let middle = ShapePath(paths: [line(to: 2, 4)]).interpolated(
      to: ShapePath(paths: [line(to: 6, 0)]), at: 0.25)
    #expect(ends(of: middle) == [SIMD2(3, 3)] && !middle.isDiscrete)
  }

  @Test(arguments: [(0, 1.0), (0.5, 1), (0.999, 1), (1, 6)])
  func `a discrete path jumps at the end`(_ fraction: Double, _ x: Double) {
    let start = ShapePath(paths: [line(to: 1, 0)], isDiscrete: true)
    #expect(
      ends(of: start.interpolated(to: ShapePath(paths: [line(to: 6, 0)]), at: fraction)) == [SIMD2(x, 0)])
  }

  @Test func `paths of another number jump at the end`() {
    let (one, two) = (ShapePath(paths: [line(to: 1, 0)]), ShapePath(paths: [line(to: 6, 0), line(to: 7, 0)]))
    #expect(one.interpolated(to: two, at: 0.9).paths.count == 1)
    #expect(one.interpolated(to: two, at: 1).paths.count == 2)
  }

  @Test func `a mapped path stays discrete, and counts its vertices`() {
    let mapped = ShapePath(paths: [line(to: 1, 0), line(to: 2, 0)], isDiscrete: true).map(\.reversed)
    #expect(mapped.isDiscrete && mapped.elementCount == 4 && ends(of: mapped) == [.zero, .zero])
  }
}
