import Foundation
import TestSupport
import Testing

@testable import ScenePreview

/// Programs that answer as workers do, written for the shell.
@Suite struct PreviewedProgramTests {
  private func program(_ script: String, watch: ProgramWatch? = nil, isInterrupted: Bool = false)
    -> PreviewedProgram
  {
    PreviewedProgram(
      "/bin/sh", ["-c", script], watch: watch, print: { _ in }, isInterrupted: { isInterrupted })
  }

  /// A script that answers all questions with a text.
  private static func answering(_ text: String, status: Int = 200) -> String {
    let header =
      #"{"status":\#(status),"contentType":"text/plain","headers":{"X-A":"1"},"length":\#(text.utf8.count)}"#
    return "while read -r question; do printf '%s\\n%s' '\(header)' '\(text)'; done"
  }

  private func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  @Test func `answers of the worker are passed on`() {
    let program = program(Self.answering("hello\nyou"))
    for _ in 0..<3 {
      let response = program.answer(PreviewQuery(.frame))
      #expect(text(response) == "hello\nyou" && response.headers == ["X-A": "1"] && response.status == 200)
    }
    #expect(program.start() == nil && program.status == PreviewStatus())
  }

  @Test func `a worker is told that it is one, and its errors are printed`() {
    var printed = Data()
    let script =
      #"read -r question; echo oops >&2; printf '{"status":200,"contentType":"%s","headers":{},"length":0}\n' "#
      + #""$QUARTZITE_PREVIEW_WORKER $1"; read -r question"#
    let program = PreviewedProgram(
      "/bin/sh", ["-c", script, "sh", "word"], watch: nil, print: { printed += $0 }, isInterrupted: { false })
    #expect(program.answer(PreviewQuery(.scene)).contentType == "1 word")
    #expect(program.answer(PreviewQuery(.scene)).status == 503 && printed == Data("oops\n".utf8))
    #expect(program.status.message.hasPrefix("the program of the scene ended with exit code "))
  }

  @Test func `errors of the compiler are reported until a build succeeds`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Package.swift")
      try Data("bad".utf8).write(to: file)
      let watch = ProgramWatch(ProgramPackage(folder: folder.path, line: "! grep bad Package.swift"))
      let program = program(Self.answering("hello"), watch: watch)
      #expect(program.start() == nil && program.status == PreviewStatus(isWatching: true))
      try Data("bad!".utf8).write(to: file)
      #expect(!program.work(at: 1) && program.status.state == .building)
      while program.status.state == .building { _ = program.work(at: 1) }
      #expect(program.status == PreviewStatus(state: .failed, message: "bad!", isWatching: true))
      #expect(text(program.answer(PreviewQuery(.scene))) == "hello" && program.status.state == .failed)
      try Data("good".utf8).write(to: file)
      _ = program.work(at: 2)
      while program.status.state == .building { _ = program.work(at: 2) }
      #expect(program.status == PreviewStatus(generation: 2, isWatching: true))
    }
  }

  @Test func `a refusal of the worker is the reason why the preview can't start`() {
    #expect(program(Self.answering("the scene has no end", status: 400)).start() == "the scene has no end")
  }

  @Test func `a worker that traps is reported with its last words, and started again by the next question`()
    throws
  {
    try withFolder { folder in
      let file = folder.appendingPathComponent("trap").path
      let script =
        "if [ -e \(file) ]; then echo 'Fatal error: index' >&2; kill -ILL $$; fi; "
        + Self.answering("hello")
      try Data().write(to: URL(fileURLWithPath: file))
      let program = program(script)
      let message = "the program of the scene was ended by signal 4:\nFatal error: index"
      #expect(program.start() == message)
      #expect(program.status.state == .failed && program.status.message == message)
      try FileManager.default.removeItem(atPath: file)
      #expect(text(program.answer(PreviewQuery(.scene))) == "hello" && program.status.state == .ready)
    }
  }

  @Test func `a program that doesn't exist or ends at once is reported`() {
    let missing = PreviewedProgram("/none", [], watch: nil, print: { _ in }, isInterrupted: { false })
    #expect(missing.start() == "/none: can't be started: No such file or directory")
    #expect(program("exit 3").start() == "the program of the scene ended with exit code 3")
  }

  @Test func `an interruption ends the waiting for a worker that hangs`() {
    #expect(program("sleep 1000", isInterrupted: true).start() == "interrupted")
  }

  @Test func `a program that was built anew is another generation`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("answer")
      try Data("hello".utf8).write(to: file)
      let header = #"{"status":200,"contentType":"text/plain","headers":{},"length":5}"#
      let script =
        "answer=$(cat \(file.path)); while read -r q; do printf '%s\\n%s' '\(header)' \"$answer\"; done"
      let program = program(script, watch: ProgramWatch(file: file.path))
      #expect(program.start() == nil && program.status.isWatching && program.status.generation == 1)
      try Data("there!".utf8.prefix(5)).write(to: file)
      #expect(text(program.answer(PreviewQuery(.scene))) == "hello")
      _ = program.work(at: 1)
      #expect(text(program.answer(PreviewQuery(.scene))) == "there" && program.status.generation == 2)
    }
  }
}
