import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// Cached coverage doesn't change pixels.
@Suite struct MaskCacheTests {
  @Test func `an outline with many points has the same pixels the first, second and third time`() {
    var random = SeededGenerator(seed: 521)
    for _ in 0..<20 {
      let executor = DisplayListExecutor()
      let list = DisplayList(commands: [Self.scribble(&random), Self.scribble(&random)])
      let pictures = (0..<3).map { _ in draw(list, executor) }
      #expect(pictures[1] == pictures[0] && pictures[2] == pictures[0])
      #expect(pictures[0].pixels.contains { $0 != 0 })
    }
  }

  @Test func `a modified outline isn't mistaken for the previous one`() throws {
    var random = SeededGenerator(seed: 522)
    let executor = DisplayListExecutor()
    var shape = try #require(Self.scribble(&random).filledShape)
    for _ in 0..<4 {
      for _ in 0..<2 {
        let list = DisplayList(commands: [.fill(shape)])
        #expect(draw(list, executor) == draw(list, DisplayListExecutor()))
      }
      shape.outline.path.addLine(to: Point(.random(in: 0...12, using: &random), 11))
    }
  }

  private func draw(_ list: DisplayList, _ executor: DisplayListExecutor) -> Bitmap {
    var bitmap = Bitmap(width: 12, height: 12)
    bitmap.withCanvas(rasterizer: executor.rasterizer) { executor.draw(list, on: &$0) }
    return bitmap
  }

  private static func scribble(_ random: inout SeededGenerator) -> DrawCommand {
    func point() -> Point { Point(.random(in: 0...12, using: &random), .random(in: 0...12, using: &random)) }
    var path = Path()
    path.move(to: point())
    for _ in 0..<MaskCache.minimumPointCount { path.addLine(to: point()) }
    let color = Color(red: 0.2, green: 0.4, blue: 0.9, alpha: .random(in: 0.2...1, using: &random))
    return .fill(
      FilledShape(
        outline: Outline(path, .translation(0.3, -0.6), rule: .evenOdd), paint: .color(color), opacity: 0.7))
  }
}
