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

  /// Whether a picture is made for a cache, of which four fill its budget.
  private func isMade(_ seed: Int, for cache: PictureCache) -> Bool {
    let area = PixelRect(x: 0, y: 0, width: 1 << 10, height: 1 << 10)
    var isMade = false
    _ = cache.picture(of: commands(seed), area) {
      isMade = true
      return Bitmap(width: area.width, height: area.height)
    }
    return isMade
  }

  @Test func `no more is kept than the budget, the oldest going first once it rests`() {
    let cache = PictureCache()
    for seed in 1...5 { #expect(!isMade(seed, for: cache)) }
    for seed in 1...4 { #expect(isMade(seed, for: cache)) }
    #expect(!isMade(5, for: cache))
    // By the second frame the first one rests.
    for isLater in [false, true] {
      cache.beginFrame()
      for seed in 2...4 { #expect(!isMade(seed, for: cache)) }
      #expect(isMade(5, for: cache) == isLater)
    }
    for seed in 2...5 { #expect(!isMade(seed, for: cache)) }
    #expect(!isMade(1, for: cache) && !isMade(1, for: cache))
  }

  @Test func `where more move than there's room for, as many as there's room for are kept`() {
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
    // Others take the place of what's no longer drawn.
    for frame in 0..<4 {
      let shown = (101...164).filter {
        cache.picture(of: commands($0), Self.area) { Bitmap(width: 4, height: 4) } != nil
      }
      #expect(shown.count == (frame < 2 ? 0 : 64), "frame \(frame)")
      cache.beginFrame()
    }
  }

  @Test func `pictures that are looked for while another is made don't get into its place`() {
    let cache = PictureCache()
    func bitmap(_ value: UInt32) -> Bitmap { Bitmap(width: 1, height: 1, pixels: [value]) }
    // With the three new ones that the last one holds these are as many as are remembered.
    for seed in 4...64 { _ = cache.picture(of: commands(seed), Self.area) { bitmap(0) } }
    let outer = cache.picture(of: commands(64), Self.area) {
      for seed in 65...67 { _ = cache.picture(of: commands(seed), Self.area) { bitmap(0) } }
      return bitmap(7)
    }
    #expect(outer == bitmap(7))
    #expect(cache.picture(of: commands(64), Self.area) { bitmap(8) } == bitmap(7))
    for seed in 65...67 { #expect(cache.picture(of: commands(seed), Self.area) { bitmap(9) } == bitmap(9)) }
  }

  @Test func `commands met once are forgotten by the frame after next, a picture after some frames' rest`() {
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

  /// Numbers that aren't equal to themselves are met for the first time in every frame.
  @Test func `commands that equal nothing don't crowd out others`() {
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
  /// The blur mixes pixels that show with some beyond the canvas's sides.
  @Test func `a blurred backdrop is the same in a kept picture as in the part that shows`() throws {
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
    let pictures = [
      .rasterized(RasterizedGroup(commands, transform: .translation(-10.5, 1.25))),
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
