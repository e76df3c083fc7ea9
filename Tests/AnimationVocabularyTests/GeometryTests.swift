import AnimationVocabulary
import QuartzCore
import TestSupport
import Testing

@Suite struct GeometryTests {
  @Test func `S203: points are added, scaled and measured`() {
    let (a, b) = (CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 6))
    #expect(a + b == CGPoint(x: 5, y: 8) && b - a == CGPoint(x: 3, y: 4))
    #expect(a * 3 == CGPoint(x: 3, y: 6) && b / 2 == CGPoint(x: 2, y: 3))
    #expect(a.distance(to: b) == 5 && a.distance(to: a) == 0)
    #expect(CGPoint.zero.angle(to: CGPoint(x: 0, y: 2)) == .pi / 2)
    #expect(CGPoint.zero.angle(to: .zero) == 0)
    #expect(b - a * 2 == CGPoint(x: 2, y: 2) && (b / 4).x == 1)
    #expect(isClose(a.angle(to: CGPoint(x: 2, y: 1)), -.pi / 4, within: 1e-12))
  }

  @Test func `S203: a point by angle and radius is at that distance in that direction`() {
    for step in -6...6 {
      let (center, angle) = (CGPoint(x: 3, y: -2), CGFloat(step) / 2)
      let point = center.point(byAngle: angle, radius: 7)
      #expect(isClose(center.distance(to: point), 7, within: 1e-12))
      #expect(isClose(center.angle(to: point), angle, within: 1e-12))
    }
  }

  @Test func `S203: rectangles have a center, degrees are radians, curves lead to their end`() {
    #expect(CGRect(x: 10, y: 20, width: 30, height: 40).center == CGPoint(x: 25, y: 40))
    #expect(CGFloat.degrees(180) == .pi && CGFloat.degrees(-90) == -.pi / 2)
    let curve = CGPoint.zero.quadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 10, y: 0))
    let other = CGPoint(x: 1, y: 2).quadCurve(to: CGPoint(x: 5, y: 2), control: CGPoint(x: 3, y: 6))
    #expect(other.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 4, height: 2))
    #expect(curve.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `S203: chained transforms equal nested calls`() {
    let chained = CATransform3DIdentity.translation(x: 10).rotation(angle: .pi / 2, x: 0, y: 0, z: 1).scale(
      x: 2)
    let nested = CATransform3DScale(
      CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 0), .pi / 2, 0, 0, 1), 2, 1, 1)
    #expect(CATransform3DEqualToTransform(chained, nested))
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DIdentity.rotation(angle: 1), CATransform3DMakeRotation(1, 1, 1, 1)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity.scale().translation()))
    let moved = CATransform3DMakeScale(2, 3, 4)
    #expect(
      CATransform3DEqualToTransform(
        moved.translation(x: 5, y: 6, z: 7).scale(x: 8, y: 9, z: 10),
        CATransform3DScale(CATransform3DTranslate(moved, 5, 6, 7), 8, 9, 10)))
  }
}
