import Foundation

/// Compares a batch of 180 pictures of Lottie files on two threads with one thread.
func measureBatch(_ harness: inout Harness) {
  let name = "a batch of 180 pictures on two cores"
  guard harness.includes(name) else { return }
  let names = FilmFolder.names
  guard !names.isEmpty else { return print("\(name): no files in \(FilmFolder.path); skipped") }
  guard ProgramFolder.static.contains("PictureBatch") else {
    return print("\(name): no programs with static Swift libraries ('make bench' makes them); skipped")
  }
  let repeats = harness.repeats
  harness.repeats = 4
  defer { harness.repeats = repeats }
  do {
    let batch = try PictureBatchRun(names)
    defer { batch.removeFiles() }
    let areEqual = try batch.pictures(threads: 1) == batch.pictures(threads: 2)
    harness.check(areEqual, "\(name): the bytes differ from those of one thread")
    harness.compareThreads(name, two: { batch.digest(threads: 2) }, one: { batch.digest(threads: 1) })
  } catch {
    harness.check(false, "\(name): \(error)")
  }
}

/// A table of pictures, and the folder for them.
private struct PictureBatchRun {
  private static let pictureCount = 180
  private let folder: URL
  private var table: URL { folder.appendingPathComponent("pictures.tsv") }

  /// - Parameter names: The Lottie files, each of which has about equally many pictures.
  init(_ names: [String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Pictures of a file follow each other, as most tables have them.
    let count = Self.pictureCount
    let rows = (0..<count).map { index in
      "\(names[index * names.count / count])\t\(index).png\t\(Double(index % 7) / 7)"
    }
    try (["sample\tpicture\tprogress"] + rows).joined(separator: "\n").write(
      to: table, atomically: true, encoding: .utf8)
  }

  /// Draws all pictures.
  func run(threads: Int) throws {
    let words = ["batch", table.path, "--films", FilmFolder.path, "--longest", "500", "-o", folder.path]
    _ = try ProgramRun(
      [ProgramFolder.static.program("PictureBatch").path] + words + ["--threads", "\(threads)", "--quiet"])
  }

  /// Draws all pictures, which succeeded before.
  func digest(threads: Int) -> UInt64 {
    do { try run(threads: threads) } catch { fatalError("\(error)") }
    return 1
  }

  /// Draws all pictures, and returns their bytes.
  func pictures(threads: Int) throws -> [Data] {
    try run(threads: threads)
    return try (0..<Self.pictureCount).map {
      try Data(contentsOf: folder.appendingPathComponent("\($0).png"))
    }
  }

  func removeFiles() { try? FileManager.default.removeItem(at: folder) }
}
