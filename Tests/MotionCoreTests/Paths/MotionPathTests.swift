import TestSupport
import Testing

@testable import MotionCore

@Suite struct MotionPathTests {
  private func triangle(_ size: Double) -> MotionPath {
    var path = MotionPath()
    path.move(to: .zero)
    path.addLine(to: SIMD2(size, 0))
    path.addQuad(control: SIMD2(size, size), to: SIMD2(0, size))
    path.addCubic(control1: SIMD2(-size, size), control2: SIMD2(-size, 0), to: SIMD2(-1, 0))
    path.close()
    return path
  }

  @Test
  func `a segment without a subpath is ignored, and a line after a close begins at the start of the subpath`()
  {
    var path = MotionPath()
    path.addLine(to: SIMD2(1, 1))
    path.close()
    #expect(path.elements.isEmpty)
    path.move(to: SIMD2(2, 2))
    path.addLine(to: SIMD2(3, 2))
    path.close()
    path.close()
    path.addLine(to: SIMD2(4, 4))
    #expect(
      path.elements == [
        .move(SIMD2(2, 2)), .line(SIMD2(3, 2)), .close, .move(SIMD2(2, 2)), .line(SIMD2(4, 4)),
      ])
  }

  @Test func `a path with coordinates that aren't finite is refused`() async {
    #expect(MotionPath([.move(.zero), .line(SIMD2(1, 2))]) != nil)
    for number in [Double.nan, .infinity, -1e101] {
      #expect(MotionPath([.move(.zero), .line(SIMD2(1, number))]) == nil)
      #expect(MotionPath([.move(.zero), .quad(control: SIMD2(number, 0), end: .zero)]) == nil)
    }
    await #expect(processExitsWith: .failure) {
      var path = MotionPath()
      path.move(to: SIMD2(0, .nan))
    }
  }

  /// S88.
  @Test func `paths of equal structure are interpolated point by point, and other ones switch at one half`() {
    #expect(triangle(2).interpolated(to: triangle(6), at: 0.5) == triangle(4))
    #expect(triangle(2).interpolated(to: triangle(6), at: 0) == triangle(2))
    #expect(triangle(2).interpolated(to: triangle(6), at: 1) == triangle(6))
    #expect(triangle(2).interpolated(to: triangle(6), at: 2) == triangle(10))
    var line = MotionPath()
    line.move(to: .zero)
    line.addLine(to: SIMD2(1, 0))
    var curve = MotionPath()
    curve.move(to: .zero)
    curve.addQuad(control: .zero, to: SIMD2(1, 0))
    for other in [triangle(1), curve] {
      #expect(line.interpolated(to: other, at: 0.49) == line)
      #expect(line.interpolated(to: other, at: 0.5) == other)
    }
    #expect(triangle(1).interpolated(to: triangle(1e90), at: 1e90) == triangle(1e90))
  }
}
