import TestSupport
import Testing

@testable import Raster

@Suite struct CanvasTests {
  static let width = 26
  static let height = 21

  /// Draws shapes, paints and blend modes of all kinds, determined by a seed.
  static func draw(seed: UInt64, on canvas: inout Canvas) {
    var random = SeededGenerator(seed: seed)
    let box = Box(x: -6, y: -6, width: 38, height: 33)
    for _ in 0..<6 {
      let path = random.path(in: box, elementCount: 5)
      let transform = Bool.random(using: &random) ? Affine.identity : random.affine()
      let paint = random.paint(in: box)
      let opacity = random.double(in: 0...1)
      let modes = [BlendMode.normal, .normal, .plusLighter, .sourceAtop, .multiply]
      let mode = modes.randomElement(using: &random)!
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        canvas.fill(
          path, transform: transform, rule: .evenOdd, paint: paint, opacity: opacity, blendMode: mode)
      case 1:
        let style = StrokeStyle(width: random.double(in: 0.5...6), cap: .round, join: .miter)
        canvas.stroke(path, style, transform: transform, paint: paint, opacity: opacity, blendMode: mode)
      default:
        let mask = Mask(filling: path, within: PixelRect(x: 0, y: 0, width: 20, height: 20))
        canvas.fill(mask, x: 2, y: -3, paint: paint, opacity: opacity, blendMode: mode)
      }
    }
  }

  static func picture(seed: UInt64, clipMask: Mask? = nil) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withCanvas { canvas in
      canvas.clipMask = clipMask
      draw(seed: seed, on: &canvas)
    }
    return bitmap
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `bands drawn separately form the same picture as drawing it whole`(seed: UInt64) {
    var random = SeededGenerator(seed: seed + 1000)
    let whole = Self.picture(seed: seed)
    let bandHeight = Int.random(in: 1...9, using: &random)
    for top in stride(from: 0, to: Self.height, by: bandHeight) {
      var band = Bitmap(width: Self.width, height: min(bandHeight, Self.height - top))
      band.withCanvas(y: top) { canvas in Self.draw(seed: seed, on: &canvas) }
      let rows = whole.pixels[top * Self.width..<(top + band.height) * Self.width]
      #expect(band.pixels == Array(rows), "seed \(seed), band of \(bandHeight) from \(top)")
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `a clip affects nothing inside and protects everything outside`(seed: UInt64) {
    let whole = Self.picture(seed: seed)
    let clip = PixelRect(x: 5, y: 4, width: 13, height: 9)
    var clipped = Bitmap(width: Self.width, height: Self.height)
    clipped.withCanvas { canvas in
      canvas.clip = clip
      Self.draw(seed: seed, on: &canvas)
    }
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let isInside = x >= clip.minX && x < clip.maxX && y >= clip.minY && y < clip.maxY
        #expect(clipped[x, y] == (isInside ? whole[x, y] : 0), "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `no component ever exceeds its alpha`(seed: UInt64) {
    for pixel in Self.picture(seed: seed).pixels {
      let c = PixelTests.components(pixel)
      #expect(c[0] <= c[3] && c[1] <= c[3] && c[2] <= c[3])
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a full clip mask changes nothing, and through an empty one nothing is drawn`(seed: UInt64) {
    let bounds = PixelRect(x: 0, y: 0, width: Self.width, height: Self.height)
    let count = Self.width * Self.height
    let full = Mask(bounds: bounds, coverage: [UInt8](repeating: 255, count: count))
    #expect(Self.picture(seed: seed, clipMask: full) == Self.picture(seed: seed), "seed \(seed)")
    #expect(Self.picture(seed: seed, clipMask: Mask(bounds: bounds)).pixels.allSatisfy { $0 == 0 })
    #expect(Self.picture(seed: seed, clipMask: Mask(bounds: .empty)).pixels.allSatisfy { $0 == 0 })
  }

  @Test func `a clip mask multiplies coverage`() {
    var bitmap = Bitmap(width: 4, height: 1)
    bitmap.withCanvas { canvas in
      canvas.clipMask = Mask(
        bounds: PixelRect(x: 1, y: 0, width: 3, height: 1), coverage: [255, 128, 0])
      canvas.fill(Path(rect: Box(x: 0, y: 0, width: 4, height: 0.5)), paint: .color(.black))
    }
    #expect(bitmap.pixels.map { $0 >> 24 } == [0, 128, 64, 0])
  }

  // OPA-1.
  @Test func `opacity and alpha multiply before they are rounded`() {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap.withCanvas { canvas in
      let color = Color.black.withAlpha(multipliedBy: 0.6)
      canvas.fill(Path(rect: canvas.bounds.box), paint: .color(color), opacity: 0.5)
    }
    #expect(bitmap.pixels == [77 << 24, 77 << 24])
  }

  @Test func `opacity and mask of a group act together`() {
    var group = Bitmap(width: 3, height: 1)
    group.pixels = [0xff00_00ff, 0xff00_00ff, 0x8000_0080]
    let mask = Mask(bounds: PixelRect(x: 1, y: 0, width: 3, height: 1), coverage: [255, 100, 255])
    var bitmap = Bitmap(width: 5, height: 1)
    bitmap.withCanvas { canvas in canvas.composite(group, x: 1, y: 0, opacity: 0.5, mask: mask) }
    #expect(bitmap.pixels == [0, 0x8000_0080, 0x3200_0032, 0x4000_0040, 0])
    bitmap.withCanvas { canvas in
      canvas.clear()
      canvas.composite(group, x: 3, y: 0)
    }
    #expect(bitmap.pixels == [0, 0, 0, 0xff00_00ff, 0xff00_00ff])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `an opaque color replaces the backdrop as it's drawn over it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bounds = PixelRect(x: -3, y: 2, width: 13, height: 6)
    let backdrop = (0..<13 * 6).map { _ in random.pixel() }
    let gray = Double(seed % 2)
    let color = Color(red: gray, green: gray, blue: Double(seed % 3) / 2)
    // Half of the rectangles have whole coordinates; some cover whole rows, or all.
    let unit = seed % 4 < 2 ? 1.0 : 0.25
    let corner = random.point(in: Box(x: -6, y: 0, width: 8, height: 5)) / unit
    let size = random.point(in: Box(x: 1, y: 1, width: 19, height: 8)) / unit
    let box = Box(
      x: corner.x.rounded() * unit, y: corner.y.rounded() * unit, width: size.x.rounded() * unit,
      height: size.y.rounded() * unit)
    func drawn(_ draw: (inout Canvas) -> Void) -> [UInt32] {
      var bitmap = Bitmap(width: 13, height: 6, pixels: backdrop)
      bitmap.withCanvas(x: bounds.minX, y: bounds.minY, rasterizer: Rasterizer()) { draw(&$0) }
      return bitmap.pixels
    }
    let copied = drawn { $0.fill(Path(rect: box), paint: .color(color), blendMode: .copy) }
    let over = drawn { $0.fill(Path(rect: box), paint: .color(color)) }
    // Through a mask, pixels are drawn row by row.
    let mask = Mask(filling: Path(rect: box), within: bounds, rasterizer: Rasterizer())
    let masked = drawn { $0.fill(mask, paint: .color(color)) }
    #expect(copied == over && over == masked, "seed \(seed), \(box)")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `drawing onto pixels that are known to be transparent gives the same ones`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let box = Box(x: -6, y: -6, width: 38, height: 33)
    let rectangle = Path(
      rect: Box(
        x: random.double(in: -3...9), y: random.double(in: -3...9), width: random.double(in: 0...20),
        height: random.double(in: 0...20)))
    let path = Bool.random(using: &random) ? rectangle : random.path(in: box, elementCount: 5)
    let shape = FilledPath(path: path, transform: .identity, rule: .nonZero)
    let (paint, opacity) = (random.paint(in: box), random.double(in: 0...1))
    func drawn(isOverTransparency: Bool) -> [UInt32] {
      var bitmap = Bitmap(width: Self.width, height: Self.height)
      bitmap.withCanvas {
        $0.fill(shape, paint: paint, opacity: opacity, isOverTransparency: isOverTransparency)
      }
      return bitmap.pixels
    }
    #expect(drawn(isOverTransparency: true) == drawn(isOverTransparency: false))
  }

  @Test func `the copy mode replaces the backdrop, and opacity makes the copy transparent`() {
    var bitmap = Bitmap(width: 2, height: 1, pixels: [.max, .max])
    let red = Color(red: 1, green: 0, blue: 0)
    let image = ImagePaint(Bitmap(width: 1, height: 1, pixels: [red.pixel]), transform: .scale(2, 1))
    for paint in [Paint.color(red), .image(image)] {
      bitmap.withCanvas { canvas in
        canvas.fill(Path(rect: canvas.bounds.box), paint: paint, opacity: 0.5, blendMode: .copy)
      }
      #expect(bitmap.pixels == [0x8000_0080, 0x8000_0080])
    }
    bitmap.withCanvas { canvas in
      canvas.fill(Path(rect: Box(x: 0, y: 0, width: 1, height: 1)), paint: .color(red), blendMode: .clear)
    }
    #expect(bitmap.pixels == [0, 0x8000_0080])
  }

  @Test func `clearing stays within the clip`() {
    var bitmap = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    bitmap.withCanvas(x: 10, y: 20) { canvas in
      canvas.clip = PixelRect(x: 11, y: 0, width: 9, height: 99)
      canvas.clear(PixelRect(x: 0, y: 20, width: 12, height: 1))
    }
    #expect(bitmap.pixels == [1, 0, 3, 4, 5, 6])
  }

  @Test func `an invalid opacity is clamped`() {
    for (opacity, alpha) in [(-1, 0), (.nan, 0), (0, 0), (7, 255), (.infinity, 255)] as [(Double, UInt32)] {
      var bitmap = Bitmap(width: 1, height: 1)
      bitmap.withCanvas { canvas in
        canvas.fill(Path(rect: canvas.bounds.box), paint: .color(.black), opacity: opacity)
      }
      #expect(bitmap.pixels == [alpha << 24])
    }
  }

  @Test func `memory between rows isn't changed`() {
    var words = [UInt32](repeating: 9, count: 8)
    words.withUnsafeMutableBytes { bytes in
      let canvas = Canvas(
        memory: bytes.baseAddress!, bytesPerRow: 16, bounds: PixelRect(x: -1, y: -1, width: 3, height: 2),
        rasterizer: Rasterizer())
      canvas.fill(Path(rect: Box(x: -50, y: -50, width: 99, height: 99)), paint: .color(.black))
    }
    #expect(words == [0xff00_0000, 0xff00_0000, 0xff00_0000, 9, 0xff00_0000, 0xff00_0000, 0xff00_0000, 9])
  }

  @Test func `drawing on an empty canvas is harmless`() {
    var bitmap = Bitmap(width: 0, height: 0)
    bitmap.withCanvas { canvas in
      Self.draw(seed: 1, on: &canvas)
      canvas.clear()
    }
    #expect(bitmap.pixels.isEmpty)
  }

  @Test func `an error thrown while drawing reaches the caller`() {
    struct Refusal: Error {}
    var bitmap = Bitmap(width: 1, height: 1)
    #expect(throws: Refusal.self) {
      try bitmap.withCanvas { (_: inout Canvas) throws(Refusal) in throw Refusal() }
    }
  }

  @Test func `rows that are shorter than the width trap`() async {
    await #expect(processExitsWith: .failure) {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 4)
      _ = Canvas(
        memory: memory, bytesPerRow: 12, bounds: PixelRect(x: 0, y: 0, width: 4, height: 1),
        rasterizer: Rasterizer())
    }
  }
}

extension SeededGenerator {
  mutating func paint(in box: Box) -> Paint {
    switch Int.random(in: 0..<4, using: &self) {
    case 0:
      let bitmap = ImageSamplerTests.bitmap(seed: next(), width: 7, height: 5)
      let filter = Bool.random(using: &self) ? ImagePaint.Filter.nearest : .linear
      return .image(ImagePaint(bitmap, transform: affine(), filter: filter))
    case 1:
      return .gradient(Gradient(GradientTests.ramp, .axial(from: point(in: box), to: point(in: box))))
    default:
      let (red, green, blue) = (double(in: 0...1), double(in: 0...1), double(in: 0...1))
      return .color(Color(red: red, green: green, blue: blue, alpha: double(in: 0...1)))
    }
  }
}
