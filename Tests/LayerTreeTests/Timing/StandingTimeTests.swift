import LayerTree
import TestSupport
import Testing

/// A layer's time stands still before its beginning; so do animations in it, wherever they are.
@Suite struct StandingTimeTests {
  /// Where a layer is at 7 s that lies in a layer which, its time running backward, stands still at 0 from 0.25 s on.
  private func place(addedAt time: Double) -> Double? {
    let root = CALayer()
    let host = LayerHost(root: root)
    defer { host.close() }
    let (backward, standing, layer) = (CALayer(), CALayer(), CALayer())
    host.perform {
      backward.speed = -1
      (standing.beginTime, standing.speed, layer.timeOffset) = (-0.25, 0.5, 0.75)
      root.addSublayer(backward)
      backward.addSublayer(standing)
      standing.addSublayer(layer)
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
  func `an animation under way stays where it is, however late it was added`(time: Double) throws {
    #expect(try isClose(#require(place(addedAt: time)), 6.25, within: 1e-9))
  }
}
