import Foundation
import Testing

@testable import QuartziteCommand

@Suite struct InstalledSDKTests {
  private static let toolchain = Toolchain(
    compilerVersion: "Swift version 9.1", compiler: "/swift/bin/swiftc")
  private static let content = "sdk/quartzite.artifactbundle/quartzite"

  /// Calls `body` with the folder of a program that has an SDK beside it.
  private func withInstallation(script: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("home \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let content = folder.appendingPathComponent(Self.content)
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    let file = content.appendingPathComponent("localize")
    try Data(script.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    try body(folder)
  }

  private func sdk(in folder: URL) throws -> InstalledSDK {
    try #require(
      InstalledSDK.find(
        besideProgram: folder.appendingPathComponent("quartzite").path,
        cache: folder.appendingPathComponent("cache")))
  }

  @Test func `the paths of the machine are written into a bundle once`() throws {
    let script = "#!/bin/sh\necho run >>\"$1/log\"\nprintf '%s' \"$1|$3\" >\"$2/toolset.json\"\n"
    try withInstallation(script: script) { folder in
      let result = try sdk(in: folder).folder(for: Self.toolchain)
      #expect(try sdk(in: folder).folder(for: Self.toolchain) == result)
      let content = folder.appendingPathComponent(Self.content).path
      let toolset = try String(
        contentsOfFile: "\(result)/quartzite.artifactbundle/quartzite/toolset.json", encoding: .utf8)
      #expect(toolset == "\(content)|/swift/lib/swift")
      #expect(try String(contentsOfFile: "\(content)/log", encoding: .utf8) == "run\n")
      let other = Toolchain(compilerVersion: "Swift version 9.2", compiler: "/swift/bin/swiftc")
      #expect(try sdk(in: folder).folder(for: other) != result)
    }
  }

  @Test func `a failure is reported, and leaves nothing`() throws {
    try withInstallation(script: "#!/bin/sh\necho the disk is full >&2\nexit 1\n") { folder in
      let cache = folder.appendingPathComponent("cache")
      #expect(
        throws: CommandError.failure("the Swift SDK can't be prepared in '\(cache.path)': the disk is full")
      ) { try sdk(in: folder).folder(for: Self.toolchain) }
      let files = try FileManager.default.contentsOfDirectory(atPath: cache.path)
      #expect(files.isEmpty)
    }
  }

  @Test func `a program without an SDK beside it has none`() {
    #expect(InstalledSDK.find(besideProgram: "/no/such/folder/quartzite") == nil)
  }
}
