import CoreGraphics
import Dispatch
import Foundation
import LayerTree
import Synchronization
import Testing

/// Behaviors 31 and 32: transactions and presentation layers.
@Suite struct TransactionBehaviors {
  /// TX-NEST.
  @Test func `behavior 31: the innermost transaction's value applies, until that transaction ends`() {
    CATransaction.begin()
    CATransaction.setValue("outer", forKey: "mine")
    CATransaction.setAnimationDuration(3)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.begin()
    CATransaction.begin()
    #expect(
      CATransaction.value(forKey: "mine") as? String == "outer" && CATransaction.animationDuration() == 3)
    CATransaction.setValue("inner", forKey: "mine")
    CATransaction.setAnimationTimingFunction(nil)
    #expect(CATransaction.value(forKey: "mine") as? String == "inner")
    #expect(CATransaction.animationTimingFunction() == nil)
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "mine") as? String == "outer")
    #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeIn))
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "mine") == nil && CATransaction.animationDuration() == 0.25)
  }

  @Test func `behavior 31: the first change opens an implicit transaction, and flush commits it`() {
    let hosted = HostedLayer()
    CATransaction.setDisableActions(true)
    hosted.layer.cornerRadius = 5
    #expect(hosted.layer.presentation()?.cornerRadius == 0)
    CATransaction.begin()
    CATransaction.flush()
    #expect(hosted.layer.presentation()?.cornerRadius == 0)
    CATransaction.commit()
    CATransaction.flush()
    #expect(hosted.layer.presentation()?.cornerRadius == 5 && !CATransaction.disableActions())
  }

  @Test func `behavior 31: each thread has its own transactions`() {
    let durationOnThread = Mutex(0.0)
    CATransaction.begin()
    CATransaction.setAnimationDuration(9)
    onThreads(1) { durationOnThread.withLock { $0 = CATransaction.animationDuration() } }
    CATransaction.commit()
    #expect(durationOnThread.withLock { $0 } == 0.25)
  }

  /// Calls `body` on new threads and waits until all have returned.
  private func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<count {
      Thread.detachNewThread {
        body()
        done.signal()
      }
    }
    for _ in 0..<count { done.wait() }
  }

  /// S42.
  @Test func `behavior 31: a completion block runs when all animations added after it have stopped`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.perform { layer in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.record("none") }
      CATransaction.commit()
      layer.add(CABasicAnimation.fade { $0.duration = 5 }, forKey: "before")
      CATransaction.setCompletionBlock { log.record("all") }
      layer.add(CABasicAnimation.fade { $0.duration = 1 }, forKey: "short")
      layer.add(CABasicAnimation.fade { $0.duration = 3 }, forKey: "removed")
      layer.cornerRadius = 4
    }
    hosted.host.advance(to: 2)
    hosted.perform { $0.removeAnimation(forKey: "removed") }
    #expect(log.entries == [.init(event: "none", time: 0), .init(event: "all", time: 2)])
  }

  @Test func `the lock is shared by all threads and recursive`() {
    // All threads change the number; without the lock, some increments would be lost.
    nonisolated(unsafe) var number = 0
    onThreads(4) {
      for _ in 0..<500 {
        CATransaction.lock()
        CATransaction.lock()
        number += 1
        CATransaction.unlock()
        CATransaction.unlock()
      }
    }
    #expect(number == 2000)
  }

  /// S2.
  @Test
  func `behavior 32: a presentation layer has the committed and animated values; before a commit it's nil`() {
    let (root, layer) = (CALayer(), CALayer())
    layer.zPosition = 3
    root.addSublayer(layer)
    #expect(layer.presentation() == nil)
    let host = LayerHost(root: root)
    #expect(layer.presentation() == nil)
    host.perform {}
    #expect(layer.presentation()?.zPosition == 3 && layer.presentation() !== layer)
    host.perform {
      CATransaction.setDisableActions(true)
      layer.zPosition = 5
      layer.add(CABasicAnimation.fade(), forKey: nil)
      #expect(layer.presentation()?.zPosition == 3 && layer.presentation()?.opacity == 1)
    }
    #expect(layer.presentation()?.zPosition == 5 && layer.presentation()?.opacity == 0)
    host.close()
    #expect(layer.presentation() == nil)
  }

  @Test
  func `behavior 32: a presentation layer's relatives are presentation layers, each with its model layer`() {
    let (outer, inner, mask) = (CALayer(), CALayer(), CAShapeLayer())
    outer.addSublayer(inner)
    inner.mask = mask
    let hosted = HostedLayer(outer)
    let shown = outer.presentation()
    #expect(shown?.model() === outer && shown?.superlayer?.model() === hosted.host.root)
    #expect(shown?.sublayers?.first?.model() === inner && shown?.sublayers?.first?.mask?.model() === mask)
    #expect(
      shown?.sublayers?.first?.mask is CAShapeLayer && shown?.sublayers?.first?.superlayer?.model() === outer)
    #expect(mask.presentation()?.superlayer?.superlayer?.superlayer?.model() === hosted.host.root)
  }

  @Test func `behavior 32: hit tests and conversions of a presentation layer use the animated geometry`() {
    let (outer, moving) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    moving.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    outer.addSublayer(moving)
    let hosted = HostedLayer(outer)
    hosted.perform { _ in
      moving.add(CABasicAnimation.animating("position.x", from: 5, to: 105), forKey: nil)
    }
    hosted.host.advance(to: 0.5)
    let shown = outer.presentation()
    #expect(shown?.hitTest(CGPoint(x: 55, y: 5))?.model() === moving)
    #expect(shown?.hitTest(CGPoint(x: 5, y: 5))?.model() === outer)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === moving && outer.hitTest(CGPoint(x: 55, y: 5)) === outer)
    #expect(moving.presentation()?.frame == CGRect(x: 50, y: 0, width: 10, height: 10))
    let point = CGPoint(x: 1, y: 2)
    #expect(shown?.sublayers?.first?.convert(point, to: shown) == CGPoint(x: 51, y: 2))
    #expect(shown?.sublayers?.first?.convert(CGPoint(x: 51, y: 2), from: nil) == point)
  }

  @Test func `behavior 32: changing a presentation layer doesn't affect the model`() {
    let hosted = HostedLayer()
    let shown = hosted.layer.presentation()
    shown?.opacity = 0.25
    shown?.add(CABasicAnimation.fade(), forKey: "fade")
    CATransaction.flush()
    #expect(shown?.opacity == 0.25 && shown?.animationKeys() == nil)
    #expect(hosted.layer.opacity == 1 && hosted.opacity(at: 0.5) == 1)
  }

  /// A layer that calls a closure when it's displayed.
  private final class DisplayLog: CALayer {
    private(set) var displays = 0
    var onDisplay: (DisplayLog) -> Void = { _ in }

    override func display() {
      displays += 1
      contents = displays
      onDisplay(self)
    }
  }

  /// E14.
  @Test func `display and layout that displaying asks for belong to the same commit`() {
    let (first, second, added) = (DisplayLog(), DisplayLog(), DisplayLog())
    let placed = LayoutLog()
    let hosted = HostedLayer(first)
    hosted.perform { layer in
      layer.addSublayer(second)
      second.addSublayer(placed)
    }
    let layouts = placed.layouts
    second.onDisplay = { layer in
      guard layer.displays == 1 else { return }
      first.setNeedsDisplay()
      placed.setNeedsLayout()
      layer.addSublayer(added)
      added.setNeedsDisplay()
    }
    hosted.perform { _ in
      first.setNeedsDisplay()
      second.setNeedsDisplay()
    }
    #expect((first.displays, second.displays, added.displays) == (2, 1, 1))
    #expect(placed.layouts == layouts + 1 && !added.needsDisplay())
    #expect(added.presentation()?.contents as? Int == 1)
  }

  /// E14.
  @Test func `a layer that asks for display whenever it's displayed doesn't stop the commit`() {
    let restless = DisplayLog()
    restless.onDisplay = { $0.setNeedsDisplay() }
    let hosted = HostedLayer(restless)
    hosted.perform { $0.setNeedsDisplay() }
    #expect(restless.displays == 16 && restless.needsDisplay())
    restless.onDisplay = { _ in }
    hosted.perform { $0.opacity = 0.5 }
    #expect(restless.displays == 17 && !restless.needsDisplay())
  }
}
