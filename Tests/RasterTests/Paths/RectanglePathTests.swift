import TestSupport
import Testing

@testable import Raster

@Suite struct RectanglePathTests {
  /// Returns the same rectangle as a path with and without elements of its own.
  private func paths(_ random: inout SeededGenerator) -> (rectangle: Path, elements: Path) {
    func coordinate() -> Double {
      Int.random(in: 0..<40, using: &random) == 0
        ? [.nan, .infinity, -0.0].randomElement(using: &random)! : Double.random(in: -50...50, using: &random)
    }
    let (first, second) = (Point(coordinate(), coordinate()), Point(coordinate(), coordinate()))
    var elements = Path()
    elements.move(to: first)
    elements.addLine(to: Point(second.x, first.y))
    elements.addLine(to: second)
    elements.addLine(to: Point(first.x, second.y))
    elements.close()
    return (Path(rect: Box(min: first, max: second)), elements)
  }

  private func areSame(_ one: Path, _ other: Path) -> Bool {
    "\(Array(one.elements))" == "\(Array(other.elements))"
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a rectangle equals the path of its elements`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (rectangle, elements) = paths(&random)
    #expect(areSame(rectangle, elements) && "\(rectangle.points)" == "\(elements.points)")
    #expect(rectangle.verbs == elements.verbs && rectangle.hasRectangleVerbs && elements.hasRectangleVerbs)
    #expect(rectangle.verbCount == 5 && rectangle.pointCount == 4 && !rectangle.isEmpty)
    #expect("\(rectangle.currentPoint!)" == "\(elements.currentPoint!)")
    #expect("\(rectangle.controlBox)" == "\(elements.controlBox)")
    #expect(rectangle.isFinite == elements.isFinite && rectangle.deviceReach == 0)
    #expect("\(rectangle.quadrilateral!)" == "\(elements.quadrilateral!)")
    guard elements.isFinite else { return }
    #expect(rectangle == elements && elements == rectangle && rectangle == rectangle)
    #expect(rectangle.hashValue == elements.hashValue)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a rectangle can be changed, transformed and copied`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (first, second) = (paths(&random), paths(&random))
    let transform = Affine(a: 0.5, b: 2, c: -1, d: 0.25, tx: 3, ty: 4)
    let changes: [(inout Path, Path) -> Void] = [
      { path, _ in path.addLine(to: Point(1, 2)) }, { path, _ in path.close() },
      { path, _ in path.addQuad(control: Point(1, 2), end: Point(3, 4)) },
      { path, _ in path.move(to: Point(5, 6)) }, { path, other in path.append(other) },
      { path, other in path.append(other, transform: transform) },
      { path, _ in path.addRect(Box(min: .zero, max: Point(3, 4))) },
      { path, _ in path.reserveCapacity(verbs: 9, points: 9) },
      { path, _ in path = path.applying(transform) },
      { path, other in
        path = Path(
          [.init(outline: 0, transform: transform), .init(outline: 1, transform: .identity)],
          of: [path, other])
      },
    ]
    for (index, change) in changes.enumerated() {
      var (rectangle, elements) = (first.rectangle, first.elements)
      change(&rectangle, second.rectangle)
      change(&elements, second.elements)
      #expect(areSame(rectangle, elements), "change \(index)")
      #expect("\(rectangle.controlBox)" == "\(elements.controlBox)", "change \(index)")
    }
  }
}
