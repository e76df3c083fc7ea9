import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct PictureTableTasksTests {
  /// Returns a table with a row for each sample; rows of the sample "" are invalid.
  private func table(_ samples: [String]) throws -> PictureTable {
    let rows = samples.enumerated().map { "\($1)\t\($0).png\t\($1.isEmpty ? "soon" : "0.5")\n" }
    return try PictureTable("sample\tpicture\tprogress\n" + rows.joined(), path: "t")
  }

  @Test(arguments: 0..<50)
  func `tasks have all valid rows in order, one file each, and at most half a share of those that remain`(
    _ seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let samples = (0..<Int.random(in: 0...8, using: &random)).flatMap { _ in
      let sample = ["a", "b", "c", ""].randomElement(using: &random) ?? ""
      return Array(repeating: sample, count: Int.random(in: 1...40, using: &random))
    }
    let table = try table(samples)
    let command = try BatchCommand.parse(["t", "-o", "."])
    for workerCount in [1, 2, 4, 64] {
      let tasks = table.tasks(for: command, workerCount: workerCount).map(\.rows)
      #expect(Array(tasks.joined()) == table.validRows)
      var count = table.validRows.count
      for rows in tasks {
        #expect(Set(rows.map(\.sample)).count == 1 && rows.count <= max(1, count / (2 * workerCount)))
        count -= rows.count
      }
    }
  }

  @Test func `a film with few pictures is one task, and one with many is several`() throws {
    let command = try BatchCommand.parse(["t", "-o", "."])
    let mixed = try table(["a", "a", "a", "b", "b", "b"] + Array(repeating: "c", count: 100))
    #expect(mixed.tasks(for: command, workerCount: 2).prefix(3).map(\.rows.count) == [3, 3, 25])
  }
}
