import TestSupport
import Testing

@testable import Raster

@Suite struct PathDashesTests {
  static let line = StrokerTests.line(Point(0, 0), Point(100, 0))

  /// Returns the starts and ends of the dashes of a horizontal line.
  static func dashes(_ lengths: [Double], phase: Double = 0) -> [[Double]] {
    var result: [[Double]] = []
    for element in line.dashed(lengths, phase: phase).elements {
      if case .move(let point) = element { result.append([point.x]) }
      if case .line(let end) = element { result[result.count - 1].append(end.x) }
    }
    return result
  }

  @Test func `dashes and gaps take turns`() {
    #expect(Self.dashes([30, 20]) == [[0, 30], [50, 80]])
    #expect(Self.dashes([30, 20, 10, 5]) == [[0, 30], [50, 60], [65, 95]])
  }

  @Test func `with an odd number of lengths dashes and gaps exchange roles`() {
    #expect(Self.dashes([40]) == [[0, 40], [80, 100]])
    #expect(Self.dashes([10, 20, 30]) == [[0, 10], [30, 60], [70, 90]])
  }

  @Test func `the phase is the offset into the pattern`() {
    #expect(Self.dashes([30, 20], phase: 10) == [[0, 20], [40, 70], [90, 100]])
    #expect(Self.dashes([30, 20], phase: -10) == [[10, 40], [60, 90]])
    #expect(Self.dashes([30, 20], phase: 510) == Self.dashes([30, 20], phase: 10))
    #expect(Self.dashes([30, 20], phase: .nan) == Self.dashes([30, 20]))
  }

  @Test(arguments: [[], [0], [0, 0], [-1, 5], [.nan], [5, .infinity], [1e-9, 1e-9]] as [[Double]])
  func `invalid patterns leave the line solid`(lengths: [Double]) {
    #expect(Self.line.dashed(lengths, phase: 0) == Self.line)
  }

  @Test func `a dash of length 0 keeps a direction for its caps`() {
    let dashes = Self.dashes([0, 40])
    #expect(dashes.map(\.[0]) == [0, 40, 80])
    #expect(dashes.allSatisfy { $0[1] > $0[0] && $0[1] < $0[0] + 1e-6 })
    let slanted = StrokerTests.line(Point(4, 4), Point(24, 24))
    let phase = 1000 - 10 * 2.0.squareRoot()
    let style = StrokeStyle(width: 8, cap: .square, dashes: [0, 1000], dashPhase: phase)
    let mask = Mask(stroking: slanted, style, within: StrokerTests.area)
    // A square on its tip around (14, 14).
    #expect(isClose(mask.area, 64, within: 0.3))
    #expect(mask[14, 10] == 255)
    #expect(mask[10, 10] == 0)
  }

  /// E6.
  @Test func `round dashes of length 0 include one at the start, wherever the pattern begins`() {
    func painted(_ style: StrokeStyle) -> [Bool] {
      let mask = Mask(stroking: Self.line, style, within: PixelRect(x: -5, y: -5, width: 110, height: 10))
      return [0, 15, 20, 60].map { mask[$0, 0] > 0 }
    }
    func style(_ cap: StrokeStyle.Cap, _ lengths: [Double], phase: Double) -> StrokeStyle {
      StrokeStyle(width: 6, cap: cap, dashes: lengths, dashPhase: phase)
    }
    #expect(painted(style(.round, [0, 40], phase: 20)) == [true, false, true, true])
    #expect(painted(style(.square, [0, 40], phase: 20)) == [false, false, true, true])
    #expect(painted(style(.butt, [0, 40], phase: 20)) == [false, false, false, false])
    #expect(painted(style(.round, [1, 40], phase: 21)) == [false, false, true, true])
    #expect(painted(style(.round, [0, 40], phase: 0)) == [true, false, false, false])
  }

  @Test func `every subpath restarts the pattern, and a closed one includes its last line`() {
    let path = Path(rect: Box(x: 0, y: 0, width: 10, height: 10))
    let dashed = path.dashed([25, 5], phase: 0)
    #expect(dashed.verbs == [.move, .line, .line, .line, .move, .line])
    #expect(dashed.points.last == Point(0, 0))
    #expect(path.dashed([50, 5], phase: 0) == path)
  }

  // SHP-7 counts these pixels.
  @Test func `dashes of 6 and 6 around a rectangle paint 288 pixels`() {
    let style = StrokeStyle(width: 4, dashes: [6, 6])
    let mask = Mask(
      stroking: Path(rect: Box(x: 10, y: 10, width: 40, height: 30)), style,
      within: PixelRect(x: 0, y: 0, width: 60, height: 50))
    #expect(mask.coverage.filter { $0 == 255 }.count == 288)
    #expect(mask.coverage.filter { $0 > 0 }.count == 288)
  }

  @Test func `lengths follow curves`() {
    var circle = Path()
    circle.addEllipse(in: Box(x: -10, y: -10, width: 20, height: 20))
    let dashed = circle.dashed([7, 3], phase: 2)
    #expect(isClose(dashed.length, circle.length * 0.7, within: 3))
    let lengths = PathMeasure(dashed).subpaths.map(\.length)
    #expect(isClose(lengths[0], 5, within: 1e-6))
    #expect(lengths.dropFirst().dropLast().allSatisfy { isClose($0, 7, within: 1e-6) })
  }

  @Test func `dashes across many segments are those of one line`() {
    let long = Path(polyline: (0...4000).map { Point(Double($0), 0) }).dashed([1.5, 0.5], phase: 0.25)
    let line = Path(polyline: [.zero, Point(4000, 0)]).dashed([1.5, 0.5], phase: 0.25)
    func starts(_ path: Path) -> [Double] {
      path.elements.compactMap { if case .move(let point) = $0 { point.x } else { nil } }
    }
    #expect(starts(line).count == 2001)
    let areAlike = isClose(starts(long), starts(line), within: 1e-9)
    #expect(areAlike)
  }
}

extension Path {
  fileprivate init(polyline points: [Point]) {
    self.init()
    move(to: points[0])
    for point in points.dropFirst() { addLine(to: point) }
  }
}
