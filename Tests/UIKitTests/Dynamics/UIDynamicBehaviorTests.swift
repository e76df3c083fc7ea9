import MotionCore
import QuartzCore
import Staging
import Testing
import UIKit

@MainActor
struct UIDynamicBehaviorTests {
  private let scene = DynamicScene()
  private var stage: Stage { scene.stage }
  private var box: UIView { scene.box }

  // MARK: Gravity and pushes

  @Test func `gravity has a direction, an angle and a magnitude`() {
    let gravity = UIGravityBehavior(items: [box])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    #expect(abs(gravity.angle - .pi / 2) < 1e-12)
    gravity.setAngle(0, magnitude: 0.5)
    #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
    scene.add(gravity)
    stage.advance(to: 1)
    #expect(abs(box.center.x - 450) < 1e-6)
    gravity.removeItem(box)
    #expect(gravity.items.isEmpty)
  }

  @Test func `a continuous push of magnitude 1 accelerates by 100 points per second squared`() {
    let push = UIPushBehavior(items: [box], mode: .continuous)
    #expect(push.magnitude == 0 && push.active)
    push.setAngle(.pi, magnitude: 1)
    scene.add(push)
    stage.advance(to: 1)
    #expect(abs(box.center.x - 150) < 1e-6)
    stage.perform { push.active = false }
    stage.advance(to: 2)
    #expect(abs(box.center.x - 50) < 1e-6)
  }

  @Test func `the acceleration by a push is inversely proportional to area and density`() {
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    box.bounds.size.width = 200
    let material = UIDynamicItemBehavior(items: [box])
    material.density = 2
    scene.add(push, material)
    let start = box.center.x
    stage.advance(to: 1)
    #expect(abs(box.center.x - start - 12.5) < 1e-6)
  }

