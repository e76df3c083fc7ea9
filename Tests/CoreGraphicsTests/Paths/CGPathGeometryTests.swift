import CoreGraphics
import TestSupport
import Testing

@Suite struct CGPathGeometryTests {
  static let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

  @Test func `the path's bounding box excludes control points outside of the path`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 4))
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func `an ellipse's bounding box is its rectangle`() {
    let rect = CGRect(x: -3, y: 2, width: 7, height: 5)
    let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
    for (a, b) in [
      (box.minX, rect.minX), (box.maxX, rect.maxX), (box.minY, rect.minY), (box.maxY, rect.maxY),
    ] {
      #expect(isClose(a, b, within: 1e-12))
    }
  }

  @Test func `a point is inside by the winding rule or the even-odd rule`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
    #expect(!CGMutablePath().contains(.zero))
  }

  @Test func `a containment test applies its transform to the point`() {
    let move = CGAffineTransform(translationX: 100, y: 0)
    #expect(!Self.square.contains(CGPoint(x: 5, y: 5), transform: move))
    #expect(Self.square.contains(CGPoint(x: -95, y: 5), transform: move))
  }

  @Test func `the outline of a stroked line is a rectangle of the line's width`() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    func box(_ cap: CGLineCap) -> CGRect {
      line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
    }
    #expect(box(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(box(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
    #expect(isClose(box(.round).minX, -2, within: 0.03))
  }

  @Test func `a stroked square has mitered corners and a hole`() {
    let outline = Self.square.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(outline.boundingBoxOfPath == CGRect(x: -2, y: -1, width: 24, height: 12))
    #expect(!outline.contains(CGPoint(x: 10, y: 5)))
    #expect(outline.contains(CGPoint(x: 0.5, y: 5)))
  }

  @Test func `a dashed path consists of its dashes`() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashed = line.copy(dashingWithPhase: 1, lengths: [4, 2])
    #expect(dashed.recorded == [.move(0, 0), .line(3, 0), .move(5, 0), .line(9, 0)])
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1])
  func `a line width that isn't positive and finite yields no outline`(width: CGFloat) {
    #expect(
      Self.square.copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .bevel, miterLimit: .nan).isEmpty)
    #expect(Self.square.copy(dashingWithPhase: width, lengths: [width]).boundingBox.width == 10)
  }
}
