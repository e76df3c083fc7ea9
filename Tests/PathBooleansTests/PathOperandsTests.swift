import Raster
import Testing

@testable import PathBooleans

@Suite struct PathOperandsTests {
  private static func operands(_ box: Box, _ other: Path = Path()) -> PathOperands {
    PathOperands(Path(rect: box), as: .area(.first), other, as: .area(.second))
  }

  // The tolerance is 2⁻⁴⁰ of the extent, or 2⁻⁴⁶ of the largest coordinate, whichever is larger.
  @Test(
    arguments: [
      (Box(x: 0, y: 0, width: 3, height: 1), 0.5, 1.5 * 0x1p-40),
      (Box(x: 0, y: 0, width: 1, height: 3), 0.5, 1.5 * 0x1p-40),
      (Box(x: -6, y: -2, width: 1, height: 4), 0.25, 0x1p-40),
      (Box(x: -2, y: -6, width: 4, height: 1), 0.25, 0x1p-40),
      (Box(x: 0, y: 0, width: 1, height: 1), 1, 0x1p-40),
      (Box(x: 0, y: 0, width: 0.75, height: 0.5), 2, 1.5 * 0x1p-40),
      (Box(x: 1024, y: 0, width: 1, height: 1), 0x1p-10, 1025 * 0x1p-56),
      (Box(x: 0, y: -2, width: 0, height: 0), 0.5, 0x1p-46), (Box(x: 0, y: 0, width: 0, height: 0), 1, 0),
      (Box(x: 0, y: 0, width: 0x1p-1010, height: 0x1p-1010), 0x1p1000, 0x1p-50),
    ] as [(Box, Double, Double)])
  func `the largest coordinate is scaled to between 1 and 2 by a power of two`(
    box: Box, factor: Double, tolerance: Double
  ) {
    let operands = Self.operands(box)
    #expect(operands.factor == factor && operands.tolerance == tolerance)
    for source in operands.sources {
      #expect(operands.original(source.curve.start) == source.curve.start / factor)
    }
  }

  @Test func `areas are closed, lines aren't, and subpaths are counted over both paths`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(1, 0))
    path.addLine(to: Point(1, 0))
    path.addQuad(control: Point(1, 1), end: Point(0, 1))
    path.move(to: Point(0, 1.5))
    path.addLine(to: Point(1, 1.5))
    path.close()
    path.addLine(to: Point(1, 1))
    let other = Path(rect: Box(x: 0, y: 0, width: 1, height: 1))
    for (role, counts) in [(PathOperands.Role.area(.first), [3, 2, 2]), (.lines, [2, 2, 1])] {
      let sources = PathOperands(path, as: role, other, as: .area(.second)).sources
      let own = sources.filter { $0.role == role }
      let subpaths = Set(own.map(\.subpath)).sorted()
      #expect(subpaths.map { subpath in own.count { $0.subpath == subpath } } == counts)
      #expect(own.count { !$0.curve.isLine } == 1)
      let others = sources.filter { $0.role == .area(.second) }
      #expect(others.count == 4 && Set(others.map(\.subpath)).isDisjoint(with: subpaths))
      #expect(
        sources.map(\.role.change).allSatisfy { $0 == .zero || $0 == Windings(1, 0) || $0 == Windings(0, 1) })
    }
    let reversed = PathOperands(Path(), as: .area(.first), other, as: .area(.second))
    #expect(reversed.sources.map(\.role.change) == Array(repeating: Windings(0, 1), count: 4))
  }

  @Test func `curves keep their shape, and nearly straight ones become lines`() {
    var path = Path()
    path.move(to: .zero)
    path.addCubic(control1: Point(0.5, 1), control2: Point(1, 1), end: Point(1.5, 0))
    path.addCubic(control1: Point(1.5, 0x1p-46), control2: Point(1.5, 0.5), end: Point(1.5, 1))
    path.addCubic(control1: Point(1, 1 + 0x1p-40), control2: Point(0.5, 1), end: Point(0, 1))
    let curves = PathOperands(path, as: .lines, Path(), as: .area(.second)).sources.map(\.curve)
    #expect(curves.map(\.isLine) == [false, true, false])
    #expect(curves[0] == Cubic(.zero, Point(0.5, 1), Point(1, 1), Point(1.5, 0)))
  }

  @Test func `coordinates that overflow when they are restored are clamped`() {
    let operands = Self.operands(Box(x: 0, y: 0, width: 1.5e308, height: 1))
    let limit = Double.greatestFiniteMagnitude
    #expect(operands.original(Point(4, -4)) == Point(limit, -limit))
    let line = operands.element(Cubic(.zero, Point(operands.factor * 4, 0)))
    let cubic = operands.element(
      Cubic(.zero, .zero, Point(0, operands.factor), Point(operands.factor * 4, 0)))
    #expect(
      line == .line(Point(4, 0)) && cubic == .cubic(control1: .zero, control2: Point(0, 1), end: Point(4, 0)))
  }

  @Test(
    arguments: zip(
      PathOperation.allCases,
      [
        [false, true, true, true], [false, false, false, true],
        [false, true, false, false], [false, true, true, false],
      ]))
  func `an operation decides by the winding numbers of both areas`(
    _ operation: PathOperation, results: [Bool]
  ) {
    let windings = [Windings(0, 0), Windings(1, 0), Windings(0, 1), Windings(1, 1)]
    for rule in [FillRule.nonZero, .evenOdd] {
      let membership = Membership(operation: operation, rule: rule)
      #expect(windings.map(membership.contains) == results)
    }
    let twice = windings.map { $0 &* 2 }
    #expect(twice.map(Membership(operation: operation, rule: .nonZero).contains) == results)
    #expect(!twice.contains(where: Membership(operation: operation, rule: .evenOdd).contains))
  }
}
