import LayerTree
import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// Rectangles of one color, which lists store in place.
@Suite struct ColoredRectangleTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a rectangle has the same bytes as one that was built line by line`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let box = Self.box(&random)
    var lines = Path()
    lines.move(to: box.min)
    for corner in [box.corners.1, box.corners.2, box.corners.3] { lines.addLine(to: corner) }
    lines.close()
    let transform = Self.transform(&random)
    let opacity = random.element(of: [1, 0.3])
    let commands = [Path(rect: box), lines].map {
      DrawCommand.fill(Self.shape(Outline($0, transform), opacity: opacity))
    }
    #expect(commands[1].rectangle == nil)
    let isUpright = transform.a * transform.b == 0
    #expect(try (#require(commands[0].rectangle).gridRectangle != nil) == isUpright)
    #expect(Self.picture(of: commands[0]) == Self.picture(of: commands[1]), "seed \(seed)")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a rectangle is drawn and changed as the same shape is`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let outline = Outline(Path(rect: Self.box(&random)), Self.transform(&random))
    let shape = Self.shape(outline, opacity: random.element(of: [1, 0.3]))
    let rectangle = try #require(ColoredRectangle(shape))
    #expect(rectangle.shape == shape)
    #expect(rectangle.deviceBounds == shape.deviceBounds)
    let color = Color(red: 0.5, green: 1, blue: 0.25, alpha: 0.75)
    let projection = Projection(.identity, wx: 0.01)
    let mask: [DrawCommand] = [.fill(Self.shape(Outline(Path(rect: Self.box(&random)), .identity)))]
    let canvas: [DrawCommand] = [
      .fill(Self.shape(Outline(Path(rect: Box(x: -99, y: -99, width: 199, height: 199)), .identity)))
    ]
    #expect(canvas.masked(by: [.rectangle(rectangle)]) != nil)
    let changes: [([DrawCommand]) -> [DrawCommand]] = [
      { $0 }, { $0 + $0 }, { $0.withOpacity(0.5) }, { $0.multiplied(by: color) },
      { $0.projected(by: projection) },
      { commands in canvas.masked(by: commands).map { [$0] } ?? [] },
      { commands in commands.masked(by: mask).map { [$0] } ?? [] },
      { commands in
        var group = DrawGroup(commands: mask)
        group.mask = commands
        return [.group(group)]
      },
    ]
    for (index, change) in changes.enumerated() {
      let (new, plain) = (change([.rectangle(rectangle)]), change([.shape(shape)]))
      #expect(Self.picture(of: new) == Self.picture(of: plain), "change \(index), seed \(seed)")
      #expect(new.deviceBounds == plain.deviceBounds, "change \(index), seed \(seed)")
      #expect(new.text == plain.text, "change \(index), seed \(seed)")
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the background of a layer fills its outline`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let layer = CALayer()
    layer.backgroundColor = CGColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.8)
    let size = Self.box(&random).max
    layer.bounds = CGRect(x: size.y, y: 1, width: random.element(of: [1, -1]) * size.x, height: size.y)
    layer.cornerRadius = random.element(of: [0, 2])
    layer.edgeAntialiasingMask = random.element(of: [.layerLeftEdge, layer.edgeAntialiasingMask])
    let context = RenderingContext(
      mode: .screen, root: Self.transform(&random), baseScale: 1, visible: nil)
    let tree = TreeSnapshot(of: layer, presentation: false)
    var commands: [DrawCommand] = []
    let store = tree.layers[0].store
    DisplayListBuilder(tree).appendBackground(of: store, context, to: &commands)
    let paint = Paint.color(try #require(store.backgroundInSRGB))
    #expect(commands == [.fill(FilledShape(outline: store.outline(context), paint: paint, opacity: 1))])
  }

  @Test func `hard edges, perspective, other rules and numbers that aren't finite take a shape`() {
    let outline = Outline(Path(rect: Box(x: 1.5, y: 2.25, width: 9, height: 7)), .identity)
    #expect(DrawCommand.fill(Self.shape(outline)).rectangle != nil)
    func expectShape(_ change: (inout Outline) -> Void) {
      var changed = outline
      change(&changed)
      #expect(DrawCommand.fill(Self.shape(changed)).rectangle == nil)
    }
    expectShape { $0.hardEdges = .layerLeftEdge }
    expectShape { $0.perspective = Projection(.identity, wx: 0.01) }
    expectShape { $0.rule = .evenOdd }
    expectShape { $0.path = Path(rect: Box(x: 1, y: 2, width: .infinity, height: 7)) }
    expectShape { $0.transform.tx = .nan }
    #expect(DrawCommand.fill(Self.shape(outline, opacity: .nan)).rectangle == nil)
  }

  @Test func `only equal rectangles and the same box in memory are identical`() {
    func commands() -> [DrawCommand] {
      let outline = Outline(Path(rect: Box(x: 1, y: 2, width: 9, height: 7)), .identity)
      let moved = Outline(outline.path, .translation(1, 0))
      var curve = outline
      curve.path.addLine(to: Point(1, 1))
      let paint = Paint.color(.black)
      let shadow = ShadowStyle(kernel: GaussianKernel(sigma: 1, cutoff: 3), offset: .zero, color: .black)
      let fill = DrawCommand.fill(Self.shape(outline))
      return [
        fill, .fill(Self.shape(moved)), .fill(Self.shape(curve)),
        .stroke(StrokedShape(outline: outline, style: StrokeStyle(width: 1), paint: paint, opacity: 1)),
        .shadow(ShapeShadow(outline: outline, style: shadow)), .group(DrawGroup(commands: [fill])),
        .rasterized(RasterizedGroup([fill], transform: .identity)),
        .backdrop(BackdropFilter(filters: [], outline: outline, opacity: 1)),
      ]
    }
    let (all, equal) = (commands(), commands())
    #expect(all == equal)
    for (first, command) in all.enumerated() {
      for second in all.indices {
        #expect(command.isIdentical(to: all[second]) == (first == second))
        let isEqualRectangle = first == second && command.rectangle != nil
        #expect(command.isIdentical(to: equal[second]) == isEqualRectangle)
      }
    }
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

  private static func shape(_ outline: Outline, opacity: Double = 1) -> FilledShape {
    let color = Color(red: 0.2, green: 0.6, blue: 1, alpha: 0.8)
    return FilledShape(outline: outline, paint: .color(color), opacity: opacity)
  }

  private static func picture(of command: DrawCommand) -> Bitmap { picture(of: [command]) }

  private static func picture(of commands: [DrawCommand]) -> Bitmap {
    var picture = Bitmap(width: 24, height: 24)
    picture.withCanvas { DisplayListExecutor().draw(DisplayList(commands: commands), on: &$0) }
    return picture
  }
}

extension DrawCommand {
  fileprivate var rectangle: ColoredRectangle? {
    if case .rectangle(let rectangle) = self { rectangle } else { nil }
  }
}

extension [DrawCommand] {
  fileprivate var text: [String] {
    var text = DisplayListText()
    text.append(self)
    return text.lines
  }
}
