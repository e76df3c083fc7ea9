import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct OutputFileTests {
  @Test func `a new file and an existing file are accepted`() throws {
    try withFolder { folder throws in
      #expect(try OutputFile.url(for: folder.file("new.gif")).lastPathComponent == "new.gif")
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: folder.file("old.gif")))
      let old = try OutputFile.url(for: folder.file("old.gif"))
      #expect(OutputFile.byteCount(of: old) == 3)
      #expect(OutputFile.byteCount(of: folder.appendingPathComponent("none")) == 0)
    }
  }

  @Test func `the target of a symbolic link is written`() throws {
    try withFolder { folder throws in
      try Data([1, 2]).write(to: URL(fileURLWithPath: folder.file("target")))
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("link.gif"), withDestinationPath: folder.file("target"))
      #expect(try OutputFile.url(for: folder.file("link.gif")).lastPathComponent == "target")
      #expect(OutputFile.byteCount(of: folder.appendingPathComponent("link.gif")) == 2)
    }
  }

  @Test func `a pipe or a folder isn't replaced`() throws {
    try withFolder { folder throws in
      mkfifo(folder.file("pipe"), 0o600)
      let message = "\(folder.file("pipe")) isn't a regular file; use '-o -' for standard output"
      #expect(throws: CommandError.failure(message)) { try OutputFile.url(for: folder.file("pipe")) }
      #expect(throws: CommandError.failure("\(folder.path) is a folder; expected a file name")) {
        try OutputFile.url(for: folder.path)
      }
    }
  }

  @Test func `the folder must exist`() throws {
    try withFolder { folder throws in
      let missing = CommandError.failure(
        "\(folder.file("none/x.gif")): the folder '\(folder.file("none"))' doesn't exist; create it first")
      #expect(throws: missing) { try OutputFile.url(for: folder.file("none/x.gif")) }
      try Data().write(to: URL(fileURLWithPath: folder.file("file")))
      let wrong = CommandError.failure(
        "\(folder.file("file/x.gif")): '\(folder.file("file"))' isn't a folder")
      #expect(throws: wrong) { try OutputFile.url(for: folder.file("file/x.gif")) }
    }
  }
}
