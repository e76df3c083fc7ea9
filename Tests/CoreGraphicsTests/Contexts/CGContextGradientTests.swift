import CoreGraphics
import Testing

@Suite struct CGContextGradientTests {
  static func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
    try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: locations))
  }

  @Test func `a linear gradient runs between two points`() throws {
    let scene = try PixelScene(4, 1)
    scene.context.drawLinearGradient(
      try Self.gradient([.black, .white]), start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    let reds = (0..<4).map { Int(scene.pixel($0, 0)[0]) }
    for (red, expected) in zip(reds, [32, 96, 159, 223]) { #expect(abs(red - expected) <= 1, "\(reds)") }
  }

  @Test func `options control the drawing beyond the ends`() throws {
    for (options, expected) in [
      ([], "..##.."), ([.drawsBeforeStartLocation], "####.."), ([.drawsAfterEndLocation], "..####"),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], "######"),
    ] as [(CGGradientDrawingOptions, String)] {
      let scene = try PixelScene(6, 2)
      scene.context.drawLinearGradient(
        try Self.gradient([.black, .white]), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0),
        options: options)
      #expect(scene.picture == [expected, expected])
    }
  }

  @Test func `the matrix, alpha and clip affect a gradient`() throws {
    let scene = try PixelScene(2, 4)
    scene.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 4))
    scene.context.setAlpha(0.4)
    scene.context.scaleBy(x: 1, y: 4)
    scene.context.drawLinearGradient(
      try Self.gradient([.white, .white, .black, .black], [0, 0.5, 0.5, 1]), start: .zero,
      end: CGPoint(x: 0, y: 1), options: [])
    #expect(scene.pixel(0, 0) == [0, 0, 0, 102])
    #expect(scene.pixel(0, 3) == [102, 102, 102, 102])
    #expect(scene.pixel(1, 0)[3] == 0)
  }

  @Test func `coincident and non-finite points draw nothing`() throws {
    let scene = try PixelScene(2, 2)
    let gradient = try Self.gradient([.black, .white])
    let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    scene.context.drawLinearGradient(gradient, start: .zero, end: .zero, options: all)
    scene.context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: CGFloat.nan, y: 0), options: all)
    scene.context.drawLinearGradient(
      gradient, start: CGPoint(x: CGFloat.infinity, y: 0), end: .zero, options: all)
    #expect(scene.paintedCount == 0)
  }
}

// MARK: - Radial

extension CGContextGradientTests {
  @Test func `a radial gradient changes linearly with the distance from its center`() throws {
    let scene = try PixelScene(16, 16)
    scene.context.drawRadialGradient(
      try Self.gradient([.black, .white]), startCenter: CGPoint(x: 8, y: 8), startRadius: 0,
      endCenter: CGPoint(x: 8, y: 8), endRadius: 8, options: [])
    for x in 8..<15 {
      let distance = hypot(Double(x) - 7.5, 0.5)
      #expect(abs(Double(scene.pixel(x, 8)[0]) - distance / 8 * 255) < 2, "at \(x)")
      #expect(scene.pixel(x, 8) == scene.pixel(15 - x, 7))
    }
    #expect(scene.pixel(0, 0)[3] == 0)
    #expect((1..<255).contains(scene.pixel(2, 2)[3]))
  }

  @Test func `options fill the areas inside and outside of the circles`() throws {
    for (options, expected) in [
      ([], [0, 0]), ([.drawsBeforeStartLocation], [255, 0]), ([.drawsAfterEndLocation], [0, 255]),
    ] as [(CGGradientDrawingOptions, [UInt8])] {
      let scene = try PixelScene(8, 8)
      scene.context.drawRadialGradient(
        try Self.gradient([.black, .white]), startCenter: CGPoint(x: 4, y: 4), startRadius: 2,
        endCenter: CGPoint(x: 4, y: 4), endRadius: 4, options: options)
      #expect([scene.pixel(4, 4)[3], scene.pixel(0, 0)[3]] == expected)
      #expect(scene.pixel(6, 4)[3] == 255)
    }
  }

  @Test func `circles with different centers make a cone`() throws {
    let scene = try PixelScene(12, 8)
    scene.context.drawRadialGradient(
      try Self.gradient([.black, .white]), startCenter: CGPoint(x: 0, y: 4), startRadius: 0,
      endCenter: CGPoint(x: 8, y: 4), endRadius: 4, options: [])
    #expect(scene.pixel(1, 1)[3] == 0)
    #expect(scene.pixel(8, 1)[3] == 255)
    #expect(scene.pixel(11, 4)[0] > scene.pixel(6, 4)[0])
  }

  @Test func `coincident and non-finite circles draw nothing`() throws {
    let scene = try PixelScene(4, 4)
    let gradient = try Self.gradient([.black, .white])
    let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    for (radius, center) in [
      (2, CGPoint.zero), (.nan, .zero), (-1, .zero), (.infinity, .zero), (3, CGPoint(x: CGFloat.nan, y: 0)),
    ] {
      scene.context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 2, endCenter: center, endRadius: radius, options: all)
    }
    #expect(scene.paintedCount == 0)
  }
}
