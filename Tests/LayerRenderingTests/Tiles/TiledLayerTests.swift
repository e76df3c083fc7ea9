import Raster
import TestSupport
import Testing

@testable import LayerRendering
@testable import QuartzCore

/// The tiles that a layer is requested to draw.
@Suite struct TiledLayerTests {
  private let host = LayerHost(root: CALayer(0, 0, 20, 20))
  private let renderer = FrameRenderer(width: 20, height: 20, scale: 1, mode: .screen)

  private func show(_ layers: CALayer...) {
    host.perform {
      CATransaction.setDisableActions(true)
      for layer in layers { host.root.addSublayer(layer) }
    }
  }

  private func change(_ body: () -> Void) {
    host.perform {
      CATransaction.setDisableActions(true)
      body()
    }
  }

  @discardableResult private func picture() -> Bitmap { renderer.picture(of: host) }

  private func tile(_ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `tiles are drawn before the picture that shows them, not when the layer is displayed`() {
    let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 1000, height: 1000), tile: 10)
    show(layer)
    #expect(layer.takeTiles().isEmpty && layer.contents == nil)
    picture()
    #expect(layer.takeTiles() == [tile(0, 0), tile(10, 0), tile(0, 10), tile(10, 10)])
  }

  @Test func `only visible tiles are drawn, and cached tiles aren't drawn again`() {
    let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 1000, height: 1000), tile: 10)
    show(layer)
    picture()
    _ = layer.takeTiles()
    picture()
    #expect(layer.takeTiles().isEmpty)
    change { layer.position.x -= 5 }
    picture()
    #expect(layer.takeTiles() == [tile(20, 0), tile(20, 10)])
    change { layer.position.x += 5 }
    picture()
    #expect(layer.takeTiles().isEmpty)
  }

  @Test func `tiles are aligned with the origin of the layer's space and end at its bounds`() {
    let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 15, height: 8), tile: 10)
    layer.bounds.origin = CGPoint(x: -5, y: 6)
    show(layer)
    picture()
    #expect(
      layer.takeTiles() == [
        tile(-5, 6, 5, 4), tile(0, 6, 10, 4), tile(-5, 10, 5, 4), tile(0, 10, 10, 4),
      ])
  }

  @Test func `a layer without requested display draws nothing, nor does one with contents`() {
    let (never, filled) = (DrawnTiles(), DrawnTiles(CGRect(x: 0, y: 0, width: 8, height: 8), tile: 4))
    never.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    show(never, filled)
    change { filled.contents = Drawn(bitmap: Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF])).image }
    #expect(picture()[3, 3] == 0xFF00_00FF)
    #expect(never.tiles.isEmpty && filled.tiles.isEmpty)
    change { filled.setNeedsDisplay() }
    #expect(picture()[3, 3] != 0xFF00_00FF && filled.tiles.count == 4 && filled.contents == nil)
  }

  @Test func `tiles outside of a clip aren't drawn, except for visible shadows and blurs`() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    let (scroll, layer) = (CAScrollLayer(), DrawnTiles(frame, tile: 10))
    (scroll.frame, scroll.masksToBounds) = (CGRect(x: 5, y: 0, width: 10, height: 10), true)
    scroll.addSublayer(layer)
    show(scroll)
    change { scroll.scroll(to: CGPoint(x: 20, y: 0)) }
    picture()
    #expect(layer.takeTiles() == [tile(20, 0)])

    let (shade, shadowed) = (CALayer(0, 0, 20, 20), DrawnTiles(frame, tile: 10))
    (shade.shadowOpacity, shade.shadowOffset, shade.shadowRadius) = (1, CGSize(width: -40, height: 0), 0)
    shade.addSublayer(shadowed)
    show(shade)
    picture()
    #expect(Set(shadowed.takeTiles()).isSuperset(of: [tile(0, 0), tile(40, 0), tile(50, 0)]))

    let (blurred, blurring) = (DrawnTiles(frame, tile: 10), CAFilter(type: "gaussianBlur"))
    blurring.setValue(4, forKey: "inputRadius")
    blurred.filters = [blurring]
    show(blurred)
    picture()
    #expect(blurred.takeTiles() == (0...3).map { tile(10 * Double($0), 0) })
  }

  @Test func `requesting display discards all tiles, or those that a rectangle touches`() {
    let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 20, height: 20), tile: 10)
    show(layer)
    picture()
    _ = layer.takeTiles()
    change { layer.setNeedsDisplay(CGRect(x: 10, y: 3, width: 2, height: 4)) }
    #expect(!layer.needsDisplay())
    picture()
    #expect(layer.takeTiles() == [tile(10, 0)])
    change {
      layer.setNeedsDisplay(CGRect(x: 15, y: 15, width: 1, height: 1))
      layer.setNeedsDisplay(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    picture()
    #expect(layer.takeTiles() == [tile(0, 0), tile(10, 10)])
    change { layer.setNeedsDisplay(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) }
    picture()
    #expect(layer.takeTiles().isEmpty)
    change { layer.setNeedsDisplay() }
    picture()
    #expect(layer.takeTiles().count == 4)
  }

  @Test func `a layer that was hosted elsewhere in the meantime draws its tiles again`() {
    let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 10, height: 10), tile: 10)
    show(layer)
    picture()
    change { layer.removeFromSuperlayer() }
    picture()
    layer.square = 3
    show(layer)
    picture()
    #expect(layer.takeTiles().count == 2)
  }

  @Test func `tiles don't retain a removed layer`() {
    weak var gone: CALayer?
    do {
      let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 10, height: 10), tile: 10)
      gone = layer
      show(layer)
      picture()
      change { layer.removeFromSuperlayer() }
    }
    #expect(gone == nil)
  }

  @Test func `the delegate draws if the layer doesn't, and is notified before`() {
    final class Drawing: NSObject, CALayerDelegate {
      var calls: [String] = []

      func layerWillDraw(_ layer: CALayer) { calls.append("will") }

      func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("\(ctx.boundingBoxOfClipPath.minX)") }
    }
    let (layer, delegate) = (CATiledLayer(), Drawing())
    (layer.frame, layer.delegate) = (CGRect(x: 0, y: 0, width: 20, height: 10), delegate)
    layer.tileSize = CGSize(width: 10, height: 10)
    layer.setNeedsDisplay()
    show(layer)
    picture()
    #expect(delegate.calls == ["will", "0.0", "10.0"])
  }

  @Test func `drawing a tile may change the tree, take pictures and request display`() {
    let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 20, height: 20), tile: 10)
    show(layer)
    layer.whileDrawing = { layer in
      layer.whileDrawing = nil
      layer.superlayer?.addSublayer(CALayer(0, 0, 5, 5, .green))
      _ = renderer.picture(of: host)
    }
    #expect(picture()[2, 2] == 0xFF00_FF00)
    layer.whileDrawing = { $0.setNeedsDisplay() }
    change { layer.setNeedsDisplay() }
    _ = layer.takeTiles()
    let shown = picture()
    #expect(layer.takeTiles().count == 4 && shown[15, 15] >> 24 == 255)
    layer.whileDrawing = { $0.bounds.size.width += 10 }
    picture()
    #expect((4...40).contains(layer.takeTiles().count))
  }

  @Test func `a context's clip determines the tiles drawn into it, each time`() throws {
    let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 1e6, height: 1e6), tile: 10)
    layer.displayIfNeeded()
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.clip(to: CGRect(x: 12, y: 0, width: 3, height: 20))
    for _ in 0..<2 {
      layer.render(in: context)
      #expect(layer.takeTiles() == [tile(10, 0), tile(10, 10)])
    }
  }
}

