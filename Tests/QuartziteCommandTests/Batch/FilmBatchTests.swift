import Foundation
import Synchronization
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
      // The refused batches leave the unfinished films of the running one.
      #expect(FileManager.default.fileExists(atPath: running.workPath))
      withExtendedLifetime(running) {}
    }
  }

  private func rows(_ text: String) throws -> [FilmRow] {
    try #require(try FilmRow.rows(in: text, path: "j"))
  }

  @Test func `JSON lines and tables describe the same rows`() throws {
    let lines = #"{"film": "ring", "output": "a.gif", "fps": 5, "set": {"T.text": "A\nB"}, "strict": true}"#
    let table = "film\tfps\toutput\tset:T.text\tstrict\nring\t5\ta.gif\tA\\nB\tyes\n"
    let jobs = try [lines, table].map { try rows($0)[0].job.get().options }
    #expect(jobs[0] == jobs[1] && jobs[0].count == 3)
  }

  @Test(arguments: [
    ("true", "true"), ("false", "false"), ("1", "1"), ("0", "0"), ("0.1", "0.1"), ("-2.50", "-2.5"),
    ("9007199254740993", "9007199254740993"), ("9223372036854775807", "9223372036854775807"),
    ("1e3", "1000"), (#""1.0""#, "1.0"), (#""true""#, "true"), (#""Ann""#, "Ann"),
  ])
  func `values in JSON lines are the text of a cell, without rounding`(_ pair: (json: String, text: String))
    throws
  {
    let job = try rows(#"{"film": "a.json", "output": "a.gif", "set": {"x": \#(pair.json)}}"#)[0].job.get()
    #expect(job.options == [FilmJob.Choice(name: "set", value: "x=\(pair.text)")])
  }

  @Test func `an invalid row is a failure with its position, and the others are rows`() throws {
    let table = """
      film\toutput\tfps\tstrict
      ring\ta.gif\t5\t
      ring\tb.gif
      \tc.gif\t\t
      ring\t../d.gif\t\t
      ring\ta.gif\t6\t
      # ring
      ring\te.gif\t\tmaybe
      ring\tf.gif\t\tno
      """
    let failures = try rows(table).map { row in
      if case .failure(let error) = row.job { error.message } else { "" }
    }
    #expect(
      failures == [
        "", "j:3: 2 columns; expected 4", "j:4: no film; expected a scene or a Lottie file",
        "j:5: output '../d.gif': expected a file name without a folder",
        "j:6: output 'a.gif' is already the output of j:2; expected another file name",
        "j:8: strict 'maybe': expected true or false", "",
      ])
    let lines = """
      {"film": "ring", "output": "a.gif"}
      [1]
      {"film": "ring", "output": "b.gif", "fps": [5]}
      {"film": "ring", "output": "c.gif", "set": {"a": {"b": 1}}}
      {"film": "ring", "output": "d.gif", "fsp": 5}
      {"film": "ring
      """
    let lineFailures = try rows(lines).map { row in
      if case .failure(let error) = row.job { error.message } else { "" }
    }
    #expect(
      lineFailures[0] == "" && lineFailures[1] == "j:2: expected a JSON object"
        && lineFailures[2] == "j:3: fps: expected a text, a number, or true or false"
        && lineFailures[3] == "j:4: set: expected a text, a number, or true or false"
        && lineFailures[4].hasSuffix("; did you mean 'fps'?")
        && lineFailures[5] == "j:6: expected a JSON object"
    )
  }

  @Test func `a column that no row can have refuses the table`() {
    let error = #expect(throws: CommandError.self) {
      try FilmRow.rows(in: "film\toutput\tfsp\nring\ta.gif\t\n", path: "j")
    }
    #expect(error?.message.hasPrefix("j:1: unknown column 'fsp'; expected film, output, ") == true)
  }

  @Test func `invalid rows are told and counted, and the other films are made`() throws {
    try withFolder { folder throws in
      let table = try TestAnimation.write(
        "film\toutput\tscale\tfps\nring\ta.gif\t0.1\t4\nring\ta.gif\t0.1\t4\nring\tb.gif\t0.1\t4\n",
        to: "t.tsv",
        in: folder)
      let recorder = RecordedConsole()
      #expect(recorder.run("batch", table, "-o", folder.path, "--json") == .failure)
      #expect(
        recorder.errors
          == "quartzite batch: \(table):3: output 'a.gif' is already the output of \(table):2; "
          + "expected another file name\n"
          + "quartzite batch: 1 of 3 films failed\n")
      #expect(recorder.output.contains(#"{"event":"failed","message":""#))
      #expect(recorder.output.contains(#""made":2"#))
      #expect(try files(in: folder).filter { $0.hasSuffix(".gif") } == ["a.gif", "b.gif"])
    }
  }

  /// Runs a batch of a film that a script in ffmpeg's place fails to encode the first two times.
  private func runFailingBatch(_ words: String...) throws -> (code: Int32, errors: String, films: [String]) {
    var result = (code: Int32(0), errors: "", films: [String]())
    try withFolder { folder throws in
      let script = """
        echo x >> attempts
        cat > /dev/null
        if [ $(wc -l < attempts) -lt 3 ]; then echo 'out of luck' >&2; exit 1; fi
        for film; do :; done
        echo film > "${film#file:}"
        """
      try TestAnimation.write("#!/bin/sh\n\(script)\n", to: "ffmpeg", in: folder)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("ffmpeg"))
      try TestAnimation.write(
        "film\toutput\tscale\tfps\nring\ta.mp4\t0.1\t4\n", to: "jobs.tsv", in: folder)
      let run = BuiltProgram("quartzite", ["batch", "jobs.tsv", "-o", "."] + words, in: folder)
      run.process.environment = ["PATH": "\(folder.path):/usr/bin:/bin"]
      try run.process.run()
      result.errors = run.finish().errors
      result.code = run.process.terminationStatus
      result.films = try files(in: folder).filter { $0.hasSuffix(".mp4") }
    }
    return result
  }

  @Test func `a film that fails is made again as often as the batch says`() throws {
    for words in [[], ["--retry", "1"]] {
      let run = try words.isEmpty ? runFailingBatch() : runFailingBatch("--retry", "1")
      #expect(run.code == 1 && run.films == [])
      #expect(
        run.errors.hasPrefix("quartzite batch: jobs.tsv:2: a.mp4: ")
          && run.errors.hasSuffix(": out of luck\nquartzite batch: 1 of 1 films failed\n"), "\(run.errors)")
    }
    let run = try runFailingBatch("--retry", "2")
    #expect(run.code == 0 && run.films == ["a.mp4"] && run.errors == "")
  }

  @Test func `rows share a film that is read once, unless its animation or theme differs`() throws {
    try withFolder { folder throws in
      let path = try TestAnimation.writeArchive(to: "x.lottie", in: folder)
      let library = LottieLibrary()
      func animation(_ words: String...) throws -> ObjectIdentifier {
        let command = try RenderCommand.parse([path, "-o", "a.gif"] + words)
        return ObjectIdentifier(
          try library.source(path, command.subject.selection, command.subject.appearance).animation)
      }
      let first = try animation()
      let other = try animation("--animation", "wink")
      #expect(try first != other && first == animation() && other == animation("--animation", "wink"))
      #expect(try animation("--theme", "sea") != first)
      #expect(throws: CommandError.self) { try animation("--theme", "none") }
    }
  }

  @Test func `threads that use a film at the same time share one reading`() throws {
    try withFolder { folder throws in
      let path = try TestAnimation.write(Self.card, to: "card.json", in: folder)
      let library = LottieLibrary()
      let animations = Mutex<Set<ObjectIdentifier?>>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        let command = try? RenderCommand.parse([path, "-o", "a.gif"])
        let source = command.flatMap {
          try? library.source(path, $0.subject.selection, $0.subject.appearance)
        }
        animations.withLock { _ = $0.insert(source.map { ObjectIdentifier($0.animation) }) }
      }
      #expect(animations.withLock { $0.count == 1 && !$0.contains(nil) })
    }
  }

  @Test func `a film that couldn't be read is read again`() throws {
    try withFolder { folder throws in
      let path = folder.file("card.json")
      let library = LottieLibrary()
      let command = try RenderCommand.parse([path, "-o", "a.gif"])
      let read = { try library.source(path, command.subject.selection, command.subject.appearance) }
      #expect(throws: CommandError.self) { try read() }
      try TestAnimation.write(Self.card, to: "card.json", in: folder)
      _ = try read()
    }
  }
}
