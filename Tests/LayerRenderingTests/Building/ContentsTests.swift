import QuartzCore
import Raster
import Testing

@Suite struct ContentsTests {
  /// A picture with a red left half, a blue right half and a green first row.
  private func picture(_ width: Int, _ height: Int) -> CGImage {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = y == 0 ? 0xFF00_FF00 : x < width / 2 ? 0xFF00_00FF : 0xFFFF_0000
      }
    }
    return CGImage(bitmap: bitmap)
  }

  private func layer(_ gravity: CALayerContentsGravity) -> CALayer {
    let layer = CALayer(0, 0, 80, 60)
    layer.contents = picture(20, 10)
    layer.contentsGravity = gravity
    return layer
  }

  /// S8: a picture of twice the layer's size, as for the balloon.
  @Test func `a picture is scaled to the bounds`() {
    let layer = CALayer(0, 0, 50, 65)
    layer.contents = picture(100, 130)
    let drawn = Drawn(onScreen: layer, width: 60, height: 70)
    #expect(drawn.paintedCount == 50 * 65)
    #expect(drawn[24, 64] == [255, 0, 0, 255] && drawn[25, 1] == [0, 0, 255, 255])
  }

  /// S8.
  @Test func `contents fill the bounds, first row first`() {
    let drawn = Drawn(onScreen: layer(.resize), width: 80, height: 60)
    #expect(drawn.paintedCount == 4800)
    #expect(drawn[40, 1] == [0, 255, 0, 255] && drawn[10, 50] == [255, 0, 0, 255])
    #expect(drawn[70, 50] == [0, 0, 255, 255])
  }

  @Test func `contents in their natural size are copied pixel by pixel`() {
    let drawn = Drawn(onScreen: layer(.bottomLeft), width: 80, height: 60)
    #expect(drawn.paintedCount == 200)
    #expect(
      drawn[0, 0] == [0, 255, 0, 255] && drawn[9, 9] == [255, 0, 0, 255] && drawn[10, 9] == [0, 0, 255, 255])
  }

  struct Gravity: CustomTestStringConvertible, Sendable {
    let row: String
    let gravity: CALayerContentsGravity
    let place: [Int]

    var testDescription: String { row }
  }

  /// The rectangle (x, y, width, height) of a picture of 20 × 10 in bounds of 80 × 60.
  static let gravities: [Gravity] = [
    Gravity(row: "GRAV-resize", gravity: .resize, place: [0, 0, 80, 60]),
    Gravity(row: "GRAV-resizeAspect", gravity: .resizeAspect, place: [0, 10, 80, 40]),
    Gravity(row: "GRAV-resizeAspectFill", gravity: .resizeAspectFill, place: [-20, 0, 120, 60]),
    Gravity(row: "GRAV-top", gravity: .top, place: [30, 50, 20, 10]),
    Gravity(row: "GRAV-bottom", gravity: .bottom, place: [30, 0, 20, 10]),
    Gravity(row: "GRAV-left", gravity: .left, place: [0, 25, 20, 10]),
    Gravity(row: "GRAV-right", gravity: .right, place: [60, 25, 20, 10]),
    Gravity(row: "center", gravity: .center, place: [30, 25, 20, 10]),
    Gravity(row: "topLeft", gravity: .topLeft, place: [0, 50, 20, 10]),
    Gravity(row: "GRAV-topRight", gravity: .topRight, place: [60, 50, 20, 10]),
    Gravity(row: "GRAV-bottomLeft", gravity: .bottomLeft, place: [0, 0, 20, 10]),
    Gravity(row: "GRAV-bottomRight", gravity: .bottomRight, place: [60, 0, 20, 10]),
    Gravity(row: "GRAV-unknown_name", gravity: .init(rawValue: "nowhere"), place: [30, 25, 20, 10]),
  ]

  @Test(arguments: gravities)
  func `rows GRAV: gravity positions contents with y upward, also beyond the bounds`(_ row: Gravity) {
    let root = CALayer(0, 0, 140, 80)
    let layer = layer(row.gravity)
    layer.frame.origin = CGPoint(x: 30, y: 10)
    root.addSublayer(layer)
    let drawn = Drawn(onScreen: root, width: 140, height: 80)
    #expect(drawn.paintedRectangle.map { [$0[0] - 30, $0[1] - 10, $0[2], $0[3]] } == row.place)
  }

  @Test func `a context enlarges images as Core Graphics does, the screen bilinearly`() {
    let layer = CALayer(0, 0, 4, 2)
    layer.contents = CGImage(bitmap: Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF]))
    func row(_ drawn: Drawn) -> [Int] { (0..<4).map { drawn[$0, 1][0] } }
    #expect(row(Drawn(inContext: layer, width: 4, height: 2)) == [0, 32, 223, 255])
    #expect(row(Drawn(onScreen: layer, width: 4, height: 2)) == [0, 64, 191, 255])
    // An enlarged picture isn't reduced.
    layer.magnificationFilter = .trilinear
    #expect(row(Drawn(inContext: layer, width: 4, height: 2)) == [0, 32, 223, 255])
    // A reduced picture is sampled bilinearly in both modes.
    layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(Drawn(inContext: layer, width: 1, height: 1)[0, 0][0] == 128)
  }

  @Test func `contentsScale and contentsRect select size and part of the contents`() {
    let layer = layer(.bottomLeft)
    layer.contentsScale = 2
    #expect(Drawn(onScreen: layer, width: 80, height: 60).paintedCount == 50)
    layer.contentsScale = 1
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let half = Drawn(onScreen: layer, width: 80, height: 60)
    #expect(half.paintedCount == 100 && half[0, 5] == [0, 0, 255, 255])
  }

  @Test func `contentsCenter is stretched, and corners keep their size`() {
    var bitmap = Bitmap(width: 3, height: 3)
    for index in 0..<9 { bitmap[index % 3, index / 3] = 0xFF00_0000 + UInt32(index * 20) }
    let layer = CALayer(0, 0, 8, 6)
    layer.contents = CGImage(bitmap: bitmap)
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    func picture() -> [[Int]] {
      let drawn = Drawn(onScreen: layer, width: 8, height: 6)
      return (0..<6).map { y in (0..<8).map { x in drawn[x, y][0] / 20 } }
    }
    let rows = [[0, 1, 1, 1, 1, 1, 1, 2], [3, 4, 4, 4, 4, 4, 4, 5], [6, 7, 7, 7, 7, 7, 7, 8]]
    let expected = [rows[0], rows[1], rows[1], rows[1], rows[1], rows[2]]
    #expect(picture() == expected)
    // An empty center counts as one pixel.
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    #expect(picture() == expected)
    // Corners that don't fit shrink, and the center disappears.
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 1)
    #expect(Drawn(onScreen: layer, width: 8, height: 6).paintedCount == 8)
    for odd in [CGFloat.nan, .infinity, -5, 1e300] {
      layer.contentsCenter = CGRect(x: odd, y: 0.2, width: 0.5, height: odd)
      _ = picture()
    }
  }

  @Test func `a layer draws its contents when display is requested`() {
    let layer = Checked(0, 0, 10, 10)
    let host = LayerHost(root: layer)
    let renderer = FrameRenderer(width: 10, height: 10, scale: 1, mode: .screen)
    host.perform {}
    #expect(renderer.picture(of: host).pixels.allSatisfy { $0 == 0 })
    host.perform { layer.setNeedsDisplay() }
    let picture = renderer.picture(of: host)
    #expect(picture[2, 2] == 0xFF00_00FF && picture[7, 7] == 0)
    #expect(layer.drawings == 1)
    host.close()
  }

  @Test func `an opaque layer's contents are drawn on black`() {
    let layer = Checked(0, 0, 10, 10)
    layer.isOpaque = true
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    let drawn = Drawn(onScreen: layer, width: 10, height: 10)
    #expect(drawn[2, 2] == [255, 0, 0, 255] && drawn[7, 7] == [0, 0, 0, 255])
  }

  private final class Checked: CALayer {
    var drawings = 0

    override func draw(in context: CGContext) {
      drawings += 1
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  /// S11: the bias is added to the level of detail.
  @Test func `the trilinear filter mixes reduced versions of a picture`() {
    // Columns of black and white, two pixels wide: one pixel wide when halved once, gray when halved twice.
    var bitmap = Bitmap(width: 16, height: 16)
    for index in 0..<256 { bitmap[index % 16, index / 16] = index % 4 < 2 ? 0xFF00_0000 : .max }
    let layer = CALayer(0, 0, 8, 8)
    layer.contents = CGImage(bitmap: bitmap)
    func reds() -> Set<Int> {
      let drawn = Drawn(onScreen: layer, width: 8, height: 8)
      return Set((0..<8).map { drawn[$0, 4][0] })
    }
    layer.minificationFilter = .trilinear
    #expect(reds() == [0, 255])
    layer.minificationFilterBias = 1
    #expect(reds() == [128])
    // Half-way between two levels.
    layer.minificationFilterBias = 0.5
    let mixed = reds()
    #expect(mixed.min()! > 0 && mixed.min()! < 80 && mixed.max()! < 255 && mixed.max()! > 175)
    // A negative level samples the picture itself.
    layer.minificationFilterBias = -1
    let linear = reds()
    layer.minificationFilter = .linear
    #expect(reds() == linear)
    layer.minificationFilterBias = 5
    #expect(reds() == linear)
    for odd in [Float.nan, .infinity, -.infinity, 1e30] {
      (layer.minificationFilter, layer.minificationFilterBias) = (.trilinear, odd)
      _ = reds()
    }
  }

  /// E7.
  @Test(arguments: [2, 3, 5] as [CGFloat])
  func `images that are shrunk below half are averaged in both modes`(_ side: CGFloat) {
    // One white column of four: most would be skipped if four neighbors were interpolated.
    var bitmap = Bitmap(width: 64, height: 64)
    for index in 0..<64 * 64 { bitmap[index % 64, index / 64] = index % 4 == 1 ? .max : 0xFF00_0000 }
    let layer = CALayer(0, 0, side, side)
    layer.contents = CGImage(bitmap: bitmap)
    let count = Int(side)
    for drawn in [
      Drawn(onScreen: layer, width: count, height: count),
      Drawn(inContext: layer, width: count, height: count),
    ] {
      for column in 0..<count { #expect(abs(drawn[column, 0][0] - 64) <= 2) }
    }
    layer.minificationFilter = .nearest
    #expect([0, 255].contains(Drawn(onScreen: layer, width: count, height: count)[0, 0][0]))
  }

  /// E7.
  @Test func `an image that is squeezed along one axis isn't blurred along the other`() {
    var bitmap = Bitmap(width: 4, height: 40)
    for index in 0..<160 { bitmap[index % 4, index / 4] = index % 2 == 1 ? .max : 0xFF00_0000 }
    let layer = CALayer(0, 0, 4, 4)
    layer.contents = CGImage(bitmap: bitmap)
    let drawn = Drawn(onScreen: layer, width: 4, height: 4)
    #expect((0..<4).map { drawn[$0, 1][0] } == [0, 255, 0, 255])
  }

  @Test func `contents that aren't an image draw nothing`() {
    let layer = CALayer(0, 0, 4, 4)
    layer.contents = "a word"
    #expect(Drawn(onScreen: layer, width: 4, height: 4).paintedCount == 0)
  }
}
