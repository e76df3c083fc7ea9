import TestSupport

@testable import Raster

extension SeededGenerator {
  /// Returns a point that is sometimes at whole pixels, or on the side of the area.
  mutating func point(in box: Box) -> Point {
    let point = Point(double(in: box.min.x...box.max.x), double(in: box.min.y...box.max.y))
    switch Int.random(in: 0..<6, using: &self) {
    case 0: return Point(point.x.rounded(), point.y.rounded())
    case 1: return Point(point.x, box.min.y)
    default: return point
    }
  }

  /// Returns a path of lines and curves in and around the box, with coincident points among them.
  mutating func path(in box: Box, elementCount: Int = 8) -> Path {
    var path = Path()
    path.move(to: point(in: box))
    for _ in 0..<elementCount {
      switch Int.random(in: 0..<10, using: &self) {
      case 0: path.move(to: point(in: box))
      case 1: path.close()
      case 2: path.addQuad(control: point(in: box), end: point(in: box))
      case 3, 4: path.addCubic(control1: point(in: box), control2: point(in: box), end: point(in: box))
      case 5: path.addLine(to: path.currentPoint ?? .zero)
      default: path.addLine(to: point(in: box))
      }
    }
    return path
  }

  mutating func affine() -> Affine {
    Affine(
      a: double(in: -2...2), b: double(in: -2...2), c: double(in: -2...2), d: double(in: -2...2),
      tx: double(in: -9...9), ty: double(in: -9...9))
  }

  /// Returns a premultiplied pixel whose components lean toward the ends of the range.
  mutating func pixel() -> UInt32 {
    let extremes: [Double] = [0, 1, 0.5]
    func component() -> Double {
      Bool.random(using: &self) ? double(in: 0...1) : extremes.randomElement(using: &self)!
    }
    return Color(red: component(), green: component(), blue: component(), alpha: component()).pixel
  }
}
