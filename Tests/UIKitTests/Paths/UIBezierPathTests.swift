import Testing
import UIKit

struct UIBezierPathTests {
  private func names(_ path: UIBezierPath) -> String { PathElement.elements(of: path).map(\.name).joined() }

  /// A closed subpath with all kinds of segments, and an open line.
  private var sample: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 3))
    path.addQuadCurve(to: CGPoint(x: 8, y: 9), controlPoint: CGPoint(x: 12, y: 6))
    path.addCurve(
      to: CGPoint(x: 2, y: 8), controlPoint1: CGPoint(x: 6, y: 12), controlPoint2: CGPoint(x: 4, y: 5))
    path.close()
    path.move(to: CGPoint(x: 20, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 5))
    return path
  }

  @Test func `a new path is empty and has the documented attributes`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
    #expect((path.lineWidth, path.miterLimit, path.flatness) == (1, 10, 0.6))
    #expect((path.lineCapStyle, path.lineJoinStyle, path.usesEvenOddFillRule) == (.butt, .miter, false))
  }

  @Test func `a clockwise arc runs clockwise where y points down`() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.currentPoint.x) < 1e-12 && abs(arc.currentPoint.y - 10) < 1e-12)
    #expect(arc.contains(CGPoint(x: 6, y: 6)))
    let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(rest.contains(CGPoint(x: -6, y: -6)))
  }

  @Test func `shapes are closed and touch their rectangles`() {
    let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
    #expect(names(UIBezierPath(rect: rect)) == "MLLLZ")
    #expect(names(UIBezierPath(ovalIn: rect)) == "MCCCCZ")
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    #expect(!UIBezierPath(ovalIn: rect).contains(CGPoint(x: 3.5, y: 4.5)))
  }

  @Test func `reversing twice results in the same path, and reversing keeps the inside`() {
    let reversed = sample.reversing()
    #expect(names(reversed) == "MLMCQLZ")
    #expect(reversed.reversing() == sample)
    #expect(reversed.bounds == sample.bounds)
    for x in 0..<14 {
      for y in 0..<14 {
        let point = CGPoint(x: Double(x) + 0.3, y: Double(y) + 0.4)
        #expect(reversed.contains(point) == sample.contains(point), "\(point)")
      }
    }
  }

  @Test func `a hole appears if the inner path is reversed or the even-odd rule applies`() {
    let outer = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4))
    let full = outer.copy() as! UIBezierPath
    full.append(inner)
    #expect(full.contains(CGPoint(x: 5, y: 5)))
    full.usesEvenOddFillRule = true
    #expect(!full.contains(CGPoint(x: 5, y: 5)))
    outer.append(inner.reversing())
    #expect(!outer.contains(CGPoint(x: 5, y: 5)) && outer.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `copies and Core Graphics paths don't change with the original`() {
    let path = sample
    let (copy, cgPath) = (path.copy() as! UIBezierPath, path.cgPath)
    #expect(copy == path && copy.hash == path.hash)
    path.addLine(to: .zero)
    path.lineWidth = 4
    #expect(copy == sample && cgPath == sample.cgPath && path != copy)
    path.removeAllPoints()
    #expect(path.isEmpty)
    path.cgPath = cgPath
    #expect(path.cgPath == cgPath)
  }

  @Test func `transforming moves every point`() {
    let path = sample
    path.apply(CGAffineTransform(translationX: 5, y: -1))
    #expect(path.currentPoint == CGPoint(x: 35, y: 4))
    path.apply(CGAffineTransform(translationX: -5, y: 1))
    #expect(path.cgPath == sample.cgPath)
  }

  @Test func `dashes keep their values`() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0, 0], 0, 0)
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1] && count == 3 && phase == 1.5)
    path.setLineDash(nil, count: 7, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func `a path survives archiving`() throws {
    let path = sample
    path.lineWidth = 3
    path.lineJoinStyle = .round
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2], count: 2, phase: 1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data) == path)
  }
}
