import Raster
import Testing

@testable import PathBooleans

/// The longer side is 512 units, so that a cell is a unit.
@Suite struct GridAreaTests {
  private static let none = Arrangement.Limit(pairs: 0, contacts: 0)

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(rect: Box(x: x, y: y, width: width, height: height))
  }

  private static func corners(_ path: Path) -> [Path.Element] { Array(path.elements) }

  private static func polygon(_ points: Point...) -> [Path.Element] {
    [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
  }

  @Test func `a cell belongs to the area if its center does`() {
    // Centers are at halves: those from 100.5 to 150.5, and from 8.5 to 20.5 exactly.
    let ring = Self.rect(0, 0, 512, 64).combined(
      .subtraction, with: Self.rect(100.4, 8.5, 50.2, 12), rule: .evenOdd, limit: Self.none)
    #expect(
      Self.corners(ring)
        == Self.polygon(.zero, Point(512, 0), Point(512, 64), Point(0, 64))
        + Self.polygon(Point(100, 20), Point(151, 20), Point(151, 8), Point(100, 8)))
  }

  @Test func `cells that touch only at a corner stay separate`() {
    let pair = Self.rect(0, 0, 256, 256).combined(
      .union, with: Self.rect(256, 256, 256, 256), rule: .nonZero, limit: Self.none)
    #expect(
      Self.corners(pair)
        == Self.polygon(.zero, Point(256, 0), Point(256, 256), Point(0, 256))
        + Self.polygon(Point(256, 256), Point(512, 256), Point(512, 512), Point(256, 512)))
  }

  @Test func `a tall area beside the origin keeps its place`() {
    let tall = Self.rect(-30, 1000, 16, 512).combined(.union, with: Path(), rule: .evenOdd, limit: Self.none)
    #expect(
      Self.corners(tall)
        == Self.polygon(Point(-30, 1000), Point(-14, 1000), Point(-14, 1512), Point(-30, 1512)))
  }

  @Test func `curves are divided into sixteen chords`() {
    var disc = Path()
    disc.addEllipse(in: Box(x: 0, y: 0, width: 512, height: 512))
    let cells = disc.combined(.union, with: Path(), rule: .nonZero, limit: Self.none)
    // A polygon of 64 nearly equal chords with radius 256: n/2 · r² · sin(2π/n).
    let area = 32 * 256.0 * 256 * 0.09801714
    #expect(abs(cells.area - area) < 200)
  }

  @Test func `the midpoints of sixteenths of lines decide whether they are inside`() {
    var line = Path()
    line.move(to: Point(0, 32))
    line.addLine(to: Point(512, 32))
    // The sixteenths are 32 long, with midpoints at 16, 48, 80, …
    let area = Self.rect(48, 0, 65, 64)
    let inside = line.lines(inside: true, area, rule: .nonZero, limit: Self.none)
    #expect(
      Self.corners(inside) == [
        .move(Point(32, 32)), .line(Point(64, 32)), .line(Point(96, 32)), .line(Point(128, 32)),
      ])
    let outside = line.lines(inside: false, area, rule: .nonZero, limit: Self.none)
    #expect(outside.length == 512 - 96 && outside.verbs.count { $0 == .move } == 2)
    #expect(Self.corners(outside).first == .move(Point(0, 32)) && outside.currentPoint == Point(512, 32))
  }
}

extension Path {
  /// The signed area of a path of lines, by the shoelace formula.
  fileprivate var area: Double {
    var (sum, start, current) = (0.0, Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        sum += current.cross(point)
        current = point
      default: sum += current.cross(start)
      }
    }
    return sum / 2
  }
}
