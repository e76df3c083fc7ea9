import MotionCore
import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// Limits, scales and directions at their exact boundaries.
@Suite struct RenderingLimitsTests {
  @Test func `a timestamp's members are 0`() {
    let stamp = CVTimeStamp()
    #expect(stamp.version == 0 && stamp.videoTimeScale == 0 && stamp.videoTime == 0 && stamp.hostTime == 0)
    #expect(stamp.rateScalar == 0 && stamp.videoRefreshPeriod == 0 && stamp.flags == 0 && stamp.reserved == 0)
  }

  @Test func `limits have their documented values`() {
    #expect(PictureCache.largestArea == 1_048_576 && MaskCache.largestArea == 1_048_576)
    #expect(
      MaskCache.minimumPointCount == 128 && DirtyRegion.maximumCount == 8 && FrameBuffers.maximumCount == 3)
    #expect(RasterizedGroup.largestArea == 4_194_304 && RasterizedGroup.maximumHalvingCount == 8)
    #expect(ParticleEmission.maximumCount == 65_536 && RenderingContext.coordinateLimit == 1e9)
    #expect(LargeStack.maximumShallowDepth == 32)
  }

  // MARK: - Tiles

  @Test func `the finest level of tiles is doubled and halved by the bias`() {
    for (scale, bias, finest) in [
      (1, 0, 1), (2, 0, 2), (2, 1, 4), (1, -2, 0.25), (0, 0, 1), (-3, 0, 1), (.infinity, 1, 2),
      (1, 30, 0x1p30),
      (1, 31, 0x1p30), (1, -30, 0x1p-30), (1, -99, 0x1p-30), (4, 30, 0x1p30),
    ] as [(Double, Int, Double)] {
      #expect(TileLevels(contentsScale: scale, count: 1, bias: bias).finest == finest, "\(scale) \(bias)")
    }
    for (count, levels) in [(-1, 1), (0, 1), (1, 1), (5, 5), (60, 60), (61, 60)] {
      #expect(TileLevels(contentsScale: 1, count: count, bias: 0).count == levels)
    }
  }

  @Test func `the coarsest level with the needed resolution is used, up to a tolerance of 1/1024`() {
    let box = Box(x: 0, y: 0, width: 100, height: 50)
    let levels = TileLevels(contentsScale: 2, count: 4, bias: 0)
    for (device, scale) in [
      (9, 2), (2, 2), (1.5, 2), (1, 1), (1.0009, 1), (1.001, 2), (0.6, 1), (0.5, 0.5), (0.25, 0.25),
      (0.01, 0.25),
    ] as [(Double, Double)] {
      #expect(levels.scale(for: device, extent: box) == scale, "\(device)")
    }
    // The bounds are at least a pixel wide and high at the result.
    for (width, height, scale) in [(1, 9, 1), (9, 1, 1), (0.9, 9, 2), (4, 4, 0.25), (2, 9, 0.5)]
      as [(Double, Double, Double)]
    {
      #expect(levels.scale(for: 0.001, extent: Box(x: 0, y: 0, width: width, height: height)) == scale)
    }
  }

  private static func grid(_ bounds: Box, _ tile: Point, scale: Double = 1, visible: Box? = nil) -> TileGrid?
  {
    TileGrid(
      bounds: bounds, tileSize: tile, levels: TileLevels(contentsScale: 1, count: 1, bias: 0),
      transform: .scale(scale, scale), visible: visible)
  }

  @Test func `tiles are aligned with the origin and end at the bounds`() throws {
    let box = Box(x: -3, y: 2, width: 10, height: 6)
    let grid = try #require(Self.grid(box, Point(4, 8)))
    #expect(grid.scale == 1 && grid.tileSize == SIMD2(4, 8))
    #expect(
      grid.tiles == [
        PixelRect(minX: -3, minY: 2, maxX: 0, maxY: 8), PixelRect(minX: 0, minY: 2, maxX: 4, maxY: 8),
        PixelRect(minX: 4, minY: 2, maxX: 7, maxY: 8),
      ])
    #expect(grid.covered == PixelRect(minX: -3, minY: 2, maxX: 7, maxY: 8))
    let right = try #require(Self.grid(box, Point(4, 8), visible: Box(x: 4, y: 0, width: 1, height: 20)))
    #expect(right.tiles == [PixelRect(minX: 4, minY: 2, maxX: 7, maxY: 8)])
    #expect(Self.grid(box, Point(4, 8), visible: Box(x: 7, y: 0, width: 1, height: 20)) == nil)
    #expect(Self.grid(box, Point(4, 8), scale: 0) == nil)
  }

  @Test
  func `a tile's side is 256 by default, from 1 to 2048 pixels, and doubled until 256 tiles fill the extent`()
    throws
  {
    let small = Box(x: 0, y: 0, width: 10, height: 10)
    for (length, side) in [(0, 256), (-5, 256), (0.5, 1), (1.9, 1), (2047, 2047), (2048, 2048), (2049, 2048)]
    {
      #expect(
        try #require(Self.grid(small, Point(length, length))).tileSize == SIMD2(side, side), "\(length)")
    }
    for (width, side) in [(256, 1), (257, 2), (512, 2), (513, 4)] {
      let wide = try #require(Self.grid(Box(x: 0, y: 0, width: Double(width), height: 1), Point(1, 1)))
      #expect(wide.tileSize == SIMD2(side, 1), "\(width)")
    }
  }

  // MARK: - Rasterized layers

  @Test func `a rasterized layer has a picture unless its pixels are the device's`() {
    func scale(_ requested: Double, _ transform: Affine) -> Double? {
      RasterizedGroup.scale(
        requested, RenderingContext(mode: .context, root: transform, baseScale: 1, visible: nil))
    }
    #expect(scale(1, .identity) == nil && scale(1, .translation(3, -4)) == nil && scale(0, .identity) == nil)
    #expect(scale(2, .scale(2, 2)) == nil && scale(1, .scale(2, 2)) == 1)
    #expect(scale(1, .translation(0.5, 0)) == 1 && scale(1, .translation(0, 0.5)) == 1)
    #expect(scale(2, .identity) == 2 && scale(-1, .translation(0.5, 0)) == 1 && scale(4, .identity) == 4)
    #expect(scale(5, .identity) == 4 && scale(9, .scale(2, 2)) == 8 && scale(1, .scale(0, 1)) == nil)
    for transform in [
      Affine(a: 1, b: 0.5, c: 0, d: 1, tx: 0, ty: 0), Affine(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
      .scale(-1, 1),
      .scale(1, -1),
    ] { #expect(scale(1, transform) == 1) }
  }

  // MARK: - Directions of particles

  @Test func `the angles of an emission point are relative to its heading`() {
    let straight = EmissionPoint(position: SIMD3(1, 2, 3))
    #expect(straight.position == SIMD3(1, 2, 3) && straight.longitude == 0 && straight.latitude == 0)
    for (longitude, latitude, expected) in [
      (0, 0, [1, 0, 0]), (.pi / 2, 0, [0, 1, 0]), (0, .pi / 2, [0, 0, 1]), (.pi, 0, [-1, 0, 0]),
      (.pi / 2, .pi / 6, [0, 0.75.squareRoot(), 0.5]),
    ] as [(Double, Double, [Double])] {
      let direction = straight.direction(longitude: longitude, latitude: latitude)
      #expect(isClose([direction.x, direction.y, direction.z], expected, within: 1e-12))
    }
    for heading in [SIMD3(3, 4, 0), SIMD3(1, -2, 2), SIMD3(-1, 0, 0), SIMD3(0, 0, 2), SIMD3(0, 0, -1)]
      as [SIMD3<Double>]
    {
      let direction = EmissionPoint(position: .zero, heading: heading).direction(longitude: 0, latitude: 0)
      let unit = heading / (heading * heading).sum().squareRoot()
      #expect(
        isClose([direction.x, direction.y, direction.z], [unit.x, unit.y, unit.z], within: 1e-12),
        "\(heading)")
    }
    let none = EmissionPoint(position: .zero, heading: .zero)
    #expect(none.longitude == 0 && none.latitude == 0)
    #expect(EmissionPoint(position: .zero, longitude: 0.5).longitude == 0.5)
  }

  // MARK: - Cached masks

  private static func mask(_ count: Int) -> Mask {
    Mask(bounds: PixelRect(x: 0, y: 0, width: count, height: 1), coverage: Array(repeating: 9, count: count))
  }

  /// Returns whether a shadow with a blur has to be computed.
  private static func isMade(_ sigma: Double, in cache: MaskCache, size: Int = 1) -> Bool {
    var isMade = false
    let outline = Outline(Path(rect: Box(x: 0, y: 0, width: 1, height: 1)), .identity)
    let found = cache.shadow(of: outline, GaussianKernel(sigma: sigma, cutoff: 3)) {
      isMade = true
      return mask(size)
    }
    #expect(found.coverage.count == size)
    return isMade
  }

  @Test func `up to 4096 masks are cached, then the older half is removed`() {
    let cache = MaskCache()
    for index in 1...4096 { #expect(Self.isMade(Double(index) / 64, in: cache)) }
    #expect(!Self.isMade(1.0 / 64, in: cache) && !Self.isMade(64, in: cache))
    #expect(Self.isMade(65, in: cache))
    #expect(!Self.isMade(65, in: cache) && !Self.isMade(64, in: cache) && !Self.isMade(1.0 / 64, in: cache))
    #expect(Self.isMade(2.0 / 64, in: cache))
  }

  @Test func `masks of up to 8 MiB are cached`() {
    let cache = MaskCache()
    let half = 4 << 20
    #expect(Self.isMade(1, in: cache, size: half) && Self.isMade(2, in: cache, size: half))
    #expect(!Self.isMade(1, in: cache, size: half) && !Self.isMade(2, in: cache, size: half))
    #expect(Self.isMade(3, in: cache, size: 1))
    #expect(Self.isMade(1, in: cache, size: half))
  }
}
