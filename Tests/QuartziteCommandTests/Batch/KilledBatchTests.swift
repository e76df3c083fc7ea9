import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

/// Batches of the built program that are killed, interrupted, or share a folder.
@Suite struct KilledBatchTests {
  private static let rowCount = 24

  /// Writes a table of small films.
  private func writeTable(in folder: URL) throws -> String {
    let rows = (0..<Self.rowCount).map { "ring\tr\($0).gif\t4\t0.\(1 + $0 % 3)\n" }
    return try TestAnimation.write(
      "film\toutput\tfps\tscale\n" + rows.joined(), to: "jobs.tsv", in: folder)
  }

  private func makeFolder(_ name: String, in folder: URL) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    return url
  }

  private func start(_ words: String..., in folder: URL) throws -> BuiltProgram {
    let run = BuiltProgram("quartzite", ["batch", "jobs.tsv"] + words, in: folder)
    try run.process.run()
    return run
  }

  private func films(in folder: URL) throws -> [String] {
    try files(in: folder).filter { $0.hasSuffix(".gif") }
  }

  /// Returns the contents of a folder's files by name, without those that lock it.
  private func contents(of folder: URL) throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in try files(in: folder) where !name.hasSuffix(".lock") {
      result[name] = FileManager.default.contents(atPath: folder.file(name)) ?? Data()
    }
    return result
  }

  /// Waits until a batch has made a film.
  private func waitForFilm(in folder: URL) throws {
    for _ in 0..<6000 {
      if try !films(in: folder).isEmpty { return }
      usleep(5_000)
    }
    Issue.record("no film within 30 s")
  }

  @Test(arguments: [(SIGKILL, -1), (SIGINT, 130), (SIGTERM, 143)] as [(CInt, Int32)])
  func `a batch that is stopped in the middle and repeated makes the folder of one run`(
    _ pair: (signal: CInt, code: Int32)
  ) throws {
    try withFolder { folder throws in
      _ = try writeTable(in: folder)
      let (whole, stopped) = (try makeFolder("whole", in: folder), try makeFolder("stopped", in: folder))
      let run = try start("-o", "whole", "--threads", "2", in: folder)
      #expect(run.finish().errors == "" && run.process.terminationStatus == 0)
      let first = try start("-o", "stopped", "--threads", "1", in: folder)
      try waitForFilm(in: stopped)
      kill(first.process.processIdentifier, pair.signal)
      let errors = first.finish().errors
      let finished = try films(in: stopped)
      if pair.signal == SIGKILL {
        #expect(first.process.terminationReason == .uncaughtSignal)
      } else if first.process.terminationStatus != 0 {
        // Otherwise all films were complete before the signal.
        #expect(first.process.terminationStatus == pair.code)
        #expect(errors.hasPrefix("quartzite batch: interrupted after "))
        #expect(try !files(in: stopped).contains { $0.hasSuffix(".work") })
      }
      let expected = try contents(of: whole)
      for name in finished {
        #expect(FileManager.default.contents(atPath: stopped.file(name)) == expected[name], "\(name)")
      }
      let second = try start("-o", "stopped", in: folder)
      #expect(second.finish().errors == "" && second.process.terminationStatus == 0)
      #expect(try contents(of: stopped) == expected && films(in: whole).count == Self.rowCount)
    }
  }

  @Test func `parts that run side by side make the folder of one run`() throws {
    try withFolder { folder throws in
      _ = try writeTable(in: folder)
      let (whole, parts) = (try makeFolder("whole", in: folder), try makeFolder("parts", in: folder))
      let run = try start("-o", "whole", in: folder)
      let runs = try (1...3).map {
        try start("-o", "parts", "--part", "\($0)/3", "--threads", "1", in: folder)
      }
      for run in [run] + runs { #expect(run.finish().errors == "" && run.process.terminationStatus == 0) }
      #expect(try films(in: parts) == films(in: whole))
      #expect(try files(in: parts).filter { $0.hasSuffix(".jsonl") }.count == 3)
      // A batch of all rows finds them finished, and unites the manifests.
      let last = try start("-o", "parts", in: folder)
      let output = String(decoding: last.finish().output, as: UTF8.self)
      #expect(output.hasPrefix("parts: 0 films made, \(Self.rowCount) unchanged, "))
      #expect(try contents(of: parts) == contents(of: whole))
    }
  }
}
