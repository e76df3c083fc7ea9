import CoreGraphics
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// A paint masked by a shape becomes the shape's own paint.
@Suite struct MaskingTests {
  @Test func `a paint masked by a shape differs from a masked picture only by rounding`() throws {
    var random = SeededGenerator(seed: 541)
    for _ in 0..<50 {
      let scene = Self.scene(&random)
      let shape = try #require(scene.commands.masked(by: scene.mask))
      var cut = DrawGroup(commands: scene.commands)
      cut.mask = scene.mask
      #expect(cut.isMaskedShape)
      var picture = cut
      picture.isIsolated = true
      let masked = Self.picture([.group(picture)])
      for direct in [Self.picture([shape]), Self.picture([.group(cut)])] {
        #expect(zip(direct, masked).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
      }
    }
  }

  @Test func `a gradient masked by one of the same geometry is faded by it`() throws {
    var random = SeededGenerator(seed: 543)
    for _ in 0..<50 {
      var (commands, mask) = Self.scene(&random)
      guard var painted = commands[0].filledShape, case .gradient(let gradient) = painted.paint else {
        return #expect(Bool(false))
      }
      painted.opacity = 1
      commands = [.fill(painted)]
      let stops = [1, 0.3].map {
        Ramp.Stop(location: 1 - $0, color: Color(red: 0, green: 0, blue: 0, alpha: $0))
      }
      let fade = Gradient(Ramp(stops: stops), gradient.geometry)
      if var shape = mask[0].filledShape {
        shape.paint = .gradient(fade)
        mask = [.fill(shape)]
      } else if case .stroke(var shape) = mask[0] {
        shape.paint = .gradient(fade)
        mask = [.stroke(shape)]
      }
      let shape = try #require(commands.masked(by: mask))
      var cut = DrawGroup(commands: commands)
      cut.mask = mask
      #expect(Self.picture([shape]) == Self.picture([.group(cut)]))
    }
  }

  @Test func `a paint that doesn't cover the mask keeps its edge`() {
    let commands: [DrawCommand] = [.fill(Self.rectangle(Box(x: 2, y: 0, width: 20, height: 20), .white))]
    let mask: [DrawCommand] = [.fill(Self.rectangle(Box(x: 1, y: 1, width: 8, height: 8), .black))]
    #expect(commands.masked(by: mask) == nil)
    #expect(mask.masked(by: commands + commands) == nil)
  }

  @Test func `a rotated rectangle covers the pixels inside all of its sides`() {
    let half = 0.5.squareRoot()
    let turned = Outline(
      Path(rect: Box(x: -5, y: -5, width: 10, height: 10)),
      Affine(a: half, b: half, c: -half, d: half, tx: 10, ty: 10))
    #expect(turned.covers(PixelRect(x: 7, y: 7, width: 6, height: 6)))
    #expect(!turned.covers(PixelRect(x: 6, y: 6, width: 8, height: 8)))
    #expect(turned.covers(PixelRect(x: 4, y: 9, width: 2, height: 2)))
    #expect(!turned.covers(PixelRect(x: 2, y: 9, width: 2, height: 2)))
  }

  @Test func `an outline on whole pixels, apart from rounding, is a rectangle of pixels`() {
    let scaled = Outline(
      Path(rect: Box(x: 0, y: 0, width: 600, height: 600)), .scale(500.0 / 600, 500.0 / 600))
    #expect(scaled.pixelRect == PixelRect(x: 0, y: 0, width: 500, height: 500))
    let shifted = Outline(Path(rect: Box(x: 0, y: 0, width: 5, height: 5)), .translation(0.01, 0))
    #expect(shifted.pixelRect == nil)
  }

  @Test func `a rectangle that covers pixels partially clips like any outline`() {
    var random = SeededGenerator(seed: 542)
    for _ in 0..<50 {
      let commands = Self.scene(&random).commands
      let low = Point(.random(in: -2..<6, using: &random), .random(in: -2..<6, using: &random))
      let size = Point(.random(in: 0.1..<14, using: &random), .random(in: 0.1..<14, using: &random))
      let path = Path(rect: Box(min: low, max: low + size))
      // The same outline with an additional point isn't recognized as a rectangle.
      var other = Path()
      for element in path.elements {
        other.append(element)
        if case .move(let corner) = element { other.append(.line(corner)) }
      }
      for actsOnEachCommand in [false, true] {
        let pictures = [path, other].map { path in
          var group = DrawGroup(commands: commands + commands)
          let outline = Outline(path, .identity)
          group.clip = DrawClip(outline: outline, actsOnEachCommand: actsOnEachCommand)
          return Self.picture([.group(group)])
        }
        // A group that isn't drawn into a separate picture is rounded once less.
        let most = actsOnEachCommand ? 0 : 2
        #expect(zip(pictures[0], pictures[1]).allSatisfy { abs(Int($0) - Int($1)) <= most })
      }
    }
  }

  private static func rectangle(_ box: Box, _ color: Color) -> FilledShape {
    FilledShape(outline: Outline(Path(rect: box), .identity), paint: .color(color), opacity: 1)
  }

  private static func scene(_ random: inout SeededGenerator) -> (commands: [DrawCommand], mask: [DrawCommand])
  {
    func number() -> Double { .random(in: 1...11, using: &random) }
    func color() -> Color {
      Color(red: number() / 11, green: number() / 11, blue: number() / 11, alpha: number() / 11)
    }
    let ramp = Ramp(stops: [.init(location: 0, color: color()), .init(location: 1, color: color())])
    let gradient = Gradient(ramp, .axial(from: Point(number(), 0), to: Point(20, number())))
    var painted = rectangle(Box(x: -40, y: -40, width: 80, height: 80), .black)
    (painted.paint, painted.opacity) = (.gradient(gradient), number() / 11)
    var path = Path()
    path.append(.move(Point(number(), number())))
    for _ in 0..<3 { path.append(.line(Point(number(), number()))) }
    path.append(.close)
    let outline = Outline(path, .identity)
    let isStroke = Bool.random(using: &random)
    let mask: DrawCommand =
      isStroke
      ? .stroke(
        StrokedShape(outline: outline, style: StrokeStyle(width: 2), paint: .color(.black), opacity: 1))
      : .fill(FilledShape(outline: outline, paint: .color(.black), opacity: 1))
    return ([.fill(painted)], [mask])
  }

  private static func picture(_ commands: [DrawCommand]) -> [UInt8] {
    let picture = DisplayListExecutor().picture(of: commands, PixelRect(x: 0, y: 0, width: 12, height: 12))
    return picture.pixels.flatMap { pixel in (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) } }
  }
}
