import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct FilmBatchTests {
  /// An animation whose layer "Card" is filled with red.
  private static let card = """
    {"fr": 10, "ip": 0, "op": 2, "w": 4, "h": 4, "layers": [{"ty": 4, "nm": "Card", "ip": 0, "op": 2, "ks": {},
      "shapes": [{"ty": "rc", "p": {"k": [2, 2]}, "s": {"k": [4, 4]}, "r": {"k": 0}},
        {"ty": "fl", "nm": "Fill", "c": {"k": [1, 0, 0]}, "o": {"k": 100}}]}]}
    """

  @Test func `rows are rendered as render does, failures are told, and a second run draws what is missing`()
    throws
  {
    try withFolder { folder throws in
      let film = try TestAnimation.write(Self.card, to: "card.json", in: folder)
      let table = try TestAnimation.write(
        "film\toutput\tset:Card.fill\ncard.json\ta.gif\t#00ff00\nnone.json\tb.gif\t\ncard.json\tc.png\t#0000ff\n",
        to: "jobs.tsv", in: folder)
      let out = folder.appendingPathComponent("out")
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: false)
      let recorder = RecordedConsole()
      #expect(recorder.run("batch", table, "-o", out.path) == .failure)
      #expect(recorder.errors.contains("\(table):3: b.gif: "))
      #expect(recorder.output.hasPrefix("\(out.path): 2 films made, 1 failed, "))
      let alone = folder.file("alone.gif")
      #expect(RecordedConsole().run("render", film, "-o", alone, "--set", "Card.fill=#00ff00") == .success)
      let green = try #require(FileManager.default.contents(atPath: alone))
      #expect(FileManager.default.contents(atPath: out.file("a.gif")) == green)
      let manifest = FileManager.default.contents(atPath: out.file("quartzite-films.jsonl"))
      try Data().write(to: out.appendingPathComponent("a.gif"))
      let second = RecordedConsole()
      #expect(second.run("batch", table, "-o", out.path) == .failure)
      #expect(second.output.hasPrefix("\(out.path): 1 film made, 1 unchanged, 1 failed, "))
      #expect(FileManager.default.contents(atPath: out.file("a.gif")) == green)
      #expect(FileManager.default.contents(atPath: out.file("quartzite-films.jsonl")) == manifest)
    }
  }

  @Test func `a folder in which another batch runs is refused, except for another part`() throws {
    try withFolder { folder throws in
      let running = try BatchFolder(folder.path, part: Part(number: 1, count: 2))
      #expect(throws: CommandError.self) { try BatchFolder(folder.path, part: nil) }
      #expect(throws: CommandError.self) { try BatchFolder(folder.path, part: Part(number: 1, count: 2)) }
      _ = try BatchFolder(folder.path, part: Part(number: 2, count: 2))
      withExtendedLifetime(running) {}
    }
  }

  @Test func `JSON lines and tables describe the same rows`() throws {
    let lines = #"{"film": "ring", "output": "a.gif", "fps": 5, "set": {"T.text": "A\nB"}}"#
    let table = "film\tfps\toutput\tset:T.text\nring\t5\ta.gif\tA\\nB\n"
    let jobs = try FilmJob.jobs(in: lines, path: "j")?.map(\.options)
    #expect(try jobs == FilmJob.jobs(in: table, path: "j")?.map(\.options))
    #expect(jobs?.first?.count == 2)
  }
}
