import CoreGraphics
import TestSupport
import Testing

/// Unreasonable input: drawing ends, and pixels stay plausible.
@Suite struct CGContextBadInputTests {
  static let whole = CGRect(x: 0, y: 0, width: 8, height: 8)

  @Test func `very many segments can be filled and stroked`() throws {
    let scene = try PixelScene(8, 8)
    let path = CGMutablePath()
    path.move(to: .zero)
    for index in 0..<randomCaseCount {
      path.addLine(to: CGPoint(x: 8 * ((index * 37) % 101) / 100, y: 8 * ((index * 53) % 97) / 96))
    }
    scene.context.addPath(path)
    scene.context.drawPath(using: .fillStroke)
    #expect(scene.pixel(4, 4)[3] == 255)
  }

  @Test func `a context 30,000 pixels wide can be drawn to at both ends`() throws {
    for (width, height) in [(30_000, 2), (2, 30_000)] {
      let scene = try PixelScene(width, height)
      let context = scene.context
      context.setShadow(offset: CGSize(width: 1, height: 0), blur: 2)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: width - 1, y: height - 1, width: 1, height: 1))
      context.setLineWidth(0.5)
      context.strokeLineSegments(between: [.zero, CGPoint(x: width, y: height)])
      #expect(scene.pixel(0, height - 1)[3] == 255)
      #expect(scene.pixel(width - 1, 0)[3] == 255)
      #expect(scene.pixel(width / 2, height / 2)[3] > 0)
      #expect(context.makeImage()?.width == width)
    }
  }

  @Test(arguments: [
    CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 4, ty: 4),
    CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    CGAffineTransform(scaleX: 1, y: 0), CGAffineTransform(scaleX: .nan, y: 1),
    CGAffineTransform(scaleX: .infinity, y: 1), CGAffineTransform(scaleX: 1e-200, y: 1e-200),
  ])
  func `a matrix that flattens the plane draws nothing`(_ matrix: CGAffineTransform) throws {
    let scene = try PixelScene(8, 8)
    let context = scene.context
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    context.clear(Self.whole)
    context.concatenate(matrix)
    context.fill(Self.whole)
    context.stroke(Self.whole)
    context.draw(image, in: Self.whole)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), byTiling: true)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 8, y: 8), options: [])
    #expect(scene.paintedCount == 0)
    _ = (context.path, context.boundingBoxOfClipPath, context.convertToUserSpace(CGPoint.zero))
    _ = context.pathContains(.zero, mode: .fillStroke)
    context.clip(to: Self.whole)
    context.clip(to: Self.whole, mask: image)
    context.replacePathWithStrokedPath()
  }

  @Test(
    arguments: [[0, 0], [0], [1e-9, 1e-9], [1e-300, 0], [0, 1e-9], [.leastNonzeroMagnitude]] as [[CGFloat]])
  func `a dash pattern of zero or negligible length leaves the line solid`(_ lengths: [CGFloat]) throws {
    let scene = try PixelScene(8, 1)
    scene.context.setLineDash(phase: 0.3, lengths: lengths)
    scene.context.setLineWidth(1)
    scene.context.strokeLineSegments(between: [CGPoint(x: -1e6, y: 0.5), CGPoint(x: 1e6, y: 0.5)])
    #expect(scene.picture == ["########"])
  }

  @Test func `an enormous line width covers everything`() throws {
    for (width, cap) in [(1e6, CGLineCap.round), (1e9, .square), (1e15, .butt), (1e300, .round)] {
      let scene = try PixelScene(8, 8)
      scene.context.setLineWidth(width)
      scene.context.setLineCap(cap)
      scene.context.setLineJoin(.round)
      scene.context.addLines(between: [.zero, CGPoint(x: 8, y: 0), CGPoint(x: 4, y: 8)])
      scene.context.strokePath()
      // For larger widths, the square of a miter's length overflows.
      #expect(scene.paintedCount == 64 || width > 1e150, "\(width)")
    }
  }

  @Test func `a line that reverses has no miter`() throws {
    let scene = try PixelScene(12, 4)
    scene.context.setLineWidth(2)
    scene.context.setMiterLimit(.greatestFiniteMagnitude)
    scene.context.addLines(between: [CGPoint(x: 2, y: 2), CGPoint(x: 6, y: 2), CGPoint(x: 2, y: 2)])
    scene.context.strokePath()
    #expect(scene.picture == ["............", "..####......", "..####......", "............"])
  }

  @Test func `unbalanced graphics states and transparency layers are harmless`() throws {
    let scene = try PixelScene(2, 1)
    let context = scene.context
    for _ in 0..<3 { context.restoreGState() }
    for _ in 0..<3 { context.endTransparencyLayer() }
    for _ in 0..<1000 { context.saveGState() }
    for _ in 0..<20 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.paintedCount == 0)
    for _ in 0..<25 { context.endTransparencyLayer() }
    #expect(scene.picture == ["#."])
  }

  @Test func `nothing is drawn through an empty clip`() throws {
    let scene = try PixelScene(4, 4)
    let context = scene.context
    context.clip(to: [])
    context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2, color: .black)
    context.fill(.infinite)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.stroke(Self.whole, width: 3)
    context.endTransparencyLayer()
    #expect(scene.paintedCount == 0)
    #expect(context.boundingBoxOfClipPath.isNull)
    context.resetClip()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.pixel(0, 3)[3] == 255)
  }
}
