import LayerTree
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// Only changed pixels are redrawn.
@Suite struct DirtyRegionTests {
  @Test func `a region covers the inserted rectangles with a few that don't overlap`() {
    var random = SeededGenerator(seed: 511)
    for _ in 0..<200 {
      var region = DirtyRegion()
      var covered = Set<Point>()
      for _ in 0..<Int.random(in: 0...24, using: &random) {
        let rect = PixelRect(
          x: .random(in: 0..<30, using: &random), y: .random(in: 0..<30, using: &random),
          width: .random(in: 0..<6, using: &random), height: .random(in: 0..<6, using: &random))
        region.insert(rect)
        covered.formUnion(rect.points)
      }
      let points = region.rects.flatMap(\.points)
      #expect(region.rects.count <= DirtyRegion.maximumCount)
      #expect(Set(points).count == points.count && region.area == points.count)
      #expect(covered.isSubset(of: points))
    }
  }

  @Test func `nothing is dirty between equal lists`() {
    var random = SeededGenerator(seed: 512)
    for _ in 0..<50 {
      let list = RandomList(&random).list
      #expect(DirtyRegion(from: list, to: list, within: .addressable).rects.isEmpty)
    }
  }

  @Test func `a moved square dirties its old and its new pixels`() {
    let squares = (0..<5).map { RandomList.square(x: 10 * Double($0), y: 0) }
    var moved = squares
    moved[2] = RandomList.square(x: 20, y: 20)
    let region = DirtyRegion(
      from: DisplayList(commands: squares), to: DisplayList(commands: moved), within: .addressable)
    let expected = [
      PixelRect(x: 20, y: 0, width: 4, height: 4), PixelRect(x: 20, y: 20, width: 4, height: 4),
    ]
    #expect(region.rects == expected)
  }

  @Test(arguments: [1, 2, 8])
  func `a picture drawn over the previous one has the same bytes as one drawn alone`(threads: Int) {
    var random = SeededGenerator(seed: 513)
    for _ in 0..<6 {
      var lists = RandomList(&random)
      let renderer = FrameRenderer(width: 16, height: 11, scale: 1, mode: .screen, threads: threads)
      var former: [(picture: Bitmap, copy: [UInt32])] = []
      for _ in 0..<6 {
        let alone = FrameRenderer(width: 16, height: 11, scale: 1, mode: .screen).draw(lists.list)
        let picture = renderer.draw(lists.list)
        #expect(picture == alone)
        former.append((picture, alone.pixels))
        for _ in 0..<Int.random(in: 1...4, using: &random) { lists.change(&random) }
      }
      #expect(former.allSatisfy { $0.picture.pixels == $0.copy }, "pictures that were given out stay")
    }
  }

  /// Whether a renderer that drew one list before draws another the same as a new renderer.
  private func drawsAlike(_ new: DrawCommand, after old: DrawCommand, on background: [DrawCommand]) -> Bool {
    let lists = [old, new].map { DisplayList(commands: background + [$0]) }
    let renderer = FrameRenderer(width: 12, height: 6, scale: 1, mode: .screen)
    _ = renderer.draw(lists[0])
    let fresh = FrameRenderer(width: 12, height: 6, scale: 1, mode: .screen)
    return renderer.draw(lists[1]) == fresh.draw(lists[1])
  }

