import TestSupport
import Testing

@testable import LayerTree

/// The list of uncommitted changes stays small, even if there is no commit for a long time.
@Suite struct TreeChangesTests {
  @Test func `a layer that is changed and moved repeatedly is listed once`() {
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

  @Test func `layers that were added and removed again are released before the commit`() {
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

  @Test
  func `animations that were replaced before the commit are released unless something awaits their end`() {
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

  @Test func `an animation whose layer was deallocated stops at the commit`() {
    let log = EventLog()
    for _ in 0..<3000 { CALayer().add(CABasicAnimation.fade { $0.delegate = log }, forKey: nil) }
    CATransaction.flush()
    #expect(log.events == Array(repeating: "stop", count: 3000))
  }
}
