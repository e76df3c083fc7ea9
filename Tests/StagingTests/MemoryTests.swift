import Staging
import Testing

/// Objects are released when they are no longer used.
@Suite struct MemoryTests {
  private final class Delegate: NSObject, CAAnimationDelegate {
    var layer: CALayer?
    var stops: [Bool] = []

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
  }

  private let stage = Stage(size: CGSize(width: 10, height: 10))

  private func fade(_ delegate: Delegate? = nil, stays: Bool = false) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration, animation.delegate) = (0, 1, delegate)
    (animation.isRemovedOnCompletion, animation.fillMode) = (!stays, .both)
    return animation
  }

  private func add(_ animation: CAAnimation, to layer: CALayer) {
    stage.perform {
      stage.layer.addSublayer(layer)
      layer.add(animation, forKey: "fade")
    }
  }

  @Test func `an animation retains its delegate until it has stopped`() {
    weak var delegate: Delegate?
    do {
      let made = Delegate()
      made.layer = CALayer()
      delegate = made
      add(fade(made), to: made.layer ?? CALayer())
    }
    stage.advance(to: 0.5)
    #expect(delegate != nil)
    stage.advance(to: 1)
    #expect(delegate == nil)
  }

  @Test(arguments: ["removed", "replaced", "layer removed"])
  func `an animation that is interrupted releases its delegate and layer`(cause: String) {
    weak var delegate: Delegate?
    weak var layer: CALayer?
    do {
      let made = Delegate()
      let box = CALayer()
      made.layer = box
      (delegate, layer) = (made, box)
      add(fade(made), to: box)
      stage.advance(to: 0.5)
      stage.perform {
        switch cause {
        case "removed": box.removeAllAnimations()
        case "replaced": box.add(fade(), forKey: "fade")
        default: box.removeFromSuperlayer()
        }
      }
      #expect(made.stops == [false])
    }
    #expect(delegate == nil)
    stage.perform { stage.layer.sublayers = nil }
    stage.advance(to: 3)
    #expect(layer == nil)
  }

  @Test func `releasing a stage releases everything on it`() {
    weak var stage: Stage?
    weak var root: CALayer?
    weak var delegate: Delegate?
    weak var link: CADisplayLink?
    var object: NSObject? = NSObject()
    weak let inBlock = object
    do {
      let made = Stage(size: CGSize(width: 10, height: 10))
      let observer = Delegate()
      observer.layer = made.layer
      (stage, root, delegate) = (made, made.layer, observer)
      made.perform { [object] in
        CATransaction.setCompletionBlock { _ = object }
        made.layer.add(fade(observer, stays: true), forKey: nil)
        let ticking = CADisplayLink { _ in _ = observer.layer }
        ticking.add(to: .main, forMode: .common)
        link = ticking
      }
      made.after(5) { [object] in _ = object }
      made.advance(to: 0.5)
    }
    object = nil
    #expect(stage == nil && root == nil && delegate == nil && link == nil && inBlock == nil)
  }

  @Test func `completion blocks are released after they have run`() {
    var object: NSObject? = NSObject()
    weak let inBlock = object
    stage.perform { [object] in
      CATransaction.setCompletionBlock { _ = object }
      stage.layer.add(fade(), forKey: nil)
    }
    object = nil
    stage.advance(to: 0.5)
    #expect(inBlock != nil)
    stage.advance(to: 1)
    #expect(inBlock == nil)
  }

  @Test func `presentations and copied animations are released with their last reference`() {
    weak var presentation: CALayer?
    weak var animation: CAAnimation?
    add(fade(), to: CALayer())
    do {
      let layer = stage.layer.sublayers?.first
      animation = layer?.animation(forKey: "fade")
      let shown = layer?.presentation()
      presentation = shown
      #expect(shown != nil && animation != nil)
    }
    #expect(presentation == nil)
    stage.advance(to: 2)
    #expect(animation == nil)
  }

  @Test func `layers outside of a stage are released, with their animations`() {
    weak var layer: CALayer?
    weak var delegate: Delegate?
    do {
      let (box, observer) = (CALayer(), Delegate())
      (layer, delegate) = (box, observer)
      box.mask = CALayer()
      box.addSublayer(CALayer())
      box.add(fade(observer), forKey: nil)
      CATransaction.flush()
      #expect(observer.stops == [false])
    }
    #expect(layer == nil && delegate == nil)
  }

  @Test func `an animation that isn't removed on completion stops only once`() {
    let delegate = Delegate()
    let layer = CALayer()
    add(fade(delegate, stays: true), to: layer)
    stage.advance(to: 2)
    #expect(delegate.stops == [true])
    stage.perform { layer.removeFromSuperlayer() }
    #expect(delegate.stops == [true])
  }

  @Test @MainActor func `a task that has waited retains neither the layer nor the animation`() async {
    weak var layer: CALayer?
    weak var animation: CAAnimation?
    let stage = Stage(size: CGSize(width: 10, height: 10))
    let task = Task {
      let (box, move) = (CALayer(), fade())
      (layer, animation) = (box, move)
      stage.perform { stage.layer.addSublayer(box) }
      _ = await box.play(move, forKey: nil)
      box.removeFromSuperlayer()
    }
    await stage.run(until: 2)
    await task.value
    stage.perform {}
    #expect(layer == nil && animation == nil)
  }
}
