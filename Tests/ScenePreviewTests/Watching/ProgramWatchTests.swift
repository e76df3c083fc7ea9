import Foundation
import TestSupport
import Testing

@testable import ScenePreview

@Suite struct ProgramWatchTests {
  /// Waits for the end of a build.
  private func end(of watch: ProgramWatch) -> ProgramWatch.Event? {
    while watch.isBuilding {
      if let event = watch.event(at: 0) { return event }
    }
    return nil
  }

  @Test func `a change begins a build, whose errors are reported until it succeeds`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Package.swift")
      try Data("bad".utf8).write(to: file)
      let line = "! grep bad Package.swift >&2"
      let watch = ProgramWatch(ProgramPackage(folder: folder.path, line: line))
      #expect(watch.event(at: 0) == nil)
      try Data("bad!".utf8).write(to: file)
      #expect(watch.event(at: 0.25) == nil)
      #expect(watch.event(at: 0.5) == .began && watch.isBuilding)
      #expect(end(of: watch) == .ended(.failed("bad!")))
      try Data("good!".utf8).write(to: file)
      #expect(watch.event(at: 1) == .began && end(of: watch) == .ended(.built))
      #expect(watch.event(at: 2) == nil && !watch.isBuilding)
    }
  }

  @Test func `a change during a build leads to another one`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Package.swift")
      try Data("1".utf8).write(to: file)
      let watch = ProgramWatch(ProgramPackage(folder: folder.path, line: "true"))
      try Data("12".utf8).write(to: file)
      #expect(watch.event(at: 0) == .began)
      try Data("123".utf8).write(to: file)
      #expect(end(of: watch) == .ended(.built) && watch.event(at: 1) == .began)
    }
  }

  @Test func `a file that is shown needs no build`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("check.json")
      let watch = ProgramWatch(file: file.path)
      #expect(watch.event(at: 0) == nil)
      try Data("{}".utf8).write(to: file)
      #expect(watch.event(at: 1) == .ended(.built))
    }
  }
}
