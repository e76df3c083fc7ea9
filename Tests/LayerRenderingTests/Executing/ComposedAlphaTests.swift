import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// A mask is the alpha of its commands, whether it's computed with or without a picture.
@Suite struct ComposedAlphaTests {
  private static let area = PixelRect(x: 2, y: 1, width: 21, height: 17)

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `alpha computed without a picture equals a picture's`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let commands = Self.commands(&random, depth: 3)
    let executor = DisplayListExecutor()
    let picture = Mask(
      alphaOf: executor.picture(of: commands, Self.area), x: Self.area.minX, y: Self.area.minY)
    let alpha = executor.alpha(of: commands, Self.area)
    for y in Self.area.minY..<Self.area.maxY {
      for x in Self.area.minX..<Self.area.maxX {
        #expect(alpha[x, y] == picture[x, y], "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  /// Shapes and groups, some of which hide or punch out the content below or are clipped themselves.
  private static func commands(_ random: inout SeededGenerator, depth: Int) -> [DrawCommand] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      depth > 0 && Bool.random(using: &random) ? group(&random, depth: depth) : shape(&random)
    }
  }

  private static func group(_ random: inout SeededGenerator, depth: Int) -> DrawCommand {
    var group = DrawGroup(commands: commands(&random, depth: depth - 1))
    if Bool.random(using: &random) { group.opacity = .random(in: 0...1, using: &random) }
    if Bool.random(using: &random) { group.mask = commands(&random, depth: depth - 1) }
    if Int.random(in: 0..<3, using: &random) == 0 { group.blendMode = .destinationOut }
    group.isIsolated = Bool.random(using: &random)
    if let mask = group.mask { group.bounds = group.bounds.intersection(mask.deviceBounds) }
    return .group(group)
  }

  private static func shape(_ random: inout SeededGenerator) -> DrawCommand {
    func point() -> Point {
      Point(.random(in: -4...28, using: &random), .random(in: -4...24, using: &random))
    }
    let isRectangle = Bool.random(using: &random)
    var path = isRectangle ? Path(rect: Box(x: -9, y: -9, width: 99, height: 99)) : Path()
    if !isRectangle {
      path.append(.move(point()))
      for _ in 0..<3 { path.append(.line(point())) }
      path.append(.close)
    }
    let alpha = Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random)
    let opacity = Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random)
    let color = Color(red: 0.5, green: 0.2, blue: 1, alpha: alpha)
    let outline = Outline(path, .identity)
    guard !isRectangle, Bool.random(using: &random) else {
      return .fill(FilledShape(outline: outline, paint: .color(color), opacity: opacity))
    }
    let style = StrokeStyle(width: .random(in: 0.5...5, using: &random))
    return .stroke(StrokedShape(outline: outline, style: style, paint: .color(color), opacity: opacity))
  }
}
