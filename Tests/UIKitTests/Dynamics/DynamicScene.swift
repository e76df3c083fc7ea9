import Staging
import UIKit

/// A window of 400 × 400 points with a box, an animator for it, and a record of the calls of its delegates.
@MainActor
final class DynamicScene {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let box = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
  let animator: UIDynamicAnimator
  let log = DynamicLog()

  init() {
    animator = UIDynamicAnimator(referenceView: window)
    animator.delegate = log
    stage.perform {
      stage.layer.addSublayer(window.layer)
      window.makeKeyAndVisible()
      window.addSubview(box)
    }
  }

  isolated deinit {}

  /// Adds behaviors at the stage's time.
  func add(_ behaviors: UIDynamicBehavior...) {
    stage.perform { for behavior in behaviors { animator.addBehavior(behavior) } }
  }

  /// Adds another view.
  func addView(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    stage.perform { window.addSubview(view) }
    return view
  }

  /// Adds collisions with the window's bounds.
  func addWalls(_ items: [any UIDynamicItem]? = nil) -> UICollisionBehavior {
    let collisions = UICollisionBehavior(items: items ?? [box])
    collisions.translatesReferenceBoundsIntoBoundary = true
    collisions.collisionDelegate = log
    add(collisions)
    return collisions
  }
}

/// Records the calls of delegates.
@MainActor
final class DynamicLog: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  var entries: [String] = []
  var points: [CGPoint] = []

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { entries.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { entries.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    entries.append("items began")
    points.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { entries.append("items ended") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    entries.append("\(identifier as? String ?? "bounds") began")
    points.append(p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { entries.append("\(identifier as? String ?? "bounds") ended") }
}
