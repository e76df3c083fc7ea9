import CoreGraphics
import Foundation
import ImageCoding
import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct BatchCommandTests {
  @Test func `every row makes the picture that render makes`() throws {
    try withFolder { folder throws in
      let film = try TestAnimation.write(
        TestAnimation.json(layers: TestAnimation.camera), to: "x.json", in: folder)
      let table = try TestAnimation.write(
        "note\tsample\tpicture\tprogress\n\tx.json\ta.png\t0\n\tx.json\tb.png\t0.25\n\tx.json\tc.png\t1\n",
        to: "t.tsv", in: folder)
      let recorder = RecordedConsole()
      let words = ["--mode", "context", "--scale", "2", "--longest", "10"]
      #expect(
        Program(console: recorder.console).run(["batch", table, "-o", folder.path] + words) == .success)
      #expect(recorder.errors == "note: x.json: layer 'lens': a camera\n")
      #expect(recorder.output.hasPrefix("\(folder.path): 3 pictures of 1 file, made in "))
      for (name, progress) in [("a", "0"), ("b", "0.25"), ("c", "1")] {
        let alone = folder.file("alone.png")
        #expect(
          RecordedConsole().run(
            "render", film, "-o", alone, "--progress", progress, "--mode", "context", "--scale", "1", "-q")
            == .success)
        let shown = try PNGDecoder().decode(contentsOf: folder.appendingPathComponent("\(name).png"))
        #expect(try shown.bitmap == PNGDecoder().decode(contentsOf: URL(fileURLWithPath: alone)).bitmap)
      }
    }
  }

  @Test func `a row that fails is reported, and the other rows are rendered`() throws {
    try withFolder { folder throws in
      try TestAnimation.write(to: "x.json", in: folder)
      let table = try TestAnimation.write(
        "sample\tpicture\tprogress\nnone.json\ta.png\t0\nx.json\tb.png\t0\n", to: "t.tsv", in: folder)
      let recorder = RecordedConsole()
      #expect(recorder.run("batch", table, "-o", folder.path) == .failure)
      #expect(recorder.errors.contains("quartzite batch: a.png: "))
      #expect(recorder.errors.hasSuffix("quartzite batch: 1 of 2 pictures failed\n"))
      #expect(try files(in: folder).contains("b.png"))
    }
  }

  @Test func `a table without a column is refused`() {
    #expect(throws: CommandError.failure("t:1: no column 'progress'; expected sample, picture, progress")) {
      try PictureTable("sample\tpicture\n", path: "t")
    }
  }

  @Test(arguments: [
    ("a\tb", "t:3: 2 columns; expected 3"),
    ("a\tb\t2", "t:3: progress '2': expected a number from 0 to 1"),
    ("a\t../b\t1", "t:3: picture '../b': expected a file name without a folder"),
    ("a\tp\t1", "t:3: picture 'p' is already the picture of t:2; expected another file name"),
  ])
  func `an invalid row has an error with its line number, and the other rows remain`(
    _ pair: (line: String, message: String)
  ) throws {
    let table = try PictureTable(
      "sample\tpicture\tprogress\na\tp\t0\n\(pair.line)\na\tq\t1\n", path: "t")
    #expect(
      table.rows == [
        .success(.init(sample: "a", picture: "p", progress: 0)), .failure(.failure(pair.message)),
        .success(.init(sample: "a", picture: "q", progress: 1)),
      ])
  }

  @Test func `an invalid row is reported, and the other pictures are rendered`() throws {
    try withFolder { folder throws in
      try TestAnimation.write(to: "x.json", in: folder)
      let table = try TestAnimation.write(
        "sample\tpicture\tprogress\nx.json\ta.png\tsoon\nx.json\tb.png\t1\n", to: "t.tsv", in: folder)
      let recorder = RecordedConsole()
      #expect(recorder.run("batch", table, "-o", folder.path) == .failure)
      #expect(
        recorder.errors.contains("t.tsv:2: progress 'soon': expected a number from 0 to 1\n"))
      #expect(recorder.errors.hasSuffix("quartzite batch: 1 of 2 pictures failed\n"))
      #expect(try files(in: folder) == ["b.png", "t.tsv", "x.json"])
    }
  }

  @Test func `the peak of memory is read from the process status of Linux`() {
    #expect(Memory.peak(in: "Name:\tx\nVmPeak:\t 9 kB\nVmHWM:\t    2048 kB\n") == 2 << 20)
    #expect(Memory.peak(in: "") == nil)
  }
}
