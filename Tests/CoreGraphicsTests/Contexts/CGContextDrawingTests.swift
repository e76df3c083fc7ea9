import CoreGraphics
import Testing

@Suite struct CGContextDrawingTests {
  /// The shape of rows SHP: a rectangle of 40 × 30 points in a context of 100 × 100 points.
  static func shape(_ draw: (CGContext) -> Void) throws -> Int {
    let scene = try PixelScene(64, 64)
    scene.context.addRect(CGRect(x: 10, y: 10, width: 40, height: 30))
    scene.context.setLineWidth(4)
    draw(scene.context)
    return scene.paintedCount
  }

  // SHP-1, SHP-4, SHP-5: the numbers of pixels that Apple's renderer paints.
  @Test func `filled and stroked rectangles paint as many pixels as Apple's renderer does`() throws {
    #expect(try Self.shape { $0.fillPath() } == 1200)
    #expect(try Self.shape { $0.strokePath() } == 560)
    #expect(try Self.shape { $0.drawPath(using: .fillStroke) } == 1496)
    #expect(try Self.shape { $0.drawPath(using: .eoFillStroke) } == 1496)
  }

  // OPA-1
  @Test func `black with an alpha of 0.3 has an alpha byte of 77`() throws {
    let scene = try PixelScene(1, 1)
    scene.context.setFillColor(CGColor.black.copy(alpha: 0.3) ?? .clear)
    scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.pixel(0, 0) == [0, 0, 0, 77])
  }

  @Test func `the context's alpha multiplies the color's`() throws {
    let scene = try PixelScene(1, 1)
    scene.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    scene.context.setAlpha(0.4)
    scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.pixel(0, 0) == [51, 0, 0, 51])
  }

  @Test func `the even-odd rule leaves a hole that the winding rule fills`() throws {
    for (mode, middle) in [(CGPathDrawingMode.eoFill, "#.#"), (.fill, "###")] {
      let scene = try PixelScene(3, 3)
      scene.context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
      scene.context.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
      scene.context.drawPath(using: mode)
      #expect(scene.picture == ["###", middle, "###"])
    }
  }

  @Test func `drawing clears the path`() throws {
    let scene = try PixelScene(2, 1)
    scene.context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(!scene.context.isPathEmpty)
    scene.context.fillPath()
    #expect(scene.context.isPathEmpty)
    scene.context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    scene.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(scene.context.path == nil)
  }

  @Test func `a change of the matrix affects the line width, but not the path built before`() throws {
    let scene = try PixelScene(8, 3)
    scene.context.move(to: CGPoint(x: 1, y: 1.5))
    scene.context.addLine(to: CGPoint(x: 7, y: 1.5))
    scene.context.scaleBy(x: 1, y: 3)
    scene.context.strokePath()
    #expect(scene.picture == [".######.", ".######.", ".######."])
  }

  @Test func `a half-covered pixel is half opaque, or empty without antialiasing`() throws {
    let scene = try PixelScene(2, 1)
    scene.context.fill(CGRect(x: 0.5, y: 0, width: 1.25, height: 1))
    #expect(scene.alphas == [[128, 192]])
    scene.context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
    scene.context.setShouldAntialias(false)
    scene.context.fill(CGRect(x: 0.75, y: 0, width: 1, height: 1))
    #expect(scene.alphas == [[0, 255]])
    scene.context.setLineWidth(0.4)
    scene.context.strokeLineSegments(between: [CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)])
    #expect(scene.alphas == [[0, 255]])
  }

  @Test func `dashes, caps and joins affect a stroked line`() throws {
    let scene = try PixelScene(10, 4)
    let context = scene.context
    context.setLineWidth(2)
    context.setLineDash(phase: 1, lengths: [3, 1])
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 10, y: 1)])
    #expect(scene.picture == ["..........", "..........", "##.###.###", "##.###.###"])
    context.clear(CGRect(x: 0, y: 0, width: 10, height: 4))
    context.setLineDash(phase: 0, lengths: [])
    context.setLineCap(.square)
    context.strokeLineSegments(between: [CGPoint(x: 3, y: 1), CGPoint(x: 5, y: 1)])
    #expect(scene.picture[3] == "..####....")
    context.clear(CGRect(x: 0, y: 0, width: 10, height: 4))
    context.setLineJoin(.bevel)
    context.stroke(CGRect(x: 1, y: 1, width: 8, height: 2))
    #expect(scene.picture[0] == "+########+")
    context.setLineJoin(.miter)
    context.setMiterLimit(10)
    context.stroke(CGRect(x: 1, y: 1, width: 8, height: 2))
    #expect(scene.picture[0] == "##########")
  }

  @Test func `several rectangles are filled as one shape`() throws {
    let scene = try PixelScene(3, 1)
    scene.context.setFillColor(gray: 0, alpha: 0.5)
    scene.context.fill([CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 1, y: 0, width: 2, height: 1)])
    #expect(scene.alphas == [[128, 128, 128]])
  }

  @Test func `ellipses touch the sides of their rectangle`() throws {
    let scene = try PixelScene(8, 8)
    scene.context.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    // The circle leaves 4 % of the topmost pixel uncovered, and its approximation by chords another 6 %.
    #expect(scene.pixel(4, 0)[3] > 220 && scene.pixel(4, 0)[3] < 255)
    #expect(scene.pixel(0, 0)[3] == 0 && scene.pixel(4, 4)[3] == 255)
    scene.context.clear(.infinite)
    #expect(scene.paintedCount == 0)
    scene.context.strokeEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 6))
    #expect(scene.pixel(4, 4)[3] == 0 && scene.pixel(0, 4)[3] > 100)
  }

  @Test func `blend modes combine colors with the backdrop`() throws {
    for (mode, expected) in [
      (CGBlendMode.multiply, [51, 0, 0, 255]), (.screen, [255, 128, 0, 255]),
      (.destinationOut, [0, 0, 0, 0]),
      (.plusLighter, [255, 128, 0, 255]), (.difference, [204, 128, 0, 255]),
    ] as [(CGBlendMode, [UInt8])] {
      let scene = try PixelScene(1, 1)
      scene.context.setFillColor(CGColor(srgbRed: 0.2, green: 128.0 / 255, blue: 0, alpha: 1))
      scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      scene.context.setBlendMode(mode)
      scene.context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(scene.pixel(0, 0) == expected, "\(mode)")
    }
  }

  @Test func `the copy and clear modes replace the backdrop`() throws {
    let scene = try PixelScene(2, 1)
    let context = scene.context
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setBlendMode(.copy)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.2)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.pixel(0, 0) == [51, 0, 0, 51])
    context.setBlendMode(.clear)
    context.fill(CGRect(x: 1, y: 0, width: 0.5, height: 1))
    #expect(scene.pixel(1, 0) == [0, 0, 0, 127])
  }

  @Test func `replacing the path by its stroked outline`() throws {
    let scene = try PixelScene(6, 4)
    scene.context.move(to: CGPoint(x: 1, y: 2))
    scene.context.addLine(to: CGPoint(x: 5, y: 2))
    scene.context.setLineWidth(2)
    scene.context.replacePathWithStrokedPath()
    #expect(scene.context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 4, height: 2))
    scene.context.fillPath()
    #expect(scene.picture == ["......", ".####.", ".####.", "......"])
    scene.context.replacePathWithStrokedPath()
    #expect(scene.context.isPathEmpty)
  }

  @Test func `the path, current point and box are in user space`() throws {
    let context = try PixelScene(8, 8).context
    #expect(context.path == nil)
    #expect(context.boundingBoxOfPath.isNull)
    #expect(context.currentPointOfPath == .zero)
    context.scaleBy(x: 2, y: 2)
    context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(context.path == CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil))
    context.translateBy(x: 1, y: 1)
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.currentPointOfPath == .zero)
    #expect(context.pathContains(CGPoint(x: 1, y: 1), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 1, y: 1), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: 2.25, y: 1), mode: .fillStroke))
    context.beginPath()
    #expect(!context.pathContains(CGPoint(x: 1, y: 1), mode: .fill))
  }

  @Test func `the context's path methods add the same elements as a path's`() throws {
    let context = try PixelScene(1, 1).context
    let path = CGMutablePath()
    context.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
    path.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
    context.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 2))
    context.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    context.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 2, clockwise: true)
    path.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 2, clockwise: true)
    context.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: 1)
    path.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: 1)
    context.closePath()
    path.closeSubpath()
    context.addRects([CGRect(x: 0, y: 0, width: 1, height: 1)])
    path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1)])
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.addPath(path)
    path.addPath(path)
    #expect(context.path == path)
  }

  /// An infinite alpha counts as 1, so the last fill of the finite rectangle is opaque.
  @Test(
    arguments: zip(
      [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0],
      [(0, 0), (0, 4), (0, 0), (16, 16), (0, 0), (0, 0)]))
  func `odd numbers draw nothing or are limited`(_ value: CGFloat, painted: (stroke: Int, all: Int)) throws {
    let scene = try PixelScene(4, 4)
    let context = scene.context
    context.setLineWidth(value)
    context.setMiterLimit(value)
    context.setLineDash(phase: value, lengths: [value, 1])
    context.stroke(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(scene.paintedCount == painted.stroke)
    context.setAlpha(value)
    context.fill(CGRect(x: value, y: 0, width: 1, height: value))
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: value, height: 1))
    context.setShadow(offset: CGSize(width: value, height: 0), blur: value, color: .black)
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.scaleBy(x: value, y: 1)
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.stroke(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.clip(to: CGRect(x: value, y: value, width: 1, height: 1))
    context.fill(.infinite)
    #expect(scene.paintedCount == painted.all)
  }
}
