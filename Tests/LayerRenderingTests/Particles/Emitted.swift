import QuartzCore
import Raster

/// A host of one emitter layer, and its drawing at given times.
final class Emitted {
  let layer: CAEmitterLayer
  let host: LayerHost

  init(_ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }) {
    layer = Self.layer(change)
    host = LayerHost(root: layer)
  }

  deinit { host.close() }

  /// An emitter at (50, 50) of ten white squares per second, each 2 × 2 pixels, with a lifetime of a second.
  static func layer(_ change: (CAEmitterLayer, CAEmitterCell) -> Void) -> CAEmitterLayer {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.emitterPosition = CGPoint(x: 50, y: 50)
    (cell.contents, cell.name, cell.birthRate, cell.lifetime) = (square, "square", 10, 1)
    layer.emitterCells = [cell]
    change(layer, cell)
    return layer
  }

  static let square = CGImage(
    bitmap: Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 4)))

  private let renderer = FrameRenderer(width: 100, height: 100, scale: 1, mode: .screen)

  /// Advances to a time and returns its display list.
  func list(at time: Double) -> DisplayList {
    host.perform {}
    host.advance(to: time)
    return renderer.displayList(of: host)
  }

  func batch(at time: Double) -> SpriteBatch? {
    for case .sprites(let batch) in list(at: time).commands { return batch }
    return nil
  }

  func sprites(at time: Double) -> [Sprite] { batch(at: time)?.sprites ?? [] }

  func picture(at time: Double) -> Drawn { Drawn(bitmap: renderer.draw(list(at: time))) }

  /// The sprites of a new emitter at a time.
  static func sprites(
    at time: Double, _ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }
  ) -> [Sprite] {
    Emitted(change).sprites(at: time)
  }
}

extension Sprite {
  /// The center of a picture of 2 × 2 pixels.
  var center: Point { transform.apply(Point(1, 1)) }

  var scale: Double { abs(transform.determinant).squareRoot() }
}
