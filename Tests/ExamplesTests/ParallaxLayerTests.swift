import Foundation
import Staging
import Testing

@testable import Parallax

@Suite struct ParallaxLayerTests {
  private let scene = ParallaxLayer()

  private func line(to end: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: end)
    return path
  }

  @Test func `tilting rotates the planes and keeps the perspective`() {
    let stage = stage(with: scene)
    stage.perform { scene.tilt(to: .pi / 4, duration: 1) }
    for (time, angle) in [(0, 0), (0.5, Double.pi / 8), (1, Double.pi / 4)] {
      #expect(stage.shows(cos(angle), \.sublayerTransform.m11, of: scene, at: time))
      #expect(abs((scene.presentation()?.sublayerTransform.m34 ?? 0) + cos(angle) / 400) < 1e-6)
    }
  }

  @Test func `shaking moves planes in proportion to their depth`() {
    let (near, far) = (CALayer(), CALayer())
    scene.addPlane(near, depth: 100)
    scene.addPlane(far, depth: -50)
    let stage = stage(with: scene)
    stage.perform { scene.shake(by: CGSize(width: 30, height: 10), duration: 1) }
    for (time, share) in [(0, 0), (0.25, 0.5), (0.5, 1), (0.75, 0.5), (1, 0.0)] {
      #expect(stage.shows(30 * share, "transform.translation.x", of: near, at: time))
      #expect(stage.shows(10 * share, "transform.translation.y", of: near, at: time))
      #expect(stage.shows(-15 * share, "transform.translation.x", of: far, at: time))
    }
  }

  @Test func `a flying layer follows the path and points in its direction`() {
    let bird = CALayer()
    let stage = stage(with: scene)
    stage.perform { scene.fly(bird, along: line(to: CGPoint(x: 0, y: 100)), duration: 1) }
    #expect(stage.shows(0, "position.y", of: bird, at: 0))
    #expect(stage.shows(.pi / 2, "transform.rotation", of: bird, at: 0.125))
    #expect(stage.shows(50, "position.y", of: bird, at: 0.5))
    #expect(stage.shows(0, "zPosition", of: bird, at: 0.5))
    #expect(stage.shows(.pi / 2 - 0.2, "transform.rotation", of: bird, at: 0.5))
    #expect(stage.shows(75, "position.y", of: bird, at: 0.75))
    #expect(stage.shows(100, "position.y", of: bird, at: 1))
  }

  @Test func `bobbing is added to the position`() {
    let sun = CALayer()
    sun.position = CGPoint(x: 20, y: 30)
    scene.addPlane(sun, depth: 0)
    let stage = stage(with: scene)
    stage.perform { scene.bob(sun) }
    for (time, offset) in [(0, -6), (0.5, 0), (1, 6), (1.5, 0), (2, -6.0)] {
      #expect(stage.shows(20 + offset, "position.x", of: sun, at: time))
    }
    for (time, offset) in [(2, -3), (2.25, 0), (2.5, 3), (3, -3.0)] {
      #expect(stage.shows(30 + offset, "position.y", of: sun, at: time))
    }
  }

  @Test func `following records the presented position once per frame`() {
    let bird = CALayer()
    let stage = stage(with: scene)
    stage.frameRate = 10
    stage.perform {
      scene.fly(bird, along: line(to: CGPoint(x: 100, y: 0)), duration: 1)
      scene.startFollowing(bird)
    }
    stage.at(0.5) { scene.stopFollowing() }
    stage.advance(to: 1)
    #expect(scene.presentedPositions.suffix(5).map { ($0 / 10).rounded() } == [1, 2, 3, 4, 5])
  }
}
