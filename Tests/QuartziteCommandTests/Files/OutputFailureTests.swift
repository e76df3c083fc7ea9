import Foundation
import TestSupport
import Testing

/// Outputs that the built program can't write, or that its user can't want.
@Suite struct OutputFailureTests {
  /// The result of a run, and the names of the files that it left behind.
  private struct Outcome {
    let code: Int32
    let errors: String
    let files: [String]
  }

  private static let ring = ["ring", "--scale", "0.5", "--fps", "8"]

  /// Runs the program in an empty folder.
  ///
  /// - Parameter shell: A command of a shell that runs the program as `"$@"`.
  private func run(
    _ words: [String], in shell: String = "exec \"$@\"", prepare: (URL) throws -> Void = { _ in }
  ) throws -> Outcome {
    var outcome: Outcome?
    try withFolder { folder throws in
      try prepare(folder)
      let run = BuiltProgram("quartzite", [], in: folder)
      let program = try #require(run.process.executableURL).path
      run.process.executableURL = URL(fileURLWithPath: "/bin/sh")
      run.process.arguments = ["-c", shell, "sh", program] + words
      try run.process.run()
      let errors = run.finish().errors
      #expect(run.process.terminationReason == .exit)
      #expect(!hasProcesses(writingInto: folder), "processes remain")
      outcome = Outcome(
        code: run.process.terminationStatus, errors: errors, files: try files(in: folder))
    }
    return try #require(outcome)
  }

