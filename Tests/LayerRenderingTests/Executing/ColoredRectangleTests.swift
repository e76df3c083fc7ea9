import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// Upright rectangles of one color, which are drawn without copying their commands.
@Suite struct ColoredRectangleTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a rectangle has the same bytes as one that was built line by line`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let box = Self.box(&random)
    var lines = Path()
    lines.move(to: box.min)
    for corner in [box.corners.1, box.corners.2, box.corners.3] { lines.addLine(to: corner) }
    lines.close()
    let transform = Self.transform(&random)
    let opacity = random.element(of: [1, 0.3])
    let commands = [Path(rect: box), lines].map {
      Self.fill(Outline($0, transform), opacity: opacity)
    }
    #expect(commands[1].coloredRectangle == nil)
    let isUpright = transform.a * transform.b == 0
    #expect((commands[0].coloredRectangle != nil) == isUpright)
    #expect(Self.picture(of: commands[0]) == Self.picture(of: commands[1]), "seed \(seed)")
  }

  @Test func `hard edges and perspective aren't those of a rectangle`() {
    var outline = Outline(Path(rect: Box(x: 1.5, y: 2.25, width: 9, height: 7)), .identity)
    #expect(Self.fill(outline).coloredRectangle != nil)
    outline.hardEdges = .layerLeftEdge
    #expect(Self.fill(outline).coloredRectangle == nil)
    outline.hardEdges = []
    outline.perspective = Projection(.identity, wx: 0.01)
    #expect(Self.fill(outline).coloredRectangle == nil)
    outline.perspective = nil
    #expect(Self.fill(outline).coloredRectangle != nil)
  }

  private static func box(_ random: inout SeededGenerator) -> Box {
    let corner = Point(random.double(in: -3...20), random.double(in: -3...20))
    let size = Point(random.double(in: 0...14), random.double(in: 0...14))
    return Box(min: corner, max: corner + size)
  }

  /// A transform that keeps rectangles upright, or one that doesn't.
  private static func transform(_ random: inout SeededGenerator) -> Affine {
    random.element(of: [
      .identity, .scale(-0.7, 1.3).concatenating(.translation(20, 0.25)),
      Affine(a: 0, b: 1.1, c: -0.9, d: 0, tx: 20, ty: 0),
      Affine(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 3, ty: 1),
    ])
  }

  private static func fill(_ outline: Outline, opacity: Double = 1) -> DrawCommand {
    let color = Color(red: 0.2, green: 0.6, blue: 1, alpha: 0.8)
    return .fill(FilledShape(outline: outline, paint: .color(color), opacity: opacity))
  }

  private static func picture(of command: DrawCommand) -> Bitmap {
    var picture = Bitmap(width: 24, height: 24)
    picture.withCanvas { DisplayListExecutor().draw(DisplayList(commands: [command]), on: &$0) }
    return picture
  }
}
