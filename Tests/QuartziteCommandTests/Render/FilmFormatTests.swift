import CoreGraphics
import Foundation
import ImageCoding
import Scenes
import Staging
import TestSupport
import Testing

@testable import QuartziteCommand

/// Films of the scene "ring" at 12 × 12 pixels, in every format.
@Suite struct FilmFormatTests {
  private func render(_ recorder: RecordedConsole = RecordedConsole(), _ words: String...) -> ExitCode {
    Program(console: recorder.console).run(["render", "ring", "--scale", "0.1", "--fps", "10"] + words)
  }

  private var pictures: [CGImage] {
    Scene.ring.stage(scale: 0.1).frames(until: 1.5, rate: 10).map(\.image)
  }

  @Test(arguments: ["x.png", "x.apng", "x.webp"])
  func `a lossless film has the frames of the stage`(_ name: String) throws {
    try withFolder { folder throws in
      let recorder = RecordedConsole()
      #expect(render(recorder, "-o", folder.file(name), "--quality", "high", "--loops", "2") == .success)
      #expect(recorder.errors.isEmpty)
      let reader = try FilmReader(contentsOf: folder.appendingPathComponent(name))
      var (shown, end): ([CGImage], Double) = ([], 0)
      while let frame = try reader.next() {
        while Double(shown.count) / 10 < end + frame.duration - 0.01 { shown.append(frame.image) }
        end += frame.duration
      }
      #expect(shown.map(\.bitmap) == pictures.map(\.bitmap) && reader.loopCount == 2)
      #expect(try files(in: folder) == [name])
    }
  }

  @Test(.enabled(if: FFmpeg.isInstalled, FFmpeg.notice), arguments: ["x.mp4", "x.webm", "x.mov"])
  func `ffmpeg's formats are written by name`(_ name: String) throws {
    try withFolder { folder throws in
      let recorder = RecordedConsole()
      #expect(render(recorder, "-o", folder.file(name), "--quality", "draft") == .success)
      #expect(recorder.errors.isEmpty)
      #expect(recorder.output.hasPrefix("\(folder.file(name)): 12 × 12 pixels, 15 frames, 10 per second"))
      #expect(try files(in: folder) == [name])
    }
  }

  @Test func `streams are those of the library`() throws {
    for format in FrameStreamWriter.Format.allCases {
      let recorder = RecordedConsole()
      #expect(render(recorder, "-o", "-", "--format", format.rawValue) == .success)
      var expected = Data()
      let writer = try FrameStreamWriter(as: format, rate: 10) { expected += $0 }
      for picture in pictures { try writer.append(picture, duration: 0.1) }
      #expect(recorder.outputData == expected && recorder.errors.isEmpty)
    }
  }

  @Test func `a preset is written in the same formats`() throws {
    try withFolder { folder throws in
      let words = ["preset", "pop", "--scale", "0.1", "--fps", "4", "-q", "-o", folder.file("x.png")]
      #expect(Program(console: RecordedConsole().console).run(words) == .success)
      #expect(try FilmReader(contentsOf: folder.appendingPathComponent("x.png")).frameCount > 1)
    }
  }

  @Test func `a GIF that lost colors says so`() throws {
    try withFolder { folder throws in
      let recorder = RecordedConsole()
      let words = [
        "render", "login", "--scale", "0.2", "--fps", "2", "--to", "1", "-o", folder.file("x.gif"),
      ]
      #expect(Program(console: recorder.console).run(words) == .success)
      // Other notes name fonts that aren't installed.
      let note = "note: a GIF shows at most 256 colors at a time, and this film has more; "
      #expect(recorder.errors.hasSuffix(note + ".png and .webp keep all colors\n"))
    }
  }

  @Test(arguments: ["x.png", "x.webp", "x.gif"])
  func `an interrupted film leaves no file`(_ name: String) throws {
    try withFolder { folder throws in
      for patience in [0, 3, 15] {
        let recorder = RecordedConsole()
        recorder.patience = patience
        #expect(render(recorder, "-o", folder.file(name)) == .interrupted)
        #expect(recorder.errors.contains("nothing was written"))
      }
      #expect(try files(in: folder) == [])
    }
  }

  // MARK: - The built program

  /// Runs the program with a search path.
  private func run(_ words: [String], path: String, in folder: URL) throws -> (code: Int32, errors: String) {
    let run = BuiltProgram(
      "quartzite", ["render", "ring", "--fps", "50"] + words, in: folder)
    run.process.environment = ["PATH": path]
    try run.process.run()
    let errors = run.finish().errors
    return (run.process.terminationStatus, errors)
  }

  @Test func `a missing ffmpeg is an error that names its package`() throws {
    try withFolder { folder throws in
      let (code, errors) = try run(["-o", "x.mp4"], path: "/nowhere", in: folder)
      #expect(code == 1)
      #expect(
        errors
          == "quartzite render: MP4, WebM, and MOV films are encoded by the program ffmpeg, which isn't installed; "
          + "install the package ffmpeg (Debian: apt-get install ffmpeg), or choose a .gif, .png, or .webp file\n"
      )
      #expect(try files(in: folder) == [])
    }
  }

  @Test func `an ffmpeg that dies in mid-film is an error with its message`() throws {
    try withFolder { folder throws in
      let script = Process()
      script.executableURL = URL(fileURLWithPath: "/bin/sh")
      script.arguments = [
        "-c", "printf '#!/bin/sh\\n%s\\n' 'echo no more disk >&2; exit 3' >ffmpeg && chmod 755 ffmpeg",
      ]
      script.currentDirectoryURL = folder
      try script.run()
      script.waitUntilExit()
      let (code, errors) = try run(["-o", "x.mp4"], path: folder.path, in: folder)
      #expect(code == 1 && errors.contains("x.mp4: ffmpeg ended with exit code 3 after "), "\(errors)")
      #expect(errors.hasSuffix(": no more disk\n"))
      #expect(try files(in: folder) == ["ffmpeg"])
    }
  }

  @Test(arguments: ["gif", "apng", "webp", "y4m", "png", "rgba"])
  func `a full disk behind standard output is an error`(_ format: String) throws {
    let run = BuiltProgram("quartzite", [])
    let program = try #require(run.process.executableURL).path
    run.process.executableURL = URL(fileURLWithPath: "/bin/sh")
    run.process.arguments = [
      "-c", "exec \"$0\" render ring --scale 0.1 --fps 10 -o - --format \(format) >/dev/full", program,
    ]
    try run.process.run()
    let errors = run.finish().errors
    #expect(run.process.terminationStatus == 1)
    #expect(errors == "quartzite render: can't write to standard output: No space left on device\n")
  }
}
