import CoreGraphics
import Testing

@Suite struct CGMutablePathTests {
  @Test func `elements keep their order and points`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
    let points = path.recorded.flatMap { $0.points }
    #expect(points.map(\.x) == [1, 3, 5, 7, 9, 11, 13])
    #expect(
      path.recorded.map(\.type) == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `a transform applies to the elements that are added with it`() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let path = CGMutablePath()
    path.move(to: .zero, transform: move)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: move)
    #expect(path.recorded.prefix(3) == [.move(10, 0), .line(1, 1), .move(10, 0)])
  }

  @Test func `lines between points begin a subpath`() {
    let path = CGMutablePath()
    path.addLines(between: [])
    #expect(path.isEmpty)
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1)])
    path.addLines(between: [CGPoint(x: 3, y: 3)])
    #expect(path.recorded == [.move(1, 1), .line(2, 1), .move(3, 3)])
  }

  @Test func `a path that is added to another keeps its subpaths`() {
    let dot = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let path = CGMutablePath()
    path.addPath(dot)
    path.addPath(dot, transform: CGAffineTransform(translationX: 5, y: 0))
    path.addPath(path)
    #expect(path.recorded.filter { $0 == .close }.count == 4)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 6, height: 1))
    let rects = CGMutablePath()
    rects.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 0, width: 1, height: 1)])
    #expect(rects.boundingBox == path.boundingBox)
  }

  @Test func `a segment needs a current point`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(tangent1End: CGPoint(x: 1, y: 0), tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func `an element that isn't finite is ignored`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    path.addQuadCurve(to: .zero, control: CGPoint(x: CGFloat.infinity, y: 0))
    path.addLine(to: CGPoint(x: 2, y: 2), transform: CGAffineTransform(scaleX: .nan, y: 1))
    path.addRect(CGRect(x: 0, y: 0, width: 1e308, height: 1), transform: CGAffineTransform(scaleX: 1e9, y: 1))
    #expect(path.recorded == [.move(1, 1)])
  }
}
