import CoreGraphics
import Foundation
import MotionCore
import TestSupport
import Testing

@testable import LayerTree

/// Layers that animations hide and show again, whose other animations aren't evaluated meanwhile.
@Suite struct HiddenLayersTests {
  @Test func `layers inside hidden ones appear as in a new traversal`() {
    var random = SeededGenerator(seed: 406)
    var retainedCount = 0
    for _ in 0..<min(400, randomCaseCount / 500) {
      let tree = HidingTree(seed: random.next())
      for _ in 0..<24 {
        tree.host.advance(to: tree.host.now + random.element(of: [1.0 / 60, 0.05, 0.25]))
        let revision = tree.host.retainedSnapshot.revision
        switch Int.random(in: 0..<8, using: &random) {
        case 0: tree.change(&random)
        case 1...3:
          tree.moveStill(&random)
          _ = TreeSnapshot(of: tree.host.root, presentation: true)
          if tree.host.retainedSnapshot.revision == revision { retainedCount += 1 }
        default: break
        }
        let retained = TreeSnapshot(of: tree.host.root, presentation: true)
        #expect(retained.layers.visibleReadings == tree.host.newTraversal().visibleReadings)
        if Bool.random(using: &random) { _ = random.element(of: tree.layers).presentation() }
      }
    }
    #expect(retainedCount > 100)
  }

  @Test func `hidden layers have the presentation values of a tree that was never drawn`() {
    var random = SeededGenerator(seed: 407)
    for _ in 0..<min(200, randomCaseCount / 1000) {
      let seed = random.next()
      let (drawn, other) = (HidingTree(seed: seed), HidingTree(seed: seed))
      for _ in 0..<12 {
        let seed = random.next()
        for tree in [drawn, other] {
          var same = SeededGenerator(seed: seed)
          tree.moveStill(&same)
        }
        let time = drawn.host.now + random.element(of: [1.0 / 60, 0.3])
        for host in [drawn.host, other.host] { host.advance(to: time) }
        _ = TreeSnapshot(of: drawn.host.root, presentation: true)
        for (layer, same) in zip(drawn.layers, other.layers) {
          #expect(layer.presentation()?.position == same.presentation()?.position)
        }
      }
    }
  }

  @Test func `a hidden layer's animations aren't evaluated for a snapshot`() throws {
    let hosted = HostedLayer()
    hosted.perform { layer in
      let inner = CALayer()
      inner.add(HidingTree.hiding([0, 0.1, 0.8], startsHidden: true), forKey: nil)
      let moved = CALayer()
      moved.add(RandomTree.animation("position.x"), forKey: nil)
      inner.addSublayer(moved)
      layer.addSublayer(inner)
    }
    let moved = try #require(hosted.layer.sublayers?.first?.sublayers?.first)
    let channel = try #require(moved.channels.first?.channel)
    for time in [0.05, 0.15, 0.2, 0.25] {
      hosted.host.advance(to: time)
      _ = TreeSnapshot(of: hosted.host.root, presentation: true)
    }
    let isAnimatedInSnapshot = hosted.host.timeline.isAnimated(channel)
    #expect(!isAnimatedInSnapshot)
    #expect(moved.presentation()?.position.x != 0)
    let isAnimated = hosted.host.timeline.isAnimated(channel)
    #expect(isAnimated)
  }
}

/// A hosted tree of nested layers, most of which move, and most of which animations hide and show several times.
private final class HidingTree {
  let host = LayerHost(root: CALayer())
  let layers: [CALayer]
  /// Layers that aren't animated.
  private let still = (0..<8).map { _ in CALayer() }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    layers = (0..<12).map { _ in CALayer() }
    host.perform {
      for (index, layer) in layers.enumerated() {
        let parent = index == 0 ? host.root : random.element(of: [host.root] + layers[..<index])
        parent.addSublayer(layer)
      }
      for layer in layers {
        if Int.random(in: 0..<4, using: &random) > 0 {
          let times = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
          layer.add(Self.hiding(times, startsHidden: Bool.random(using: &random)), forKey: nil)
        }
        let motion = RandomTree.animation(random.element(of: ["position", "position.x", "transform.scale"]))
        motion.duration = 3
        layer.add(motion, forKey: nil)
      }
    }
  }

  deinit { host.close() }

  /// Returns an animation that hides or shows a layer at each of the times.
  static func hiding(_ times: [Double], startsHidden: Bool) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: "hidden")
    animation.values = (0...times.count).map { ($0 % 2 == 0) == startsHidden }
    animation.keyTimes = ([0] + times + [1]).map { NSNumber(value: $0) }
    (animation.duration, animation.calculationMode) = (1, .discrete)
    (animation.repeatCount, animation.autoreverses) = (2, true)
    return animation
  }

  /// Adds a layer that isn't animated to the tree, moves it, removes it, or replaces it by another one.
  func moveStill(_ random: inout SeededGenerator) {
    let (layer, other) = (random.element(of: still), random.element(of: still))
    let superlayer = random.element(of: layers + [host.root])
    let choice = Int.random(in: 0..<4, using: &random)
    host.perform {
      switch choice {
      case 0, 1: superlayer.addSublayer(layer)
      case 2: layer.removeFromSuperlayer()
      default: if layer !== other { layer.superlayer?.replaceSublayer(layer, with: other) }
      }
    }
  }

  /// Adds an animation, moves a layer to the root, or changes whether its own value hides it.
  func change(_ random: inout SeededGenerator) {
    let layer = random.element(of: layers)
    host.perform {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: layer.add(RandomTree.animation("opacity"), forKey: nil)
      case 1: host.root.addSublayer(layer)
      default: layer.isHidden.toggle()
      }
    }
  }
}
