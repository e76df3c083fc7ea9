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

  /// A square, a stroke, or a square in more groups than every thread's stack has room for.
  private func command(_ x: Int, _ random: inout SeededGenerator) -> DrawCommand {
    let square = square(x, mixesBackdrop: Int.random(in: 0..<4, using: &random) == 0)
    guard case .rectangle(let rectangle) = square else { return square }
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let (outline, paint) = (rectangle.outline, Paint.color(rectangle.color))
      return .stroke(StrokedShape(outline: outline, style: StrokeStyle(), paint: paint, opacity: 1))
    case 1:
      return (0...LargeStack.maximumShallowDepth).reduce(square) { command, _ in
        .group(DrawGroup(commands: [command]))
      }
    default: return square
    }
  }

  private func update(of list: DisplayList) -> ListUpdate {
    let bounded = BoundedList(list, isDeep: list.isDeep, after: nil)
    return ListUpdate(of: bounded, within: Self.bounds, sufficientArea: .max)
  }

  /// Takes a list into pieces, a few commands at a time, and closes them.
  private func take(
    _ list: DisplayList, into whole: ListPiece, isAligned: () -> Bool, _ random: inout SeededGenerator
  ) -> [ListPiece] {
    var (closed, piece, end) = ([] as [ListPiece], whole, 0)
    while end < list.commands.count {
      let start = end
      end = min(list.commands.count, start + Int.random(in: 1...3, using: &random))
      var commands = Array(list.commands[start..<end])
      piece.take(&commands, alignedAt: isAligned() ? end : nil)
      #expect(commands.isEmpty)
      guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
      let ends = (0..<2).map { _ in Bool.random(using: &random) ? end : end + 1 as Int? }
      var pieces = piece.divided(at: ends)
      closed.append(piece)
      piece = pieces.removeLast()
      for index in pieces.indices { pieces[index].close() }
      closed += pieces
    }
    piece.close()
    return closed + [piece]
  }

  /// Expects that a list that is replaced by another one equals it, and that the region contains all changed pixels.
  private func expectReplacement(
    of former: DisplayList, by list: DisplayList, _ random: inout SeededGenerator
  ) {
    let update = update(of: former)
    let isAligned = Bool.random(using: &random)
    update.replace { whole in
      var other = random
      return take(
        list, into: whole, isAligned: { isAligned || Int.random(in: 0..<9, using: &other) > 0 }, &random)
    }
    let (result, fresh) = (update.finish(), BoundedList(list, isDeep: false, after: nil))
    #expect(result.list == list && result.mixesBackdrop == fresh.mixesBackdrop)
    #expect(result.hasOnlyFills == fresh.hasOnlyFills && result.isDeep == (former.isDeep || list.isDeep))
    #expect(list.commands.indices.allSatisfy { result.bounds[$0] == fresh.bounds[$0] })
    let rects = update.region.rects
    for index in 0..<max(former.commands.count, list.commands.count) {
      let (old, new) = (former.commands.dropFirst(index).first, list.commands.dropFirst(index).first)
      guard old != new else { continue }
      for changed in [old, new].compactMap(\.self).map({ $0.deviceBounds.intersection(Self.bounds) }) {
        #expect(changed.isEmpty || rects.contains { $0.contains(changed) })
      }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a list that is replaced in pieces equals the new one, and its dirty pixels contain all changes`(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let old = (0..<Int.random(in: 0...20, using: &random)).map { square(5 * $0) }
    var new = old
    for index in new.indices where Bool.random(using: &random) {
      new[index] = command(5 * index + 1, &random)
    }
    new.removeLast(Int.random(in: 0...min(2, new.count), using: &random))
    for _ in 0..<Int.random(in: 0...2, using: &random) { new.append(square(5 * new.count)) }
    let lists = [old, new, old].map { DisplayList(commands: $0) }
    for (former, list) in zip(lists, lists.dropFirst()) {
      expectReplacement(of: former, by: list, &random)
    }
  }

  @Test func `the list that was built can be given up`() {
    let (old, new) = ([square(0), square(5)], [square(1), square(5)])
    let update = update(of: DisplayList(commands: old))
    update.replace { whole in
      var (piece, commands) = (whole, new)
      piece.take(&commands, alignedAt: 2)
      piece.close()
      return [piece]
    }
    let last = DisplayList(commands: [square(0), square(6)])
    #expect(update.finish(last, isDeep: false).list == last)
    #expect(
      update.region.rects == [
        PixelRect(x: 0, y: 0, width: 5, height: 4), PixelRect(x: 5, y: 0, width: 5, height: 4),
      ])
  }

  @Test func `commands of other layers aren't replaced`() {
    let old = (0..<6).map { square(5 * $0) }
    let update = update(of: DisplayList(commands: old))
    let new = [square(60)] + old
    update.replace { whole in
      var piece = whole
      for (end, command) in new.enumerated() {
        var commands = [command]
        piece.take(&commands, alignedAt: end == 0 ? nil : end)
      }
      #expect(piece.region.rects.isEmpty && piece.replacedCount == 0)
      piece.close()
      return [piece]
    }
    #expect(update.finish().list.commands == new)
    #expect(update.region.rects == [PixelRect(x: 60, y: 0, width: 4, height: 4)])
  }

  @Test func `complete pieces replace a list that stays the same`() {
    let old = (0..<6).map { square(5 * $0) }
    let update = update(of: DisplayList(commands: old))
    update.replace { whole in
      var head = whole
      var pieces = head.divided(at: [2, 4])
      for index in pieces.indices {
        var commands = [square(10 * index), square(10 * index + 5)]
        pieces[index].take(&commands, alignedAt: 2 * index + 2)
        pieces[index].close()
      }
      let areComplete = ([head] + pieces).allSatisfy(\.isComplete)
      #expect(areComplete)
      return [head] + pieces
    }
    #expect(update.finish().list.commands == old && update.region.rects.isEmpty)
  }
}
