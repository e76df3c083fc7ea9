import Staging
import Testing

@testable import NetState

@Suite struct NetStateLayerTests {
  private let ring = NetStateLayer()

  @Test func `while waiting, the stroke moves around in 1.5 s`() {
    let stage = stage(with: ring)
    stage.at(0.5) { ring.show(.waiting) }
    #expect(stage.shows(0.5, "opacity", of: ring, at: 0.6))
    for begin in [0.5, 2, 5] {
      #expect(stage.shows(0.75, "strokeEnd", of: ring, at: begin + 0.75))
      #expect(stage.shows(0.25, "strokeStart", of: ring, at: begin + 0.75))
      #expect(stage.shows(1, "strokeEnd", of: ring, at: begin + 1.4))
    }
  }

  @Test func `progress continues from the presented value, at four revolutions per second`() {
    let stage = stage(with: ring)
    stage.perform { ring.show(.progress(0.4)) }
    #expect(stage.shows(0.4 * Halfway.easeOut, "strokeEnd", of: ring, at: 0.05))
    stage.perform { ring.show(.progress(1)) }
    #expect(stage.shows(0.4 * Halfway.easeOut, "strokeEnd", of: ring, at: 0.05))
    #expect(stage.shows(1, "strokeEnd", of: ring, at: 1) && ring.animationKeys() == nil)
  }

  @Test func `success moves the ring along a curve and removes it`() {
    let stage = stage(with: ring)
    stage.perform { ring.show(.success(CGPoint(x: 90, y: 10))) }
    #expect(stage.shows(50, "position.x", of: ring, at: 0))
    stage.advance(to: 0.49)
    #expect(ring.presented("position.x") > 85 && ring.presented("position.y") < 20)
    #expect(ring.superlayer != nil)
    stage.advance(to: 0.5)
    #expect(ring.superlayer == nil)
  }

  @Test func `failure shakes the ring, then empties it`() {
    let stage = stage(with: ring)
    stage.perform { ring.show(.progress(0.8)) }
    stage.at(1) { ring.show(.failure) }
    #expect(stage.shows(-.pi / 2 + 0.3, "transform.rotation.z", of: ring, at: 1.08))
    #expect(stage.shows(0.8, "strokeEnd", of: ring, at: 1.4))
    #expect(stage.shows(0.4, "strokeEnd", of: ring, at: 1.73))
    #expect(stage.shows(0, "strokeEnd", of: ring, at: 3))
  }
}