  /// A group of two squares with bounds that are lower or higher than one of them.
  private func groups(_ change: (inout DrawGroup) -> Void) -> [DrawCommand] {
    [1, -1].map { y in
      var group = DrawGroup(commands: [RandomList.square(x: 0, y: 1), RandomList.square(x: 8, y: y)])
      change(&group)
      return .group(group)
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `a group that clears its backdrop does so within its old and new bounds`(_ mode: BlendMode) {
    let background = (0..<3).map { RandomList.square(x: 4 * Double($0), y: 0) }
    let groups = groups { $0.blendMode = mode }
    #expect(drawsAlike(groups[0], after: groups[1], on: background))
    #expect(drawsAlike(groups[1], after: groups[0], on: background))
  }

  @Test func `a filter that makes transparent pixels opaque does so within the group's old and new bounds`() {
    let matrix = ColorMatrix(red: .zero, green: .zero, blue: .zero, constant: SIMD4(1, 0, 0, 0.5))
    let groups = groups { $0.filters = [.color(matrix)] }
    #expect(drawsAlike(groups[0], after: groups[1], on: []))
    #expect(drawsAlike(groups[1], after: groups[0], on: []))
  }

  /// A single shape has its coverage masked and is rounded once less than in a picture.
  @Test func `a masked shape is redrawn completely when another shape joins it`() {
    func triangle(_ a: Point, _ b: Point, _ c: Point, _ color: Color) -> DrawCommand {
      var path = Path()
      for element in [Path.Element.move(a), .line(b), .line(c), .close] { path.append(element) }
      return .fill(FilledShape(outline: Outline(path, .identity), paint: .color(color), opacity: 1))
    }
    let color = Color(red: 0.7, green: 0.2, blue: 0.3, alpha: 0.45)
    let shape = triangle(Point(0, 0), Point(12, 2), Point(0, 6), color)
    let groups = [[shape], [shape, RandomList.square(x: 10, y: 0)]].map { commands in
      var group = DrawGroup(commands: commands)
      group.mask = [triangle(Point(-40, 0), Point(40, 0), Point(0, 40), color)]
      return DrawCommand.group(group)
    }
    #expect(drawsAlike(groups[0], after: groups[1], on: []))
    #expect(drawsAlike(groups[1], after: groups[0], on: []))
  }
}

/// A display list of all kinds of commands that changes gradually.
private struct RandomList {
  var list: DisplayList

  init(_ random: inout SeededGenerator) {
    list = DisplayList(
      commands: (0..<Int.random(in: 1...8, using: &random)).map { _ in Self.command(&random, depth: 2) })
  }

  mutating func change(_ random: inout SeededGenerator) {
    let index = Int.random(in: 0..<list.commands.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: list.commands[index] = Self.command(&random, depth: 2)
    case 1: list.commands.insert(Self.command(&random, depth: 1), at: index)
    case 2: if list.commands.count > 1 { list.commands.remove(at: index) }
    default: changeInside(index, &random)
    }
  }

  private mutating func changeInside(_ index: Int, _ random: inout SeededGenerator) {
    guard case .group(var group) = list.commands[index] else { return }
    if Bool.random(using: &random) {
      group.commands.append(Self.command(&random, depth: 0))
    } else {
      group.commands[0] = Self.command(&random, depth: 0)
    }
    group.bounds = DrawGroup(commands: group.commands).bounds
    group.bounds = group.bounds.insetBy(-group.filters.radius)
    if let shadow = group.shadow { group.bounds = group.bounds.union(shadow.reach(around: group.bounds)) }
    list.commands[index] = .group(group)
  }

  static func square(x: Double, y: Double) -> DrawCommand {
    .fill(
      FilledShape(
        outline: Outline(Path(rect: Box(x: x, y: y, width: 4, height: 4)), .identity), paint: .color(.black),
        opacity: 1))
  }

  private static func command(_ random: inout SeededGenerator, depth: Int) -> DrawCommand {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var path = Path()
    path.addRoundedRect(
      Box(x: number(-4...13), y: number(-4...9), width: number(0...12), height: number(0...9)),
      radii: Point(number(0...3), number(0...3)))
    let outline = Outline(path, .translation(number(-1...1), number(-1...1)))
    let color = Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
    let style = ShadowStyle(
      kernel: GaussianKernel(sigma: number(0...3), cutoff: 2), offset: Point(number(-3...3), number(-3...3)),
      color: color)
    switch Int.random(in: 0..<(depth > 0 ? 8 : 4), using: &random) {
    case 0: return .fill(FilledShape(outline: outline, paint: .color(color), opacity: number(0...1)))
    case 1:
      let style = StrokeStyle(width: number(0...4), cap: .round, join: .miter)
      return .stroke(StrokedShape(outline: outline, style: style, paint: .color(color), opacity: 1))
    case 2: return .shadow(ShapeShadow(outline: outline, style: style))
    case 3:
      return .backdrop(
        BackdropFilter(filters: filters(&random), outline: outline, mask: nil, opacity: number(0...1)))
    case 4:
      let transform = Affine.scale(number(0.5...2), number(0.5...2)).concatenating(outline.transform)
      let commands = (0..<3).map { _ in command(&random, depth: depth - 1) }
      let filters: [ImagePaint.Filter] = [
        .nearest, .linear, .linear, .trilinear(level: 1), .trilinear(level: 1.5),
      ]
      let sampling = PictureSampling(filters.randomElement(using: &random) ?? .linear)
      return .rasterized(RasterizedGroup(commands, transform: transform, sampling: sampling))
    default:
      var group = DrawGroup(
        commands: (0..<Int.random(in: 1...3, using: &random)).map { _ in command(&random, depth: depth - 1) })
      group.opacity = Bool.random(using: &random) ? 1 : number(0...1)
      if Int.random(in: 0..<3, using: &random) == 0 {
        group.clip = DrawClip(outline: outline, actsOnEachCommand: .random(using: &random))
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        group.filters = filters(&random)
        group.bounds = group.bounds.insetBy(-group.filters.radius)
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        group.blendMode = BlendMode.allCases.randomElement(using: &random) ?? .normal
      }
      if Int.random(in: 0..<3, using: &random) == 0 { group.mask = [command(&random, depth: 0)] }
      if Int.random(in: 0..<3, using: &random) == 0 {
        group.shadow = style
        group.bounds = group.bounds.union(style.reach(around: group.bounds))
      }
      return .group(group)
    }
  }
}

extension RandomList {
  private static func filters(_ random: inout SeededGenerator) -> [DrawFilter] {
    let invert = ColorMatrix(
      red: SIMD4(-1, 0, 0, 0), green: SIMD4(0, -1, 0, 0), blue: SIMD4(0, 0, -1, 0),
      constant: SIMD4(1, 1, 1, 0))
    let kernel = GaussianKernel(sigma: .random(in: 0.5...2, using: &random), cutoff: 3)
    return Bool.random(using: &random) ? [.color(invert)] : [.blur(kernel), .color(invert)]
  }
}

extension PixelRect {
  fileprivate var points: [Point] {
    (minY..<max(minY, maxY)).flatMap { y in
      (minX..<max(minX, maxX)).map { Point(Double($0), Double(y)) }
    }
  }
}