/// The cost of tiles.
extension TiledLayerTests {
  @Test(arguments: [1.0, 1e-3, 1e-5, 1e3])
  func `the cost of a huge layer depends on its visible part`(zoom: Double) {
    let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 1e6, height: 1e6), tile: 256)
    layer.square = 1e5
    layer.position = CGPoint(x: 10, y: 10)
    layer.transform = CATransform3DMakeScale(zoom, zoom, 1)
    show(layer)
    picture()
    let pixels = zip(layer.tiles, layer.scales).map { $0.width * $0.height * $1 * $1 }.reduce(0, +)
    #expect(!layer.tiles.isEmpty && pixels <= CGFloat(1 << 25), "\(pixels)")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -5, 1e300, 1e-300, 0.5])
  func `an invalid tile size is replaced or limited`(odd: CGFloat) {
    let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 20, height: 10), tile: 10)
    layer.tileSize.width = odd
    show(layer)
    picture()
    let isTiny = odd > 0 && odd < 1
    #expect(layer.tiles.count == (isTiny ? 20 : 1))
  }

  @Test func `odd levels, scales and bounds ask for few tiles, within a pixel of the bounds`() {
    var tileCount = 0
    var random = SeededGenerator(seed: 77)
    let odd: [CGFloat] = [.nan, .infinity, -1, 0, 1e300, 1e-300, 1e9, 1e-9, 7, 20]
    for _ in 0..<200 {
      let layer = DrawnTiles()
      layer.square = .infinity
      layer.bounds.size = CGSize(width: odd.randomElement(using: &random)!, height: 20)
      layer.bounds.origin.x = odd.randomElement(using: &random)!
      layer.tileSize.height = odd.randomElement(using: &random)!
      layer.contentsScale = odd.randomElement(using: &random)!
      layer.levelsOfDetail = [.min, -1, 0, 4, .max].randomElement(using: &random)!
      layer.levelsOfDetailBias = [.min, -1, 0, 4, .max].randomElement(using: &random)!
      layer.setNeedsDisplay()
      show(layer)
      change { layer.transform.m11 = odd.randomElement(using: &random)! }
      picture()
      let bounds = layer.bounds.standardized
      let touches = zip(layer.tiles, layer.scales).allSatisfy { tile, scale in
        let reach = bounds.insetBy(dx: -1 / scale, dy: -1 / scale)
        return !tile.isEmpty && tile.minX <= reach.maxX && reach.minX <= tile.maxX && tile.minY <= reach.maxY
          && reach.minY <= tile.maxY
      }
      #expect(touches && layer.tiles.count <= 1 << 11, "\(layer.tiles.prefix(3)) of \(bounds)")
      tileCount += layer.tiles.count
      change { layer.removeFromSuperlayer() }
    }
    #expect(tileCount > 100)
  }
}
