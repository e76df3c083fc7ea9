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
      "Package.resolved", "a/b.C", "a.h", "a.m", "a.mm", "a.cc", "a.cpp", "a.hpp", "a.s", "a.modulemap",
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

  @Test func `a file with another time or another number is another state`() throws {
    try withFolder { folder in
      try write("1", to: "a.swift", in: folder)
      let path = folder.appendingPathComponent("a.swift").path
      func state(_ seconds: Int, _ nanoseconds: Int) -> SourceState {
        let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
        #expect(utimensat(AT_FDCWD, path, [time, time], 0) == 0)
        return SourceState(folder.path)
      }
      let first = state(1000, 5)
      #expect(state(1000, 5) == first && state(1001, 5) != first && state(1000, 6) != first)
      try write("2", to: "b", in: folder)
      try FileManager.default.moveItem(atPath: path, toPath: "\(folder.path)/old")
      try FileManager.default.moveItem(atPath: "\(folder.path)/b", toPath: path)
      #expect(state(1000, 5) != first)
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
