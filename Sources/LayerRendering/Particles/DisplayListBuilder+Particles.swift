import CoreGraphics
import LayerTree
import MotionCore
import Raster

extension DisplayListBuilder {
  /// The particles of an emitter layer. A context shows none: they live in the render server alone.
  func particles(
    of emitter: EmitterValues, _ cells: [EmitterCellSnapshot], at time: Double, _ context: RenderingContext
  ) -> [DrawCommand] {
    guard context.mode == .screen else { return [] }
    let emission = ParticleEmission(emitter, cells: cells, at: time)
    let frames = emission.pictures.map { SpriteFrame($0) }
    let shown = emission.shown(orderedBy: emitter.renderMode)
    var sprites: [Sprite] = []
    sprites.reserveCapacity(shown.count)
    for particle in shown {
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

  /// A particle as a sprite; nil where it can't be drawn.
  private func sprite(
    of particle: ParticleEmission.Shown, _ frame: SpriteFrame, _ context: RenderingContext
  ) -> Sprite? {
    let (sin, cos) = Elementary.sinCos(particle.rotation)
    let scale = particle.scale / frame.scale
    let turn = Affine(
      a: scale * cos, b: scale * sin, c: -scale * sin, d: scale * cos, tx: particle.position.x,
      ty: particle.position.y)
    let transform = Affine.translation(-frame.middle.x, -frame.middle.y).concatenating(turn)
      .concatenating(context.transform)
    let limit = RenderingContext.farthest
    guard transform.isFinite, abs(transform.tx) < limit, abs(transform.ty) < limit,
      transform.maximumScale < limit, transform.determinant != 0
    else { return nil }
    let tint = Color(particle.color).withAlpha(multipliedBy: context.opacity)
    let depth = particle.position.z
    return Sprite(
      picture: particle.picture, transform: transform, depth: abs(depth) < limit ? depth : 0, tint: tint)
  }
}

/// Where in a picture its particle lies, and how large it is.
private struct SpriteFrame {
  /// In the picture's pixels.
  let middle: Point
  /// The picture's pixels that make a point.
  let scale: Double

  init(_ picture: SpritePicture) {
    middle = (picture.source.min + picture.source.max) * 0.5
    scale = picture.scale
  }
}

extension ParticleEmission {
  /// The particles in the order in which they are drawn.
  fileprivate func shown(orderedBy mode: CAEmitterLayerRenderMode) -> [Shown] {
    switch mode {
    case .oldestFirst: sorted { $0.birth }
    case .oldestLast: sorted { -$0.birth }
    case .backToFront: sorted { $0.position.z }
    default: shown
    }
  }

  /// The particles by rising numbers, equal ones as they come.
  private func sorted(by number: (Shown) -> Double) -> [Shown] {
    let keys = shown.enumerated().map { (number: number($0.element), index: $0.offset) }
    return keys.sorted { $0 < $1 }.map { shown[$0.index] }
  }
}

extension SpritePicture {
  /// What a cell shows; nil where that is nothing.
  init?(_ values: EmitterCellValues) {
    guard let contents = values.contents, let image = contents as? CGImage else { return nil }
    let source = image.part(values.contentsRect)
    guard !source.isEmpty else { return nil }
    let scale = Double(values.contentsScale)
    self.init(
      bitmap: image.bitmap, source: source, scale: scale > 0 && scale.isFinite ? scale : 1,
      filters: PictureFilters(
        minification: .init(CALayerContentsFilter(rawValue: values.minificationFilter)),
        magnification: .init(CALayerContentsFilter(rawValue: values.magnificationFilter)),
        bias: Double(values.minificationFilterBias)))
  }
}
