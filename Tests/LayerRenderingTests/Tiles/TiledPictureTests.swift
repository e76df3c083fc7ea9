import Raster
import TestSupport
import Testing

@testable import LayerRendering
@testable import QuartzCore

/// The picture composed of tiles.
@Suite struct TiledPictureTests {
  private static let box = CGRect(x: 2, y: 3, width: 21, height: 14)

  /// A root with one layer in it.
  private func root(_ layer: CALayer) -> CALayer {
    let root = CALayer(0, 0, 24, 20)
    root.addSublayer(layer)
    return root
  }

  private func turned(_ layer: CALayer, _ random: inout SeededGenerator) {
    let (scale, angle) = (
      CGFloat.random(in: 0.3...3, using: &random), CGFloat.random(in: 0...6, using: &random)
    )
    layer.setAffineTransform(CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale))
    layer.position.x += .random(in: -4...4, using: &random)
  }

  @Test func `tiles look like the layer drawn as a whole, at any position, without seams`() {
    var random = SeededGenerator(seed: 5)
    for trial in 0..<40 {
      let (tiles, untiled) = (DrawnTiles(Self.box, tile: 4), UntiledLayer())
      (untiled.frame, tiles.square, untiled.square) = (Self.box, 2, 2)
      if trial > 0 {
        turned(tiles, &random)
        (untiled.transform, untiled.position) = (tiles.transform, tiles.position)
      }
      untiled.setNeedsDisplay()
      let (a, b) = (
        Drawn(onScreen: root(tiles), width: 24, height: 20),
        Drawn(onScreen: root(untiled), width: 24, height: 20)
      )
      let isSame = a.bitmap == b.bitmap
      #expect(isSame, "trial \(trial)")
    }
  }

  /// The layer's scale on the screen, its number of levels, its bias, and the scale that is drawn.
  private static let levels: [(zoom: CGFloat, count: Int, bias: Int, drawn: CGFloat)] = [
    (1, 1, 0, 1), (0.25, 1, 0, 1), (4, 1, 0, 1), (1, 4, 0, 1), (0.75, 4, 0, 1), (0.5, 4, 0, 0.5),
    (0.3, 4, 0, 0.5), (0.25, 4, 0, 0.25), (0.02, 4, 0, 0.125), (2, 4, 2, 2), (3, 4, 2, 4), (9, 4, 2, 4),
    (0.5, 4, 2, 0.5), (0.1, 4, 2, 0.5), (1, 3, 3, 2), (0, 4, 0, 0),
  ]

  @Test func `tiles of fractional pixels look like the whole layer, too`() {
    let (tiles, untiled) = (DrawnTiles(Self.box, tile: 5), UntiledLayer())
    (untiled.frame, tiles.contentsScale, untiled.contentsScale) = (Self.box, 3, 3)
    untiled.setNeedsDisplay()
    let drawn = [tiles, untiled].map { Drawn(onScreen: root($0), width: 72, height: 60, scale: 3).bitmap }
    #expect(drawn[0] == drawn[1])
    #expect(tiles.tiles.count == 13 * 9)
  }

  @Test(arguments: levels)
  func `the coarsest level with at least the screen's resolution is drawn`(
    zoom: CGFloat, count: Int, bias: Int, drawn: CGFloat
  ) {
    for scale in [CGFloat(1), 2] {
      let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 16, height: 16), tile: 8)
      (layer.levelsOfDetail, layer.levelsOfDetailBias, layer.contentsScale) = (count, bias, scale)
      layer.transform = CATransform3DMakeScale(zoom, zoom, 1)
      layer.position = .zero
      _ = Drawn(onScreen: root(layer), width: 24, height: 20, scale: scale)
      #expect(Set(layer.scales) == (drawn == 0 ? [] : [drawn * scale]), "\(scale)")
    }
  }

  @Test func `levels narrower than a pixel are ignored`() {
    let layer = DrawnTiles(CGRect(x: 0, y: 0, width: 16, height: 4), tile: 8)
    layer.levelsOfDetail = 10
    layer.transform = CATransform3DMakeScale(0.01, 0.01, 1)
    _ = Drawn(onScreen: root(layer), width: 24, height: 20)
    #expect(layer.scales.allSatisfy { $0 == 0.25 } && !layer.scales.isEmpty)
  }

  @Test func `a layer in perspective, a mask, copies and rasterized layers show their tiles`() {
    func tiles() -> DrawnTiles { DrawnTiles(CGRect(x: 0, y: 0, width: 20, height: 20), tile: 4) }
    let (tilted, masked, copied, rasterized) = (
      CALayer(0, 0, 24, 20), CALayer(0, 0, 24, 20, .red), CAReplicatorLayer(), tiles()
    )
    tilted.sublayerTransform.m34 = -0.01
    let plane = tiles()
    plane.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    tilted.addSublayer(plane)
    masked.mask = tiles()
    (copied.frame, copied.instanceCount) = (CGRect(x: 0, y: 0, width: 24, height: 20), 2)
    copied.instanceTransform = CATransform3DMakeTranslation(2, 0, 0)
    copied.addSublayer(tiles())
    (rasterized.shouldRasterize, rasterized.rasterizationScale) = (true, 2)
    for layer in [tilted, masked, copied, rasterized] {
      let drawn = Drawn(onScreen: root(layer), width: 24, height: 20)
      #expect(drawn.paintedCount > 100 && drawn[10, 10][3] == 255, "\(layer)")
    }
  }
}

