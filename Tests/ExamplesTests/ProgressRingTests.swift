import Staging
import TestSupport
import Testing

@testable import ProgressRing

@Suite struct ProgressRingTests {
  private static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  @Test func `the ring animates to its progress from the presented value`() {
    let ring = ProgressRingLayer()
    let stage = stage(with: ring, size: CGSize(width: 20, height: 20))
    stage.at(1) { ring.progress = 0.5 }
    #expect(stage.shows(0, "progress", of: ring, at: 1))
    #expect(stage.shows(0.25, "progress", of: ring, at: 1.5))
    stage.perform { ring.progress = 1 }
    #expect(ring.progress == 1)
    #expect(stage.shows(0.625, "progress", of: ring, at: 2))
    #expect(stage.shows(1, "progress", of: ring, at: 2.5))
  }

  /// Behavior 33: every frame is drawn.
  @Test func `at a progress of ½, the right half is filled and the left one is pale`() throws {
    let ring = ProgressRingLayer()
    ring.ringColor = Self.red
    let stage = stage(with: ring, size: CGSize(width: 20, height: 20))
    stage.perform { ring.progress = 1 }
    stage.advance(to: 0.5)
    let picture = try #require(stage.picture().dataProvider?.data as Data?)
    func alpha(x: Int) -> UInt8 { picture[4 * (20 * 10 + x) + 3] }
    #expect(alpha(x: 16) == 255)
    #expect(alpha(x: 3) == 51)
  }

  @Test func `the stroke chases its tail while the ring rotates`() {
    let ring = IndeterminateRingLayer(color: Self.green)
    let stage = stage(with: ring)
    stage.perform { ring.startAnimating() }
    for begin in [0, 1.5, 3] {
      #expect(stage.shows(0, "strokeEnd", of: ring, at: begin))
      #expect(stage.shows(0.75, "strokeEnd", of: ring, at: begin + 0.75))
      #expect(stage.shows(0.25, "strokeStart", of: ring, at: begin + 0.75))
      #expect(stage.shows(7, "lineWidth", of: ring, at: begin + 0.75))
    }
    #expect(stage.shows(.pi / 2, "transform.rotation.z", of: ring, at: 4.5))
  }

  @Test func `a failed ring has moving dashes in another color`() {
    let ring = IndeterminateRingLayer(color: Self.green)
    let stage = stage(with: ring)
    stage.perform { ring.startAnimating() }
    stage.at(1) { ring.fail(color: Self.red) }
    #expect(stage.shows(0, "lineDashPhase", of: ring, at: 1))
    stage.advance(to: 1.15)
    let blush = ring.presentation()?.strokeColor?.components?.map { Double($0) } ?? []
    #expect(isClose(blush, [0.5, 0.5, 0, 1], within: 1e-9))
    #expect(stage.shows(7, "lineDashPhase", of: ring, at: 1.25))
    #expect(stage.shows(0, "lineDashPhase", of: ring, at: 1.5))
    #expect(ring.presentation()?.strokeColor == Self.red && ring.animationKeys() == ["march"])
  }
}
