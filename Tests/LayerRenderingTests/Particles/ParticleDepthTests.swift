import QuartzCore
import Raster
import Testing

/// Particles with depth in front of an eye at a distance of 60 points.
@Suite struct ParticleDepthTests {
  private func draw(_ layer: CALayer) -> Drawn {
    let root = CALayer(0, 0, 100, 100)
    root.sublayerTransform.m34 = -1 / 60
    root.addSublayer(layer)
    let host = LayerHost(root: root)
    host.perform {}
    host.advance(to: 0.15)
    let picture = FrameRenderer(width: 100, height: 100, scale: 1, mode: .screen).picture(of: host)
    host.close()
    return Drawn(bitmap: picture)
  }

  /// A particle without motion at (60, 50), at a distance in front of the layer.
  private func emitter(preservesDepth: Bool, z: CGFloat) -> CAEmitterLayer {
    Emitted.layer { layer, _ in
      (layer.emitterPosition, layer.emitterZPosition) = (CGPoint(x: 60, y: 50), z)
      layer.preservesDepth = preservesDepth
    }
  }

  @Test func `a particle half-way to the eye is twice as large and twice as far from the center`() {
    let near = draw(emitter(preservesDepth: true, z: 30))
    #expect(near.paintedCount == 16 && near.alpha(68, 48) == 255 && near.alpha(71, 51) == 255)
    let flat = draw(emitter(preservesDepth: false, z: 30))
    #expect(flat.paintedCount == 4 && flat.alpha(59, 49) == 255)
    #expect(draw(emitter(preservesDepth: true, z: 60)).paintedCount == 0)
  }

  @Test func `in a rotated layer a particle is at the position of a layer at its depth`() {
    let turn = CATransform3DMakeRotation(0.8, 0.5, 1, 0)
    let emitter = emitter(preservesDepth: true, z: 12)
    emitter.transform = turn
    let space = CATransformLayer()
    space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    space.transform = turn
    let picture = CALayer(59, 49, 2, 2)
    (picture.contents, picture.zPosition) = (Emitted.square, 12)
    space.addSublayer(picture)
    let (particle, layer) = (draw(emitter), draw(space))
    #expect(layer.paintedCount > 3 && particle.bitmap.differingCount(layer.bitmap, by: 2) == 0)
  }
}
