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

  // MARK: - Handles

  private func curve(_ out: SIMD2<Double>, _ into: SIMD2<Double>, to end: SIMD2<Double>) -> MotionPath {
    var path = MotionPath()
    path.move(to: .zero)
    path.addCubic(control1: out, control2: end + into, to: end)
    return path
  }

  /// The handles of a path's first curve, relative to their vertices.
  private func firstHandles(_ path: MotionPath) -> (out: SIMD2<Double>, into: SIMD2<Double>)? {
    guard path.elements.count == 2, case .move(let start) = path.elements[0],
      case .cubic(let control1, let control2, let end) = path.elements[1]
    else { return nil }
    return (control1 - start, control2 - end)
  }

  /// E2.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func `handles turn the shorter way about their vertices while their lengths change linearly`(_ seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    func vector(_ angle: Double, _ length: Double) -> SIMD2<Double> {
      SIMD2(Elementary.cos(angle), Elementary.sin(angle)) * length
    }
    let angles = (0..<2).map { _ in random.double(in: -4...4) }
    let turns = (0..<2).map { _ in random.double(in: -3.1...3.1) }
    let lengths = (0..<4).map { _ in random.double(in: 0.01...9) }
    let first = curve(vector(angles[0], lengths[0]), vector(angles[1], lengths[1]), to: SIMD2(10, 0))
    let second = curve(
      vector(angles[0] + turns[0], lengths[2]), vector(angles[1] + turns[1], lengths[3]), to: SIMD2(0, 30))
    for fraction in [0.25, 0.5, 0.9, 1.2] {
      let path = first.interpolated(to: second, at: fraction)
      #expect(path.elements[1].points[2] == SIMD2(10, 0).interpolated(to: SIMD2(0, 30), at: fraction))
      let handles = try #require(firstHandles(path))
      for (index, handle) in [handles.out, handles.into].enumerated() {
        let expected = vector(
          angles[index] + turns[index] * fraction,
          lengths[index].interpolated(to: lengths[index + 2], at: fraction))
        #expect(isClose([handle.x, handle.y], [expected.x, expected.y], within: 1e-9), "seed \(seed)")
      }
    }
    #expect(first.interpolated(to: second, at: 0) == first && first.interpolated(to: second, at: 1) == second)
  }

  /// E2.
  @Test func `a handle of length 0 goes straight, and a line morphs as a curve with such handles`() throws {
    let bent = curve(SIMD2(0, 8), SIMD2(4, 0), to: SIMD2(10, 0))
    let flat = curve(.zero, .zero, to: SIMD2(20, 0))
    var line = MotionPath()
    line.move(to: .zero)
    line.addLine(to: SIMD2(20, 0))
    for other in [flat, line] {
      for path in [bent.interpolated(to: other, at: 0.75), other.interpolated(to: bent, at: 0.25)] {
        let handles = try #require(firstHandles(path))
        #expect(handles.out == SIMD2(0, 2) && handles.into == SIMD2(1, 0))
      }
    }
    #expect(line.interpolated(to: line, at: 0.5) == line)
  }
}
