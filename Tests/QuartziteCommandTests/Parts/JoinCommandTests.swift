import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

/// Films of the scene "ring" at 12 × 12 pixels, in one piece and in parts.
@Suite struct JoinCommandTests {
  private func render(_ path: String, _ words: String...) -> ExitCode {
    Program(console: RecordedConsole().console).run(
      ["render", "ring", "--scale", "0.1", "--fps", "4", "-q", "-o", path] + words)
  }

  @Test(arguments: ["gif", "png", "webp"], [1, 3, 8])
  func `a joined film has the bytes of the film in one piece`(_ format: String, _ count: Int) throws {
    try withFolder { folder throws in
      let (whole, joined) = (folder.file("whole.\(format)"), folder.file("joined.\(format)"))
      #expect(render(whole, "--loops", "2") == .success)
      for part in 1...count {
        #expect(render(joined, "--loops", "2", "--part", "\(part)/\(count)") == .success)
      }
      #expect(RecordedConsole().run("join", joined, "--remove", "-q") == .success)
      #expect(FileManager.default.contents(atPath: whole) == FileManager.default.contents(atPath: joined))
      #expect(try files(in: folder) == ["joined.\(format)", "whole.\(format)"])
    }
  }

  @Test func `missing and foreign parts are refused`() throws {
    try withFolder { folder throws in
      let film = folder.file("x.gif")
      let recorder = RecordedConsole()
      #expect(render(film, "--part", "1/3") == .success && render(film, "--part", "3/3") == .success)
      #expect(recorder.run("join", film) == .failure)
      #expect(recorder.errors == "quartzite join: \(film): 1 of 3 parts is missing: 2\n")
      #expect(render(film, "--part", "2/3", "--palette", "frame") == .success)
      #expect(recorder.run("join", film) == .failure)
      #expect(recorder.errors.hasSuffix("their content or their options differ\n"))
      #expect(!FileManager.default.fileExists(atPath: film))
    }
  }

  @Test(.enabled(if: FFmpeg.isInstalled, FFmpeg.notice), arguments: ["mp4", "webm", "mov"])
  func `a joined film that ffmpeg encodes has the bytes of the film in one piece`(_ format: String) throws {
    try withFolder { folder throws in
      let (whole, joined) = (folder.file("whole.\(format)"), folder.file("joined.\(format)"))
      #expect(render(whole, "--quality", "draft", "--matte", "#ff8800") == .success)
      for part in 1...3 {
        #expect(
          render(joined, "--quality", "draft", "--matte", "#ff8800", "--part", "\(part)/3") == .success)
      }
      #expect(RecordedConsole().run("join", joined, "-q") == .success)
      #expect(FileManager.default.contents(atPath: whole) == FileManager.default.contents(atPath: joined))
      #expect(try files(in: folder).count == 5)
    }
  }

  @Test func `parts remain if the film can't be written, even if they are to be removed`() throws {
    try withFolder { folder throws in
      let film = folder.file("x.gif")
      #expect(render(film, "--part", "1/1") == .success)
      try FileManager.default.createDirectory(atPath: film, withIntermediateDirectories: false)
      let recorder = RecordedConsole()
      #expect(recorder.run("join", film, "--remove") == .failure)
      #expect(recorder.errors == "quartzite join: \(film) is a folder; expected a file name\n")
      #expect(try files(in: folder) == ["x.gif", "x.gif.part-1-of-1"])
    }
  }

  @Test(arguments: [1, 2, 3, 6, 9])
  func `numbered pictures and streams in parts are those of the whole film`(_ count: Int) throws {
    try withFolder { folder throws in
      let (whole, parts) = (folder.appendingPathComponent("whole"), folder.appendingPathComponent("parts"))
      for url in [whole, parts] {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      }
      #expect(render(whole.file("p-%02d.png")) == .success)
      for part in 1...count {
        #expect(render(parts.file("p-%02d.png"), "--part", "\(part)/\(count)") == .success)
      }
      #expect(try files(in: whole) == (0..<6).map { "p-0\($0).png" })
      #expect(FileManager.default.contentsEqual(atPath: whole.path, andPath: parts.path))
      for format in ["y4m", "rgba", "png"] {
        #expect(
          stream(format, [])
            == (1...count).reduce(Data()) { $0 + stream(format, ["--part", "\($1)/\(count)"]) })
      }
    }
  }

  private func stream(_ format: String, _ words: [String]) -> Data {
    let recorder = RecordedConsole()
    let code = Program(console: recorder.console).run(
      ["render", "ring", "--scale", "0.1", "--fps", "4", "-q", "-o", "-", "--format", format] + words)
    #expect(code == .success)
    return recorder.outputData
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `a damaged part is an error or a picture, and leaves no film`(_ seed: UInt64) throws {
    try withFolder { folder throws in
      let film = folder.file("x.gif")
      #expect(render(film, "--part", "1/2") == .success && render(film, "--part", "2/2") == .success)
      var generator = SeededGenerator(seed: seed)
      let path = "\(film).part-2-of-2"
      let part = try #require(FileManager.default.contents(atPath: path))
      for trial in 0..<60 {
        var damaged = part
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let end = Bool.random(using: &generator) ? min(400, damaged.count) : damaged.count
          damaged[Int.random(in: 0..<end, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        if trial % 5 == 0 { damaged = damaged.prefix(Int.random(in: 0..<damaged.count, using: &generator)) }
        try damaged.write(to: URL(fileURLWithPath: path))
        let recorder = RecordedConsole()
        let code = recorder.run("join", film, "-q")
        #expect(code == .success || code == .failure && recorder.errors.hasPrefix("quartzite join: "))
        #expect(FileManager.default.fileExists(atPath: film) == (code == .success), "seed \(seed)")
        try? FileManager.default.removeItem(atPath: film)
      }
      #expect(try files(in: folder).count == 2)
    }
  }
}
