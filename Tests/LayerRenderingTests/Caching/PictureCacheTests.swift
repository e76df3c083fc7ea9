import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// Cached pictures don't change pixels, and are created once.
@Suite struct PictureCacheTests {
  private static let area = PixelRect(x: 0, y: 0, width: 4, height: 4)

  private func commands(_ seed: Int) -> [DrawCommand] {
    let outline = Outline(Path(rect: Box(x: 0, y: 0, width: Double(seed), height: 1)), .identity)
    return [.fill(FilledShape(outline: outline, paint: .color(.black), opacity: 1))]
  }

  @Test func `commands requested repeatedly are drawn once`() {
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

  @Test func `commands requested once aren't cached`() {
    let cache = PictureCache()
    for seed in 1...200 {
      #expect(cache.picture(of: commands(seed), Self.area) { Bitmap(width: 4, height: 4) } == nil)
    }
  }

  @Test func `another area is another picture, and a large picture is never cached`() {
    let cache = PictureCache()
    let large = PixelRect(x: 0, y: 0, width: 1 << 11, height: 1 << 10)
    for area in [Self.area, Self.area.insetBy(1), large, large] {
      #expect(cache.picture(of: commands(1), area) { Bitmap(width: 1, height: 1) } == nil)
    }
  }

  /// Whether a picture is created for a cache that has space for four of them.
  private func isMade(_ seed: Int, for cache: PictureCache) -> Bool {
    let area = PixelRect(x: 0, y: 0, width: 1 << 10, height: 1 << 10)
    var isMade = false
    _ = cache.picture(of: commands(seed), area) {
      isMade = true
      return Bitmap(width: area.width, height: area.height)
    }
    return isMade
  }

  @Test func `the cache keeps within its budget and removes the oldest unused picture first`() {
    let cache = PictureCache()
    for seed in 1...5 { #expect(!isMade(seed, for: cache)) }
    for seed in 1...4 { #expect(isMade(seed, for: cache)) }
    #expect(!isMade(5, for: cache))
    // In the second frame, the first picture is unused.
    for isLater in [false, true] {
      cache.beginFrame()
      for seed in 2...4 { #expect(!isMade(seed, for: cache)) }
      #expect(isMade(5, for: cache) == isLater)
    }
    for seed in 2...5 { #expect(!isMade(seed, for: cache)) }
    #expect(!isMade(1, for: cache) && !isMade(1, for: cache))
  }

  @Test func `if more pictures are in use than fit, as many as fit stay cached`() {
    let cache = PictureCache()
    for frame in 0..<6 {
      var (shown, made) = (0, 0)
      for seed in 1...100 {
        let picture = cache.picture(of: commands(seed), Self.area) {
          made += 1
          return Bitmap(width: 4, height: 4)
        }
        if picture != nil { shown += 1 }
      }
      #expect(shown == (frame == 0 ? 0 : 64) && made == (frame == 1 ? 64 : 0), "frame \(frame)")
      cache.beginFrame()
    }
    // Others replace pictures that are no longer drawn.
    for frame in 0..<4 {
      let shown = (101...164).filter {
        cache.picture(of: commands($0), Self.area) { Bitmap(width: 4, height: 4) } != nil
      }
      #expect(shown.count == (frame < 2 ? 0 : 64), "frame \(frame)")
      cache.beginFrame()
    }
  }

  @Test func `pictures requested while another is created don't replace it`() {
    let cache = PictureCache()
    func bitmap(_ value: UInt32) -> Bitmap { Bitmap(width: 1, height: 1, pixels: [value]) }
    // With the three nested ones of the last one, these fill the cache's entries.
    for seed in 4...64 { _ = cache.picture(of: commands(seed), Self.area) { bitmap(0) } }
    let outer = cache.picture(of: commands(64), Self.area) {
      for seed in 65...67 { _ = cache.picture(of: commands(seed), Self.area) { bitmap(0) } }
      return bitmap(7)
    }
    #expect(outer == bitmap(7))
    #expect(cache.picture(of: commands(64), Self.area) { bitmap(8) } == bitmap(7))
    for seed in 65...67 { #expect(cache.picture(of: commands(seed), Self.area) { bitmap(9) } == bitmap(9)) }
  }

  @Test func `commands requested once are removed after two frames, an unused picture after some frames`() {
    let cache = PictureCache()
    func isKnown(_ seed: Int) -> Bool {
      cache.picture(of: commands(seed), Self.area) { Bitmap(width: 4, height: 4) } != nil
    }
    #expect(!isKnown(1) && !isKnown(2))
    cache.beginFrame()
    #expect(isKnown(1))
    cache.beginFrame()
    #expect(!isKnown(2))
    for _ in 0..<15 { cache.beginFrame() }
    #expect(isKnown(1))
    for _ in 0..<17 { cache.beginFrame() }
    #expect(!isKnown(1))
  }

  /// Commands with NaN aren't equal to themselves, so every request is the first one.
  @Test func `commands that equal nothing don't displace others`() {
    let cache = PictureCache()
    let outline = Outline(Path(rect: Box(x: 0, y: 0, width: 1, height: 1)), .identity)
    func odd() -> [DrawCommand] {
      [.fill(FilledShape(outline: outline, paint: .color(.black), opacity: .nan))]
    }
    var made = 0
    for _ in 0..<100 {
      cache.beginFrame()
      for _ in 0..<30 { #expect(cache.picture(of: odd(), Self.area) { Bitmap(width: 4, height: 4) } == nil) }
      _ = cache.picture(of: commands(1), Self.area) {
        made += 1
        return Bitmap(width: 4, height: 4)
      }
    }
    #expect(made == 1)
  }

  /// A rotating rasterized layer beside a layer in perspective with a shadow.
  @Test func `frames are the same as those drawn without a cache`() {
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
  /// The blur mixes visible pixels with pixels beyond the canvas's sides.
  @Test func `a blurred backdrop is the same in a cached picture as in its visible part`() throws {
    func fill(_ box: Box, _ color: Color) -> DrawCommand {
      let outline = Outline(Path(rect: box), .identity)
      return .fill(FilledShape(outline: outline, paint: .color(color), opacity: 1))
    }
    let backdrop = BackdropFilter(
      filters: [.blur(GaussianKernel(sigma: 2, cutoff: 3))],
      outline: Outline(Path(rect: Box(x: 2, y: 1, width: 12, height: 4)), .identity), mask: nil, opacity: 1)
    let commands = [
      fill(Box(x: 0, y: 0, width: 10, height: 6), .white),
      fill(Box(x: 8, y: 0, width: 8, height: 6), .black), .backdrop(backdrop),
    ]
    let perspective = Projection(.translation(-10.5, 1.25), wx: 0.01, wy: 0, w0: 1)
    let bounds = PixelRect(x: 0, y: 0, width: 16, height: 6)
    let shrinking = Affine.scale(0.3, 0.3).concatenating(.translation(-1.5, 2.25))
    let pictures = [
      .rasterized(RasterizedGroup(commands, transform: .translation(-10.5, 1.25))),
      .rasterized(
        RasterizedGroup(commands, transform: shrinking, sampling: PictureSampling(.trilinear(level: 1)))),
      .rasterized(
        RasterizedGroup(commands, transform: shrinking, sampling: PictureSampling(.trilinear(level: 1.5)))),
      DrawCommand.warped(try #require(WarpedPicture(commands, bounds: bounds, perspective: perspective))),
    ]
    for picture in pictures {
      let executor = DisplayListExecutor()
      let frames = (0..<2).map { _ in
        var bitmap = Bitmap(width: 8, height: 8)
        executor.beginFrame()
        bitmap.withCanvas { executor.draw(DisplayList(commands: [picture]), on: &$0) }
        return bitmap
      }
      #expect(frames[0] == frames[1])
    }
  }
}