  /// Whether a process runs that was started to write into a folder.
  private func hasProcesses(writingInto folder: URL) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int32($0) != nil }.contains { identifier in
      let words = FileManager.default.contents(atPath: "/proc/\(identifier)/cmdline") ?? Data()
      return String(decoding: words, as: UTF8.self).contains("\(folder.lastPathComponent)/.quartzite")
    }
  }

  @Test(arguments: ["x.gif", "x.png", "x.webp", "x-%02d.png", "x.gif --part 1/2", "x.png --at 0.5"])
  func `a file that outgrows its limit is an error that says so, and nothing remains`(_ output: String)
    throws
  {
    // No file may have more than 512 bytes.
    let outcome = try run(
      ["render", "-o"] + output.split(separator: " ").map(String.init) + Self.ring + ["--threads", "2"],
      in: "ulimit -f 1; exec \"$@\"")
    #expect(outcome.code == 1 && outcome.files == [], "\(outcome)")
    #expect(outcome.errors.contains("File too large"), "\(outcome.errors)")
  }

  @Test func `a batch in a folder without space fails row by row, and leaves no film`() throws {
    let outcome = try run(["batch", "t.tsv", "-o", "out"], in: "ulimit -f 1; exec \"$@\"") { folder in
      try Data("film\toutput\tscale\tfps\nring\ta.gif\t0.5\t8\nring\tb.png\t0.5\t8\n".utf8)
        .write(to: folder.appendingPathComponent("t.tsv"))
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("out"), withIntermediateDirectories: false)
    }
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("t.tsv:2: a.gif: ") && outcome.errors.contains("t.tsv:3: b.png: "))
    #expect(outcome.errors.hasSuffix("quartzite batch: 2 of 2 films failed\n"), "\(outcome.errors)")
  }

  @Test(.enabled(if: FFmpeg.isInstalled, FFmpeg.notice), arguments: ["mp4", "webm", "mov"])
  func `a film that ffmpeg has no space for is an error, and nothing remains`(_ format: String) throws {
    let outcome = try run(
      ["render", "-o", "x.\(format)", "--quality", "draft"] + Self.ring, in: "ulimit -f 1; exec \"$@\"")
    #expect(outcome.code == 1 && outcome.files == [], "\(outcome)")
    #expect(outcome.errors.contains("x.\(format): ffmpeg "), "\(outcome.errors)")
  }

  @Test(arguments: ["gif", "png", "webp", "y4m", "rgba"])
  func `a full device behind standard output is an error that says so`(_ format: String) throws {
    let outcome = try run(
      ["render", "-o", "-", "--format", format] + Self.ring, in: "exec \"$@\" >/dev/full")
    #expect(outcome.code == 1 && outcome.files == [])
    #expect(
      outcome.errors.contains("can't write to standard output: No space left on device"), "\(outcome.errors)")
  }

  @Test(arguments: ["gif", "png", "webp", "y4m", "rgba"])
  func `a reader that goes away is an error that says so`(_ format: String) throws {
    let outcome = try run(
      ["render", "-o", "-", "--format", format] + Self.ring,
      in: "mkfifo p; exec 3<>p 4>p 3>&-; exec \"$@\" >&4 4>&-")
    #expect(outcome.code == 1 && outcome.files == ["p"])
    #expect(
      outcome.errors.contains("can't write to standard output: the reader closed it"), "\(outcome.errors)")
  }

  @Test(
    arguments: [
      (["none/x.gif"], 1, "none/x.gif: the folder "), (["x.mp4"], 1, "install the package ffmpeg"),
      (["x.avi"], 64, "can't infer a format from 'x.avi'"), (["x.mp4", "--transparent"], 64, "transparen"),
      (["x.gif", "--from", "1", "--to", "1"], 64, "there are no frames from 1 to 1 s"),
      (["x.png", "--from", "1", "--to", "1"], 64, "there are no frames from 1 to 1 s"),
      (["x-%d.png", "--from", "1", "--to", "1"], 64, "there are no frames from 1 to 1 s"),
      (["x.gif", "--size", "20000x20000", "--scale", "10"], 64, "the picture is too large for memory"),
      (
        ["x.webp", "--size", "20000x20"], 64, "a WebP of 20000 × 20 pixels; expected 1 to 16383 on each side"
      ),
      (["x.gif", "--size", "70000x2"], 64, "a GIF of 70000 × 2 pixels; expected 1 to 65535 on each side"),
      (["x.gif", "--audio", "a.wav"], 64, "--audio"), (["x.gif", "--codec", "vp9"], 64, "--codec"),
    ] as [([String], Int32, String)])
  func `an impossible output is an error with its reason, and nothing remains`(
    _ words: [String], _ code: Int32, _ reason: String
  ) throws {
    let outcome = try run(
      ["render", "ring", "-o"] + words, in: "PATH=/nowhere; exec \"$@\"")
    #expect(outcome.code == code && outcome.files == [], "\(outcome)")
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
  }

  @Test(arguments: ["1x1", "1x3", "3x1", "7x5"], ["gif", "png", "webp"])
  func `odd and tiny sizes are kept`(_ size: String, _ format: String) throws {
    let outcome = try run(
      ["render", "ring", "-o", "x.\(format)", "--size", size, "--fps", "4", "-q"])
    #expect(outcome.code == 0 && outcome.errors == "" && outcome.files == ["x.\(format)"])
  }

  @Test(.enabled(if: FFmpeg.isInstalled, FFmpeg.notice), arguments: ["1x1", "7x5"], ["mp4", "webm", "mov"])
  func `odd and tiny sizes are padded`(_ size: String, _ format: String) throws {
    let outcome = try run(
      ["render", "ring", "-o", "x.\(format)", "--size", size, "--fps", "4", "-q", "--quality", "draft"])
    #expect(outcome.code == 0 && outcome.files == ["x.\(format)"], "\(outcome)")
  }

  @Test func `frames of 20,000 pixels are written`() throws {
    for (name, size) in [("x.gif", "20000x2"), ("x.png", "2x20000"), ("x-%d.png", "20000x2")] {
      let outcome = try run(
        ["render", "ring", "-o", name, "--size", size, "--fps", "4", "--to", "0.5", "-q"])
      #expect(outcome.code == 0 && outcome.errors == "" && !outcome.files.isEmpty, "\(outcome)")
    }
  }
}
