import Scenes
import Staging
import TestSupport
import Testing

/// The scenes after INTUAnimationEngine's demo.
@Suite struct ClosureScenesTests {
  /// Returns the sublayers of a screen at a time.
  private func parts(of scene: any Scene, at time: Double) throws -> [CALayer] {
    let stage = scene.stage()
    stage.advance(to: time)
    return try #require(stage.layer.sublayers?.first?.sublayers)
  }

  @Test func `one progress determines every property of the box, forward and back`() throws {
    // With quadratic easing, the progress at a quarter of the time is an eighth.
    for (time, progress, alignment) in [
      (0.0, 0.0, CATextLayerAlignmentMode.left), (0.5, 0.125, .left), (1, 0.5, .center), (2, 1, .right),
      (3, 0.5, .center), (4, 0, .left), (401, 0.5, .center),
    ] {
      let parts = try parts(of: ClosuresScene(), at: time)
      #expect(isClose(Double(parts[0].position.x), 96 + 96 * progress, within: 1e-9))
      #expect(isClose(Double(parts[0].position.y), 84 + 189 * progress, within: 1e-9))
      #expect(isClose(Double(parts[0].cornerRadius), 40 * progress, within: 1e-9))
      #expect((parts[1] as? CATextLayer)?.alignmentMode == alignment)
      let number = try #require((parts[2] as? CATextLayer)?.string as? String)
      #expect(isClose(try #require(Double(number)), progress, within: 0.0051))
    }
  }

  @Test func `the spring moves all three boxes and ends exactly at its target`() throws {
    let swung = try parts(of: SpringScene(), at: 0.25)
    #expect(isClose(Double(swung[0].transform.m42), -56 + 112 * 1.310836, within: 1e-3))
    #expect(isClose(Double(swung[1].transform.m11), 0.5 + 1.310836, within: 1e-5))
    let rested = try parts(of: SpringScene(), at: 4)
    #expect(rested[0].transform.m42 == 56 && rested[1].transform.m11 == 1.5)
    #expect(rested[2].transform.m12 == 1)
  }
}
