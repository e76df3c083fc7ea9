import QuartzCore
import Raster
import TestSupport
import Testing

@Suite struct ParticleTests {
  /// The only particle, at an age, of an emitter with one birth per second.
  private func particle(
    age: Double, _ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }
  ) -> Sprite {
    Emitted.sprites(at: 1 + age) { layer, cell in
      (cell.birthRate, cell.lifetime, cell.duration) = (1, 4, 1)
      change(layer, cell)
    }[0]
  }

  private func isAt(_ sprite: Sprite, _ x: Double, _ y: Double) -> Bool {
    isClose([sprite.center.x, sprite.center.y], [x, y], within: 1e-9)
  }

  @Test func `a particle follows its velocity and acceleration`() {
    let sprite = particle(age: 0.5) { _, cell in
      (cell.velocity, cell.xAcceleration, cell.yAcceleration) = (20, 8, -16)
    }
    // 50 + 20·0.5 + 8·0.25/2 and 50 − 16·0.25/2.
    #expect(isAt(sprite, 61, 48))
  }

  @Test func `longitude rotates from x toward y, latitude out of the plane`() {
    #expect(
      isAt(
        particle(age: 1) { _, cell in (cell.velocity, cell.emissionLongitude) = (20, .pi / 2) }, 50, 70))
    #expect(
      isAt(
        particle(age: 1) { _, cell in (cell.velocity, cell.emissionLatitude) = (20, .pi / 3) }, 60, 50))
  }

  @Test func `the layer's velocity, scale and spin are factors`() {
    let sprite = particle(age: 1) { layer, cell in
      (cell.velocity, cell.scale, cell.spin) = (10, 2, .pi / 4)
      (layer.velocity, layer.scale, layer.spin) = (2, 1.5, 2)
    }
    #expect(isAt(sprite, 70, 50) && isClose(sprite.scale, 3, within: 1e-12))
    // After a quarter turn, the picture's x axis points along y.
    #expect(isClose(sprite.transform.a, 0, within: 1e-12) && isClose(sprite.transform.b, 3, within: 1e-12))
    #expect(Emitted.sprites(at: 5) { layer, _ in layer.birthRate = 3 }.count == 30)
    #expect(Emitted.sprites(at: 5) { layer, _ in layer.lifetime = 0.5 }.count == 5)
  }

  @Test func `size and color change with age`() {
    let sprite = particle(age: 0.5) { _, cell in
      (cell.scaleSpeed, cell.alphaSpeed, cell.redSpeed) = (2, -1, -0.5)
      (cell.greenSpeed, cell.blueSpeed) = (-9, 1)
    }
    #expect(isClose(sprite.scale, 2, within: 1e-12))
    let tint = [sprite.tint.red, sprite.tint.green, sprite.tint.blue, sprite.tint.alpha]
    #expect(isClose(tint, [0.75, 0, 1, 0.5], within: 1e-9))
  }

  @Test func `values are distributed over their ranges, half on each side`() {
    let emitted = Emitted { _, cell in
      (cell.birthRate, cell.lifetime) = (1000, 1)
      (cell.scale, cell.scaleRange) = (2, 1)
      (cell.color, cell.redRange) = (CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1), 0.4)
    }
    let sprites = emitted.sprites(at: 1)
    let (scales, reds) = (sprites.map(\.scale), sprites.map(\.tint.red))
    #expect(scales.min()! >= 1.5 && scales.min()! < 1.51 && scales.max()! < 2.5 && scales.max()! > 2.49)
    #expect(reds.min()! >= 0.3 && reds.min()! < 0.31 && reds.max()! < 0.7 && reds.max()! > 0.69)
    #expect(sprites.allSatisfy { $0.tint.green == 0.5 && $0.tint.alpha == 1 })
    let lives = Emitted.sprites(at: 9.999) { _, cell in
      (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (1000, 1, 1)
    }
    #expect((950...1050).contains(lives.count))
  }

  @Test func `particles leave within the emission range`() {
    let sprites = Emitted.sprites(at: 1) { _, cell in
      (cell.birthRate, cell.velocity, cell.emissionRange) = (1000, 50, .pi / 2)
    }
    for sprite in sprites {
      let offset = sprite.center - Point(50, 50)
      #expect(abs(offset.y) <= offset.x + 1e-9)
    }
  }

  // MARK: - Shapes

  private func positions(
    _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode, velocity: Double = 0
  ) -> [Point] {
    Emitted.sprites(at: 1) { layer, cell in
      (cell.birthRate, cell.velocity) = (400, velocity)
      (layer.emitterShape, layer.emitterMode) = (shape, mode)
      (layer.emitterSize, layer.emitterDepth) = (CGSize(width: 20, height: 10), 6)
    }.map { $0.center - Point(50, 50) }
  }

  @Test(arguments: [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume])
  func `every shape emits from the part selected by the mode`(_ mode: CAEmitterLayerEmitterMode) {
    #expect(positions(.point, mode).allSatisfy { $0 == Point(0, 0) })
    for position in positions(.line, mode) {
      #expect(abs(position.x) <= 10 && position.y == 0 && (mode != .points || abs(position.x) == 10))
    }
    for shape in [CAEmitterLayerEmitterShape.rectangle, .cuboid] {
      let positions = positions(shape, mode)
      #expect(positions.allSatisfy { abs($0.x) <= 10 && abs($0.y) <= 5 })
      let onSide = positions.count { abs($0.x) == 10 || abs($0.y) == 5 }
      #expect(mode == .points || mode == .outline ? onSide == positions.count || shape == .cuboid : true)
      #expect(mode == .volume ? onSide == 0 : true)
    }
    for position in positions(.circle, mode) {
      let isOnOutline = isClose(position.length, 20, within: 1e-9)
      #expect(position.length <= 20 + 1e-9 && (isOnOutline || mode == .surface || mode == .volume))
    }
    for position in positions(.sphere, mode) { #expect(position.length <= 20 + 1e-9) }
  }

  @Test func `particles cover all of a shape`() {
    let positions = positions(.rectangle, .outline)
    for corner in [Point(10, 0), Point(-10, 0), Point(0, 5), Point(0, -5)] {
      #expect(positions.contains { ($0 - corner).length < 1 }, "\(corner)")
    }
    for turn in 0..<8 {
      let angle = Double(turn) * .pi / 4
      let position = Point(20 * cos(angle), 20 * sin(angle))
      #expect(self.positions(.circle, .outline).contains { ($0 - position).length < 2 })
    }
  }

  /// A circle's outline emits outward, and a line with longitude π along y, as programs for Core Animation rely on.
  @Test func `particles leave along the normal of the shape`() {
    for position in positions(.circle, .outline, velocity: 10) { #expect(position.length >= 20 - 1e-9) }
    for position in positions(.circle, .outline, velocity: -10) { #expect(position.length <= 20 + 1e-9) }
    for position in positions(.line, .volume, velocity: 10) { #expect(position.y <= 0) }
    let falling = Emitted.sprites(at: 1) { layer, cell in
      (layer.emitterShape, layer.emitterSize.width) = (.line, 20)
      (cell.velocity, cell.emissionLongitude) = (10, .pi)
    }
    #expect(falling.allSatisfy { $0.center.y >= 50 } && falling[0].center.y > 58)
  }

  // MARK: - Drawing

  @Test func `a particle is drawn around its center, at one point per pixel`() {
    let drawn = Emitted { _, cell in
      (cell.birthRate, cell.color, cell.duration) = (1, CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5), 1)
    }.picture(at: 1.5)
    #expect(drawn.paintedCount == 4)
    for (x, y) in [(49, 49), (50, 49), (49, 50), (50, 50)] { #expect(drawn[x, y] == [0, 128, 0, 128]) }
  }

  @Test func `contentsScale and contentsRect determine a particle's size`() {
    func count(_ change: (CAEmitterLayer, CAEmitterCell) -> Void) -> Int {
      Emitted { layer, cell in
        (cell.birthRate, cell.duration, cell.scale) = (1, 1, 4)
        change(layer, cell)
      }.picture(at: 1.5).paintedCount
    }
    #expect(count { _, _ in } == 64)
    #expect(count { _, cell in cell.contentsScale = 2 } == 16)
    #expect(count { _, cell in cell.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1) } == 32)
  }

  @Test func `filters determine the sampling of contents`() {
    let picture = CGImage(bitmap: Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFFFF_0000]))
    func pixel(_ key: String, _ filter: String, scale: CGFloat) -> [Int] {
      Emitted { _, cell in
        (cell.birthRate, cell.duration, cell.contents, cell.scale) = (1, 1, picture, scale)
        cell.setValue(filter, forKey: key)
      }.picture(at: 1.5)[49, 50]
    }
    #expect(pixel("magnificationFilter", "nearest", scale: 8) == [255, 0, 0, 255])
    #expect(pixel("magnificationFilter", "linear", scale: 8)[2] > 50)
    let averaged = pixel("minificationFilter", "trilinear", scale: 0.5)
    #expect(averaged[0] == averaged[2])
  }

  /// E7.
  @Test func `particles that are shrunk below half are averaged`() {
    // One white column of four, none of them next to the center of one of the screen's pixels.
    var bitmap = Bitmap(width: 32, height: 32)
    for index in 0..<32 * 32 { bitmap[index % 32, index / 32] = index % 4 == 1 ? .max : 0xFF00_0000 }
    let picture = CGImage(bitmap: bitmap)
    func reds(_ change: (CAEmitterCell) -> Void = { _ in }) -> [Int] {
      let drawn = Emitted { _, cell in
        (cell.birthRate, cell.duration, cell.contents, cell.scale) = (1, 1, picture, 0.125)
        change(cell)
      }.picture(at: 1.5)
      return (48..<52).map { drawn[$0, 50][0] }
    }
    #expect(reds().allSatisfy { abs($0 - 64) <= 1 })
    #expect(reds { $0.minificationFilter = "nearest" } == [0, 0, 0, 0])
    // A turned particle isn't drawn from a sheet.
    #expect(
      reds { $0.contentsRect = CGRect(x: 0, y: 0, width: 0.99, height: 1) }[1...2].allSatisfy {
        abs($0 - 64) <= 12
      })
  }

  @Test func `the render mode orders particles`() {
    func sprites(_ mode: CAEmitterLayerRenderMode) -> [Double] {
      Emitted.sprites(at: 1) { layer, cell in
        (cell.velocity, layer.renderMode) = (10, mode)
        (cell.emissionLatitude, cell.birthRate) = (.pi / 4, 4)
      }.map(\.center.x)
    }
    let oldestFirst = sprites(.oldestFirst)
    #expect(oldestFirst.count == 4 && oldestFirst == oldestFirst.sorted(by: >))
    #expect(sprites(.oldestLast) == oldestFirst.reversed())
    // Their depth increases with age.
    #expect(sprites(.backToFront) == oldestFirst.reversed())
    #expect(sprites(.unordered) == oldestFirst)
  }

  @Test func `additive particles add their light`() {
    func pixel(_ mode: CAEmitterLayerRenderMode) -> [Int] {
      Emitted { layer, cell in
        (layer.renderMode, layer.backgroundColor) = (mode, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
        (cell.birthRate, cell.color) = (3, CGColor(srgbRed: 0.2, green: 0, blue: 0, alpha: 1))
      }.picture(at: 1)[50, 50]
    }
    #expect(pixel(.unordered) == [51, 0, 0, 255] && pixel(.additive) == [153, 0, 0, 255])
  }

  @Test func `a layer's opacity applies to its particles as a whole`() {
    let emitted = Emitted { layer, _ in layer.opacity = 0.5 }
    #expect(emitted.picture(at: 1)[50, 50] == [128, 128, 128, 128])
  }

  @Test func `bands, and a list drawn twice, have the same bytes`() {
    let emitted = Emitted { _, cell in
      (cell.birthRate, cell.velocity, cell.emissionRange, cell.spin) = (200, 40, 7, 3)
    }
    let list = emitted.list(at: 1)
    let pictures = [1, 3].map {
      FrameRenderer(width: 100, height: 100, scale: 1, mode: .screen, threads: $0).draw(list)
    }
    #expect(pictures[0] == pictures[1] && list == emitted.list(at: 1))
  }

  @Test func `copies of an emitter have the delays and colors of their replicator`() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (replicator.instanceCount, replicator.instanceDelay) = (2, 0.5)
    (replicator.instanceRedOffset, replicator.instanceTransform) = (
      -1, CATransform3DMakeTranslation(20, 0, 0)
    )
    func lively(_ layer: CAEmitterLayer, _ cell: CAEmitterCell) {
      (cell.velocity, cell.emissionRange) = (20, 7)
    }
    replicator.addSublayer(Emitted.layer(lively))
    let host = LayerHost(root: replicator)
    host.perform {}
    host.advance(to: 0.95)
    let commands = FrameRenderer(width: 100, height: 100, scale: 1, mode: .screen).displayList(of: host)
      .commands
    let batches = commands.compactMap { if case .sprites(let batch) = $0 { batch.sprites } else { nil } }
    #expect(batches.map(\.count) == [9, 4])
    let earlier = Emitted.sprites(at: 0.45, lively)
    for (late, early) in zip(batches[1], earlier) {
      #expect((late.center - early.center - Point(20, 0)).length < 1e-9 && late.tint.red == 0)
    }
    host.close()
  }

  /// W1: only the render server draws particles.
  @Test func `a context draws no particles`() {
    let emitted = Emitted()
    let renderer = FrameRenderer(width: 100, height: 100, scale: 1, mode: .context)
    _ = emitted.list(at: 1)
    #expect(renderer.picture(of: emitted.host).pixels.allSatisfy { $0 == 0 })
  }

  @Test func `ten thousand particles are drawn`() {
    let batch = Emitted { _, cell in (cell.birthRate, cell.velocity, cell.emissionRange) = (10_000, 50, 7) }
      .batch(at: 1)
    #expect(batch?.sprites.count == 10_000 && batch?.pictures.count == 1)
  }
}
