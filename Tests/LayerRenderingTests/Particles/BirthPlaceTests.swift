import QuartzCore
import Raster
import TestSupport
import Testing

/// Particles stay at the position of their birth when their emitter moves.
@Suite struct BirthPlaceTests {
  /// An emitter of particles that don't move, with ten births per second and a lifetime of a second.
  private func emitted(_ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }) -> Emitted {
    Emitted {
      $1.lifetime = 1
      change($0, $1)
    }
  }

  private func move(_ keyPath: String, from: Any, to: Any, _ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
    layer.add(animation, forKey: nil)
  }

  private func positions(_ emitted: Emitted, at time: Double) -> [Double] {
    emitted.sprites(at: time).map(\.center.x)
  }

  @Test func `when the emitter moves, each particle keeps the position of its birth`() {
    let emitted = emitted()
    emitted.host.perform { move("emitterPosition.x", from: 0, to: 100, emitted.layer) }
    // The particles of 0.1 s, 0.2 s and so on, at 50 points per second.
    #expect(isClose(positions(emitted, at: 0.55), [5, 10, 15, 20, 25], within: 1e-6))
    #expect(isClose(positions(emitted, at: 0.95), [5, 10, 15, 20, 25, 30, 35, 40, 45], within: 1e-6))
  }

  @Test func `setting another position affects only later births`() {
    let emitted = emitted()
    _ = emitted.sprites(at: 0.35)
    emitted.host.perform {
      CATransaction.setDisableActions(true)
      emitted.layer.emitterPosition.x = 90
    }
    #expect(isClose(positions(emitted, at: 0.65), [50, 50, 50, 90, 90, 90], within: 1e-9))
  }

  @Test func `particles emitted during an animation keep their positions after its end`() {
    let emitted = emitted()
    emitted.host.perform {
      let animation = CABasicAnimation(keyPath: "emitterPosition")
      (animation.fromValue, animation.toValue) = (CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10))
      animation.duration = 0.35
      emitted.layer.add(animation, forKey: nil)
    }
    #expect(isClose(positions(emitted, at: 0.65), [10, 10, 10, 50, 50, 50], within: 1e-9))
  }

  @Test func `size and depth are those at birth, too`() {
    func spread(at time: Double) -> [Double] {
      let emitted = emitted { layer, cell in
        (layer.emitterShape, layer.emitterMode) = (.circle, .points)
        layer.emitterSize = CGSize(width: 0, height: 0)
      }
      emitted.host.perform {
        move("emitterSize", from: CGSize.zero, to: CGSize(width: 40, height: 0), emitted.layer)
      }
      return emitted.sprites(at: time).map { ($0.center - Point(50, 50)).length }
    }
    #expect(isClose(spread(at: 0.55), [2, 4, 6, 8, 10], within: 1e-6))
    let deep = emitted { layer, _ in layer.renderMode = .backToFront }
    deep.host.perform {
      move("emitterZPosition", from: 0, to: -100, deep.layer)
      move("emitterPosition.x", from: 0, to: 100, deep.layer)
    }
    // Later particles are farther back.
    #expect(isClose(positions(deep, at: 0.35), [15, 10, 5], within: 1e-6))
  }

  @Test func `particles emitted by a particle start at its position`() {
    let emitted = emitted { _, cell in
      let trail = CAEmitterCell()
      (trail.contents, trail.birthRate, trail.lifetime) = (cell.contents, 100, 0.001)
      (cell.contents, cell.emitterCells, cell.velocity) = (nil, [trail], 0)
    }
    emitted.host.perform { move("emitterPosition.x", from: 0, to: 100, emitted.layer) }
    #expect(isClose(positions(emitted, at: 0.3505), [5, 10, 15], within: 1e-6))
  }

  @Test func `a time has the same bytes, regardless of the times drawn before`() {
    func shown(asking times: [Double]) -> DisplayList {
      let emitted = emitted { ($0.emitterShape, $1.velocity, $1.emissionRange) = (.line, 20, 3) }
      emitted.host.perform {
        let animation = CAKeyframeAnimation(keyPath: "emitterPosition")
        animation.values = [CGPoint(x: 0, y: 30), CGPoint(x: 80, y: 70), CGPoint(x: 20, y: 10)]
        (animation.calculationMode, animation.duration, animation.repeatCount) = (.cubic, 1.7, .infinity)
        emitted.layer.add(animation, forKey: nil)
        move("emitterSize.width", from: 0, to: 60, emitted.layer)
      }
      for time in times { _ = emitted.list(at: time) }
      return emitted.list(at: 2.3)
    }
    let direct = shown(asking: [])
    #expect(direct == shown(asking: (1..<100).map { Double($0) * 0.0227 }) && !direct.commands.isEmpty)
    #expect(direct == shown(asking: [1, 2.29999]))
  }

  @Test func `a replicator's delayed copies emit from the emitter's earlier position`() {
    let (root, replicator) = (CALayer(0, 0, 100, 100), CAReplicatorLayer())
    replicator.frame = root.bounds
    (replicator.instanceCount, replicator.instanceDelay) = (2, 0.2)
    let layer = Emitted.layer { $1.lifetime = 1 }
    replicator.addSublayer(layer)
    let host = LayerHost(root: root)
    host.perform {
      root.addSublayer(replicator)
      move("emitterPosition.x", from: 0, to: 100, layer)
    }
    host.advance(to: 0.55)
    let list = FrameRenderer(width: 100, height: 100, scale: 1, mode: .screen).displayList(of: host)
    let batches = list.commands.compactMap { command in
      if case .sprites(let batch) = command { batch.sprites.map(\.center.x) } else { nil }
    }
    #expect(batches.count == 2)
    #expect(isClose(batches.first ?? [], [5, 10, 15, 20, 25], within: 1e-6))
    #expect(isClose(batches.last ?? [], [5, 10, 15], within: 1e-6))
    host.close()
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func `an emitter at a position that can't be drawn emits from the origin`(value: CGFloat) {
    let emitted = emitted()
    emitted.host.perform {
      CATransaction.setDisableActions(true)
      emitted.layer.emitterPosition = CGPoint(x: value, y: value)
      emitted.layer.emitterSize = CGSize(width: value, height: value)
    }
    #expect(positions(emitted, at: 0.95) == Array(repeating: 0, count: 9))
  }
}
