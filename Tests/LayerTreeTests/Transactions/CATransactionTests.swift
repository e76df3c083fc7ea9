import LayerTree
import TestSupport
import Testing

@Suite struct CATransactionTests {
  /// TX-DEF.
  @Test func `defaults are Core Animation's`() {
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.completionBlock() == nil)
  }

  /// TX-NEST.
  @Test func `values that aren't set are inherited from the enclosing transaction`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock {}
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    #expect(CATransaction.completionBlock() != nil)
    CATransaction.setAnimationDuration(5)
    CATransaction.setValue(false, forKey: kCATransactionDisableActions)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 5)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  /// TX-NEST.
  @Test func `a second completion block is added to the first, and both run after the commit`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.perform { _ in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.record("first") }
      CATransaction.setCompletionBlock { log.record("second") }
      CATransaction.commit()
      log.record("committed")
    }
    #expect(log.events == ["committed", "first", "second"])
  }

  @Test func `a layer is laid out once in a commit, no matter how many changes were made`() {
    let hosted = HostedLayer(LayoutLog())
    let before = (hosted.layer as? LayoutLog)?.layouts ?? 0
    hosted.perform {
      $0.bounds.size.width = 5
      $0.position.x = 9
      $0.cornerRadius = 3
      $0.removeFromSuperlayer()
      hosted.host.root.addSublayer($0)
    }
    #expect((hosted.layer as? LayoutLog)?.layouts == before + 1)
  }

  @Test func `a completion block that is set during the layout of a commit belongs to the commit`() {
    let (hosted, log) = (HostedLayer(LayoutLog()), EventLog())
    (hosted.layer as? LayoutLog)?.onLayout = { CATransaction.setCompletionBlock { log.record("block") } }
    hosted.perform { $0.setNeedsLayout() }
    #expect(log.events == ["block"])
  }

  @Test func `a transaction in a completion block without a host is committed`() {
    let log = EventLog()
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      log.record("outer")
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.record("inner") }
      CATransaction.commit()
      log.record("committed")
    }
    CATransaction.commit()
    #expect(log.events == ["outer", "committed", "inner"])
  }

  @Test func `a transaction left open by an error ends with the closure that the host performs`() {
    struct Failure: Error {}
    let (hosted, log) = (HostedLayer(), EventLog())
    #expect(throws: Failure.self) {
      try hosted.host.perform {
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.record("block") }
        hosted.layer.cornerRadius = 4
        throw Failure()
      }
    }
    #expect(log.events == [])
    #expect(hosted.number("cornerRadius", at: 1) == 4 && log.events == ["block"])
  }

  /// Ends the transaction that a test may have opened on this thread before, by a change outside of a host's closures.
  private func endImplicitTransaction() { CATransaction.flush() }

  @Test func `without a host, completion blocks run before delegates are notified of stops`() {
    endImplicitTransaction()
    let (layer, log) = (CALayer(), EventLog())
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.record("block") }
    layer.add(CABasicAnimation.fade { $0.delegate = log }, forKey: nil)
    CATransaction.commit()
    #expect(log.events == ["block", "stop"])
  }

  @Test func `a chain of completion blocks without a host doesn't grow the stack`() {
    endImplicitTransaction()
    var count = 0
    func again() {
      count += 1
      if count < 50_000 { CATransaction.setCompletionBlock(again) }
    }
    CATransaction.setCompletionBlock(again)
    CATransaction.flush()
    #expect(count == 50_000)
  }

  @Test func `an endless chain of completion blocks traps`() async {
    await #expect(processExitsWith: .failure) {
      func again() { CATransaction.setCompletionBlock(again) }
      again()
      CATransaction.flush()
    }
  }

  @Test func `animations whose completion blocks start the next one end with their host`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    func again() {
      log.record("block")
      CATransaction.begin()
      CATransaction.setCompletionBlock(again)
      hosted.layer.add(CABasicAnimation.fade { $0.duration = 0.5 }, forKey: nil)
      CATransaction.commit()
    }
    hosted.perform { _ in again() }
    hosted.host.advance(to: 1.25)
    #expect(log.entries.map(\.time) == [0, 0.5, 1])
    hosted.host.close()
    let count = log.events.count
    CATransaction.flush()
    #expect(log.events.count == count)
  }

  /// S42.
  @Test func `the completion block waits for the longest animation`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.perform { layer in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.record("block") }
      for duration in [0.5, 0.8] {
        layer.add(CABasicAnimation.fade { $0.duration = duration }, forKey: nil)
      }
      CATransaction.commit()
    }
    hosted.host.advance(to: 2)
    #expect(log.entries == [.init(event: "block", time: 0.8)])
  }

  @Test
  func `a completion block waits for animations in nested transactions, but not for those added before it`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.perform { layer in
      CATransaction.begin()
      layer.add(CABasicAnimation.fade { $0.duration = 9 }, forKey: nil)
      CATransaction.setCompletionBlock { log.record("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.record("inner") }
      layer.add(CABasicAnimation.fade { $0.duration = 0.5 }, forKey: nil)
      CATransaction.commit()
      layer.add(CABasicAnimation.fade { $0.duration = 0.75 }, forKey: nil)
      CATransaction.commit()
    }
    hosted.host.advance(to: 2)
    #expect(log.entries == [.init(event: "inner", time: 0.5), .init(event: "outer", time: 0.75)])
  }

  /// RI-13.
  @Test func `the layer's copy of an animation gets the transaction's duration and the commit's time`() {
    let hosted = HostedLayer()
    hosted.host.advance(to: 3)
    let original = CABasicAnimation(keyPath: "opacity")
    hosted.perform {
      CATransaction.setAnimationDuration(0.75)
      $0.add(original, forKey: "fade")
    }
    let copy = hosted.layer.animation(forKey: "fade")
    #expect(copy?.duration == 0.75 && copy?.beginTime == 3)
    #expect(original.duration == 0 && original.beginTime == 0)
  }

  @Test func `animations without a timing function get the transaction's`() {
    let hosted = HostedLayer()
    hosted.perform {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      $0.add(CABasicAnimation.fade(), forKey: nil)
    }
    #expect(isClose(Double(hosted.opacity(at: 0.5)), 0.31536, within: 5e-6))
  }
}

