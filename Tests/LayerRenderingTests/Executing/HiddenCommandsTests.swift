import CoreGraphics
import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// Commands that opaque ones cover aren't drawn.
@Suite struct HiddenCommandsTests {
  private static let area = PixelRect(x: 3, y: 2, width: 40, height: 30)

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a list gives the pixels that its commands give one after another`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let commands = Self.commands(&random)
    // Through a mask, all commands are drawn.
    let mask = Mask(
      filling: FilledPath(path: Path(rect: Self.area.box), transform: .identity, rule: .nonZero),
      within: Self.area, rasterizer: Rasterizer())
    #expect(Self.draw([commands]) == Self.draw(commands.map { [$0] }, through: mask), "seed \(seed)")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `pixels that don't show through needn't be cleared`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let commands = Self.commands(&random)
    guard !commands.letThrough(Self.clip) else { return }
    #expect(Self.draw([commands], onto: 0x8040_2010) == Self.draw([commands], onto: 0x1122_3344))
  }

  @Test func `only the last of several covers is drawn, and what is above it`() {
    func fill(_ box: Box, alpha: Double = 1) -> DrawCommand { Self.fill(Path(rect: box), alpha: alpha) }
    let cover = fill(Box(x: 0, y: 0, width: 50, height: 50))
    let dot = fill(Box(x: 10, y: 10, width: 2, height: 2))
    #expect([dot, cover, dot, cover, dot].indicesOfShown(in: Self.clip) == 3..<5)
    #expect([dot, dot].indicesOfShown(in: Self.clip) == 0..<2)
    #expect(
      [dot, fill(Box(x: 0, y: 0, width: 50, height: 50), alpha: 0.9)].indicesOfShown(in: Self.clip) == 0..<2)
    var circle = Path()
    circle.addEllipse(in: Box(x: -30, y: -30, width: 100, height: 100))
    #expect([dot, Self.fill(circle)].indicesOfShown(in: Self.clip) == 1..<2)
  }

  @Test func `a group covers pixels if it's drawn directly`() {
    let cover = Self.fill(Path(rect: Box(x: 0, y: 0, width: 50, height: 50)))
    var group = DrawGroup(commands: [cover], bounds: PixelRect(x: 0, y: 0, width: 50, height: 50))
    func isCover() -> Bool { ![.group(group)].letThrough(Self.clip) }
    #expect(isCover())
    group.clip = DrawClip(
      outline: Outline(Path(rect: Box(x: 0, y: 0, width: 48, height: 48)), .identity),
      actsOnEachCommand: false)
    #expect(isCover())
    group.clip?.outline.transform = .translation(10, 0)
    #expect(!isCover())
    group.clip = nil
    group.opacity = 0.5
    #expect(!isCover())
  }

  @Test func `groups within many others are searched in a bounded time`() {
    var command = Self.fill(Path(rect: Box(x: 0, y: 0, width: 50, height: 50)))
    for _ in 0..<20 {
      command = .group(DrawGroup(commands: [command], bounds: PixelRect(x: 0, y: 0, width: 50, height: 50)))
    }
    #expect([command].letThrough(Self.clip))
  }

  private static let clip = area.insetBy(2)

  /// Draws lists one after another onto pixels of one value.
  private static func draw(
    _ lists: [[DrawCommand]], onto pixel: UInt32 = 0, through mask: Mask? = nil
  ) -> Bitmap {
    var picture = Bitmap(width: area.width, height: area.height)
    let executor = DisplayListExecutor()
    for y in 2..<area.height - 2 {
      for x in 2..<area.width - 2 { picture[x, y] = pixel }
    }
    picture.withCanvas(x: area.minX, y: area.minY) { canvas in
      (canvas.clip, canvas.clipMask) = (clip, mask)
      for list in lists { executor.draw(DisplayList(commands: list), on: &canvas) }
    }
    return picture
  }

  /// Commands of which about a half is opaque and larger than the picture, some of them in groups.
  private static func commands(_ random: inout SeededGenerator, levels: Int = 3) -> [DrawCommand] {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let isLarge = Bool.random(using: &random)
      let box = isLarge ? Box(x: -200, y: -200, width: 400, height: 400) : area.box.insetBy(-10)
      guard levels > 0, Int.random(in: 0..<3, using: &random) == 0 else {
        return fill(
          path(in: box, &random), red: random.double(in: 0...1),
          alpha: Int.random(in: 0..<3, using: &random) > 0 ? 1 : 0.6)
      }
      return .group(group(of: commands(&random, levels: levels - 1), in: box, &random))
    }
  }

  private static func path(in box: Box, _ random: inout SeededGenerator) -> Path {
    func point() -> Point {
      Point(random.double(in: box.min.x...box.max.x), random.double(in: box.min.y...box.max.y))
    }
    var path = Path()
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return Path(rect: box.insetBy(random.double(in: -1...20)))
    case 1: path.addEllipse(in: box.insetBy(random.double(in: -1...20)))
    default:
      path.move(to: point())
      for _ in 0..<4 { path.addCubic(control1: point(), control2: point(), end: point()) }
      path.close()
    }
    return path
  }

  private static func group(
    of commands: [DrawCommand], in box: Box, _ random: inout SeededGenerator
  ) -> DrawGroup {
    var group = DrawGroup(commands: commands, bounds: commands.deviceBounds)
    if Bool.random(using: &random) {
      group.clip = DrawClip(
        outline: Outline(path(in: box, &random), .identity), actsOnEachCommand: Bool.random(using: &random))
      group.bounds = group.bounds.intersection(group.clip?.outline.deviceBounds ?? .empty)
    }
    if Int.random(in: 0..<4, using: &random) == 0 { group.opacity = 0.7 }
    if Int.random(in: 0..<4, using: &random) == 0 { group.mask = [fill(path(in: box, &random))] }
    return group
  }

  private static func fill(_ path: Path, red: Double = 1, alpha: Double = 1) -> DrawCommand {
    .fill(
      FilledShape(
        outline: Outline(path, .identity),
        paint: .color(Color(red: red, green: 0.5, blue: 0.2, alpha: alpha)),
        opacity: 1))
  }
}
