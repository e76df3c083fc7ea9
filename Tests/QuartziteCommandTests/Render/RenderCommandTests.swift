import CoreGraphics
import Foundation
import ImageCoding
import Scenes
import Staging
import TestSupport
import Testing

@testable import QuartziteCommand

/// Renders films of the scene "ring" at 12 × 12 pixels.
@Suite struct RenderCommandTests {
  private func render(_ recorder: RecordedConsole = RecordedConsole(), _ words: String...) -> ExitCode {
    Program(console: recorder.console).run(["render", "ring", "--scale", "0.1"] + words)
  }

  /// Returns the film that the libraries make of the scene.
  private func film(from: Double = 0, to: Double = 1.5, rate: Double, _ options: GIFWriter.Options = .init())
    throws
    -> Data
  {
    var data = Data()
    let writer = try GIFWriter(width: 12, height: 12, options: options) { data += $0 }
    let stage = RingScene().stage(scale: 0.1)
    stage.advance(to: from)
    for frame in stage.frames(until: to, rate: rate) {
      try writer.append(frame.image, duration: frame.duration)
    }
    try writer.finish()
    return data
  }

  private func picture(at time: Double) -> CGImage {
    let stage = RingScene().stage(scale: 0.1)
    stage.advance(to: time)
    return stage.picture()
  }

  // MARK: - Products

