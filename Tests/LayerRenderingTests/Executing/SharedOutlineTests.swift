import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// An outline that consecutive commands fill is rasterized once.
@Suite struct SharedOutlineTests {
  private static let area = PixelRect(x: 3, y: 2, width: 40, height: 30)

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `consecutive fills of one outline equal separate fills`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let commands = Self.commands(&random)
    var pictures = [Bitmap(width: 40, height: 30), Bitmap(width: 40, height: 30)]
    let executor = DisplayListExecutor()
    let lists = [[commands], commands.map { [$0] }]
    for (index, parts) in lists.enumerated() {
      pictures[index].withCanvas(x: Self.area.minX, y: Self.area.minY) { canvas in
        canvas.clip = Self.area.insetBy(2)
        for part in parts { executor.draw(DisplayList(commands: part), on: &canvas) }
      }
    }
    #expect(pictures[0] == pictures[1], "seed \(seed)")
  }

  /// Fills of few outlines, so that consecutive fills mostly share theirs.
  private static func commands(_ random: inout SeededGenerator) -> [DrawCommand] {
    let outlines = (0..<2).map { _ in outline(&random) }
    return (0..<12).map { _ in
      var outline = outlines.randomElement(using: &random) ?? outlines[0]
      if Int.random(in: 0..<5, using: &random) == 0 { outline.transform.tx += 0.25 }
      func color(_ alpha: Double) -> Color {
        Color(red: .random(in: 0...1, using: &random), green: 0.5, blue: 1, alpha: alpha)
      }
      let ramp = Ramp(stops: [.init(location: 0, color: color(1)), .init(location: 1, color: color(0.3))])
      let gradient = Gradient(ramp, .axial(from: Point(0, 0), to: Point(30, 20)))
      return .fill(
        FilledShape(
          outline: outline, paint: Bool.random(using: &random) ? .color(color(0.7)) : .gradient(gradient),
          opacity: Bool.random(using: &random) ? 1 : 0.4))
    }
  }

  private static func outline(_ random: inout SeededGenerator) -> Outline {
    func point() -> Point { Point(.random(in: 0...46, using: &random), .random(in: 0...34, using: &random)) }
    var path = Path()
    path.append(.move(point()))
    for _ in 0..<Int.random(in: 3...9, using: &random) { path.append(.line(point())) }
    path.append(.close)
    return Outline(path, .identity, rule: Bool.random(using: &random) ? .evenOdd : .nonZero)
  }
}
