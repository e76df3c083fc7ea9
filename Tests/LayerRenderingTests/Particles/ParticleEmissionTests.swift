import QuartzCore
import Raster
import TestSupport
import Testing

@Suite struct ParticleEmissionTests {
  /// An emitter in which every value with a range varies.
  private static func lively(_ layer: CAEmitterLayer, _ cell: CAEmitterCell) {
    layer.emitterShape = .rectangle
    layer.emitterSize = CGSize(width: 40, height: 20)
    (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (40, 1, 0.8)
    (cell.velocity, cell.velocityRange, cell.emissionRange) = (30, 10, 2)
    (cell.yAcceleration, cell.xAcceleration) = (25, -5)
    (cell.scaleRange, cell.scaleSpeed, cell.spinRange) = (0.5, 0.2, 4)
    (cell.redRange, cell.alphaRange, cell.greenSpeed) = (0.5, 0.3, -0.4)
    let child = CAEmitterCell()
    child.contents = Emitted.square
    (child.birthRate, child.lifetime, child.velocity, child.emissionRange) = (5, 0.5, 20, 6)
    cell.emitterCells = [child]
  }

  // MARK: - Living particles

  @Test func `the number of living particles is the number of births in a lifetime`() {
    let emitted = Emitted()
    #expect(emitted.sprites(at: 0).isEmpty)
    #expect(emitted.sprites(at: 0.35).count == 3)
    // Births at 0.1, 0.2 … 1; the first one dies at 1.1.
    #expect(emitted.sprites(at: 1).count == 10)
    #expect(emitted.sprites(at: 7.25).count == 10)
  }

  @Test func `times in any order have the same particles`() {
    let times = [0.2, 0.9, 1.7, 1.75, 3]
    let emitted = Emitted(Self.lively)
    let inOrder = times.map(emitted.sprites)
    #expect(times.reversed().map { Emitted.sprites(at: $0, Self.lively) } == inOrder.reversed())
    #expect(inOrder[4].count > 40)
    // Frames in between have no effect.
    let often = Emitted(Self.lively)
    for frame in 0..<170 { _ = often.sprites(at: Double(frame) / 100) }
    #expect(often.sprites(at: 1.7) == inOrder[2])
  }

  @Test func `the same seed results in the same particles, another seed in others`() {
    let particles = [UInt32(0), 0, 1].map { seed in
      Emitted.sprites(at: 2) { layer, cell in
        Self.lively(layer, cell)
        layer.seed = seed
      }
    }
    #expect(particles[0] == particles[1] && particles[0] != particles[2])
  }

  @Test func `changing one range changes no other value`() {
    func positions(velocityRange: CGFloat, scaleRange: CGFloat) -> [Point] {
      Emitted.sprites(at: 2) { layer, cell in
        Self.lively(layer, cell)
        (cell.velocityRange, cell.scaleRange) = (velocityRange, scaleRange)
      }.map(\.center)
    }
    let first = positions(velocityRange: 10, scaleRange: 0.5)
    let second = positions(velocityRange: 10, scaleRange: 0.1)
    #expect(isClose(first.flatMap { [$0.x, $0.y] }, second.flatMap { [$0.x, $0.y] }, within: 1e-9))
  }

  @Test func `the cost doesn't depend on the number of past births`() {
    let emitted = Emitted()
    #expect(emitted.sprites(at: 1e9 + 0.05).count == 10)
  }

  @Test func `extreme numbers result in a bounded number of particles`() {
    let endless = Emitted.sprites(at: 10) { _, cell in (cell.birthRate, cell.lifetime) = (1e30, .infinity) }
    #expect(endless.count > 10_000 && endless.count <= 1 << 16)
    let nested = Emitted.sprites(at: 10) { _, cell in
      (cell.birthRate, cell.lifetime) = (1e30, 5)
      var inner = cell
      for _ in 0..<5 {
        let child = CAEmitterCell()
        (child.birthRate, child.lifetime, child.contents) = (1e30, 5, Emitted.square)
        inner.emitterCells = [child, child]
        inner = child
      }
    }
    #expect(!nested.isEmpty && nested.count <= 1 << 16)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300, -1e300])
  func `invalid numbers are harmless`(_ number: Double) {
    let keys = [
      "birthRate", "lifetime", "lifetimeRange", "velocity", "velocityRange", "emissionLatitude",
      "emissionLongitude", "emissionRange", "xAcceleration", "zAcceleration", "scale", "scaleRange",
      "scaleSpeed", "spin", "spinRange", "redRange", "alphaSpeed", "contentsScale", "beginTime", "duration",
      "speed", "timeOffset", "repeatCount", "repeatDuration", "minificationFilterBias",
    ]
    for key in keys {
      let emitted = Emitted { layer, cell in
        Self.lively(layer, cell)
        cell.setValue(number, forKey: key)
      }
      for time in [0, 1, 2.5] { #expect(emitted.sprites(at: time).count < 1 << 16, "\(key)") }
    }
    for key in ["birthRate", "lifetime", "velocity", "scale", "spin", "emitterZPosition", "emitterDepth"] {
      let emitted = Emitted { layer, cell in
        Self.lively(layer, cell)
        layer.setValue(number, forKey: key)
        layer.emitterSize.width = number
        layer.emitterPosition.y = number
      }
      #expect(emitted.sprites(at: 1).count < 1 << 16, "\(key)")
    }
  }

  // MARK: - Time

  @Test func `with a birth rate of 0, living particles continue and none are added`() {
    let emitted = Emitted { _, cell in cell.yAcceleration = 10 }
    let reference = Emitted { _, cell in cell.yAcceleration = 10 }
    _ = emitted.sprites(at: 1)
    emitted.host.perform {
      CATransaction.setDisableActions(true)
      emitted.layer.birthRate = 0
    }
    let isSame = emitted.sprites(at: 1.45) == Array(reference.sprites(at: 1.45).prefix(6))
    #expect(isSame)
    #expect(emitted.sprites(at: 2).isEmpty && emitted.sprites(at: 9).isEmpty)
  }

  @Test func `a birth rate set to 0 reaches it by its implicit animation within a quarter of a second`() {
    let (emitted, reference) = (Emitted(), Emitted())
    _ = emitted.sprites(at: 1)
    emitted.host.perform { emitted.layer.birthRate = 0 }
    // Earlier particles are unaffected; the ramp emits fewer particles than a linear
    // line, 10·0.25/2.
    let isSame = emitted.sprites(at: 1.45).prefix(6) == reference.sprites(at: 1.45).prefix(6)
    #expect(isSame)
    #expect(emitted.sprites(at: 1.45).count <= 7 && emitted.sprites(at: 2.3).isEmpty)
  }

  @Test func `a cell's birth rate set through the layer's key path affects later births`() {
    let emitted = Emitted()
    _ = emitted.sprites(at: 1)
    emitted.host.perform { emitted.layer.setValue(0, forKeyPath: "emitterCells.square.birthRate") }
    #expect(emitted.sprites(at: 1.45).count == 6)
    #expect(emitted.sprites(at: 2.5).isEmpty)
    emitted.host.perform { emitted.layer.setValue(20, forKeyPath: "emitterCells.square.birthRate") }
    #expect(emitted.sprites(at: 2.5).isEmpty)
    #expect(emitted.sprites(at: 3.01).count == 10)
  }

  @Test func `particles emitted by an animated birth rate stay after the animation's removal`() {
    for keyPath in ["birthRate", "emitterCells.square.birthRate"] {
      let emitted = Emitted { layer, cell in
        (layer.birthRate, cell.birthRate, cell.lifetime) = (1, 40, 1)
        layer.setValue(0, forKeyPath: keyPath)
        let burst = CABasicAnimation(keyPath: keyPath)
        let rate: Float = keyPath == "birthRate" ? 1 : 40
        (burst.fromValue, burst.toValue, burst.duration) = (rate, 0, 0.5)
        layer.add(burst, forKey: nil)
      }
      // The integral of a rate that falls from 40 to 0 in half a second is 10.
      let count = emitted.sprites(at: 0.9).count
      #expect((9...10).contains(count), "\(keyPath)")
      #expect(Emitted.sprites(at: 1.6).count == 10)
      #expect(emitted.sprites(at: 1.6).isEmpty)
    }
  }

  @Test func `animated time has the same particles, regardless of the frames drawn`() {
    func animated(_ layer: CAEmitterLayer, _ cell: CAEmitterCell) {
      Self.lively(layer, cell)
      let burst = CAKeyframeAnimation(keyPath: "birthRate")
      (burst.values, burst.keyTimes, burst.duration) = ([1, 0, 2], [0, 0.4, 1], 3)
      (burst.fillMode, burst.isRemovedOnCompletion) = (.forwards, false)
      layer.add(burst, forKey: nil)
    }
    let often = Emitted(animated)
    for frame in 1..<40 { _ = often.sprites(at: Double(frame) / 17) }
    let (late, after) = (often.sprites(at: 2.5), often.sprites(at: 4))
    let isSame = late == Emitted.sprites(at: 2.5, animated) && after == Emitted.sprites(at: 4, animated)
    #expect(isSame && !late.isEmpty && !after.isEmpty)
  }

  @Test func `emission begins at the layer's time 0 and the cell's begin time`() {
    #expect(Emitted.sprites(at: 2.5) { layer, _ in layer.beginTime = 2 }.count == 5)
    #expect(Emitted.sprites(at: 2.5) { _, cell in cell.beginTime = 2 }.count == 5)
    #expect(Emitted.sprites(at: 0.5) { _, cell in cell.beginTime = 2 }.isEmpty)
    // With an offset, the particles emitted up to then exist.
    #expect(Emitted.sprites(at: 0) { layer, _ in layer.timeOffset = 5 }.count == 10)
    #expect(Emitted.sprites(at: 0) { _, cell in cell.timeOffset = 5 }.count == 10)
  }

  @Test func `a cell emits for its duration and repetitions, at its own speed`() {
    #expect(Emitted.sprites(at: 1) { _, cell in cell.duration = 0.3 }.count == 3)
    #expect(Emitted.sprites(at: 1.35) { _, cell in cell.duration = 0.3 }.isEmpty)
    #expect(Emitted.sprites(at: 0.99) { _, cell in (cell.duration, cell.repeatCount) = (0.3, 2) }.count == 6)
    // Twice as many per second, with half the lifetime.
    let fast = Emitted { _, cell in (cell.speed, cell.lifetime) = (2, 4) }
    #expect(fast.sprites(at: 1).count == 20 && fast.sprites(at: 9).count == 40)
    #expect(Emitted.sprites(at: 3) { _, cell in cell.speed = 0 }.isEmpty)
  }

  @Test func `disabled cells and hidden layers emit nothing`() {
    #expect(Emitted.sprites(at: 1) { _, cell in cell.isEnabled = false }.isEmpty)
    #expect(Emitted.sprites(at: 1) { _, cell in cell.contents = nil }.isEmpty)
    #expect(Emitted.sprites(at: 1) { _, cell in cell.contents = "a word" }.isEmpty)
    #expect(Emitted.sprites(at: 1) { layer, _ in layer.isHidden = true }.isEmpty)
    #expect(Emitted.sprites(at: 1) { _, cell in cell.lifetime = 0 }.isEmpty)
  }

  // MARK: - Cells of cells

  @Test func `particles emit along their flight, and the emitted ones outlive them`() {
    let emitted = Emitted { _, cell in
      (cell.birthRate, cell.lifetime, cell.velocity, cell.duration) = (1, 1, 20, 1)
      let child = CAEmitterCell()
      (child.birthRate, child.lifetime, child.contents) = (4, 2, Emitted.square)
      cell.emitterCells = [child]
    }
    // The particle is born at time 1 at x = 50, and at 55, 60, 65, 70 when it emits.
    let during = emitted.sprites(at: 1.75).map(\.center.x)
    #expect(isClose(during, [65, 55, 60, 65], within: 1e-9))
    let after = emitted.sprites(at: 2.5).map(\.center.x)
    #expect(isClose(after, [55, 60, 65, 70], within: 1e-9))
    #expect(emitted.sprites(at: 3.3).count == 3 && emitted.sprites(at: 4).isEmpty)
  }

  @Test func `particles emitted by a particle have its direction and color`() {
    let sprites = Emitted.sprites(at: 1.5) { _, cell in
      (cell.birthRate, cell.lifetime, cell.velocity, cell.duration) = (1, 1, 20, 1)
      (cell.emissionLongitude, cell.color, cell.contents) = (.pi / 2, .red, nil)
      let child = CAEmitterCell()
      (child.birthRate, child.lifetime, child.velocity) = (4, 2, 100)
      (child.contents, child.duration) = (Emitted.square, 0.25)
      cell.emitterCells = [child]
    }
    #expect(sprites.count == 1)
    // Emitted at (50, 55), a quarter of a second ago, along y.
    #expect(isClose([sprites[0].center.x, sprites[0].center.y], [50, 80], within: 1e-9))
    #expect(sprites[0].tint.pixel == 0xFF00_00FF)
  }
}
