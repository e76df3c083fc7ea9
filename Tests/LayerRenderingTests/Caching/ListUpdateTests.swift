import LayerTree
import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// A list is replaced by a new one while that is being built.
@Suite struct ListUpdateTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 100, height: 20)

  private func square(_ x: Int, mixesBackdrop: Bool = false) -> DrawCommand {
    let outline = Outline(Path(rect: Box(x: Double(x), y: 0, width: 4, height: 4)), .identity)
    if mixesBackdrop {
      let blur = DrawFilter.blur(GaussianKernel(sigma: 1, cutoff: 3))
      return .backdrop(BackdropFilter(filters: [blur], outline: outline, mask: nil, opacity: 1))
    }
    return .fill(FilledShape(outline: outline, paint: .color(.black), opacity: 1))
  }

  private func update(of list: DisplayList) -> ListUpdate {
    let bounded = BoundedList(list, isDeep: false, after: nil)
    return ListUpdate(of: bounded, within: Self.bounds, sufficientArea: .max)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a list that is replaced gradually equals the new one, and so do its dirty pixels`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...20, using: &random)).map { square(5 * $0) }
    var new = old
    for index in new.indices where Bool.random(using: &random) {
      new[index] = square(5 * index + 1, mixesBackdrop: Int.random(in: 0..<4, using: &random) == 0)
    }
    let lists = [old, new, old].map { DisplayList(commands: $0) }
    for (former, list) in zip(lists, lists.dropFirst()) {
      let update = update(of: former)
      // The first list stands for one that is given up before it's complete.
      for count in [Int.random(in: 0...old.count, using: &random), old.count] {
        update.beginList()
        var end = 0
        while end < count {
          let range = end..<min(count, end + Int.random(in: 1...3, using: &random))
          update.replace(
            with: list.commands, upToEndOf: range, isAligned: Int.random(in: 0..<9, using: &random) > 0)
          end = range.upperBound
        }
      }
      let (result, fresh) = (update.finish(list, isDeep: false), BoundedList(list, isDeep: false, after: nil))
      #expect(result.list == list && result.mixesBackdrop == fresh.mixesBackdrop)
      #expect(list.commands.indices.allSatisfy { result.bounds[$0] == fresh.bounds[$0] })
      #expect(update.region == DirtyRegion(from: former, to: list, within: Self.bounds))
    }
  }

  @Test func `commands of other layers aren't replaced`() {
    let old = (0..<6).map { square(5 * $0) }
    let update = update(of: DisplayList(commands: old))
    let new = DisplayList(commands: [square(60)] + old)
    update.beginList()
    update.replace(with: [new.commands[0]], upToEndOf: 0..<1, isAligned: false)
    update.replace(with: new.commands, upToEndOf: 1..<2, isAligned: true)
    #expect(update.region.rects.isEmpty)
    _ = update.finish(new, isDeep: false)
    #expect(update.region.rects == [PixelRect(x: 60, y: 0, width: 4, height: 4)])
  }
}
