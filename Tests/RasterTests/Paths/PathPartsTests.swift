import TestSupport
import Testing

@testable import Raster

@Suite struct PathPartsTests {
  /// Returns a path of up to nine copies of up to three outlines, and the same path made element by element.
  private func paths(_ random: inout SeededGenerator) -> (parts: Path, elements: Path) {
    let box = Box(x: -4, y: -4, width: 9, height: 9)
    let outlines = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Int.random(in: 0..<5, using: &random) == 0 ? Path() : random.path(in: box)
    }
    let placements = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      PathParts.Placement(
        outline: Int.random(in: 0..<outlines.count, using: &random),
        transform: Bool.random(using: &random) ? .translation(3, -2) : random.affine())
    }
    var elements = Path()
    for placement in placements {
      elements.append(outlines[placement.outline], transform: placement.transform)
    }
    return (Path(placements, of: outlines), elements)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a path of parts equals the path of their elements`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (parts, elements) = paths(&random)
    #expect(parts == elements && elements == parts && parts.hashValue == elements.hashValue)
    #expect(parts.verbs == elements.verbs && parts.points == elements.points)
    #expect(parts.verbCount == elements.verbs.count && parts.pointCount == elements.points.count)
    #expect(parts.isEmpty == elements.isEmpty)
    #expect(parts.currentPoint == elements.currentPoint)
    #expect(Array(parts.elements) == Array(elements.elements))
    #expect(parts.controlBox == elements.controlBox && parts.isFinite == elements.isFinite)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a path of parts can be changed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (parts, elements) = paths(&random)
    let changes: [(inout Path) -> Void] = [
      { $0.move(to: Point(1, 2)) }, { $0.addLine(to: Point(1, 2)) }, { $0.close() },
      { $0.addQuad(control: Point(1, 2), end: Point(3, 4)) },
      { $0.append(elements, transform: .scale(2, 2)) },
      { $0.addCubic(control1: Point(1, 2), control2: Point(3, 4), end: Point(5, 6)) },
      { $0.reserveCapacity(verbs: 9, points: 9) }, { $0.append(parts) },
    ]
    for change in changes {
      var (changed, expected) = (parts, elements)
      change(&changed)
      change(&expected)
      #expect(changed == expected)
    }
    #expect(parts == elements)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `paths of other parts are different`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (first, second) = (paths(&random), paths(&random))
    #expect((first.parts == second.parts) == (first.elements == second.elements))
    var outline = random.path(in: Box(x: 0, y: 0, width: 9, height: 9))
    outline.addLine(to: Point(1, 1))
    let placement = PathParts.Placement(outline: 0, transform: .scale(2, 2))
    let path = Path([placement], of: [outline])
    #expect(path == Path([placement], of: [outline]))
    #expect(path != Path([PathParts.Placement(outline: 0, transform: .scale(2, 3))], of: [outline]))
    #expect(
      path
        == Path([PathParts.Placement(outline: 0, transform: .identity)], of: [outline.applying(.scale(2, 2))])
    )
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a transform moves each point`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (parts, elements) = paths(&random)
    let transform = random.affine()
    let (moved, expected) = (parts.applying(transform), elements.applying(transform))
    #expect(moved.verbs == expected.verbs)
    #expect(
      zip(moved.points, expected.points).allSatisfy { abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9 })
  }

  @Test func `a path is identified by its memory`() {
    var outline = Path()
    outline.addRect(Box(x: 0, y: 0, width: 1, height: 1))
    let placement = PathParts.Placement(outline: 0, transform: .identity)
    let (one, other) = (Path([placement], of: [outline]), Path([placement], of: [outline]))
    let copy = one
    #expect(one.memory == copy.memory && one.memory != other.memory && outline.memory != one.memory)
  }
}
