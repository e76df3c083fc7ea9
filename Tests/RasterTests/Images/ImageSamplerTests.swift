import TestSupport
import Testing

@testable import Raster

@Suite struct ImageSamplerTests {
  static func bitmap(seed: UInt64, width: Int, height: Int) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    return Bitmap(width: width, height: height, pixels: (0..<width * height).map { _ in random.pixel() })
  }

  /// Returns the pixels of a paint on a transparent canvas.
  static func draw(_ paint: ImagePaint, width: Int = 20, height: Int = 16) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    result.withCanvas { canvas in
      canvas.fill(Path(rect: canvas.bounds.box), paint: .image(paint))
    }
    return result
  }

  /// Returns the interpolated components at a point of the bitmap, in double precision.
  static func reference(_ bitmap: Bitmap, _ source: PixelRect, _ place: Point) -> [Double] {
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    func pixel(_ dx: Double, _ dy: Double) -> [Double] {
      let column = min(max(Int(left + dx), source.minX), source.maxX - 1)
      let row = min(max(Int(top + dy), source.minY), source.maxY - 1)
      return PixelTests.components(bitmap[column, row]).map(Double.init)
    }
    let (fx, fy) = (x - left, y - top)
    return (0..<4).map { index in
      let upper = pixel(0, 0)[index] * (1 - fx) + pixel(1, 0)[index] * fx
      let lower = pixel(0, 1)[index] * (1 - fx) + pixel(1, 1)[index] * fx
      return upper * (1 - fy) + lower * fy
    }
  }

  @Test(arguments: [ImagePaint.Filter.nearest, .linear, .averaged])
  func `a tint multiplies every component, premultiplied`(_ filter: ImagePaint.Filter) {
    let bitmap = Self.bitmap(seed: 3, width: 20, height: 16)
    let tint = Color(red: 0.25, green: 1, blue: 0.5, alpha: 0.6)
    for transform in [Affine.identity, Affine(a: 0.7, b: 0.2, c: -0.3, d: 0.8, tx: 4, ty: 1)] {
      var paint = ImagePaint(bitmap, transform: transform, filter: filter)
      let plain = Self.draw(paint)
      paint.tint = tint
      let tinted = Self.draw(paint)
      let factors = PixelTests.components(tint.pixel)
      for (before, after) in zip(plain.pixels, tinted.pixels) {
        let components = zip(PixelTests.components(before), factors)
        let expected = components.map { Int(Pixel.product(UInt8($0), UInt8($1))) }
        #expect(PixelTests.components(after) == expected)
      }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `pixels are interpolated between four neighbors, clamped to the source`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bitmap = Self.bitmap(seed: seed, width: 9, height: 7)
    let source = Bool.random(using: &random) ? bitmap.bounds : PixelRect(x: 2, y: 1, width: 4, height: 5)
    let transform = random.affine()
    guard let inverse = transform.inverse, abs(transform.determinant) > 0.3 else { return }
    let drawn = Self.draw(ImagePaint(bitmap, source: source, transform: transform))
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let place = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        let exact = Self.reference(bitmap, source, place)
        // Weights have eight bits, so two of them are off by up to 1/256, and two roundings follow.
        for (value, component) in zip(PixelTests.components(drawn[x, y]), exact) {
          #expect(abs(Double(value) - component) <= 3.1, "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  /// The expected pixel, computed with eight-bit weights and a rounding for every mixture.
  private static func interpolated(_ bitmap: Bitmap, _ source: PixelRect, u: Int64, v: Int64) -> [Int] {
    func components(_ dx: Int, _ dy: Int) -> [Int] {
      let column = min(max(Int(u >> 32) + dx, source.minX), source.maxX - 1)
      let row = min(max(Int(v >> 32) + dy, source.minY), source.maxY - 1)
      return PixelTests.components(bitmap[column, row])
    }
    func mixed(_ a: [Int], _ b: [Int], _ place: Int64) -> [Int] {
      let weight = Int(place >> 24 & 255)
      return zip(a, b).map { ($0 * (256 - weight) + $1 * weight + 128) >> 8 }
    }
    return mixed(
      mixed(components(0, 0), components(1, 0), u), mixed(components(0, 1), components(1, 1), u), v)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `several pixels at a time are interpolated like one at a time`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bitmap = Self.bitmap(seed: seed, width: 13, height: 11)
    let source = Bool.random(using: &random) ? bitmap.bounds : PixelRect(x: 2, y: 1, width: 9, height: 7)
    let transform = random.affine()
    guard let inverse = transform.inverse, inverse.isFinite else { return }
    let width = Int.random(in: 1...30, using: &random)
    let drawn = Self.draw(ImagePaint(bitmap, source: source, transform: transform), width: width)
    let u = try #require(LinearField(x: inverse.a, y: inverse.c, origin: inverse.tx - 0.5))
    let v = try #require(LinearField(x: inverse.b, y: inverse.d, origin: inverse.ty - 0.5))
    for y in 0..<drawn.height {
      for x in 0..<width {
        let expected = Self.interpolated(bitmap, source, u: u.value(x: x, y: y), v: v.value(x: x, y: y))
        #expect(PixelTests.components(drawn[x, y]) == expected, "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  /// Samples of Apple's pictures issue_1945-0 and, for the weights of a quarter, base64Test-0: the offset of
  /// a pixel's center from that of the upper left neighbor, the four neighbors' values and Apple's value.
  static let enlarged: [(place: Point, neighbors: [UInt32], value: Int)] = [
    (Point(0.6665, 0.6385), [0, 127, 79, 255], 183), (Point(0.3295, 0.4055), [255, 63, 223, 0], 197),
    (Point(0.8145, 0.9145), [255, 111, 255, 111], 120), (Point(0.9405, 0.1445), [85, 255, 85, 255], 255),
    (Point(0.0835, 0.2645), [255, 31, 159, 15], 229), (Point(0.2935, 0.2865), [255, 255, 78, 78], 233),
    (Point(0.4535, 0.3745), [63, 0, 239, 95], 65), (Point(0.6985, 0.7255), [127, 255, 255, 255], 253),
    (Point(0.25, 0), [0, 255, 0, 255], 32), (Point(0, 0.75), [255, 255, 0, 0], 32),
  ]

  @Test func `weights that are powers of 2 reproduce Core Graphics' pixels`() {
    for (place, neighbors, value) in Self.enlarged {
      let bitmap = Bitmap(width: 2, height: 2, pixels: neighbors.map { 0xFF00_0000 | $0 })
      let paint = ImagePaint(bitmap, transform: .translation(-place.x, -place.y), filter: .byShifts)
      let drawn = PixelTests.components(Self.draw(paint, width: 1, height: 1)[0, 0])
      #expect(abs(drawn[0] - value) <= 1 && drawn[1...] == [0, 0, 255], "\(place): \(drawn), not \(value)")
    }
    let eighths = (0...8).map { ImageSampler.weight(ofFraction: UInt32(min(UInt64($0) << 29, 0xFFFF_FFFF))) }
    #expect(eighths == [0, 16, 32, 64, 128, 192, 224, 240, 256])
    // Halfway between two eighths the larger one counts.
    #expect(ImageSampler.weight(ofFraction: 0x1000_0000) == 16)
    #expect(ImageSampler.weight(ofFraction: 0x0FFF_FFFF) == 0)
  }

  @Test func `beyond the source the pixels along its side repeat, with any weights`() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    let paint = ImagePaint(bitmap, transform: .scale(4, 4), filter: .byShifts)
    let drawn = Self.draw(paint, width: 10, height: 4)
    let row = (0..<10).map { PixelTests.components(drawn[$0, 2])[0] }
    #expect(row == [0, 0, 16, 64, 191, 239, 255, 255, 255, 255])
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `no component exceeds its alpha`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bitmap = Self.bitmap(seed: seed, width: 9, height: 7)
    for pixel in Self.draw(ImagePaint(bitmap, transform: random.affine())).pixels {
      let c = PixelTests.components(pixel)
      #expect(c[0] <= c[3] && c[1] <= c[3] && c[2] <= c[3])
    }
  }

  @Test func `an image moved by whole pixels keeps its pixels`() {
    let bitmap = Self.bitmap(seed: 1, width: 9, height: 7)
    for filter in [ImagePaint.Filter.nearest, .linear, .averaged] {
      var result = Bitmap(width: 20, height: 16)
      result.withCanvas { canvas in
        canvas.draw(ImagePaint(bitmap, transform: .translation(5, 3), filter: filter))
      }
      for y in 0..<7 {
        for x in 0..<9 { #expect(result[x + 5, y + 3] == bitmap[x, y]) }
      }
      #expect(result.pixels.filter { $0 != 0 }.count <= 63)
    }
  }

  @Test func `beyond the source the pixels along its side repeat, also without interpolation`() {
    let bitmap = Self.bitmap(seed: 2, width: 9, height: 7)
    let source = PixelRect(x: 2, y: 2, width: 3, height: 3)
    let drawn = Self.draw(ImagePaint(bitmap, source: source, transform: .identity))
    #expect(drawn[0, 0] == bitmap[2, 2])
    #expect(drawn[19, 3] == bitmap[4, 3])
    #expect(drawn[3, 15] == bitmap[3, 4])
    #expect(drawn[3, 3] == bitmap[3, 3])
  }

  @Test func `without interpolation an enlarged image repeats its pixels`() {
    let bitmap = Self.bitmap(seed: 3, width: 5, height: 4)
    let drawn = Self.draw(ImagePaint(bitmap, transform: .scale(3, 4), filter: .nearest))
    for y in 0..<16 {
      for x in 0..<15 { #expect(drawn[x, y] == bitmap[x / 3, y / 4]) }
    }
  }

  @Test func `an image drawn at a small size is averaged`() {
    var bitmap = Bitmap(width: 64, height: 64)
    for y in 0..<64 { for x in 0..<64 { bitmap[x, y] = (x + y) % 2 == 0 ? .max : 0 } }
    let paint = ImagePaint(bitmap, transform: .scale(0.125, 0.125), filter: .averaged)
    #expect(paint.averaged.bitmap.width == 8)
    let drawn = Self.draw(paint, width: 8, height: 8)
    #expect(drawn.pixels.allSatisfy { $0 == 0x8080_8080 })
  }

  @Test func `a level between two halvings mixes both`() {
    let bitmap = Self.bitmap(seed: 5, width: 16, height: 16)
    let transform = Affine(a: 0.6, b: 0.1, c: -0.2, d: 0.5, tx: 3, ty: 2)
    func drawn(_ level: Double) -> Bitmap {
      Self.draw(ImagePaint(bitmap, transform: transform, filter: .trilinear(level: level)))
    }
    let plain = ImagePaint(bitmap, transform: transform)
    #expect(drawn(0) == Self.draw(plain))
    #expect(drawn(1) == Self.draw(plain.reduced(by: 1)) && plain.reduced(by: 2).bitmap.width == 4)
    let quarter = drawn(1.25)
    for ((fine, coarse), mixed) in zip(zip(drawn(1).pixels, drawn(2).pixels), quarter.pixels) {
      #expect(mixed == Pixel.combined(fine, coarse) { ($0 * 3 + $1 + 2) / 4 })
    }
    // An image of one pixel isn't halved any more.
    #expect(drawn(40) == drawn(4) && drawn(.infinity) == drawn(4) && drawn(.nan) == drawn(0))
  }

  @Test func `a part of an image is drawn like in the whole`() {
    let bitmap = Self.bitmap(seed: 6, width: 12, height: 12)
    let part = PixelRect(minX: 3, minY: 4, maxX: 10, maxY: 11)
    var cut = Bitmap(width: 7, height: 7)
    for y in 0..<7 { for x in 0..<7 { cut[x, y] = bitmap[x + 3, y + 4] } }
    for transform in [Affine(a: 1.3, b: 0.3, c: -0.4, d: 1.1, tx: 2.3, ty: 1), .translation(2, 1)] {
      let paint = ImagePaint(cut, x: 3, y: 4, transform: transform)
      #expect(Self.draw(paint) == Self.draw(ImagePaint(bitmap, source: part, transform: transform)))
    }
  }

  @Test func `halving averages the pixels that exist`() {
    let bitmap = Bitmap(width: 3, height: 1, pixels: [0x0000_0010, 0x0000_0013, 0x0000_0080])
    #expect(bitmap.halved.pixels == [0x12, 0x80])
    #expect(Bitmap(width: 1, height: 1, pixels: [7]).halved.pixels == [7])
    #expect(Bitmap(width: 0, height: 0).halved.pixels.isEmpty)
  }

  @Test func `an image without area or with a singular transform draws nothing`() {
    let bitmap = Self.bitmap(seed: 4, width: 5, height: 4)
    let paints = [
      ImagePaint(bitmap, transform: .scale(0, 1)), ImagePaint(bitmap, transform: .scale(.nan, 1)),
      ImagePaint(bitmap, source: PixelRect(x: 9, y: 9, width: 4, height: 4), transform: .identity),
      ImagePaint(Bitmap(width: 0, height: 0), transform: .identity),
    ]
    for paint in paints { #expect(Self.draw(paint).pixels.allSatisfy { $0 == 0 }) }
  }

  @Test func `very large and very small transforms are harmless`() {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [.max, .max, .max, .max])
    for scale in [1e-300, 1e-12, 1e12, 1e300] {
      for filter in [ImagePaint.Filter.nearest, .linear, .averaged] {
        let paint = ImagePaint(bitmap, transform: .scale(scale, scale), filter: filter)
        let drawn = Self.draw(paint, width: 4, height: 4)
        #expect(drawn.pixels.allSatisfy { $0 == .max || $0 == 0 })
      }
    }
  }
}
