import TestSupport
import Testing

@testable import UIKit

@MainActor
struct ListUpdateTests {
  @Test func `paths before and after random batches agree with a list that is edited`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { $0 }
      let deleted = old.filter { _ in Bool.random(using: &random) && Bool.random(using: &random) }
      let kept = old.filter { !deleted.contains($0) }
      var new = kept.map(Optional.some)
      var inserted: [Int] = []
      for index in 0...new.count where Bool.random(using: &random) {
        let position = min(index + inserted.count, new.count)
        new.insert(nil, at: position)
        inserted.append(position)
      }
      inserted = new.indices.filter { new[$0] == nil }
      var update = ListUpdate(.table)
      update.delete(deleted.map { [0, $0] })
      update.insert(inserted.map { [0, $0] })
      update.resolve(from: [old.count], to: [new.count])
      for item in old {
        #expect(update.path(after: [0, item])?.item == new.firstIndex(of: item))
      }
      for (index, item) in new.enumerated() { #expect(update.path(before: [0, index])?.item == item) }
    }
  }

  @Test func `sections move with their items`() {
    var update = ListUpdate(.collection)
    update.delete(IndexSet(integer: 0))
    update.insert(IndexSet(integer: 2))
    update.move([1, 0], to: [1, 1])
    update.resolve(from: [3, 2, 2], to: [1, 3, 5])
    #expect(update.section(after: 1) == 0 && update.section(after: 2) == 1 && update.section(after: 0) == nil)
    #expect(update.path(after: [1, 0]) == [1, 1] && update.path(after: [1, 1]) == [0, 0])
    #expect(update.path(after: [2, 1]) == [1, 2] && update.path(before: [2, 0]) == nil)
  }

  @Test func `positions of rows agree with the sums of their heights`() {
    var random = SeededGenerator(seed: 3)
    var index = HeightIndex(count: 300, defaultHeight: 40)
    var heights = [Double](repeating: 40, count: 300)
    for _ in 0..<400 {
      let (row, height) = (
        Int.random(in: 0..<300, using: &random), Double(Int.random(in: 0...90, using: &random))
      )
      heights[row] = height
      index.set(height, of: row)
      let probe = Int.random(in: 0...300, using: &random)
      #expect(index.position(of: probe) == heights[..<probe].reduce(0, +))
    }
    for y in stride(from: -10.0, to: index.total + 50, by: 37) {
      let row = index.row(at: y)
      #expect(index.position(of: row) <= max(y, 0) || row == 0)
      #expect(row == 299 || index.position(of: row + 1) > y)
    }
  }
}
