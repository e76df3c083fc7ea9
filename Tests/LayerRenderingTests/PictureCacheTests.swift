import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// Pictures that are kept change no pixels, and are made once.
@Suite struct PictureCacheTests {
  private static let area = PixelRect(x: 0, y: 0, width: 4, height: 4)

  private func commands(_ seed: Int) -> [DrawCommand] {
    let outline = Outline(Path(rect: Box(x: 0, y: 0, width: Double(seed), height: 1)), .identity)
    return [.fill(FilledShape(outline: outline, paint: .color(.black), opacity: 1))]
  }

  @Test func `what is met again is made once`() {
    let cache = PictureCache()
    var count = 0
    for _ in 0..<5 {
      _ = cache.picture(of: commands(1), Self.area) {
        count += 1
        return Bitmap(width: 4, height: 4)
      }
    }
    #expect(count == 1)
  }

  @Test func `what is met once isn't made for the cache`() {
    let cache = PictureCache()
    for seed in 1...200 {
      #expect(cache.picture(of: commands(seed), Self.area) { Bitmap(width: 4, height: 4) } == nil)
    }
  }

  @Test func `another area is another picture, and a large one is never kept`() {
    let cache = PictureCache()
    let large = PixelRect(x: 0, y: 0, width: 1 << 11, height: 1 << 10)
    for area in [Self.area, Self.area.insetBy(1), large, large] {
      #expect(cache.picture(of: commands(1), area) { Bitmap(width: 1, height: 1) } == nil)
    }
  }

  @Test func `no more is kept than the budget, the oldest going first`() {
    let cache = PictureCache()
    let area = PixelRect(x: 0, y: 0, width: 1 << 10, height: 1 << 10)
    func isMade(_ seed: Int) -> Bool {
      var isMade = false
      _ = cache.picture(of: commands(seed), area) {
        isMade = true
        return Bitmap(width: area.width, height: area.height)
      }
      return isMade
    }
    for seed in 1...5 { #expect(!isMade(seed)) }
    for seed in 1...5 { #expect(isMade(seed)) }
    for seed in 2...5 { #expect(!isMade(seed)) }
    #expect(!isMade(1) && isMade(1))
  }

  /// A rasterized layer that turns, beside one seen in perspective with a shadow of its contents.
  @Test func `frames are the same as drawn by who keeps nothing`() {
    let root = CALayer(0, 0, 24, 16)
    let turning = root.add(2, 2, 8, 8) { layer in
      layer.shouldRasterize = true
      layer.add(0, 0, 4, 8, .red)
      layer.add(4, 2, 3, 3, .blue)
    }
    root.sublayerTransform.m34 = -1.0 / 60
    let tilting = root.add(12, 3, 8, 8) { layer in
      (layer.shadowOpacity, layer.shadowRadius) = (0.8, 1)
      layer.add(0, 0, 5, 5, .green)
    }
    let host = LayerHost(root: root)
    defer { host.close() }
    let keeping = FrameRenderer(width: 24, height: 16, scale: 1, mode: .screen)
    for frame in 0..<8 {
      let angle = Double(frame % 5) * 0.3
      host.perform {
        CATransaction.setDisableActions(true)
        turning.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        tilting.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        if frame == 6 { turning.sublayers?[0].backgroundColor = .yellow }
      }
      let fresh = FrameRenderer(width: 24, height: 16, scale: 1, mode: .screen)
      #expect(keeping.picture(of: host) == fresh.picture(of: host), "frame \(frame)")
    }
  }
}
