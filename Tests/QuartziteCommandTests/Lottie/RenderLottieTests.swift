import CoreGraphics
import Foundation
import ImageCoding
import LottiePlayer
import Raster
import Staging
import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct RenderLottieTests {
  /// Returns the picture that the program writes to standard output.
  private func picture(_ recorder: RecordedConsole = RecordedConsole(), _ words: String...) throws -> CGImage
  {
    try recorder.picture(words)
  }

  @Test func `a frame, a progress, and a time select the same picture, between frames too`() throws {
    try withFolder { folder throws in
      let file = try TestAnimation.write(TestAnimation.json(first: 3), to: "x.json", in: folder)
      let middle = try picture(RecordedConsole(), file, "--frame", "5.5").bitmap
      #expect(try picture(RecordedConsole(), file, "--progress", "0.25").bitmap == middle)
      #expect(try picture(RecordedConsole(), file, "--at", "0.25").bitmap == middle)
      let stage = Stage(size: CGSize(width: 20, height: 10))
      stage.perform {
        let layer = try? LottieAnimationLayer(LottieAnimation(contentsOf: URL(fileURLWithPath: file)))
        layer?.currentFrame = 5.5
        layer?.anchorPoint = .zero
        if let layer { stage.layer.addSublayer(layer) }
      }
      #expect(stage.picture().bitmap == middle)
    }
  }

  @Test func `a huge animation is refused unless the user chooses the size`()
    throws
  {
    try withFolder { folder throws in
      let json = TestAnimation.json().replacing(#""w": 20, "h": 10"#, with: #""w": 50000, "h": 1000"#)
      let file = try TestAnimation.write(json, to: "x.json", in: folder)
      let recorder = RecordedConsole()
      #expect(recorder.run("render", file, "-o", folder.file("x.png"), "--at", "0") == .failure)
      #expect(recorder.errors.contains("50000 × 1000 points") && recorder.errors.contains("--size"))
      #expect(try picture(RecordedConsole(), file, "--at", "0", "--size", "50x1").width == 50)
      #expect(try picture(RecordedConsole(), file, "--at", "0", "--scale", "0.01").width == 500)
    }
  }

  @Test func `a film shows every frame at the animation's own rate`() throws {
    try withFolder { folder throws in
      let file = try TestAnimation.write(to: "x.json", in: folder)
      let recorder = RecordedConsole()
      #expect(recorder.run("render", file, "-o", folder.file("%02d.png"), "--json") == .success)
      let document = try #require(
        try JSONSerialization.jsonObject(with: recorder.outputData) as? [String: Any])
      #expect(document["frames"] as? Int == 10 && document["frameRate"] as? Double == 10)
      #expect(document["from"] as? Double == 0 && document["to"] as? Double == 1)
      #expect(try #require(document["peakMemory"] as? Int) > 1 << 20)
      for frame in [0, 7, 9] {
        let shown = try PNGDecoder().decode(contentsOf: folder.appendingPathComponent("0\(frame).png"))
        #expect(try shown.bitmap == picture(RecordedConsole(), file, "--frame", "\(frame)").bitmap)
      }
    }
  }

  @Test(arguments: [(10.0, 10.0), (29.97, 29.97), (50, 50), (60, 50), (1000, 50)])
  func `a GIF has the animation's frame rate, up to the limit of the format`(
    _ rates: (animation: Double, gif: Double)
  )
    throws
  {
    try withFolder { folder throws in
      let file = try TestAnimation.write(TestAnimation.json(rate: rates.animation), to: "x.json", in: folder)
      let plan = try RenderCommand.parse([file, "-o", "x.gif"]).plan()
      #expect(plan.subject.frameRate(for: .gif) == rates.gif)
      #expect(plan.subject.frameRate(for: .png) == rates.animation)
    }
  }

  @Test func `an animation is scaled to fit the size and centered`() throws {
    try withFolder { folder throws in
      let file = try TestAnimation.write(to: "x.json", in: folder)
      let wide = try picture(RecordedConsole(), file, "--frame", "0", "--size", "40x40")
      #expect((wide.width, wide.height) == (40, 40))
      let bitmap = wide.bitmap
      func alpha(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[40 * y + x] >> 24 }
      #expect(
        [alpha(0, 10), alpha(19, 29), alpha(20, 20), alpha(5, 9), alpha(5, 30)] == [255, 255, 0, 0, 0])
    }
  }

  @Test func `a feature that isn't drawn is noted, unless --quiet is given, and fails with --strict`() throws
  {
    try withFolder { folder throws in
      let file = try TestAnimation.write(
        TestAnimation.json(layers: TestAnimation.camera), to: "x.json", in: folder)
      let loud = RecordedConsole()
      #expect(loud.run("render", file, "-o", folder.file("x.gif")) == .success)
      #expect(loud.errors == "note: layer 'lens': a camera\n")
      let quiet = RecordedConsole()
      #expect(quiet.run("render", file, "-o", folder.file("y.gif"), "-q") == .success)
      #expect(quiet.errors.isEmpty && quiet.output.isEmpty)
      let strict = RecordedConsole()
      #expect(strict.run("render", file, "-o", folder.file("z.gif"), "--strict") == .failure)
      #expect(
        strict.errors
          == "quartzite render: \(file): --strict requires every feature to be drawn, and 1 feature isn't:\n"
          + "  layer 'lens': a camera\n")
      #expect(try files(in: folder) == ["x.gif", "x.json", "y.gif"])
    }
  }

  @Test func `--strict lists every feature that isn't drawn`() throws {
    try withFolder { folder throws in
      let layers = TestAnimation.camera + TestAnimation.camera.replacingOccurrences(of: "lens", with: "eye")
      let file = try TestAnimation.write(TestAnimation.json(layers: layers), to: "x.json", in: folder)
      let recorder = RecordedConsole()
      #expect(recorder.run("filmstrip", file, "-o", folder.file("x.png"), "--strict", "-q") == .failure)
      #expect(
        recorder.errors
          == "quartzite filmstrip: \(file): --strict requires every feature to be drawn, and 2 features aren't:\n"
          + "  layer 'eye': a camera\n  layer 'lens': a camera\n")
    }
  }

  @Test func `a filmstrip accepts Lottie files`() throws {
    try withFolder { folder throws in
      let file = try TestAnimation.write(to: "x.json", in: folder)
      #expect(RecordedConsole().run("filmstrip", file, "-o", folder.file("x.png")) == .success)
      #expect(try PNGDecoder().decode(contentsOf: folder.appendingPathComponent("x.png")).width > 8 * 64)
    }
  }

  // MARK: - Archives

  @Test(
    arguments: [
      ([], 20, 0xFF00_00FF), (["--animation", "wink"], 30, 0xFF00_0000),
      (["--theme", "sea"], 20, 0xFFFF_0000), (["--animation=wink", "--theme=sea"], 30, 0xFFFF_0000),
    ] as [([String], Int, UInt32)])
  func `the animation and the theme of an archive are selected by name`(
    _ row: (words: [String], width: Int, color: UInt32)
  ) throws {
    try withFolder { folder throws in
      let file = try TestAnimation.writeArchive(to: "x.lottie", in: folder)
      let out = folder.file("x.png")
      let recorder = RecordedConsole()
      let words = ["render", file, "-o", out, "--frame", "0"] + row.words
      #expect(Program(console: recorder.console).run(words) == .success)
      let picture = try PNGDecoder().decode(contentsOf: URL(fileURLWithPath: out))
      #expect(picture.width == row.width && picture.bitmap.pixels[5] == row.color)
      let strip = ["filmstrip", file, "-o", out, "--at", "0"] + row.words
      #expect(Program(console: RecordedConsole().console).run(strip) == .success)
      let hasColor = try PNGDecoder().decode(contentsOf: URL(fileURLWithPath: out)).bitmap.pixels
        .contains(row.color)
      #expect(hasColor)
    }
  }

  @Test(arguments: [
    ("--animation", "frown", "no such animation; expected 'smile' or 'wink'"),
    ("--theme", "light", "no such theme; expected 'dark' or 'sea'"),
  ])
  func `an unknown name is reported with those in the archive`(
    _ row: (option: String, name: String, message: String)
  ) throws {
    try withFolder { folder throws in
      let archive = try TestAnimation.writeArchive(to: "x.lottie", in: folder)
      let film = try TestAnimation.write(to: "y.json", in: folder)
      let kind = row.option.dropFirst(2)
      for (file, message) in [(archive, row.message), (film, "no \(kind)s to choose from")] {
        let recorder = RecordedConsole()
        #expect(
          recorder.run("render", file, "-o", folder.file("x.gif"), row.option, row.name) == .badArguments)
        #expect(
          recorder.errors.hasPrefix("quartzite render: \(row.option) '\(row.name)': \(file) has \(message)\n")
        )
      }
    }
  }

  // MARK: - Errors

  @Test func `an invalid file is reported with its name`() throws {
    try withFolder { folder throws in
      func error(_ path: String) -> String {
        let recorder = RecordedConsole()
        #expect(recorder.run("render", path, "-o", folder.file("out.gif")) == .failure)
        return recorder.errors
      }
      let missing = folder.file("missing.json")
      #expect(
        error(missing) == "quartzite render: \(missing) doesn't exist; expected a Lottie file\n")
      #expect(
        error(folder.path)
          == "quartzite render: \(folder.path) is a folder; expected a Lottie file\n")
      for (name, text) in [("a.json", "nonsense"), ("b.lottie", "PK\u{3}\u{4}nonsense"), ("c.gz", "")] {
        let path = try TestAnimation.write(text, to: name, in: folder)
        #expect(error(path).hasPrefix("quartzite render: \(path): "))
      }
      let flat = try TestAnimation.write(#"{"w": 0, "h": 1, "fr": 1, "op": 1}"#, to: "d.json", in: folder)
      #expect(error(flat).contains("w: 0.0 where a width of 1 to 100000 was expected"))
      #expect(try !files(in: folder).contains("out.gif"))
    }
  }

  @Test(arguments: [
    (["--frame", "11"], "--frame 11: FILE has frames 0 to 10"),
    (["--frame", "-0.5"], "--frame -0.5: FILE has frames 0 to 10"),
    (["--progress", "1.5"], "--progress '1.5': expected a number from 0 to 1"),
    (["--at", "1.5"], "--at 1.5: FILE lasts 1 s; expected a time from 0 to 1"),
    (["--at", "1", "--frame", "1"], "--frame doesn't apply: --at already selects the picture"),
    (["--frame", "1", "--fps", "3"], "--fps doesn't apply: --frame selects one picture"),
  ])
  func `times outside the animation are refused`(_ pair: (words: [String], message: String)) throws {
    try withFolder { folder throws in
      let file = try TestAnimation.write(to: "x.json", in: folder)
      let recorder = RecordedConsole()
      let words = ["render", file, "-o", folder.file("x.png")] + pair.words
      #expect(Program(console: recorder.console).run(words) == .badArguments)
      let message = pair.message.replacingOccurrences(of: "FILE", with: file)
      #expect(recorder.errors.hasPrefix("quartzite render: \(message)\n"))
    }
  }

  @Test func `options for Lottie files don't apply to a scene`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("render", "ring", "-o", "x.png", "--frame", "1") == .badArguments)
    #expect(
      recorder.errors.contains("--frame doesn't apply: it's for Lottie files, and ring is a scene"))
    #expect(!LottieSubject.isFileName("ring") && LottieSubject.isFileName("a.JSON"))
    #expect(LottieSubject.isFileName("a.json.gz"))
  }
}
