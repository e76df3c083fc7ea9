import Raster
import TestSupport
import Testing

@testable import LayerRendering

@Suite struct RedrawnRectTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `each rectangle has the commands that touch it, in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let commands = (0..<60).map { _ in
      Self.square(x: .random(in: -9...209, using: &random), y: .random(in: -9...109, using: &random))
    }
    let list = BoundedList(DisplayList(commands: commands), isDeep: false, after: nil)
    var region = DirtyRegion()
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let size = Int.random(in: 1...30, using: &random)
      region.insert(
        PixelRect(
          x: .random(in: 0...170, using: &random), y: .random(in: 0...70, using: &random), width: size,
          height: size))
    }
    let rects = region.redrawnRects(of: list)
    #expect(rects.map(\.pixels) == region.rects)
    for rect in rects {
      #expect(rect.list.commands == commands.filter { !$0.deviceBounds.intersection(rect.pixels).isEmpty })
    }
  }

  @Test func `a rectangle that all commands touch has all of them`() {
    let commands = [Self.square(x: 3, y: 4), Self.square(x: 190, y: 90)]
    var region = DirtyRegion()
    region.insert(PixelRect(x: 0, y: 0, width: 200, height: 100))
    let list = BoundedList(DisplayList(commands: commands), isDeep: false, after: nil)
    #expect(region.redrawnRects(of: list).map(\.list.commands) == [commands])
  }

  /// A square of 4 pixels a side.
  private static func square(x: Double, y: Double) -> DrawCommand {
    let outline = Outline(Path(rect: Box(x: x, y: y, width: 4, height: 4)), .identity)
    return .fill(FilledShape(outline: outline, paint: .color(.black), opacity: 1))
  }
}
