import Scenes
import Staging
import TestSupport
import Testing

/// S198: the ring repeats every 1.5 s.
@Suite struct ProgressRingTests {
  private func strokes(at time: Double) -> [Double] {
    let stage = RingScene().stage()
    stage.advance(to: time)
    let shape = stage.layer.sublayers?.first as? CAShapeLayer
    let shown = shape?.presentation()
    return [Double(shown?.strokeStart ?? -1), Double(shown?.strokeEnd ?? -1)]
  }

  @Test func `the stroke fills, then empties from its start`() {
    // The group's eased time at times with known values: easeInEaseOut(0.25) = 0.129162, easeInEaseOut(0.5) = 0.5.
    #expect(strokes(at: 0) == [0, 0])
    #expect(isClose(strokes(at: 0.375), [0, 1.5 * 0.129162], within: 1e-5))
    #expect(isClose(strokes(at: 0.75), [0.25, 0.75], within: 1e-6))
    #expect(isClose(strokes(at: 1.125), [1.5 * 0.870838 - 0.5, 1], within: 1e-5))
  }

  @Test func `the animation repeats forever`() {
    for time in [0.1, 0.6, 1.4] {
      #expect(isClose(strokes(at: time), strokes(at: time + 1.5), within: 1e-9))
      #expect(isClose(strokes(at: time), strokes(at: time + 1500), within: 1e-9))
    }
  }

  @Test func `the ring is drawn and its center is empty`() {
    let stage = RingScene().stage()
    stage.advance(to: 0.75)
    let data = stage.picture().dataProvider?.data as Data?
    let pixel = { (x: Int, y: Int) in Array((data ?? Data())[(y * 120 + x) * 4..<(y * 120 + x) * 4 + 4]) }
    // Halfway around, the bottom of the ring is drawn and the center isn't.
    #expect(pixel(60, 96) == [0, 0x9C, 0xCC, 255])
    #expect(pixel(60, 60) == [255, 255, 255, 255])
  }
}
