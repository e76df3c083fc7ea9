import Foundation
import Testing

@testable import ImageCoding

@Suite struct AtomicFileTests {
  @Test func `a file appears when it is committed, with all its bytes`() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("a.bin")
      let file = try AtomicFile(url)
      try file.write(Data([1, 2]))
      try file.write(Data([3]))
      #expect(!FileManager.default.fileExists(atPath: url.path))
      try file.commit()
      try file.commit()
      file.discard()
      #expect(try Data(contentsOf: url) == Data([1, 2, 3]))
      #expect(try files(in: folder) == ["a.bin"])
    }
  }

  @Test func `an older file remains until the commit, and without one`() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("a.bin")
      try Data([9]).write(to: url)
      do {
        let file = try AtomicFile(url)
        try file.write(Data([1]))
      }
      #expect(try Data(contentsOf: url) == Data([9]))
      #expect(try files(in: folder) == ["a.bin"])
      let file = try AtomicFile(url)
      try file.commit()
      #expect(try Data(contentsOf: url).isEmpty)
    }
  }

  @Test func `a missing folder is an error with the path and the reason`() throws {
    let url = URL(fileURLWithPath: "/nowhere/at/all/a.bin")
    let error = #expect(throws: ImageCodingError.self) { try AtomicFile(url) }
    #expect(error?.description == "/nowhere/at/all/a.bin: can't be written: No such file or directory")
  }

  @Test func `a pipe, a device, and a link to one aren't replaced`() throws {
    try withTemporaryFolder { folder in
      let pipe = folder.appendingPathComponent("pipe")
      try #require(mkfifo(pipe.path, 0o600) == 0)
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: pipe)
      for url in [pipe, link] {
        let error = #expect(throws: ImageCodingError.self) { try AtomicFile(url) }
        #expect(error?.description == "\(url.path): can't be written: it isn't a regular file")
      }
      #expect(try files(in: folder) == ["link", "pipe"])
    }
  }

  @Test func `the name of a folder is an error, and nothing remains`() throws {
    try withTemporaryFolder { folder in
      let taken = folder.appendingPathComponent("taken")
      try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: false)
      let file = try AtomicFile(taken)
      try file.write(Data([1]))
      let error = #expect(throws: ImageCodingError.self) { try file.commit() }
      #expect(error?.kind == .file && error?.path == taken.path)
      #expect(try files(in: folder) == ["taken"])
    }
  }
}