/// Pictures depend only on the tree and the time.
extension TiledPictureTests {
  private static func stagedTree(_ random: inout SeededGenerator) -> (LayerHost, DrawnTiles, CAScrollLayer) {
    let root = CALayer(0, 0, 24, 20)
    let (scroll, layer) = (CAScrollLayer(), DrawnTiles(CGRect(x: 0, y: 0, width: 90, height: 60), tile: 7))
    scroll.frame = CGRect(x: 1, y: 2, width: 20, height: 17)
    scroll.masksToBounds = Bool.random(using: &random)
    (layer.levelsOfDetail, layer.levelsOfDetailBias) = (3, 1)
    scroll.addSublayer(layer)
    root.addSublayer(scroll)
    let host = LayerHost(root: root)
    host.perform {
      let zoom = CABasicAnimation(keyPath: "transform.scale")
      (zoom.fromValue, zoom.toValue, zoom.duration) = (Double.random(in: 0.2...1, using: &random), 3.0, 2)
      layer.add(zoom, forKey: nil)
      let move = CABasicAnimation(keyPath: "bounds.origin.x")
      (move.toValue, move.duration) = (Double.random(in: 0...60, using: &random), 1.5)
      scroll.add(move, forKey: nil)
      let fade = CATransition()
      (fade.beginTime, fade.duration) = (0.5, 1)
      layer.add(fade, forKey: nil)
    }
    return (host, layer, scroll)
  }

  @Test(arguments: 1...8)
  func `the bytes are the same regardless of earlier pictures and the number of threads`(seed: UInt64) {
    var pictures: [[Int: Bitmap]] = []
    for trial in 0..<3 {
      var random = SeededGenerator(seed: seed)
      let (host, layer, scroll) = Self.stagedTree(&random)
      let renderer = FrameRenderer(width: 24, height: 20, scale: 1, mode: .screen, threads: trial + 1)
      var shown: [Int: Bitmap] = [:]
      for frame in 0..<20 {
        host.advance(to: Double(frame) / 10)
        if frame == 8 { host.perform { layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 30, height: 9)) } }
        if frame == 12 { host.perform { scroll.bounds.origin.y = 11 } }
        // One renderer draws all pictures, one every third, and a new one each.
        if trial == 1 && frame % 3 != 0 { continue }
        let anew = FrameRenderer(width: 24, height: 20, scale: 1, mode: .screen)
        shown[frame] = (trial == 2 ? anew : renderer).picture(of: host)
      }
      host.close()
      pictures.append(shown)
    }
    for (frame, bitmap) in pictures[0] {
      #expect(pictures[2][frame] == bitmap && (frame % 3 != 0 || pictures[1][frame] == bitmap), "\(frame)")
    }
  }

  /// A tiled layer filled with an animatable gray.
  private final class Shade: CATiledLayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "shade" || super.needsDisplay(forKey: key)
    }

    override func draw(in context: CGContext) {
      let shade = value(forKey: "shade") as? CGFloat ?? 0
      context.setFillColor(CGColor(srgbRed: shade, green: shade, blue: shade, alpha: 1))
      context.fill(context.boundingBoxOfClipPath)
    }
  }

  @Test func `behavior 33: an animated custom property redraws a layer's tiles for every time`() {
    let layer = Shade()
    layer.frame = CGRect(x: 0, y: 0, width: 24, height: 20)
    layer.tileSize = CGSize(width: 16, height: 16)
    layer.setValue(CGFloat(0.2), forKey: "shade")
    let host = LayerHost(root: root(layer))
    defer { host.close() }
    host.perform {
      layer.setNeedsDisplay()
      let animation = CABasicAnimation(keyPath: "shade")
      (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
      layer.add(animation, forKey: nil)
    }
    let renderer = FrameRenderer(width: 24, height: 20, scale: 1, mode: .screen)
    for (time, shade) in [(0.2, 51), (0.6, 153), (0.6, 153), (0.8, 204), (1, 51)] {
      host.advance(to: time)
      let drawn = Drawn(bitmap: renderer.picture(of: host))
      #expect(drawn[3, 3] == [shade, shade, shade, 255] && drawn[20, 18] == drawn[3, 3], "\(time)")
    }
  }

  @Test func `a transition from a removed tiled layer still shows its tiles`() {
    let (tiles, group) = (
      DrawnTiles(CGRect(x: 0, y: 0, width: 24, height: 20), tile: 8), CALayer(0, 0, 24, 20)
    )
    group.addSublayer(tiles)
    let host = LayerHost(root: root(group))
    defer { host.close() }
    host.perform {}
    let renderer = FrameRenderer(width: 24, height: 20, scale: 1, mode: .screen)
    let before = renderer.picture(of: host)
    host.perform {
      tiles.removeFromSuperlayer()
      let fade = CATransition()
      (fade.duration, fade.timingFunction) = (1, CAMediaTimingFunction(name: .linear))
      group.add(fade, forKey: nil)
    }
    #expect(renderer.picture(of: host) == before && tiles.tiles.count == 9)
    host.advance(to: 0.5)
    #expect(Drawn(bitmap: renderer.picture(of: host))[12, 12][3] == 127)
    host.advance(to: 1)
    #expect(Drawn(bitmap: renderer.picture(of: host)).paintedCount == 0)
  }
}
