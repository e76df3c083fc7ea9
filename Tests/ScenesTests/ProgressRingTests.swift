import Scenes
import Staging
import TestSupport
import Testing

/// S198: the ring loops in 1.5 s.
@Suite struct ProgressRingTests {
  private func strokes(at time: Double) -> [Double] {
    let stage = Scene.ring.stage()
    stage.advance(to: time)
    let shape = stage.layer.sublayers?.first as? CAShapeLayer
    let shown = shape?.presentation()
    return [Double(shown?.strokeStart ?? -1), Double(shown?.strokeEnd ?? -1)]
  }

  @Test func `the stroke fills, then empties from its start`() {
    // The group's time at real times whose easeInEaseOut is known: ease(0.25) = 0.129162, ease(0.5) = 0.5.
    #expect(strokes(at: 0) == [0, 0])
    #expect(isClose(strokes(at: 0.375), [0, 1.5 * 0.129162], within: 1e-5))
    #expect(isClose(strokes(at: 0.75), [0.25, 0.75], within: 1e-6))
    #expect(isClose(strokes(at: 1.125), [1.5 * 0.870838 - 0.5, 1], within: 1e-5))
  }

  @Test func `it's the same a round later, for ever`() {
    for time in [0.1, 0.6, 1.4] {
      #expect(isClose(strokes(at: time), strokes(at: time + 1.5), within: 1e-9))
      #expect(isClose(strokes(at: time), strokes(at: time + 1500), within: 1e-9))
    }
  }

  @Test func `something is drawn on the ring and nothing in its middle`() {
    let stage = Scene.ring.stage()
    stage.advance(to: 0.75)
    let data = stage.picture().dataProvider?.data as Data?
    let pixel = { (x: Int, y: Int) in Array((data ?? Data())[(y * 120 + x) * 4..<(y * 120 + x) * 4 + 4]) }
    // Half-way around: the lower end of the ring is drawn, the middle is not.
    #expect(pixel(60, 96) == [0, 0x9C, 0xCC, 255])
    #expect(pixel(60, 60) == [255, 255, 255, 255])
  }
}
