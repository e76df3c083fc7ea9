import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// Commands that opaque ones cover aren't drawn.
@Suite struct HiddenCommandsTests {
  private static let area = PixelRect(x: 3, y: 2, width: 40, height: 30)

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a list gives the pixels of all of its commands`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let commands = Self.commands(&random)
    let executor = DisplayListExecutor()
    let picture = Self.draw(commands, with: executor)
    executor.omitsHiddenCommands = false
    #expect(picture == Self.draw(commands, with: executor), "seed \(seed)")
  }

  @Test func `former pixels don't matter, whether they are cleared or covered`() {
    var coverCount = 0
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let commands = Self.commands(&random)
      if commands.lastCover(of: Self.clip) != nil { coverCount += 1 }
      #expect(
        Self.draw(commands, onto: 0x8040_2010) == Self.draw(commands, onto: 0xFF22_3344), "seed \(seed)")
    }
    #expect((10...90).contains(coverCount))
  }

  @Test func `a rectangle with corners that aren't finite draws and covers nothing`() {
    var outline = Outline(Path(rect: Box(x: -1e300, y: -1e300, width: 2e300, height: 2e300)), .identity)
    #expect([Self.fill(outline)].lastCover(of: Self.clip) != nil)
    outline.transform = Affine(a: 1e10, b: 0, c: 0, d: 1e10, tx: 0, ty: 0)
    let dot = Self.fill(Path(rect: Box(x: 10, y: 10, width: 2, height: 2)))
    #expect([dot, Self.fill(outline)].lastCover(of: Self.clip) == nil)
    #expect(Self.draw([dot, Self.fill(outline)]) == Self.draw([dot]))
  }

  @Test func `pixels that no shape reaches aren't covered`() {
    let far = PixelRect(x: 600_000, y: 0, width: 10, height: 10)
    let cover = Self.fill(Path(rect: Box(x: 0, y: 0, width: 1e6, height: 1e6)))
    #expect([cover].lastCover(of: far) == nil)
    #expect([cover].lastCover(of: far.translated(x: -500_000, y: 0)) == 0)
  }

  @Test func `only the last of several covers is drawn, and what is above it`() {
    func fill(_ box: Box, alpha: Double = 1) -> DrawCommand { Self.fill(Path(rect: box), alpha: alpha) }
    let cover = fill(Box(x: 0, y: 0, width: 50, height: 50))
    let dot = fill(Box(x: 10, y: 10, width: 2, height: 2))
    #expect([dot, cover, dot, cover, dot].lastCover(of: Self.clip) == 3)
    #expect([dot, dot].lastCover(of: Self.clip) == nil)
    #expect(
      [dot, fill(Box(x: 0, y: 0, width: 50, height: 50), alpha: 0.9)].lastCover(of: Self.clip)
        == nil)
    var circle = Path()
    circle.addEllipse(in: Box(x: -30, y: -30, width: 100, height: 100))
    #expect([dot, Self.fill(circle)].lastCover(of: Self.clip) == 1)
  }

  @Test func `a group covers pixels if it's drawn directly`() {
    let cover = Self.fill(Path(rect: Box(x: 0, y: 0, width: 50, height: 50)))
    var group = DrawGroup(commands: [cover], bounds: PixelRect(x: 0, y: 0, width: 50, height: 50))
    func isCover() -> Bool { [DrawCommand.group(group)].lastCover(of: Self.clip) != nil }
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

  @Test func `a group covers pixels only if that's found again when it's drawn`() {
    let cover = Self.fill(Path(rect: Box(x: 0, y: 0, width: 50, height: 50)))
    let dot = Self.fill(Path(rect: Box(x: 10, y: 10, width: 2, height: 2)))
    for dotCount in [DrawGroup.searchedCount - 1, DrawGroup.searchedCount] {
      let commands = [cover] + Array(repeating: dot, count: dotCount)
      let group = DrawCommand.group(DrawGroup(commands: commands, bounds: Self.area.insetBy(-3)))
      let isFound = commands.lastCover(of: Self.clip) != nil
      #expect(isFound == (dotCount < DrawGroup.searchedCount))
      #expect((Self.list([group]).lastCover(of: Self.clip) != nil) == isFound)
    }
  }

  @Test func `groups within many others are searched in a bounded time`() {
    var command = Self.fill(Path(rect: Box(x: 0, y: 0, width: 50, height: 50)))
    for _ in 0..<20 {
      command = .group(DrawGroup(commands: [command], bounds: PixelRect(x: 0, y: 0, width: 50, height: 50)))
    }
    #expect([command].lastCover(of: Self.clip) == nil)
  }

  @Test func `a list's cover is searched among the last commands that touch the pixels`() {
    let cover = Self.fill(Path(rect: Box(x: 0, y: 0, width: 50, height: 50)))
    let dot = Self.fill(Path(rect: Box(x: 10, y: 10, width: 2, height: 2)))
    let far = Self.fill(Path(rect: Box(x: 90, y: 90, width: 2, height: 2)))
    for dotCount in [BoundedList.searchedCount - 1, BoundedList.searchedCount] {
      let above = Array(repeating: dot, count: dotCount) + Array(repeating: far, count: 99)
      let isFound = Self.list([dot, cover] + above).lastCover(of: Self.clip) == 1
      #expect(isFound == (dotCount < BoundedList.searchedCount))
    }
  }

  private static func list(_ commands: [DrawCommand]) -> BoundedList {
    BoundedList(DisplayList(commands: commands), isDeep: false, after: nil)
  }

  private static let clip = area.insetBy(2)

  /// Replaces pixels of one value with those of commands.
  private static func draw(
    _ commands: [DrawCommand], onto pixel: UInt32 = 0, with executor: DisplayListExecutor = .init()
  ) -> Bitmap {
    var picture = Bitmap(width: area.width, height: area.height)
    for y in 2..<area.height - 2 {
      for x in 2..<area.width - 2 { picture[x, y] = pixel }
    }
    let list = Self.list(commands)
    picture.withCanvas(x: area.minX, y: area.minY) { canvas in
      executor.replacePixels(
        of: clip, with: list, rowCount: 7, on: &canvas)
    }
    return picture
  }

  /// Commands of which about a half is opaque and larger than the picture, some of them in groups.
  private static func commands(_ random: inout SeededGenerator, levels: Int = 3) -> [DrawCommand] {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let isLarge = Bool.random(using: &random)
      let box = isLarge ? Box(x: -200, y: -200, width: 400, height: 400) : area.box.insetBy(-10)
      guard levels > 0, Int.random(in: 0..<3, using: &random) == 0 else {
        return fill(outline(in: box, &random), red: random.double(in: 0...1), alpha: alpha(&random))
      }
      return .group(group(of: commands(&random, levels: levels - 1), in: box, &random))
    }
  }

  private static func alpha(_ random: inout SeededGenerator) -> Double {
    Int.random(in: 0..<3, using: &random) > 0 ? 1 : 0.6
  }

  private static func outline(in box: Box, _ random: inout SeededGenerator) -> Outline {
    let rule = Bool.random(using: &random) ? FillRule.nonZero : .evenOdd
    var outline = Outline(path(in: box, &random), .identity, rule: rule)
    if Int.random(in: 0..<4, using: &random) == 0 {
      let slope = random.double(in: -1...1)
      outline.transform = Affine(a: 1, b: slope, c: -slope, d: 1, tx: 0, ty: 0)
    }
    if Int.random(in: 0..<4, using: &random) == 0 { outline.hardEdges = [.layerLeftEdge, .layerTopEdge] }
    return outline
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
    if Int.random(in: 0..<4, using: &random) == 0 { group.blendMode = .multiply }
    if Int.random(in: 0..<4, using: &random) == 0 { group.mask = [fill(path(in: box, &random))] }
    return group
  }

  private static func fill(_ path: Path, alpha: Double = 1) -> DrawCommand {
    fill(Outline(path, .identity), alpha: alpha)
  }

  private static func fill(_ outline: Outline, red: Double = 1, alpha: Double = 1) -> DrawCommand {
    let color = Color(red: red, green: 0.5, blue: 0.2, alpha: alpha)
    return .fill(FilledShape(outline: outline, paint: .color(color), opacity: 1))
  }
}
