import QuartzCore
import Raster
import Testing

/// A small scene that shows one feature, with an explanation of the picture.
///
/// A point is a pixel, y grows downward.
struct GoldenScene: CustomTestStringConvertible, Sendable {
  let name: String
  /// The content of the picture, and the reason that it's correct.
  let reason: String
  let mode: RenderMode
  /// The time of the picture.
  let time: Double
  let build: @Sendable (CALayer) -> Void
  /// Changes that are applied after the scene was shown.
  let change: @Sendable (CALayer) -> Void

  static let (width, height) = (24, 16)

  init(
    _ name: String, _ reason: String, mode: RenderMode = .screen, time: Double = 0,
    build: @escaping @Sendable (CALayer) -> Void, change: @escaping @Sendable (CALayer) -> Void = { _ in }
  ) {
    (self.name, self.reason, self.mode, self.time) = (name, reason, mode, time)
    (self.build, self.change) = (build, change)
  }

  var testDescription: String { name }

  static let all: [GoldenScene] =
    layer + contents + edges + groups + mixtures + depth + shapes + kinds + emitterShapes + motion

  /// The scene's display list, and its pixels.
  func drawn() -> (list: DisplayList, picture: Bitmap) {
    let root = CALayer(0, 0, Double(Self.width), Double(Self.height))
    let host = LayerHost(root: root)
    defer { host.close() }
    for step in [build, change] {
      host.perform {
        CATransaction.setDisableActions(true)
        step(root)
      }
    }
    if time > 0 { host.advance(to: time) }
    let list = root.withTilesDrawn { tiles in
      DisplayListBuilder(
        TreeSnapshot(of: root, presentation: true), text: BlockShaper(), tiles: tiles
      ).displayList(mode: mode, transform: .identity, baseScale: 1)
    }
    let renderer = FrameRenderer(width: Self.width, height: Self.height, scale: 1, mode: mode)
    return (list, renderer.draw(list))
  }
}

extension CALayer {
  /// Adds a layer and returns it.
  @discardableResult
  func add<Layer: CALayer>(_ layer: Layer, _ configure: (Layer) -> Void = { _ in }) -> Layer {
    configure(layer)
    addSublayer(layer)
    return layer
  }

  /// Adds a layer with a frame.
  @discardableResult
  func add<Layer: CALayer>(
    _ layer: Layer, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ configure: (Layer) -> Void = { _ in }
  ) -> Layer {
    add(layer) { layer in
      layer.frame = CGRect(x: x, y: y, width: width, height: height)
      configure(layer)
    }
  }

  /// Adds a layer with a frame and a background.
  @discardableResult
  func add(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = nil,
    _ configure: (CALayer) -> Void = { _ in }
  ) -> CALayer {
    add(CALayer(x, y, width, height, color), configure)
  }
}

extension CGColor {
  static let gray = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
}

/// Four by four pixels, with a color for each quarter and black for the first pixel.
let quarters: CGImage = {
  var bitmap = Bitmap(width: 4, height: 4)
  for y in 0..<4 {
    for x in 0..<4 {
      let colors: [Color] = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 1, green: 1, blue: 0),
      ]
      bitmap[x, y] = (x == 0 && y == 0 ? Color.black : colors[x / 2 + y / 2 * 2]).pixel
    }
  }
  return CGImage(bitmap: bitmap)
}()

/// Four by four white pixels.
let whiteDot: CGImage = {
  var bitmap = Bitmap(width: 4, height: 4)
  for index in bitmap.pixels.indices { bitmap.pixels[index] = Color.white.pixel }
  return CGImage(bitmap: bitmap)
}()
