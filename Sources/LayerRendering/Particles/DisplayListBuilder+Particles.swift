import CoreGraphics
import LayerTree
import MotionCore
import Raster

extension DisplayListBuilder {
  /// The particles of an emitter layer; none in the context mode, since only the render server draws particles.
  func particles(
    of emitter: EmitterValues, _ cells: [EmitterCellSnapshot], at time: Double, _ context: RenderingContext
  ) -> [DrawCommand] {
    guard context.mode == .screen else { return [] }
    let emission = ParticleEmission(emitter, cells: cells, at: time)
    let frames = emission.pictures.map { SpriteFrame($0) }
    let particles = emission.particles(orderedBy: emitter.renderMode)
    var sprites: [Sprite] = []
    sprites.reserveCapacity(particles.count)
    for particle in particles {
      guard let sprite = sprite(of: particle, frames[particle.picture], context) else { continue }
      sprites.append(sprite)
    }
    if sprites.isEmpty { return [] }
    return [
      .sprites(
        SpriteBatch(
          pictures: emission.pictures, sprites: sprites,
          blendMode: emitter.renderMode == .additive ? .plusLighter : .normal,
          depthAxis: emitter.preservesDepth ? context.depthAxis : .zero))
    ]
  }

  /// A particle as a sprite, or nil if its transform can't be drawn.
  private func sprite(
    of particle: ParticleEmission.VisibleParticle, _ frame: SpriteFrame, _ context: RenderingContext
  ) -> Sprite? {
    let (sin, cos) = Elementary.sinCos(particle.rotation)
    let scale = particle.scale / frame.scale
    let rotation = Affine(
      a: scale * cos, b: scale * sin, c: -scale * sin, d: scale * cos, tx: particle.position.x,
      ty: particle.position.y)
    let transform = Affine.translation(-frame.center.x, -frame.center.y).concatenating(rotation)
      .concatenating(context.transform)
    let limit = RenderingContext.coordinateLimit
    guard transform.isFinite, abs(transform.tx) < limit, abs(transform.ty) < limit,
      transform.maximumScale < limit, transform.determinant != 0
    else { return nil }
    let tint = Color(particle.color).withAlpha(multipliedBy: context.opacity)
    let depth = particle.position.z
    return Sprite(
      picture: particle.picture, transform: transform, depth: abs(depth) < limit ? depth : 0, tint: tint)
  }
}

/// The center and scale of a sprite's picture.
private struct SpriteFrame {
  /// The center of the particle, in the picture's pixels.
  let center: Point
  /// The number of the picture's pixels per point.
  let scale: Double

  init(_ picture: SpritePicture) {
    center = (picture.source.min + picture.source.max) * 0.5
    scale = picture.scale
  }
}

extension ParticleEmission {
  /// The visible particles in drawing order.
  fileprivate func particles(orderedBy mode: CAEmitterLayerRenderMode) -> [VisibleParticle] {
    switch mode {
    case .oldestFirst: sorted { $0.birth }
    case .oldestLast: sorted { -$0.birth }
    case .backToFront: sorted { $0.position.z }
    default: visible
    }
  }

  /// The visible particles by ascending keys; the order of particles with equal keys is preserved.
  private func sorted(by key: (VisibleParticle) -> Double) -> [VisibleParticle] {
    let keys = visible.enumerated().map { (key: key($0.element), index: $0.offset) }
    return keys.sorted { $0 < $1 }.map { visible[$0.index] }
  }
}

extension SpritePicture {
  /// Creates the picture of a cell's particles, or returns nil if they aren't visible.
  init?(_ values: EmitterCellValues) {
    guard let contents = values.contents, let image = contents as? CGImage else { return nil }
    let source = image.part(values.contentsRect)
    guard !source.isEmpty else { return nil }
    let scale = Double(values.contentsScale)
    self.init(
      image: image, source: source, scale: scale > 0 && scale.isFinite ? scale : 1,
      filters: PictureFilters(
        minification: .init(CALayerContentsFilter(rawValue: values.minificationFilter)),
        magnification: .init(CALayerContentsFilter(rawValue: values.magnificationFilter)),
        bias: Double(values.minificationFilterBias)))
  }
}
