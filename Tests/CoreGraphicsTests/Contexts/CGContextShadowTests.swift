import CoreGraphics
import Raster
import Testing

@Suite struct CGContextShadowTests {
  @Test func `a shadow without blur is a copy at the offset, with y pointing up`() throws {
    let scene = try PixelScene(4, 4)
    scene.context.setShadow(
      offset: CGSize(width: 1, height: 1), blur: 0, color: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.4))
    scene.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(scene.picture == ["..++", ".##+", ".##.", "...."])
    #expect(scene.pixel(3, 1) == [102, 0, 0, 102])
  }

  @Test func `a shadow's offset is scaled by the base space, not by the current matrix`() throws {
    let scene = try PixelScene(8, 2)
    scene.context.scaleBy(x: 2, y: 1)
    scene.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .black)
    scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.picture == ["........", "####...."])

    let retina = try PixelScene(8, 2)
    retina.context.beginBaseSpace(CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 2))
    retina.context.setShadow(offset: CGSize(width: 2, height: 0.5), blur: 0, color: .black)
    retina.context.fill(CGRect(x: 0, y: 0, width: 1, height: 0.5))
    #expect(retina.picture == ["##......", "....##.."])
  }

  @Test func `a blurred shadow is symmetric, preserves its sum and ends at two standard deviations`() throws {
    let scene = try PixelScene(24, 24)
    scene.context.setShadow(offset: CGSize(width: 0, height: 0), blur: 6, color: .black)
    scene.context.setFillColor(.clear)
    scene.context.fill(CGRect(x: 10, y: 10, width: 4, height: 4))
    #expect(scene.paintedCount == 0)

    scene.context.setShadow(offset: CGSize(width: 0, height: -100), blur: 6, color: .black)
    scene.context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
    scene.context.fill(CGRect(x: 10, y: 110, width: 4, height: 4))
    let alphas = scene.alphas
    #expect(alphas == alphas.reversed())
    #expect(alphas.map { Array($0.reversed()) } == alphas)
    #expect((alphas[12][3], alphas[12][20]) == (0, 0))
    #expect(alphas[12][4] > 0 && alphas[12][19] > 0)
    let sum = alphas.joined().reduce(0) { $0 + Int($1) }
    #expect(abs(sum - 16 * 255) < 16 * 255 / 50)
  }

  @Test func `a fractional offset spreads an edge over two pixels`() throws {
    let scene = try PixelScene(4, 1)
    scene.context.setShadow(offset: CGSize(width: 2.5, height: 0), blur: 0, color: .black)
    scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.alphas == [[255, 0, 128, 128]])
  }

  @Test func `a transparency layer casts one shadow and is blended as a whole`() throws {
    let scene = try PixelScene(6, 1)
    let context = scene.context
    context.setAlpha(0.4)
    context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .black)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    context.saveGState()
    context.endTransparencyLayer()
    #expect(scene.alphas == [[102, 102, 0, 102, 102, 0]])
    context.endTransparencyLayer()
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(scene.pixel(2, 0)[3] == 102)
  }

  @Test func `a transparency layer is clipped to its rectangle and the outer clip`() throws {
    let scene = try PixelScene(5, 1)
    scene.context.clip(to: CGRect(x: 1, y: 0, width: 3, height: 1))
    scene.context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 3, height: 1), auxiliaryInfo: nil)
    scene.context.fill(.infinite)
    scene.context.resetClip()
    scene.context.fill(CGRect(x: 3, y: 0, width: 2, height: 1))
    scene.context.endTransparencyLayer()
    #expect(scene.picture == [".###."])
  }

  @Test func `a renderer's drawing is clipped by the context's clip`() throws {
    let scene = try PixelScene(4, 2)
    scene.context.translateBy(x: 1, y: 0)
    scene.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    scene.context.withCanvas { canvas, transform in
      canvas.fill(
        Path(rect: Box(x: 0, y: 0, width: 9, height: 9)), transform: transform, paint: .color(.black))
    }
    #expect(scene.picture == ["....", ".#.."])
  }

  @Test func `a shape outside of the clip casts a shadow into it`() throws {
    let square = CGRect(x: -1, y: 0, width: 1, height: 1)
    let line = [CGPoint(x: -1, y: 0.5), CGPoint(x: 0, y: 0.5)]
    for draw in [{ $0.fill(square) }, { $0.strokeLineSegments(between: line) }] as [(CGContext) -> Void] {
      let scene = try PixelScene(6, 1)
      scene.context.clip(to: CGRect(x: 3, y: 0, width: 3, height: 1))
      scene.context.setShadow(offset: CGSize(width: 4.5, height: 0), blur: 0, color: .black)
      draw(scene.context)
      #expect(scene.alphas == [[0, 0, 0, 128, 128, 0]])
    }
  }
}
