import Foundation
import TestSupport
import Testing

@testable import ScenePreview

@Suite struct ProgramBuildTests {
  private func package(_ executable: String, usesSDK: Bool = false) -> ProgramPackage? {
    ProgramPackage(of: executable, usesSDK: usesSDK) { $0 == "/home/card/Package.swift" }
  }

  @Test func `the package of a program is found by its build folder`() {
    let debug = package("/home/card/.build/x86_64-unknown-linux-gnu/debug/card")
    #expect(debug?.folder == "/home/card" && debug?.command == ["swift", "build", "--product", "card"])
    let release = package("/home/card/.build/release/card", usesSDK: true)
    #expect(release?.command == ["quartzite", "swift", "build", "-c", "release", "--product", "card"])
    #expect(package("/usr/bin/quartzite") == nil)
  }

  /// Runs a line of the shell as a build in a folder.
  private func outcome(of line: String, in folder: String = "/") throws -> ProgramBuild.Outcome {
    let build = try ProgramBuild(ProgramPackage(folder: folder, line: line))
    while true {
      if let outcome = build.outcome() { return outcome }
    }
  }

  @Test func `a build succeeds, or fails with the errors of the compiler`() throws {
    #expect(try outcome(of: "echo '[1/2] Compiling a.swift'") == .built)
    let output =
      "[1/2] Compiling a.swift\\n\\033[1ma.swift:1:2: error: no\\033[0m\\n  1 | x\\nBuilding for debugging...\\n"
    #expect(try outcome(of: "printf '\(output)'; exit 1") == .failed("a.swift:1:2: error: no\n  1 | x"))
    #expect(try outcome(of: "none") != .built)
  }

  @Test func `errors and folders of any name are passed on`() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a b'c").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      #expect(try outcome(of: "basename \"$PWD\" >&2; exit 1", in: path) == .failed("a b'c"))
    }
  }

  @Test func `a long output is cut`() throws {
    guard case .failed(let text) = try outcome(of: "yes 'error: again' | head -n 100000; exit 1") else {
      Issue.record("the build succeeded")
      return
    }
    #expect(text.split(separator: "\n").count == 200)
    let line = "yes a | tr -d '\n' | head -c 300000; exit 1"
    #expect(try outcome(of: line) == .failed(String(repeating: "a", count: 262_144)))
  }

  @Test(arguments: [
    ("[12/345] Compiling a.swift\nerror: no", "error: no"), ("Building for debugging...\nb", "b"),
    ("Planning build\nb", "b"), ("Fetching x\nComputing y\nb", "b"), ("Build complete! (1 s)\nb", "b"),
    (" [1/2] a\n\n b", "[1/2] a\n\n b"), ("[1] a", "[1] a"), ("\u{1B}[0;1mred\u{1B}[0m \u{1B}[12Kx", "red x"),
  ])
  func `lines that show progress and colors are left out`(_ output: String, _ diagnostics: String) {
    #expect(ProgramBuild.diagnostics(in: output) == diagnostics)
  }
}
