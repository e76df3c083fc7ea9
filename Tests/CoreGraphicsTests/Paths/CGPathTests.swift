import CoreGraphics
import Testing

@Suite struct CGPathTests {
  @Test func `a rectangle starts at its minimum corner and first runs along x`() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(path.recorded == [.move(1, 2), .line(4, 2), .line(4, 6), .line(1, 6), .close])
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `a shape is transformed by the transform behind a pointer`() {
    var transform = CGAffineTransform(translationX: 10, y: 20)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &transform)
    #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 1, height: 1))
  }

  @Test func `an ellipse touches its rectangle at the middle of each side`() {
    let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20), transform: nil)
    let ends = path.recorded.filter { $0.type == .addCurveToPoint }.map { $0.points[2] }
    #expect(
      ends == [CGPoint(x: 30, y: 40), CGPoint(x: 10, y: 30), CGPoint(x: 30, y: 20), CGPoint(x: 50, y: 30)])
    #expect(path.recorded.first == .move(50, 30))
    #expect(path.recorded.last == .close)
  }

  @Test func `a rounded rectangle has four lines and four corners`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10, transform: nil)
    #expect(path.recorded.filter { $0.type == .addCurveToPoint }.count == 4)
    #expect(path.boundingBox == rect)
    #expect(path.recorded.contains { $0.points.last == CGPoint(x: 20, y: 0) })
    #expect(path.recorded.contains { $0.points.last == CGPoint(x: 100, y: 40) })
  }

  @Test func `corner radii are limited to half the sides, and negative ones are 0`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let capsule = CGPath(roundedRect: rect, cornerWidth: 1000, cornerHeight: 1000, transform: nil)
    #expect(capsule == CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 5, transform: nil))
    let square = CGPath(roundedRect: rect, cornerWidth: -1, cornerHeight: 5, transform: nil)
    #expect(square == CGPath(rect: rect, transform: nil))
  }

  @Test func `paths are equal if their elements are`() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
    let built = CGMutablePath()
    built.move(to: .zero)
    built.addLine(to: CGPoint(x: 2, y: 0))
    built.addLine(to: CGPoint(x: 2, y: 1))
    built.addLine(to: CGPoint(x: 0, y: 1))
    built.closeSubpath()
    #expect(built == CGPath(rect: rect, transform: nil))
    #expect(built.hashValue == CGPath(rect: rect, transform: nil).hashValue)
    #expect(built != CGPath(ellipseIn: rect, transform: nil))
    built.addLine(to: CGPoint(x: 5, y: 5))
    #expect(built != CGPath(rect: rect, transform: nil))
  }

  @Test func `a copy doesn't change with its original`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())
    path.addLine(to: CGPoint(x: 9, y: 9))
    mutable.addLine(to: CGPoint(x: -9, y: -9))
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.boundingBox.maxX == 9)
    #expect(mutable.boundingBox.minX == -9)
  }

  @Test func `a transformed copy maps every point`() throws {
    var scale = CGAffineTransform(scaleX: 2, y: 3)
    let path = CGPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1), transform: nil)
    #expect(try #require(path.copy(using: &scale)).boundingBox == CGRect(x: 2, y: 3, width: 2, height: 3))
    #expect(path.copy(using: nil) == path)
    let mutable = try #require(path.mutableCopy(using: &scale))
    #expect(mutable.currentPoint == CGPoint(x: 2, y: 3))
  }

  @Test func `an empty path has a null box and begins at the origin`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.currentPoint == .zero)
    #expect(path.recorded.isEmpty)
  }

  @Test func `a path recognizes that it is a rectangle`() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    var turned = CGAffineTransform(rotationAngle: 1)
    #expect(!CGPath(rect: rect, transform: &turned).isRect(nil))
    let open = CGMutablePath()
    open.addLines(between: [.zero, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 0)])
    #expect(!open.isRect(nil))
    open.addLine(to: .zero)
    #expect(open.isRect(&found))
    #expect(found == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func `an applier receives its info and each element`() {
    final class Count { var value = 0 }
    let count = Count()
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    path.apply(info: Unmanaged.passUnretained(count).toOpaque()) { info, element in
      guard let info else { return }
      if element.pointee.type == .addLineToPoint {
        Unmanaged<Count>.fromOpaque(info).takeUnretainedValue().value += 1
      }
    }
    #expect(count.value == 3)
  }

  @Test(arguments: [
    CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
  ])
  func `a non-finite rectangle yields an empty path`(_ rect: CGRect) {
    #expect(CGPath(rect: rect, transform: nil).isEmpty)
    #expect(CGPath(ellipseIn: rect, transform: nil).isEmpty)
    #expect(CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil).isEmpty)
  }

  @Test func `the infinite rectangle and NaN radii are harmless`() {
    #expect(!CGPath(rect: .infinite, transform: nil).isEmpty)
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let path = CGPath(roundedRect: rect, cornerWidth: .nan, cornerHeight: .infinity, transform: nil)
    #expect(path.isEmpty || path.boundingBox == rect)
  }

  @Test func `a mutable path has the type ID of paths`() {
    #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID)
    #expect(CFGetTypeID(NSString()) != CGPath.typeID)
    #expect(CFGetTypeID(nil) == 0)
  }
}
