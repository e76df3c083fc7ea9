import QuartzCore
import Staging
import Testing
import UIKit

@MainActor
struct UIDynamicAnimatorTests {
  private let scene = DynamicScene()
  private var stage: Stage { scene.stage }
  private var box: UIView { scene.box }

  @Test func `a falling view follows ½gt² at 1000 points per second squared`() {
    scene.add(UIGravityBehavior(items: [box]))
    for count in [1, 15, 60, 90] {
      let time = Double(count) / 120
      stage.advance(to: time)
      #expect(abs(box.center.y - 50 - 500 * time * time) < 1e-9 && box.center.x == 200)
      #expect(abs(scene.animator.elapsedTime() - time) < 1e-9)
    }
    #expect(box.transform == .identity && scene.animator.isRunning)
  }

  @Test func `the motion doesn't depend on the frame rate`() {
    func places(_ rate: Double, _ times: [Double]) -> [CGPoint] {
      let scene = DynamicScene()
      scene.stage.frameRate = rate
      scene.stage.advance(to: 0.35)
      let material = UIDynamicItemBehavior(items: [scene.box])
      (material.elasticity, material.friction) = (0.8, 0.5)
      material.addAngularVelocity(3, for: scene.box)
      material.addLinearVelocity(CGPoint(x: 170, y: 0), for: scene.box)
      scene.add(UIGravityBehavior(items: [scene.box]), material)
      _ = scene.addWalls()
      return times.map { time in
        scene.stage.advance(to: time)
        return scene.box.center
      }
    }
    let reference = places(60, [1, 2, 2.71])
    #expect(places(24, [1, 2, 2.71]) == reference)
    #expect(places(240, Array(stride(from: 0.5, to: 2.7, by: 0.01)) + [2.71]).last == reference.last)
    #expect(reference[0] != reference[1])
  }

