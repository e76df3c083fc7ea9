import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

/// Batches of pictures with several threads.
@Suite struct BatchTests {
  /// The results of a batch, without the amount of memory that it took.
  private struct Results: Equatable {
    let exitCode: ExitCode
    /// The report; nil unless it's printed as JSON.
    let report: NSDictionary?
    let errors: String
    /// The contents of the files by their names.
    let pictures: [String: Data]
  }

  /// Writes the films `a.json` and `b.json`, the archive `c.lottie`, and a table of them.
  private func writeTable(_ rows: String, in folder: URL) throws -> String {
    try TestAnimation.write(to: "a.json", in: folder)
    try TestAnimation.write(TestAnimation.json(layers: TestAnimation.camera), to: "b.json", in: folder)
    _ = try TestAnimation.writeArchive(to: "c.lottie", in: folder)
    return try TestAnimation.write("sample\tpicture\tprogress\n" + rows, to: "t.tsv", in: folder)
  }

  /// Renders a table to the folder `out`, which is removed afterward.
  private func results(of table: String, in folder: URL, _ words: [String]) throws -> Results {
    let out = folder.appendingPathComponent("out")
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: out) }
    let recorder = RecordedConsole()
    let code = Program(console: recorder.console).run(["batch", table, "-o", out.path] + words)
    let line = recorder.output.prefix { $0 != "\n" }
    var report = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
    report?["peakMemory"] = nil
    return Results(
      exitCode: code, report: report as NSDictionary?, errors: recorder.errors,
      pictures: try contents(of: out))
  }

  private func contents(of folder: URL) throws -> [String: Data] {
    try files(in: folder).reduce(into: [:]) { contents, name in
      contents[name] = FileManager.default.contents(atPath: folder.file(name))
    }
  }

  /// Rows of several films, some of them invalid, repeated, or of a missing file.
  private static let mixedRows = """
    a.json\ta0.png\t0
    a.json\ta1.png\tsoon
    a.json\ta2.png\t0.5
    none.json\tn0.png\t0
    none.json\tn1.png\t1
    a.json\ta3.png\t1
    b.json\tb0.png\t0.25
    b.json\tb0.png\t0.5
    b.json\tb1.png\t0.75
    c.lottie\tc0.png\t0
    b.json\tb2.png
    c.lottie\t../c1.png\t1
    t.tsv\tt0.png\t1
    b.json\tb3.png\t1
    a.json\ta4.png\t0.3

    """

  @Test(arguments: [[], ["--strict"], ["--mode", "context", "--scale", "3", "--longest", "8"]])
  func `pictures, report, and messages don't depend on the number of threads`(_ words: [String]) throws {
    try withFolder { folder throws in
      let table = try writeTable(Self.mixedRows, in: folder)
      let run = { try results(of: table, in: folder, ["--json", "--threads", $0] + words) }
      let sequential = try run("1")
      for threads in ["2", "4", "64"] { #expect(try run(threads) == sequential) }
      #expect(sequential.exitCode == .failure && sequential.report?["films"] as? Int == 5)
      let names = sequential.report?["pictures"] as? [String] ?? []
      #expect(names.sorted() == sequential.pictures.keys.sorted())
      // The camera of `b.json` isn't drawn.
      let expected = ["a0", "a2", "a3", "b0", "b1", "c0", "b3", "a4"].filter {
        words != ["--strict"] || !$0.hasPrefix("b")
      }
      #expect(names == expected.map { "\($0).png" })
    }
  }

  @Test func `messages are in the order of the rows, and features are listed once per file`() throws {
    try withFolder { folder throws in
      let table = try writeTable(Self.mixedRows, in: folder)
      let errors = try results(of: table, in: folder, ["--threads", "4"]).errors
      let lines = errors.split(separator: "\n").map { $0.replacing("quartzite batch: ", with: "") }
      let starts = [
        "\(table):3: ", "n0.png: ", "n1.png: ", "\(table):9: ", "\(table):12: ", "\(table):13: ", "t0.png: ",
        "note: b.json: layer 'lens': a camera", "7 of 15 pictures failed",
      ]
      #expect(lines.count == starts.count && zip(lines, starts).allSatisfy { $0.hasPrefix($1) }, "\(errors)")
    }
  }

  @Test func `a long run of one film makes the same pictures with any number of threads`() throws {
    try withFolder { folder throws in
      let rows = (0..<60).map { "b.json\t\($0).png\t\(Double($0) / 59)\n" }
      let table = try writeTable(rows.joined(), in: folder)
      let run = { try results(of: table, in: folder, ["--json", "--threads", $0]) }
      let sequential = try run("1")
      #expect(sequential.exitCode == .success && sequential.report?["films"] as? Int == 1)
      #expect(sequential.report?["pictures"] as? [String] == (0..<60).map { "\($0).png" })
      for threads in ["2", "4"] { #expect(try run(threads) == sequential) }
    }
  }

  @Test func `an interrupted batch leaves only complete pictures`() throws {
    try withFolder { folder throws in
      let rows = (0..<40).map { "a.json\t\($0).png\t\(Double($0) / 39)\n" }
      let table = try writeTable(rows.joined(), in: folder)
      let complete = try results(of: table, in: folder, []).pictures
      let out = folder.appendingPathComponent("out")
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: false)
      let recorder = RecordedConsole()
      var console = recorder.console
      console.interruption = {
        FileManager.default.fileExists(atPath: out.file("0.png")) ? .interrupted : nil
      }
      let code = Program(console: console).run(["batch", table, "-o", out.path, "--threads", "2"])
      #expect(code == .interrupted)
      #expect(recorder.errors.hasPrefix("quartzite batch: interrupted after "))
      #expect(recorder.errors.hasSuffix(" of 40 pictures; complete files remain\n"))
      let remaining = try contents(of: out)
      #expect(remaining["0.png"] != nil)
      for (name, picture) in remaining { #expect(picture == complete[name], "\(name)") }
    }
  }
}
