import Foundation
import Testing

@testable import QuartziteCommand

@Suite struct SwiftCommandTests {
  private static let toolchain = Toolchain(
    compilerVersion: "Swift version 9.1", compiler: "/swift/bin/swiftc")
  private static let sdk = SwiftSDK(bundle: URL(fileURLWithPath: "/sdks/quartzite.artifactbundle"))

  private func invocation(_ words: [String]) throws -> Invocation {
    let command = try SwiftCommand.parse(words)
    return command.invocation(with: Self.sdk, in: command.sdkFolder, Self.toolchain)
  }

  @Test func `the arguments after the task reach SwiftPM as they are`() throws {
    let invocation = try invocation(["build", "-c", "release", "--product", "A", "--", "--x"])
    #expect(invocation.program == "swift")
    #expect(
      invocation.arguments
        == ["build", "--swift-sdk", "quartzite", "-c", "release", "--product", "A", "--", "--x"])
  }

  @Test func `the compiler is the lowering tool, which calls the real one`() throws {
    #expect(
      try invocation(["test"]).environment == [
        "SWIFT_EXEC": "/sdks/quartzite.artifactbundle/quartzite/bin/quartzite-lower",
        "QUARTZITE_LOWER_AS": "swiftc", "QUARTZITE_SWIFTC": "/swift/bin/swiftc",
      ])
  }

  @Test func `sources compiled as they are need no other compiler`() throws {
    let invocation = try invocation(["--as-is", "--sdk-folder", "a b", "run", "Demo"])
    #expect(invocation.environment.isEmpty)
    #expect(
      invocation.arguments == ["run", "--swift-sdks-path", "a b", "--swift-sdk", "quartzite", "Demo"])
  }

  @Test func `a package that can't be written needs a folder for the build`() throws {
    func check(_ words: [String]) throws {
      try SwiftCommand.parse(words).checkBuildFolder { $0 != "a b" }
    }
    #expect(
      throws: CommandError.failure(
        "the package's folder 'a b' can't be written; add '--scratch-path <folder>' for the build's files")
    ) { try check(["build", "--package-path", "a b"]) }
    #expect(throws: CommandError.self) { try check(["test", "--package-path=a b"]) }
    try check(["build", "--package-path", "a b", "--scratch-path", "c"])
    try check(["build", "--scratch-path=c", "--package-path", "a b"])
    try check(["build", "--package-path", "c"])
    try check(["build"])
  }

  @Test(arguments: [["build"], ["build", "--package-path", "c"], ["test", "--scratch-path=it's a folder"]])
  func `paths with spaces and single quotes are accepted`(_ words: [String]) throws {
    try SwiftCommand.parse(words).checkPaths(currentFolder: "/it's a folder")
  }

  @Test(arguments: [
    (["build"], "/a\"b", "/a\"b"), (["build", "--package-path", "c\\d"], "/", "/c\\d"),
    (["build", "--scratch-path=/e\"f"], "/", "/e\"f"),
  ])
  func `paths that SwiftPM can't write into its files are refused`(
    _ words: [String], currentFolder: String, path: String
  ) {
    #expect(
      throws: CommandError.failure(
        "SwiftPM can't build in '\(path)'; expected a path without double quotes and backslashes")
    ) { try SwiftCommand.parse(words).checkPaths(currentFolder: currentFolder) }
  }

  @Test func `unknown tasks are refused with the nearest one`() {
    #expect(throws: CommandError.badArguments("unknown task 'biuld'; did you mean 'build'?")) {
      try SwiftCommand.parse(["biuld"])
    }
  }

  @Test func `further files to lower may follow the first one`() throws {
    let command = try LowerCommand.parse(["A.swift", "B.swift", "-C.swift"])
    #expect(command.file == "A.swift" && command.files == ["B.swift", "-C.swift"])
  }
}

@Suite struct SwiftSDKTests {
  /// Calls `body` with a folder that contains bundles of the given SDKs.
  private func withBundles(_ identifiers: [String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sdks \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, identifier) in identifiers.enumerated() {
      let content = folder.appendingPathComponent("\(index).artifactbundle/quartzite")
      try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
      let info = #"{"schemaVersion": "1.0", "artifacts": {"\#(identifier)": {"type": "swiftSDK"}}}"#
      try Data(info.utf8).write(to: folder.appendingPathComponent("\(index).artifactbundle/info.json"))
      let compiler = #"{"compiler": "Swift version 9.1", "target": "any"}"#
      try Data(compiler.utf8).write(to: content.appendingPathComponent("compiler.json"))
    }
    try body(folder.path)
  }

  @Test func `the SDK is found among others`() throws {
    try withBundles(["android", "quartzite", "wasm"]) { folder in
      let sdk = try SwiftSDK.find(in: folder)
      #expect(sdk.bundle.lastPathComponent == "1.artifactbundle")
    }
  }

  @Test func `a missing SDK is reported with the way to install it`() throws {
    try withBundles(["android"]) { folder in
      #expect(
        throws: CommandError.failure(
          "no Swift SDK 'quartzite' is installed in '\(folder)'; 'make sdk-install' installs it")
      ) { try SwiftSDK.find(in: folder) }
    }
    #expect(throws: CommandError.self) { try SwiftSDK.find(in: "/no/such/folder") }
  }

  @Test func `two SDKs are reported with their paths`() throws {
    try withBundles(["quartzite", "quartzite"]) { folder in
      let error = #expect(throws: CommandError.self) { try SwiftSDK.find(in: folder) }
      #expect(error?.message.contains("\n  \(folder)/0.artifactbundle\n  \(folder)/1.artifactbundle") == true)
    }
  }

  @Test func `an SDK of another compiler is reported with both versions`() throws {
    try withBundles(["quartzite"]) { folder in
      let sdk = try SwiftSDK.find(in: folder)
      try sdk.check(for: Toolchain(compilerVersion: "Swift version 9.1", compiler: ""))
      let error = #expect(throws: CommandError.self) {
        try sdk.check(for: Toolchain(compilerVersion: "Swift version 9.2", compiler: ""))
      }
      #expect(error?.message.hasSuffix("  SDK: Swift version 9.1\n  swift: Swift version 9.2") == true)
    }
  }

  @Test func `an SDK without a lowering tool is reported`() throws {
    try withBundles(["quartzite"]) { folder in
      let sdk = try SwiftSDK.find(in: folder)
      #expect(throws: CommandError.self) { try sdk.checkLoweringTool() }
    }
  }
}
