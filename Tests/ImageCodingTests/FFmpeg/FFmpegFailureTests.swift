import ChildProcesses
import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

/// Failures of programs that replace ffmpeg; these tests don't need ffmpeg.
@Suite struct FFmpegFailureTests {
  private static let picture = CGImage(width: 64, height: 64) { _, _ in opaque(1, 2, 3) }

  /// Runs `body` with the path of a shell script and of a film in an empty folder.
  private func withScript(_ text: String, _ body: (_ program: String, _ film: URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let bin = folder.appendingPathComponent("bin")
      try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
      let program = bin.appendingPathComponent("ffmpeg")
      try makeScript(text, at: program)
      try body(program.path, folder.appendingPathComponent("film.mp4"))
      #expect(try files(in: folder) == ["bin"])
    }
  }

  /// Makes an executable script.
  ///
  /// Another process writes it: a file that this one has open for writing can't be run, and a process that another test
  /// starts at that moment would inherit the open file.
  private func makeScript(_ text: String, at url: URL) throws {
    let command = "printf '#!/bin/sh\n%s\n' \"$1\" >\"$2\" && chmod 755 \"$2\""
    let outcome = try ProgramOutcome("/bin/sh", ["-c", command, "sh", text, url.path])
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// Writes a film, and checks that its program has ended and was waited for.
  private func write(_ count: Int, to url: URL, _ program: String) throws {
    let writer = try FFmpegWriter(to: url, width: 64, height: 64, rate: 30, options: .init(program: program))
    defer { #expect(!exists(writer)) }
    for _ in 0..<count { try writer.append(Self.picture) }
    try writer.finish()
  }

  /// Whether the program runs, or has ended and wasn't waited for.
  private func exists(_ writer: FFmpegWriter) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(writer.process.identifier)/stat", encoding: .utf8)
    let fields = status?.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 1 && fields[1] == "\(getpid())"
  }

  @Test func `a program that dies in mid-film is an error with its last messages`() throws {
    let script = "head -c 40000 >/dev/null; echo 'first line' >&2; echo 'encoder on fire' >&2; exit 7"
    try withScript(script) { program, film in
      let error = #expect(throws: ImageCodingError.self) { try write(200, to: film, program) }
      #expect(error?.kind == .file && error?.path == film.path)
      #expect(
        error?.message.hasPrefix("ffmpeg ended with exit code 7 after ") == true, "\(error?.message ?? "")")
      #expect(error?.message.hasSuffix(": first line; encoder on fire") == true)
    }
  }