  @Test func `a film has the frames of the stage`() throws {
    try withFolder { folder throws in
      let recorder = RecordedConsole()
      #expect(render(recorder, "-o", folder.file("x.gif"), "--fps", "10") == .success)
      #expect(try Data(contentsOf: folder.appendingPathComponent("x.gif")) == film(rate: 10))
      #expect(recorder.errors.isEmpty)
      #expect(
        recorder.output.hasPrefix(
          "\(folder.file("x.gif")): 12 × 12 pixels, 15 frames, 10 per second, from 0 to 1.5 s, "))
      #expect(try files(in: folder) == ["x.gif"])
    }
  }

  @Test func `options select a part of the film, its palette, and standard output`() throws {
    let recorder = RecordedConsole()
    let status = render(
      recorder, "-o", "-", "--fps=5", "--from", "0.5", "--to", "1.2", "--palette", "frame", "--loops", "2",
      "--dither", "ordered")
    let options = GIFWriter.Options(loopCount: 2, palette: .perFrame, dither: .ordered)
    #expect(status == .success && recorder.errors.isEmpty)
    #expect(try recorder.outputData == film(from: 0.5, to: 1.2, rate: 5, options))
  }

  @Test func `a picture shows its time, in a file and on standard output`() throws {
    try withFolder { folder throws in
      #expect(render(RecordedConsole(), "-o", folder.file("x.png"), "--at", "0.75") == .success)
      let expected = try PNGEncoder().encode(picture(at: 0.75))
      #expect(try Data(contentsOf: folder.appendingPathComponent("x.png")) == expected)
      let recorder = RecordedConsole()
      #expect(render(recorder, "-o", "-", "--at", "0.75") == .success)
      #expect(recorder.outputData == expected)
    }
  }

  @Test func `numbered pictures are the frames of the film`() throws {
    try withFolder { folder throws in
      let recorder = RecordedConsole()
      #expect(render(recorder, "-o", folder.file("p-%02d.png"), "--fps", "2", "--quiet") == .success)
      #expect(try files(in: folder) == ["p-00.png", "p-01.png", "p-02.png"])
      #expect(recorder.output.isEmpty && recorder.errors.isEmpty)
      for (index, time) in [0, 0.5, 1].enumerated() {
        let shown = try PNGDecoder().decode(contentsOf: folder.appendingPathComponent("p-0\(index).png"))
        #expect(shown.bitmap == picture(at: time).bitmap)
      }
    }
  }

  @Test func `the number of threads doesn't affect the bytes`() {
    func bytes(_ words: String...) -> Data { bytes(words) }
    func bytes(_ words: [String]) -> Data {
      let recorder = RecordedConsole()
      #expect(
        Program(console: recorder.console).run(["render", "ring", "-o", "-", "--scale", "0.3"] + words)
          == .success)
      return recorder.outputData
    }
    let film = bytes("--fps", "5", "--threads", "1")
    #expect(bytes("--fps", "5", "--threads", "1") == film && bytes("--fps", "5", "--threads", "2") == film)
    #expect(bytes("--fps", "5", "--threads", "7") == film && bytes("--fps", "5") == film)
    let own = ["--fps", "5", "--palette", "frame", "--threads"]
    #expect(bytes(own + ["8"]) == bytes(own + ["1"]))
    let picture = bytes("--at", "1", "--threads", "1")
    #expect(bytes("--at", "1", "--threads", "2") == picture && bytes("--at", "1") == picture)
  }

  @Test func `the number of threads doesn't affect numbered pictures`() throws {
    func pictures(_ threads: String) throws -> [Data] {
      var pictures: [Data] = []
      try withFolder { folder throws in
        #expect(
          render(
            RecordedConsole(), "-o", folder.file("%02d.png"), "--fps", "20", "--threads", threads) == .success
        )
        pictures = try files(in: folder).map { try Data(contentsOf: folder.appendingPathComponent($0)) }
      }
      return pictures
    }
    let alone = try pictures("1")
    #expect(alone.count == 30)
    #expect(try pictures("2") == alone && pictures("8") == alone)
  }

  // MARK: - Reports

  @Test func `--json prints events, the last of which describes the product`() throws {
    try withFolder { folder throws in
      let recorder = RecordedConsole()
      recorder.tick = 0.25
      #expect(
        render(recorder, "-o", folder.file("x.gif"), "--fps", "10", "--from", "0.5", "--json") == .success)
      let events = try recorder.output.split(separator: "\n").map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
      }
      let document = try #require(events.last)
      #expect(document["event"] as? String == "done")
      #expect(
        events.dropLast().allSatisfy { $0["event"] as? String == "progress" && $0["total"] as? Int == 10 })
      let done = events.dropLast().compactMap { $0["done"] as? Int }
      #expect(!done.isEmpty && done == done.sorted())
      #expect(document["files"] as? [String] == [folder.file("x.gif")])
      #expect(document["command"] as? String == "render" && document["scene"] as? String == "ring")
      #expect(document["format"] as? String == "gif" && document["frameRate"] as? Double == 10)
      #expect(document["width"] as? Int == 12 && document["height"] as? Int == 12)
      #expect(document["frames"] as? Int == 10)
      #expect(document["from"] as? Double == 0.5 && document["to"] as? Double == 1.5)
      #expect(document["bytes"] as? Int == OutputFile.byteCount(of: folder.appendingPathComponent("x.gif")))
      #expect(try #require(document["seconds"] as? Double) > 0)
      #expect(document["notices"] is [String] && recorder.errors.isEmpty)
    }
  }

  @Test func `a terminal shows a bar, and removes it at the end`() throws {
    try withFolder { folder throws in
      let recorder = RecordedConsole()
      (recorder.isTerminal, recorder.tick) = (true, 1)
      #expect(render(recorder, "-o", folder.file("x.gif"), "--fps", "4") == .success)
      #expect(recorder.errors.contains("5 of 6 frames, ") && recorder.errors.contains("] writing, "))
      #expect(recorder.errors.hasSuffix("\r\u{1B}[K"))
    }
  }

  // MARK: - Errors

  @Test(arguments: 0...7, ["1", "8"])
  func `an interrupted film leaves the older file`(_ patience: Int, _ threads: String) throws {
    try withFolder { folder throws in
      let old = Data("old".utf8)
      try old.write(to: folder.appendingPathComponent("x.gif"))
      let recorder = RecordedConsole()
      recorder.patience = patience
      #expect(
        render(recorder, "-o", folder.file("x.gif"), "--fps", "4", "--threads", threads) == .interrupted)
      #expect(
        recorder.errors.hasPrefix(
          "quartzite render: interrupted after \(min(patience, 6)) of 6 frames; nothing"))
      #expect(try files(in: folder) == ["x.gif"] && recorder.output.isEmpty)
      #expect(try Data(contentsOf: folder.appendingPathComponent("x.gif")) == old)
    }
  }

  @Test(arguments: ["1", "2", "8"])
  func `interrupted numbered pictures are complete and counted`(_ threads: String) throws {
    try withFolder { folder throws in
      let recorder = RecordedConsole()
      (recorder.patience, recorder.interruption) = (2, .terminated)
      #expect(
        render(recorder, "-o", folder.file("%d.png"), "--fps", "4", "--threads", threads) == .terminated)
      #expect(
        recorder.errors == "quartzite render: interrupted after 2 of 6 pictures; complete files remain\n")
      #expect(try files(in: folder) == ["0.png", "1.png"])
      for name in ["0.png", "1.png"] {
        _ = try PNGDecoder().decode(contentsOf: folder.appendingPathComponent(name))
      }
    }
  }

  @Test(arguments: ["1", "2", "8"])
  func `a file that can't be written is reported with the number of complete ones`(_ threads: String) throws {
    try withFolder { folder throws in
      try FileManager.default.createDirectory(
        atPath: folder.file("1.png"), withIntermediateDirectories: false)
      let recorder = RecordedConsole()
      #expect(
        render(recorder, "-o", folder.file("%d.png"), "--fps", "4", "--threads", threads) == .failure)
      #expect(
        recorder.errors
          == "quartzite render: \(folder.file("1.png")) is a folder; expected a file name "
          + "(after 1 of 6 pictures; complete files remain)\n")
      #expect(try files(in: folder) == ["0.png", "1.png"])
    }
  }

  @Test func `a full standard output is a failure`() {
    let recorder = RecordedConsole()
    recorder.capacity = 100
    #expect(render(recorder, "-o", "-") == .failure)
    #expect(recorder.errors == "quartzite render: standard output is full\n")
  }

  @Test(arguments: [
    ["-o", "-", "--json"], ["-o", "-", "--from", "1", "--to", "1"],
    ["-o", "-", "--from", "1", "--to", "1.0000000000001"], ["-o", "-", "--size", "70000x1", "--scale", "1"],
  ])
  func `invalid arguments print only an error`(_ words: [String]) {
    let recorder = RecordedConsole()
    #expect(Program(console: recorder.console).run(["render", "ring"] + words) == .badArguments)
    #expect(recorder.output.isEmpty && recorder.errors.hasSuffix("See 'quartzite help render'.\n"))
  }

  @Test func `no picture is written to a terminal`() {
    let recorder = RecordedConsole()
    recorder.isTerminal = true
    #expect(render(recorder, "-o", "-") == .badArguments)
    #expect(recorder.output.isEmpty && recorder.errors.contains("standard output is a terminal"))
  }
}
