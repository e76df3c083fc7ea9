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

  @Test(arguments: ["gif", "png"], [1, 3, 8])
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
      #expect(recorder.errors == "quartzite join: \(film): of 3 parts, 1 is missing: 2\n")
      #expect(render(film, "--part", "2/3", "--palette", "frame") == .success)
      #expect(recorder.run("join", film) == .failure)
      #expect(recorder.errors.hasSuffix("the film, its values, or its options differ\n"))
      #expect(!FileManager.default.fileExists(atPath: film))
    }
  }

  @Test func `numbered pictures have the numbers of the whole film`() throws {
    try withFolder { folder throws in
      #expect(render(folder.file("p-%02d.png"), "--part", "2/2") == .success)
      #expect(try files(in: folder) == ["p-03.png", "p-04.png", "p-05.png"])
    }
  }
}
