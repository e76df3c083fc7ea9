import LayerTree
import TestSupport
import Testing

/// A layer's local time is stopped before its begin time, and so are the animations in it.
@Suite struct StoppedTimeTests {
  /// Returns the x coordinate, at 7 s, of a layer whose superlayer's time runs backward and stops at 0 from 0.25 s on.
  private func position(addedAt time: Double) -> Double? {
    let root = CALayer()
    let host = LayerHost(root: root)
    defer { host.close() }
    let (backward, stopping, layer) = (CALayer(), CALayer(), CALayer())
    host.perform {
      backward.speed = -1
      (stopping.beginTime, stopping.speed, layer.timeOffset) = (-0.25, 0.5, 0.75)
      root.addSublayer(backward)
      backward.addSublayer(stopping)
      stopping.addSublayer(layer)
    }
    host.advance(to: time)
    host.perform {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 10, 1)
      (move.beginTime, move.fillMode, move.isRemovedOnCompletion) = (0.125, .forwards, false)
      layer.add(move, forKey: nil)
    }
    host.advance(to: 7)
    return layer.presentation().map { Double($0.position.x) }
  }

  @Test(arguments: [0.125, 0.5, 3, 6.5])
  func `an animation freezes when its layer's time stops, no matter how late it was added`(time: Double)
    throws
  {
    #expect(try isClose(#require(position(addedAt: time)), 6.25, within: 1e-9))
  }
}