/// Tests of the animations that property changes start.
@Suite struct ImplicitAnimationTests {
  @Test func `changing a displayed layer animates from its presentation value to the new value`() {
    let hosted = HostedLayer()
    hosted.perform { $0.cornerRadius = 8 }
    #expect(hosted.layer.animationKeys() == ["cornerRadius"])
    // The value of the default curve in the middle of 0.25 s.
    #expect(isClose(hosted.number("cornerRadius", at: 0.125), 8 * 0.80240, within: 1e-4))
    hosted.perform { $0.cornerRadius = 0 }
    #expect(isClose(hosted.number("cornerRadius", at: 0.125), 8 * 0.80240, within: 1e-4))
    #expect(hosted.number("cornerRadius", at: 0.375) == 0)
  }

  /// S43.
  @Test func `no animation is added while actions are disabled`() {
    let hosted = HostedLayer()
    hosted.perform {
      CATransaction.setDisableActions(true)
      $0.position = CGPoint(x: 9, y: 9)
    }
    #expect(hosted.layer.animationKeys() == nil)
    #expect(hosted.layer.presentation()?.position == CGPoint(x: 9, y: 9))
  }

  @Test func `a Boolean changes immediately`() {
    let hosted = HostedLayer()
    hosted.perform { $0.isHidden = true }
    #expect(hosted.value("hidden", at: 0.1) == true)
    hosted.perform { $0.isHidden = false }
    #expect(hosted.value("hidden", at: 0.2) == false)
  }

  @Test func `changing a property that needs display marks the layer, with or without animation or host`() {
    final class Dial: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
    }
    let dial = Dial()
    dial.borderWidth = 3
    #expect(!dial.needsDisplay())
    dial.cornerRadius = 3
    #expect(dial.needsDisplay())
    let hosted = HostedLayer(dial)
    #expect(!dial.needsDisplay())
    for disablesActions in [false, true] {
      hosted.perform {
        CATransaction.setDisableActions(disablesActions)
        $0.cornerRadius += 1
        #expect($0.needsDisplay())
      }
      #expect(!dial.needsDisplay())
    }
  }

  @Test func `changing a layer that was never displayed, or setting an equal value, starts no animation`() {
    let layer = CALayer()
    layer.cornerRadius = 4
    let hosted = HostedLayer(layer)
    hosted.perform { $0.cornerRadius = 4 }
    #expect(layer.animationKeys() == nil)
    hosted.perform {
      CATransaction.setAnimationDuration(0)
      $0.cornerRadius = 5
    }
    #expect(layer.animationKeys() == nil)
  }

  @Test func `the transaction determines the duration and timing function of implicit animations`() {
    let hosted = HostedLayer()
    hosted.perform {
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      $0.opacity = 0
    }
    #expect(hosted.opacity(at: 1) == 0.5)
  }

  @Test
  func `an action is looked up in the delegate, then the actions, then the style; null ends the search`() {
    let delegate = ActionDelegate()
    let hosted = HostedLayer()
    let slow = CABasicAnimation(keyPath: "cornerRadius")
    slow.duration = 4
    hosted.layer.delegate = delegate
    hosted.layer.style = ["actions": ["cornerRadius": NSNull()]]
    hosted.perform { $0.cornerRadius = 1 }
    #expect(hosted.layer.animationKeys() == nil)
    hosted.layer.actions = ["cornerRadius": slow]
    hosted.perform { $0.cornerRadius = 9 }
    #expect(hosted.layer.animation(forKey: "cornerRadius")?.duration == 4)
    #expect(hosted.number("cornerRadius", at: 2) == 5)
    delegate.answer = NSNull()
    hosted.perform { $0.cornerRadius = 3 }
    #expect(hosted.layer.animation(forKey: "cornerRadius")?.duration == 4)
    #expect(delegate.asked == ["cornerRadius", "cornerRadius", "cornerRadius"])
  }

  @Test func `setting the frame animates the position and the bounds`() {
    let hosted = HostedLayer()
    hosted.perform { $0.frame = CGRect(x: 10, y: 20, width: 30, height: 40) }
    #expect(hosted.layer.animationKeys() == ["bounds", "position"])
  }

  @Test func `changing a path starts no implicit animation`() {
    let hosted = HostedLayer(CAShapeLayer())
    hosted.perform {
      ($0 as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    }
    #expect(hosted.layer.animationKeys() == nil)
  }
}

private final class ActionDelegate: NSObject, CALayerDelegate {
  var answer: (any CAAction)?
  var asked: [String] = []

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return answer
  }
}