  @Test func `an instantaneous push acts once, and again when it's activated`() {
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    let material = UIDynamicItemBehavior(items: [box])
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: box)
    scene.add(push, material)
    stage.advance(to: 0.5)
    #expect(!push.active && abs(material.linearVelocity(for: box).x - 100) < 1e-9)
    // The torque of the push turns the box clockwise: 100 · 50 / (100² / 6).
    #expect(abs(material.angularVelocity(for: box) - 3) < 1e-9 && box.transform.b > 0)
    #expect(push.targetOffsetFromCenter(for: box) == UIOffset(horizontal: 0, vertical: -50))
    stage.perform { push.active = true }
    stage.advance(to: 1)
    #expect(abs(material.linearVelocity(for: box).x - 200) < 1e-9)
  }

  // MARK: Properties

  @Test func `an item behavior has UIKit's defaults`() {
    let material = UIDynamicItemBehavior(items: [box])
    #expect(material.elasticity == 0 && material.friction == 0 && material.density == 1)
    #expect(material.resistance == 0 && material.angularResistance == 0 && material.charge == 0)
    #expect(!material.isAnchored && material.allowsRotation)
    #expect(material.linearVelocity(for: box) == .zero)
  }

  @Test func `resistance slows down, anchors hold, and rotation can be forbidden`() {
    let other = scene.addView(CGRect(x: 0, y: 300, width: 50, height: 50))
    let slow = UIDynamicItemBehavior(items: [box])
    (slow.resistance, slow.allowsRotation) = (2, false)
    slow.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    let anchored = UIDynamicItemBehavior(items: [other])
    anchored.isAnchored = true
    let push = UIPushBehavior(items: [other], mode: .continuous)
    push.pushDirection = CGVector(dx: 5, dy: 0)
    scene.add(slow, anchored, push)
    slow.addAngularVelocity(5, for: box)
    stage.advance(to: 1)
    #expect(abs(slow.linearVelocity(for: box).x - 100 * Elementary.exp(-2)) < 1e-6)
    #expect(other.center == CGPoint(x: 25, y: 325))
  }

  @Test func `properties that a later behavior leaves alone remain`() {
    let first = UIDynamicItemBehavior(items: [box])
    first.resistance = 3
    let second = UIDynamicItemBehavior(items: [box])
    second.density = 2
    second.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    scene.add(first, second)
    stage.advance(to: 1)
    #expect(abs(first.linearVelocity(for: box).x - 100 * Elementary.exp(-3)) < 1e-6)
  }

  @Test func `a view's scale survives the rotation by an animator`() {
    box.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    let material = UIDynamicItemBehavior(items: [box])
    material.addAngularVelocity(1, for: box)
    scene.add(material)
    stage.advance(to: 0.5)
    let expected = CGAffineTransform(scaleX: 2, y: 0.5).concatenating(CGAffineTransform(rotationAngle: 0.5))
    #expect(abs(box.transform.a - expected.a) < 1e-9 && abs(box.transform.c - expected.c) < 1e-9)
  }

  // MARK: Snaps and attachments

  @Test func `a snap ends at its point, upright`() {
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 300))
    #expect(snap.damping == 0.5)
    scene.add(snap)
    stage.advance(to: 5)
    #expect(abs(box.center.x - 300) < 0.01 && abs(box.center.y - 300) < 0.01)
    #expect(abs(box.transform.b) < 1e-4 && !scene.animator.isRunning)
    stage.perform { snap.snapPoint = CGPoint(x: 100, y: 300) }
    stage.advance(to: 10)
    #expect(abs(box.center.x - 100) < 0.01)
  }

  @Test func `less damping means more oscillation`() {
    func overshoot(_ damping: CGFloat) -> CGFloat {
      let scene = DynamicScene()
      let snap = UISnapBehavior(item: scene.box, snapTo: CGPoint(x: 300, y: 50))
      snap.damping = damping
      scene.add(snap)
      var farthest: CGFloat = 0
      snap.action = { farthest = max(farthest, scene.box.center.x) }
      scene.stage.advance(to: 3)
      return farthest - 300
    }
    #expect(overshoot(0) > overshoot(0.5) && overshoot(0.5) > 1 && overshoot(1) < 0.1)
  }

  @Test(arguments: [0, 0.3])
  func `a spring attachment oscillates at its frequency and damping`(_ damping: Double) {
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 250))
    #expect(attachment.length == 200 && attachment.damping == 0 && attachment.frequency == 0)
    (attachment.length, attachment.frequency, attachment.damping) = (150, 1, CGFloat(damping))
    scene.add(attachment)
    let motion = Spring(mass: 1, stiffness: 4 * .pi * .pi, damping: 4 * .pi * damping)
      .motion(from: 50, velocity: 0)
    for count in 1...20 {
      let time = Double(count) / 10
      stage.advance(to: time)
      // Half a step at the greatest speed.
      #expect(abs(250 - box.center.y - 150 - motion.displacement(at: time)) < 50 * 2 * .pi / 240)
    }
  }

  @Test func `a rod keeps its length, and its anchor drags the item`() {
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 300, y: 50))
    #expect(rod.attachedBehaviorType == .anchor && rod.items.count == 1)
    scene.add(rod, UIGravityBehavior(items: [box]))
    for count in 1...40 {
      stage.advance(to: Double(count) / 40)
      let distance = ((box.center.x - 300) * (box.center.x - 300) + (box.center.y - 50) * (box.center.y - 50))
        .squareRoot()
      #expect(abs(distance - 100) < 0.5)
    }
    stage.perform {
      rod.length = 0
      rod.anchorPoint = CGPoint(x: 100, y: 100)
    }
    stage.advance(to: 6)
    #expect(abs(box.center.x - 100) < 1 && abs(box.center.y - 100) < 1)
  }

  @Test func `items are attached to each other`() {
    let other = scene.addView(CGRect(x: 150, y: 200, width: 100, height: 100))
    let rod = UIAttachmentBehavior(item: box, attachedTo: other)
    #expect(rod.attachedBehaviorType == .items && rod.length == 200)
    let pin = UIAttachmentBehavior.pinAttachment(
      with: box, attachedTo: other, attachmentAnchor: CGPoint(x: 200, y: 150))
    #expect(pin.attachmentRange.isInfinite && pin.frictionTorque == 0)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: -4)
    scene.add(rod, push)
    stage.advance(to: 0.5)
    // Both share the momentum.
    #expect(abs(other.center.y - 250 + 100) < 1 && abs(other.center.y - box.center.y - 200) < 0.5)
  }

  @Test func `sliding, fixed and limited attachments restrict the motion`() {
    let sliding = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
    sliding.attachmentRange = UIFloatRange(minimum: -50, maximum: 50)
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    let (first, second) = (
      scene.addView(CGRect(x: 0, y: 300, width: 40, height: 40)),
      scene.addView(CGRect(x: 100, y: 300, width: 40, height: 40))
    )
    let limit = UIAttachmentBehavior.limitAttachment(
      with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
    let material = UIDynamicItemBehavior(items: [first])
    material.addLinearVelocity(CGPoint(x: -100, y: 0), for: first)
    scene.add(sliding, gravity, limit, material)
    stage.advance(to: 1)
    #expect(abs(box.center.x - 250) < 0.5 && abs(box.center.y - 50) < 0.5)
    // The rope shares the momentum.
    #expect(abs(first.center.x - 20 + 50) < 1 && abs(second.center.x - 120 + 50) < 1)
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 0, y: 320))
    scene.add(fixed)
    stage.advance(to: 2)
    #expect(abs(second.center.x - first.center.x - 100) < 0.5)
  }

  // MARK: Collisions

  @Test func `contacts with boundaries are reported once, with their identifiers`() {
    let collisions = UICollisionBehavior(items: [box])
    collisions.collisionDelegate = scene.log
    collisions.addBoundary(
      withIdentifier: "floor" as any NSCopying, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    #expect(collisions.boundaryIdentifiers as? [String] == ["floor"])
    #expect(collisions.boundary(withIdentifier: "floor" as any NSCopying) != nil)
    #expect(collisions.boundary(withIdentifier: "wall" as any NSCopying) == nil)
    scene.add(collisions, UIGravityBehavior(items: [box]))
    stage.advance(to: 2)
    #expect(scene.log.entries.filter { $0.contains("floor") } == ["floor began"])
    #expect(abs(scene.log.points[0].y - 300) < 3)
    stage.perform { collisions.removeBoundary(withIdentifier: "floor" as any NSCopying) }
    #expect(collisions.boundaryIdentifiers == nil)
    stage.advance(to: 3)
    #expect(box.center.y > 400)
  }

  @Test func `contacts between items begin and end once`() {
    let other = scene.addView(CGRect(x: 300, y: 0, width: 100, height: 100))
    let collisions = UICollisionBehavior(items: [box, other])
    collisions.collisionDelegate = scene.log
    let material = UIDynamicItemBehavior(items: [box, other])
    material.elasticity = 1
    material.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
    scene.add(collisions, material)
    stage.advance(to: 1)
    #expect(scene.log.entries == ["resume", "items began", "items ended"])
    #expect(abs(scene.log.points[0].x - 300) < 2)
    #expect(abs(material.linearVelocity(for: box).x) < 1e-6)
    #expect(abs(material.linearVelocity(for: other).x - 200) < 1e-6)
  }

  @Test func `modes choose the obstacles`() {
    let other = scene.addView(CGRect(x: 150, y: 250, width: 100, height: 50))
    let collisions = scene.addWalls([box, other])
    #expect(collisions.collisionMode == .everything)
    collisions.collisionMode = .boundaries
    let anchor = UIDynamicItemBehavior(items: [other])
    anchor.isAnchored = true
    scene.add(UIGravityBehavior(items: [box]), anchor)
    stage.advance(to: 3)
    #expect(abs(box.center.y - 350) < 0.1)
    stage.perform {
      box.center.y = 50
      scene.animator.updateItem(usingCurrentState: box)
      collisions.collisionMode = .items
    }
    stage.advance(to: 6)
    #expect(abs(box.center.y - 200) < 0.1)
  }

  @Test func `bounds can be inset, and follow the view's size`() {
    let collisions = scene.addWalls()
    collisions.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
    #expect(collisions.translatesReferenceBoundsIntoBoundary)
    let gravity = UIGravityBehavior(items: [box])
    scene.add(gravity)
    stage.advance(to: 0.75)
    #expect(abs(box.center.y - 250) < 0.1)
    stage.perform { scene.window.bounds.size.height = 450 }
    stage.advance(to: 3)
    #expect(abs(box.center.y - 300) < 0.1)
  }

  @Test func `a box with a path collides like its convex outline`() {
    let triangle = TriangleView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
    stage.perform { scene.window.addSubview(triangle) }
    #expect(box.collisionBoundsType == .rectangle)
    scene.add(UIGravityBehavior(items: [triangle]))
    _ = scene.addWalls([triangle])
    stage.advance(to: 3)
    // The tip is 20 points below the center, and then the triangle falls over.
    #expect(triangle.center.y > 360)
  }

  @Test func `a group moves its items together`() {
    let other = scene.addView(CGRect(x: 250, y: 0, width: 100, height: 100))
    let group = UIDynamicItemGroup(items: [box, other])
    #expect(group.center == CGPoint(x: 250, y: 50) && group.bounds.size == CGSize(width: 200, height: 100))
    let push = UIPushBehavior(items: [group], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 2)
    let spin = UIDynamicItemBehavior(items: [group])
    scene.add(push, spin)
    stage.advance(to: 1)
    #expect(abs(box.center.y - other.center.y) < 1e-9 && abs(box.center.y - 150) < 2)
    spin.addAngularVelocity(.pi / 2, for: group)
    stage.advance(to: 2)
    #expect(abs(box.center.x - other.center.x) < 2 && abs(other.center.y - box.center.y - 100) < 2)
  }

  // MARK: Fields

  @Test func `fields act within their regions`() {
    let other = scene.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    #expect(field.strength == 1 && field.falloff == 0)
    field.position = CGPoint(x: 200, y: 50)
    field.region = UIRegion(radius: 100)
    for item in [box, other] { field.addItem(item) }
    scene.add(field)
    stage.advance(to: 0.25)
    #expect(abs(box.center.y - 50 - 31.25) < 1e-6 && other.center.y == 5)
  }

  @Test func `a custom field receives the item's state`() {
    var samples: [(CGPoint, CGFloat)] = []
    let field = UIFieldBehavior.field { _, position, _, mass, _, duration in
      samples.append((position, mass))
      #expect(duration > 0)
      return CGVector(dx: 100, dy: 0)
    }
    field.addItem(box)
    let drag = UIFieldBehavior.dragField()
    drag.addItem(box)
    scene.add(field)
    stage.advance(to: 0.5)
    #expect(samples[0].0 == CGPoint(x: 200, y: 50) && samples[0].1 == 1)
    #expect(abs(box.center.x - 212.5) < 1e-6)
    scene.add(drag)
    stage.advance(to: 20)
    // The terminal velocity is 100.
    let start = box.center.x
    stage.advance(to: 21)
    #expect(abs(box.center.x - start - 100) < 0.1)
  }

  @Test func `regions combine`() {
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 16, height: 16)))
    let (corner, edge) = (CGPoint(x: 7.9, y: 7.9), CGPoint(x: 9, y: 0))
    #expect(!circle.contains(corner) && circle.contains(edge) && square.contains(corner))
    #expect(circle.byUnion(with: square).contains(corner) && circle.byUnion(with: square).contains(edge))
    #expect(!circle.byIntersection(with: square).contains(edge))
    #expect(circle.byDifference(from: square).contains(edge))
    #expect(!circle.byDifference(from: square).contains(.zero))
    let inside = [CGPoint(x: 6, y: 8), CGPoint(x: -6, y: -8), CGPoint(x: 0, y: 10), .zero]
    let outside = [CGPoint(x: 6, y: 8.01), CGPoint(x: 8, y: 8), CGPoint(x: 0, y: -10.01)]
    #expect(inside.allSatisfy(circle.contains) && !outside.contains(where: circle.contains))
    #expect(square.contains(CGPoint(x: 8, y: -8)) && !square.contains(CGPoint(x: 8.01, y: 0)))
    #expect(!square.contains(CGPoint(x: 0, y: 8.01)) && !UIRegion(radius: -1).contains(.zero))
    #expect(circle.inverse().contains(corner) && UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
  }
}

/// A view that collides like a triangle standing on its tip.
private final class TriangleView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -50, y: -20))
    path.addLine(to: CGPoint(x: 50, y: -20))
    path.addLine(to: CGPoint(x: 0, y: 20))
    path.close()
    return path
  }
}