  @Test func `a program that a signal ends is an error`() throws {
    try withScript("kill -9 $$") { program, film in
      let error = #expect(throws: ImageCodingError.self) { try write(200, to: film, program) }
      #expect(
        error?.message.hasPrefix("ffmpeg was ended by signal 9 after ") == true, "\(error?.message ?? "")")
      #expect(error?.message.hasSuffix("without a message") == true)
    }
  }

  @Test func `a program that fails at the end is an error, and an older film remains`() throws {
    try withTemporaryFolder { folder in
      let (program, film) = (
        folder.appendingPathComponent("ffmpeg"), folder.appendingPathComponent("film.webm")
      )
      try makeScript("cat >/dev/null\necho 'No space left on device' >&2\nexit 1", at: program)
      try Data("older".utf8).write(to: film)
      let error = #expect(throws: ImageCodingError.self) { try write(3, to: film, program.path) }
      #expect(
        error?.description
          == "\(film.path): ffmpeg ended with exit code 1 after 3 frames: No space left on device")
      #expect(try Data(contentsOf: film) == Data("older".utf8))
      #expect(try files(in: folder) == ["ffmpeg", "film.webm"])
    }
  }

  @Test func `a program that never reads is canceled by the closure that waits`() throws {
    try withScript("exec sleep 1000") { program, film in
      let writer = try FFmpegWriter(
        to: film, width: 64, height: 64, rate: 30, options: .init(program: program))
      var turns = 0
      #expect(throws: CancellationError.self) {
        for _ in 0..<1000 {
          try writer.append(Self.picture) {
            turns += 1
            if turns == 3 { throw CancellationError() }
          }
        }
      }
      #expect(turns == 3 && !exists(writer))
      #expect(throws: CancellationError.self) { try writer.append(Self.picture) }
    }
  }

  @Test func `a program that never ends is canceled by the progress`() throws {
    try withScript("cat >/dev/null; echo frame=1; sleep 1000") { program, film in
      let writer = try FFmpegWriter(
        to: film, width: 64, height: 64, rate: 30, options: .init(program: program))
      try writer.append(Self.picture)
      try writer.append(Self.picture)
      var fractions: [Double] = []
      #expect(throws: CancellationError.self) {
        try writer.finish { fraction in
          fractions.append(fraction)
          if fraction == 0.5 { throw CancellationError() }
        }
      }
      #expect(fractions.last == 0.5 && !exists(writer))
    }
  }

  @Test func `a program that writes much to all of its streams doesn't block`() throws {
    let script = "yes error | head -c 300000 >&2; yes noise | head -c 300000; cat >/dev/null; exit 3"
    try withScript(script) { program, film in
      let error = #expect(throws: ImageCodingError.self) { try write(20, to: film, program) }
      #expect(error?.message == "ffmpeg ended with exit code 3 after 20 frames: error; error; error; error")
    }
  }

  @Test func `a canceled film and a released writer leave neither file nor process`() throws {
    try withScript("exec sleep 1000") { program, film in
      let canceled = try FFmpegWriter(
        to: film, width: 64, height: 64, rate: 30, options: .init(program: program))
      canceled.cancel()
      canceled.cancel()
      #expect(!exists(canceled))
      var released: FFmpegWriter? = try FFmpegWriter(
        to: film, width: 64, height: 64, rate: 30, options: .init(program: program))
      let identifier = try #require(released?.process.identifier)
      released = nil
      #expect(!FileManager.default.fileExists(atPath: "/proc/\(identifier)"))
    }
  }

  @Test func `a missing program names the package to install`() {
    let film = URL(fileURLWithPath: "/tmp/film.mp4")
    let error = #expect(throws: ImageCodingError.self) { try write(1, to: film, "ffmpeg-that-is-missing") }
    #expect(
      error?.description
        == "MP4, WebM, and MOV films are encoded by the program ffmpeg-that-is-missing, which isn't installed; install "
        + "the package ffmpeg (Debian: apt-get install ffmpeg), or choose a .gif, .png, or .webp file")
  }

  @Test func `arguments that can't be are refused before anything starts`() throws {
    try withScript("exit 1") { program, film in
      func message(_ make: () throws -> FFmpegWriter) -> String? {
        #expect(throws: ImageCodingError.self) { _ = try make() }?.message
      }
      let options = FFmpegWriter.Options(program: program)
      let zero = message { try FFmpegWriter(to: film, width: 0, height: 2, rate: 30, options: options) }
      #expect(zero == "a film of 0 × 2 pixels; expected 1 to 16384 on each side")
      let large = message {
        try FFmpegWriter(to: film, width: 20_000, height: 20_000, rate: 30, options: options)
      }
      #expect(large == "a film of 20000 × 20000 pixels; expected 1 to 16384 on each side")
      for rate in [0, -1, .nan, 1001, .infinity, 1e-9] {
        let rate = message { try FFmpegWriter(to: film, width: 2, height: 2, rate: rate, options: options) }
        #expect(rate?.contains("expected a number above 0 and at most 1000") == true)
      }
      let codec = message {
        try FFmpegWriter(
          to: film, width: 2, height: 2, rate: 30, options: .init(codec: .vp9, program: program))
      }
      #expect(codec == "MP4 can't hold VP9; it can hold H.264, H.265, AV1")
      let name = message {
        try FFmpegWriter(
          to: film.appendingPathExtension("avi"), width: 2, height: 2, rate: 30, options: options)
      }
      #expect(name == "can't infer a format from the extension; supported extensions: .mp4, .webm, .mov")
      let folder = film.deletingLastPathComponent().appendingPathComponent("missing/film.mp4")
      let missing = message { try FFmpegWriter(to: folder, width: 2, height: 2, rate: 30, options: options) }
      #expect(missing == "can't be written: No such file or directory")
      let empty = try FFmpegWriter(to: film, width: 2, height: 2, rate: 30, options: options)
      #expect(throws: ImageCodingError(.invalidArgument, "the film has no frames; expected at least one")) {
        try empty.finish()
      }
    }
  }
}
