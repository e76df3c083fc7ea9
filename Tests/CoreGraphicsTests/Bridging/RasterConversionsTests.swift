import CoreGraphics
import Raster
import Testing

@Suite struct RasterConversionsTests {
  @Test func `points, boxes and transforms survive a round trip`() {
    let point = CGPoint(x: 1.5, y: -2)
    #expect(CGPoint(Point(point)) == point)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect(Box(rect)) == rect)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGAffineTransform(Affine(transform)) == transform)
  }

  @Test func `the null rectangle becomes empty, and negative sizes are standardized`() {
    #expect(Box(.null) == .empty)
    #expect(CGRect(Box.empty).isNull)
    #expect(Box(CGRect(x: 3, y: 4, width: -2, height: -3)) == Box(x: 1, y: 1, width: 2, height: 3))
    #expect(CGRect(Box(min: Point(.nan, 0), max: Point(1, 1))).isNull)
    #expect(CGRect(Box(min: Point(2, 2), max: Point(2, 2))) == CGRect(x: 2, y: 2, width: 0, height: 0))
  }

  @Test func `a converted transform maps points as the original does`() {
    let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 0.5)
    let point = CGPoint(x: 7, y: -5)
    #expect(CGPoint(Affine(transform).apply(Point(point))) == point.applying(transform))
    let other = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(
      CGAffineTransform(Affine(transform).concatenating(Affine(other))) == transform.concatenating(other))
  }
}
