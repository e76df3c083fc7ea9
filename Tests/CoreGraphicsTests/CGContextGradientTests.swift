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

  @Test func `options decide what is drawn beyond the ends`() throws {
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

  @Test func `a gradient follows the matrix, alpha and the clip`() throws {
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

  @Test func `points that are one or no numbers draw nothing`() throws {
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
