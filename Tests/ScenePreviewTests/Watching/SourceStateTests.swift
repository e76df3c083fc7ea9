import Foundation
import TestSupport
import Testing

@testable import ScenePreview

@Suite struct SourceStateTests {
  private func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test(
    arguments: [
      "Package.swift", "Sources/Card/Card.swift", "Sources/Card/picture.png", "Examples/Box/main.swift",
    ])
  func `a change of a source is noticed`(_ path: String) throws {
    try withFolder { folder in
      try write("1", to: path, in: folder)
      let state = SourceState(folder.path)
      #expect(state == SourceState(folder.path))
      try write("12", to: path, in: folder)
      #expect(state != SourceState(folder.path))
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
      #expect(SourceState(folder.path) != state)
    }
  }

  @Test(arguments: ["card.mp4", ".build/debug/a.swift", ".git/index", "Sources/.card.swift.swp"])
  func `other files don't count`(_ path: String) throws {
    try withFolder { folder in
      let state = SourceState(folder.path)
      try write("1", to: path, in: folder)
      #expect(state == SourceState(folder.path))
    }
  }

  @Test func `a single file is watched, and links that lead back end nothing`() throws {
    try withFolder { folder in
      try write("{}", to: "check.json", in: folder)
      let file = folder.appendingPathComponent("check.json").path
      let state = SourceState(file)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("loop"), withDestinationURL: folder)
      #expect(SourceState(folder.path) == SourceState(folder.path))
      try write("{ }", to: "check.json", in: folder)
      #expect(SourceState(file) != state)
    }
  }
}
