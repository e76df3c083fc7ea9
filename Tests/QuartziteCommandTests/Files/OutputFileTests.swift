import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct OutputFileTests {
  @Test func `a new name and an old file are fine`() throws {
    try withFolder { folder throws in
      #expect(try OutputFile.url(for: folder.file("new.gif")).lastPathComponent == "new.gif")
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: folder.file("old.gif")))
      let old = try OutputFile.url(for: folder.file("old.gif"))
      #expect(OutputFile.byteCount(of: old) == 3)
      #expect(OutputFile.byteCount(of: folder.appendingPathComponent("none")) == 0)
    }
  }

  @Test func `a symbolic link stays and its target is written`() throws {
    try withFolder { folder throws in
      try Data([1, 2]).write(to: URL(fileURLWithPath: folder.file("target")))
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("link.gif"), withDestinationPath: folder.file("target"))
      #expect(try OutputFile.url(for: folder.file("link.gif")).lastPathComponent == "target")
      #expect(OutputFile.byteCount(of: folder.appendingPathComponent("link.gif")) == 2)
    }
  }

  @Test func `what would be replaced though it's no file is refused`() throws {
    try withFolder { folder throws in
      mkfifo(folder.file("pipe"), 0o600)
      let message = "\(folder.file("pipe")): this isn't a plain file; '-o -' writes to standard output"
      #expect(throws: CommandError.failure(message)) { try OutputFile.url(for: folder.file("pipe")) }
      #expect(throws: CommandError.failure("\(folder.path): this is a folder; a file's name was expected")) {
        try OutputFile.url(for: folder.path)
      }
    }
  }

  @Test func `folders must exist`() throws {
    try withFolder { folder throws in
      let missing = CommandError.failure(
        "\(folder.file("none/x.gif")): there is no folder '\(folder.file("none"))'; make it first")
      #expect(throws: missing) { try OutputFile.url(for: folder.file("none/x.gif")) }
      try Data().write(to: URL(fileURLWithPath: folder.file("file")))
      let wrong = CommandError.failure(
        "\(folder.file("file/x.gif")): '\(folder.file("file"))' isn't a folder")
      #expect(throws: wrong) { try OutputFile.url(for: folder.file("file/x.gif")) }
    }
  }
}
