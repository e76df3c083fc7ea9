import CCairo
import Staging

/// Measures pictures of many layers and sprites.
func measureDrawing(_ harness: inout Harness) {
  measureChange(&harness)
  measureSprites(&harness)
}

private let width = CairoScreen.width
private let height = CairoScreen.height

/// Compares a frame in which one of a thousand layers moves with one in which all are drawn.
private func measureChange(_ harness: inout Harness) {
  let name = "one of 1,000 layers moves"
  guard harness.includes(name) else { return }
  let (moving, whole) = (thousandLayers(), thousandLayers())
  let animation = CABasicAnimation(keyPath: "position.x")
  (animation.fromValue, animation.toValue, animation.duration) = (100, 1100, 100)
  moving.perform { moving.layer.sublayers?[500].add(animation, forKey: nil) }
  var colors = [CGColor(gray: 0.9, alpha: 1), CGColor(gray: 0.8, alpha: 1)]
  harness.compare(
    name, leastRatio: 10,
    work: {
      moving.advance(to: moving.time + 1.0 / 60)
      return digest(moving.picture())
    }, with: "all are drawn",
    baseline: {
      colors.swapAt(0, 1)
      whole.perform {
        CATransaction.setDisableActions(true)
        whole.layer.backgroundColor = colors[0]
      }
      return digest(whole.picture())
    })
}

private func thousandLayers() -> Stage {
  let stage = Stage(size: CGSize(width: width, height: height))
  stage.perform {
    stage.layer.backgroundColor = CGColor(gray: 0.9, alpha: 1)
    for index in 0..<1000 {
      let layer = CALayer()
      layer.frame = CGRect(x: index % 40 * 32, y: index / 40 * 29, width: 30, height: 27)
      layer.backgroundColor = CGColor(srgbRed: CGFloat(index % 7) / 7, green: 0.5, blue: 0.7, alpha: 1)
      layer.cornerRadius = 6
      layer.borderWidth = index % 3 == 0 ? 1 : 0
      stage.layer.addSublayer(layer)
    }
  }
  return stage
}

/// Measures particles that rotate, each a picture of 16 × 16 pixels.
private func measureSprites(_ harness: inout Harness) {
  let name = "5,000 sprites"
  guard harness.includes(name) else { return }
  let stage = Stage(size: CGSize(width: width, height: height))
  let cell = CAEmitterCell()
  cell.contents = disk()
  (cell.birthRate, cell.lifetime) = (5000, 1)
  (cell.velocity, cell.velocityRange, cell.emissionRange) = (300, 200, 2 * .pi)
  (cell.spin, cell.spinRange) = (1, 3)
  let emitter = CAEmitterLayer()
  emitter.emitterPosition = CGPoint(x: width / 2, y: height / 2)
  emitter.emitterCells = [cell]
  stage.perform { stage.layer.addSublayer(emitter) }
  stage.advance(to: 2)
  let cairo = CairoSprites(count: 5000, size: 16)
  harness.compare(
    name, budget: 6,
    work: {
      stage.advance(to: stage.time + 1.0 / 60)
      return digest(stage.picture())
    }, with: "Cairo", baseline: cairo.draw)
}

private func disk() -> CGImage? {
  let context = CGContext(
    data: nil, width: 16, height: 16, bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  context?.setFillColor(CGColor(srgbRed: 0.9, green: 0.4, blue: 0.1, alpha: 0.8))
  context?.fillEllipse(in: CGRect(x: 1, y: 1, width: 14, height: 14))
  return context?.makeImage()
}

/// Returns a number that depends on a picture, for the benchmark's digest.
func digest(_ picture: CGImage) -> UInt64 {
  UInt64(bitPattern: Int64(ObjectIdentifier(picture).hashValue))
}

// MARK: - Cairo

private final class CairoSprites: CairoScreen {
  private let count: Int
  private let sprite: OpaquePointer?

  init(count: Int, size: Int32) {
    self.count = count
    sprite = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size, size)
    super.init()
    let context = cairo_create(sprite)
    cairo_set_source_rgba(context, 0.9, 0.4, 0.1, 0.8)
    cairo_arc(context, Double(size) / 2, Double(size) / 2, Double(size) / 2 - 1, 0, 2 * .pi)
    cairo_fill(context)
    cairo_destroy(context)
  }

  deinit { cairo_surface_destroy(sprite) }

  func draw() -> UInt64 {
    clear()
    for index in 0..<count {
      cairo_identity_matrix(context)
      cairo_translate(context, Double(index * 7919 % Self.width), Double(index * 104_729 % Self.height))
      cairo_rotate(context, Double(index))
      cairo_set_source_surface(context, sprite, -8, -8)
      cairo_paint(context)
    }
    return digest
  }
}