  @Test(arguments: [7.0, 60])
  func `behaviors that are added before their views are displayed start at once`(_ rate: Double) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.frameRate = rate
    let (view, item) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.addSubview(item)
    let animator = UIDynamicAnimator(referenceView: view)
    stage.perform { animator.addBehavior(UIGravityBehavior(items: [item])) }
    stage.perform { stage.layer.addSublayer(view.layer) }
    stage.advance(to: 0.1)
    #expect(abs(item.center.y - 5 - 500 * 0.1 * 0.1) < 1e-9)
  }

  @Test func `an animator pauses at rest, tells its delegate and resumes after changes`() {
    let gravity = UIGravityBehavior(items: [box])
    scene.add(gravity)
    _ = scene.addWalls()
    #expect(scene.log.entries == ["resume"])
    stage.advance(to: 3)
    // The box begins at the upper edge.
    #expect(!scene.animator.isRunning)
    #expect(scene.log.entries == ["resume", "bounds began", "bounds ended", "bounds began", "pause"])
    #expect(abs(box.center.y - 350) < 0.05 && box.center.x == 200)
    let elapsed = scene.animator.elapsedTime()
    stage.advance(to: 4)
    #expect(scene.animator.elapsedTime() == elapsed)
    stage.perform { gravity.gravityDirection = CGVector(dx: 1, dy: 0) }
    #expect(scene.animator.isRunning)
    stage.advance(to: 8)
    #expect(abs(box.center.x - 350) < 0.05 && !scene.animator.isRunning)
    #expect(
      scene.log.entries.filter { $0 == "resume" || $0 == "pause" } == ["resume", "pause", "resume", "pause"])
  }

  @Test func `removed behaviors no longer act, and an empty animator pauses`() {
    let gravity = UIGravityBehavior(items: [box])
    let material = UIDynamicItemBehavior(items: [box])
    scene.add(gravity, material)
    stage.advance(to: 0.5)
    stage.perform { scene.animator.removeBehavior(gravity) }
    #expect(scene.animator.behaviors == [material] && gravity.dynamicAnimator == nil)
    let (start, velocity) = (box.center.y, material.linearVelocity(for: box).y)
    #expect(abs(velocity - 500) < 1e-9)
    stage.advance(to: 1)
    #expect(abs(box.center.y - start - 250) < 1e-6)
    stage.perform { scene.animator.removeAllBehaviors() }
    stage.advance(to: 2)
    #expect(abs(box.center.y - start - 250) < 1e-6)
    #expect(!scene.animator.isRunning && scene.log.entries == ["resume", "pause"])
  }

  @Test func `an item that the program moves continues from its new place`() {
    scene.add(UIGravityBehavior(items: [box]))
    stage.advance(to: 0.5)
    stage.perform {
      box.center = CGPoint(x: 10, y: 20)
      box.transform = CGAffineTransform(rotationAngle: 1)
      scene.animator.updateItem(usingCurrentState: box)
    }
    stage.advance(to: 1)
    // The velocity of 500 points per second remains.
    #expect(abs(box.center.y - 20 - 250 - 125) < 1e-6 && abs(box.center.x - 10) < 1e-9)
    #expect(abs(box.transform.b - CGAffineTransform(rotationAngle: 1).b) < 1e-9)
  }

  @Test func `items in a rectangle are found`() {
    let other = scene.addView(CGRect(x: 300, y: 300, width: 20, height: 20))
    scene.add(UIGravityBehavior(items: [box, other]))
    let found = scene.animator.items(in: CGRect(x: 290, y: 290, width: 20, height: 20))
    #expect(found.count == 1 && found.first === other)
  }

  @Test func `child behaviors act, actions run in each step, and moves are announced`() {
    let behavior = RecordingBehavior()
    behavior.addChildBehavior(UIGravityBehavior(items: [box]))
    var count = 0
    behavior.action = { count += 1 }
    scene.add(behavior)
    stage.advance(to: 0.25)
    #expect(count == 30 && box.center.y > 50)
    #expect(behavior.childBehaviors.first?.dynamicAnimator === scene.animator)
    stage.perform { scene.animator.removeAllBehaviors() }
    #expect(behavior.animators.count == 2 && behavior.animators[0] === scene.animator)
    #expect(behavior.animators[1] == nil && behavior.childBehaviors.first?.dynamicAnimator == nil)
  }

  @Test func `a behavior has one owner, and no behavior contains itself`() {
    let (parent, child) = (UIDynamicBehavior(), UIGravityBehavior(items: [box]))
    parent.addChildBehavior(child)
    child.addChildBehavior(parent)
    #expect(child.childBehaviors.isEmpty)
    scene.add(parent, child)
    #expect(parent.childBehaviors.isEmpty && scene.animator.behaviors == [parent, child])
    let other = UIDynamicAnimator(referenceView: scene.window)
    stage.perform { other.addBehavior(child) }
    #expect(scene.animator.behaviors == [parent] && child.dynamicAnimator === other)
  }

  @Test func `a delegate can add behaviors when the animator resumes`() {
    let delegate = AddingDelegate(box)
    scene.animator.delegate = delegate
    scene.add(UIDynamicItemBehavior(items: [box]))
    stage.advance(to: 0.25)
    #expect(delegate.count == 1 && box.center.y > 60)
  }

  @Test func `an animator without a view moves any object`() {
    let item = NumberItem()
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    stage.perform { animator.addBehavior(push) }
    stage.advance(to: 1)
    #expect(abs(item.center.x - 100) < 2 && animator.referenceView == nil)
  }

  @Test func `broken and empty items neither crash nor hang`() {
    let broken = NumberItem()
    broken.center = CGPoint(x: CGFloat.nan, y: 0)
    let empty = NumberItem()
    empty.bounds = .zero
    let huge = NumberItem()
    huge.bounds = CGRect(x: 0, y: 0, width: 1e200, height: CGFloat.infinity)
    let items: [any UIDynamicItem] = [broken, empty, huge, box, UIDynamicItemGroup(items: [])]
    let collisions = scene.addWalls(items)
    stage.perform {
      collisions.addBoundary(
        withIdentifier: "broken" as any NSCopying, from: .zero, to: CGPoint(x: CGFloat.nan, y: 1))
      collisions.addBoundary(withIdentifier: "empty" as any NSCopying, for: UIBezierPath())
    }
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.infinity, y: 0))
    let rod = UIAttachmentBehavior(item: empty, attachedToAnchor: CGPoint(x: CGFloat.nan, y: 0))
    let gravity = UIGravityBehavior(items: items)
    scene.add(gravity, snap, rod, UIAttachmentBehavior(item: box, attachedTo: broken))
    gravity.magnitude = .nan
    stage.advance(to: 0.5)
    gravity.setAngle(1, magnitude: 1e300)
    stage.advance(to: 1)
    #expect(box.center.x.isFinite && box.center.y.isFinite && broken.center.x.isNaN)
  }

  @Test func `a released animator stops`() {
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: scene.window)
    weak let released = animator
    stage.perform { animator?.addBehavior(UIGravityBehavior(items: [box])) }
    stage.advance(to: 0.5)
    let place = box.center
    animator = nil
    stage.advance(to: 1)
    #expect(released == nil && box.center == place)
  }

  @Test func `an animator at rest releases the items and behaviors that are removed`() {
    let animator = UIDynamicAnimator()
    weak var item: NumberItem?
    weak var behavior: UIDynamicBehavior?
    stage.perform {
      let newItem = NumberItem()
      let newBehavior = UIDynamicItemBehavior(items: [newItem])
      animator.addBehavior(newBehavior)
      (item, behavior) = (newItem, newBehavior)
    }
    stage.advance(to: 5)
    #expect(!animator.isRunning && item != nil)
    stage.perform { animator.removeAllBehaviors() }
    #expect(item == nil && behavior == nil && animator.behaviors.isEmpty && !animator.isRunning)
  }
}

/// A behavior that records to which animators it moves.
private final class RecordingBehavior: UIDynamicBehavior {
  var animators: [UIDynamicAnimator?] = []

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) { animators.append(dynamicAnimator) }
}

/// A delegate that adds gravity when an animator resumes.
private final class AddingDelegate: UIDynamicAnimatorDelegate {
  private let item: UIView
  private(set) var count = 0

  init(_ item: UIView) { self.item = item }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    count += 1
    animator.addBehavior(UIGravityBehavior(items: [item]))
  }
}

/// An item that isn't a view.
private final class NumberItem: NSObject, UIDynamicItem {
  var center = CGPoint.zero
  var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  var transform = CGAffineTransform.identity
}
