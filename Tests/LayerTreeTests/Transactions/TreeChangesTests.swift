import TestSupport
import Testing

@testable import LayerTree

/// What waits for a commit stays small, however long none comes.
@Suite struct TreeChangesTests {
  @Test func `a layer changed and moved again and again is listed once`() {
    let hosted = HostedLayer()
    var changes = TreeChanges()
    for _ in 0..<1000 {
      changes.touch(hosted.layer)
      changes.move(hosted.layer)
    }
    #expect(changes.touched.count == 1 && changes.moved.count == 1)
    changes = TreeChanges()
    changes.touch(hosted.layer)
    #expect(changes.touched.count == 1)
  }

  @Test func `layers that came and went are forgotten before the commit`() {
    let hosted = HostedLayer()
    weak var first: CALayer?
    for index in 0..<3000 {
      let layer = CALayer()
      if index == 0 { first = layer }
      hosted.layer.addSublayer(layer)
      layer.removeFromSuperlayer()
    }
    #expect(first == nil)
    CATransaction.flush()
  }

  @Test func `animations replaced before any commit are forgotten where nobody waits for them`() {
    let layer = CALayer()
    weak var first: CAAnimation?
    for index in 0..<3000 {
      layer.add(CABasicAnimation.fade(), forKey: "fade")
      if index == 0 { first = layer.animation(forKey: "fade") }
    }
    #expect(first == nil && layer.attached.count == 1)
    CATransaction.flush()
    #expect(layer.attached.isEmpty)
  }

  @Test func `an animation whose layer is gone still stops at the commit`() {
    let log = EventLog()
    for _ in 0..<3000 { CALayer().add(CABasicAnimation.fade { $0.delegate = log }, forKey: nil) }
    CATransaction.flush()
    #expect(log.events == Array(repeating: "stop", count: 3000))
  }
}
