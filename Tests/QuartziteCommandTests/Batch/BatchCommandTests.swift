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

  @Test func `an interrupted batch leaves only complete pictures`() throws {
    try withFolder { folder throws in
      try TestAnimation.write(to: "x.json", in: folder)
      let table = try TestAnimation.write(
        "sample\tpicture\tprogress\nx.json\ta.png\t0\nx.json\tb.png\t0\n", to: "t.tsv", in: folder)
      let recorder = RecordedConsole()
      recorder.patience = 1
      #expect(recorder.run("batch", table, "-o", folder.path) == .interrupted)
      #expect(
        recorder.errors == "quartzite batch: interrupted after 1 of 2 pictures; complete files remain\n")
      #expect(try files(in: folder) == ["a.png", "t.tsv", "x.json"])
    }
  }

  @Test(arguments: [
    ("sample\tpicture\n", "t:1: no column 'progress'; expected sample, picture, progress"),
    ("sample\tpicture\tprogress\na\tb\n", "t:2: 2 columns; expected 3"),
    ("sample\tpicture\tprogress\na\tb\t2\n", "t:2: progress '2': expected a number from 0 to 1"),
    (
      "sample\tpicture\tprogress\na\t../b\t1\n",
      "t:2: picture '../b': expected a file name without a folder"
    ),
  ])
  func `an invalid table is refused with the line number`(_ pair: (text: String, message: String)) {
    #expect(throws: CommandError.failure(pair.message)) { try PictureTable(pair.text, path: "t") }
  }

  @Test func `the peak of memory is read from the process status of Linux`() {
    #expect(Memory.peak(in: "Name:\tx\nVmPeak:\t 9 kB\nVmHWM:\t    2048 kB\n") == 2 << 20)
    #expect(Memory.peak(in: "") == nil)
  }
}
