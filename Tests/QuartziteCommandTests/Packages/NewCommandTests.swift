import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct NewCommandTests {
  @Test(arguments: [
    ("card", "card", "CardScene"), ("my-card_2", "my_card_2", "MyCard2Scene"), ("A", "A", "AScene"),
  ])
  func `the names of the module and the scene follow from that of the package`(
    _ name: String, _ module: String, _ scene: String
  ) throws {
    let name = try PackageName(name)
    #expect(name.module == module && name.scene == scene)
  }

  @Test(arguments: [
    "", "1st", "a b", "../a", "a--b", "-a", "class", "UIKit", "é", String(repeating: "a", count: 65),
  ])
  func `other names are refused`(_ name: String) {
    let recorder = RecordedConsole()
    #expect(recorder.run("new", "--", name) == .badArguments)
    #expect(recorder.errors.contains("expected"))
  }

  @Test func `the package is complete or not there`() throws {
    try withFolder { folder in
      let package = ScenePackage(name: try PackageName("card"), sources: nil)
      let target = folder.appendingPathComponent("card")
      try package.write(to: target)
      #expect(try files(in: folder) == ["card"])
      for (path, text) in package.files {
        #expect(try String(contentsOf: target.appendingPathComponent(path), encoding: .utf8) == text)
      }
      let error = #expect(throws: CommandError.self) { try package.write(to: target) }
      #expect(error?.message == "card exists already; expected the name of a new folder")
      let nowhere = folder.appendingPathComponent("card/Package.swift/card")
      #expect(throws: CommandError.self) { try package.write(to: nowhere) }
      #expect(try files(in: folder) == ["card"])
    }
  }

  @Test func `a package for sources depends on them by path`() throws {
    let sources = URL(fileURLWithPath: "/tmp/a \"quoted\" Folder")
    let package = ScenePackage(name: try PackageName("card"), sources: sources)
    let manifest = try #require(package.files.first { $0.key == "Package.swift" }?.value)
    #expect(manifest.contains(#".package(path: "/tmp/a \"quoted\" Folder")"#))
    #expect(package.files.allSatisfy { !$0.value.contains("quartzite swift") })
  }

  @Test func `a folder without Quartzite's sources is refused`() throws {
    try withFolder { folder in
      let recorder = RecordedConsole()
      #expect(recorder.run("new", "card", "--path", folder.path) == .failure)
      #expect(recorder.errors.contains("expected the folder of its sources"))
    }
  }
}
