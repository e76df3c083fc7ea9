import CoreGraphics
import Foundation
import ImageCoding
import LottiePlayer
import Raster
import Scenes
import TestSupport
import Testing

@testable import QuartziteCommand

/// Options and archive settings for the appearance and playback of Lottie animations.
@Suite struct LottieOptionTests {
  /// Returns the animation that a command line selects.
  private func subject(_ words: String...) throws -> LottieSubject {
    let plan = try RenderCommand.parse(words + ["-o", "x.gif"]).plan()
    guard case .lottie(let subject) = plan.subject else { throw CommandError.failure("not a Lottie file") }
    return subject
  }

  private func pixels(_ words: String...) throws -> [UInt32] {
    try RecordedConsole().picture(words).bitmap.pixels
  }

  // MARK: - Expressions

  @Test func `expressions run only if the option is given`() throws {
    try withFolder { folder throws in
      let square =
        #""shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[10,10]}},{"ty":"fl","c":{"k":[1,0,0,1]},"o":{"k":100}}]"#
      func layer(_ name: String, _ expression: String) -> String {
        #"{"ty":4,"nm":"\#(name)","ip":0,"op":20,"ks":{"p":{"k":[5,5],"x":"\#(expression)"}},\#(square)}"#
      }
      let layers = [layer("Right", "[15, 15]"), layer("Wrong", "nothing")].joined(separator: ",")
      let json = #"{"v":"5","w":20,"h":20,"fr":20,"ip":0,"op":20,"layers":[\#(layers)]}"#
      let file = try TestAnimation.write(json, to: "x.json", in: folder)
      let center = 15 * 20 + 15
      #expect(try pixels(file, "--frame", "0")[center] != 0xFF00_00FF)
      #expect(try pixels(file, "--frame", "0", "--expressions")[center] == 0xFF00_00FF)
      let recorder = RecordedConsole()
      _ = recorder.run(
        "render", file, "--expressions", "-o", folder.appendingPathComponent("x.png").path, "--frame", "0")
      #expect(
        recorder.errors.contains(
          "expression of 'Wrong.Transform.Position': ReferenceError: 'nothing' is not defined"))
      #expect(!recorder.errors.contains("Right"))
    }
  }

  // MARK: - Features

  @Test(
    arguments: [
      ([], LottieFeatures.standard), (["--features", "none"], []),
      (["--features=merged-paths"], .mergedPaths),
      (["--features", "standard,effects-in-contexts"], [.standard, .effectsInContexts]),
      (["--features", "trimmed-fills,effects,highlights"], [.standard, .highlights]),
    ] as [([String], LottieFeatures)])
  func `features are selected by name`(_ row: (words: [String], features: LottieFeatures)) throws {
    let command = try RenderCommand.parse(["x.json", "-o", "x.gif"] + row.words)
    #expect(command.subject.appearance.features == row.features)
  }

  @Test(arguments: ["", "merged", "effects,", "standard, effects"])
  func `an unknown feature is reported with the known ones`(_ name: String) {
    let recorder = RecordedConsole()
    #expect(recorder.run("render", "x.json", "-o", "x.gif", "--features", name) == .badArguments)
    #expect(
      recorder.errors.hasPrefix(
        "quartzite render: --features '\(name)': expected one or more of trimmed-fills, effects, effects-in-contexts, "
          + "merged-paths, highlights, nested-trims, component-easing, held-values, standard, or none, separated by commas\n"
      ))
  }

  @Test func `every command uses the selected features`() throws {
    try withFolder { folder throws in
      let file = try TestAnimation.write(
        TestAnimation.json(layers: TestAnimation.merged), to: "x.json", in: folder)
      let table = try TestAnimation.write(
        "sample\tpicture\tprogress\nx.json\tbatch.png\t0\n", to: "t.tsv", in: folder)
      let (red, blue): (UInt32, UInt32) = (0xFF00_00FF, 0xFFFF_0000)
      // Pixels of both halves; the square is behind the left one.
      for (words, left, right) in [([], blue, blue), (["--features", "merged-paths"], red, blue)] {
        let words: [String] = words
        let shown = try RecordedConsole().picture([file, "--frame", "0"] + words).bitmap
        #expect(shown.pixels[5 * 20 + 5] == left && shown.pixels[5 * 20 + 15] == right)
        let batch = ["batch", table, "-o", folder.path, "-q"] + words
        #expect(Program(console: RecordedConsole().console).run(batch) == .success)
        #expect(
          try PNGDecoder().decode(contentsOf: folder.appendingPathComponent("batch.png")).bitmap == shown)
        let inspection = RecordedConsole()
        #expect(Program(console: inspection.console).run(["inspect", file] + words) == .success)
        #expect(inspection.output.contains("Not drawn:") == words.isEmpty)
        let strip = RecordedConsole()
        let line = ["filmstrip", file, "-o", folder.file("s.png")] + words
        #expect(Program(console: strip.console).run(line) == .success)
        #expect(strip.errors.isEmpty != words.isEmpty)
      }
    }
  }

  // MARK: - Backgrounds

  @Test func `the background is the option's, else the archive's`() throws {
    try withFolder { folder throws in
      let file = try TestAnimation.writeRunner(##""background": "#00ff00""##, to: "x.lottie", in: folder)
      // A pixel beside the square, and one outside the animation.
      let pixel = 20 * 40 + 35
      #expect(try pixels(file, "--frame", "0", "--size", "40x40")[pixel] == 0xFF00_FF00)
      #expect(try pixels(file, "--frame", "0", "--size", "40x40")[0] == 0xFF00_FF00)
      #expect(try pixels(file, "--frame", "0", "--size", "40x40", "--background", "none")[pixel] == 0)
      #expect(
        try pixels(file, "--frame", "0", "--size", "40x40", "--background", "#0000ff80")[pixel] == 0x8080_0000
      )
      let recorder = RecordedConsole()
      #expect(recorder.run("render", file, "-o", "x.gif", "--background", "blue") == .badArguments)
      #expect(
        recorder.errors.contains(
          "--background 'blue': expected a color like #ffcc00 or #ffcc0080, or none")
      )
    }
  }

  // MARK: - Speeds

  @Test(arguments: [
    (#""speed": 1"#, 1.0, [0, 5]), (#""speed": 2"#, 0.5, [0, 10]), (#""speed": 0.5"#, 2, [0, 2.5]),
    (#""direction": -1"#, 1, [10, 5]), (#""playMode": "bounce""#, 2, [0, 5]),
    (#""speed": 2, "playMode": "reverseBounce""#, 1, [10, 0]),
  ])
  func `the speed and direction of an archive determine the duration and the frames`(
    _ row: (settings: String, seconds: Double, frames: [Double])
  ) throws {
    try withFolder { folder throws in
      let file = try TestAnimation.writeRunner(row.settings, to: "x.lottie", in: folder)
      #expect(try subject(file).duration == row.seconds)
      for (time, frame) in zip(["0", "0.5"], row.frames) {
        #expect(try pixels(file, "--at", time) == pixels(file, "--frame", "\(frame)"), "\(time)")
      }
    }
  }

  @Test func `--speed overrides the archive's speed, and an invalid one is noted`() throws {
    try withFolder { folder throws in
      let file = try TestAnimation.writeRunner(#""speed": 0"#, to: "x.lottie", in: folder)
      #expect(try subject(file).duration == 1)
      #expect(
        try subject(file).playback.notes == [
          "the archive's speed 0 is ignored; expected a number from 0.01 to 100, or from -100 to -0.01 for backward"
        ])
      let fast = try subject(file, "--speed", "-4")
      #expect(fast.duration == 0.25 && fast.playback.notes.isEmpty)
      #expect(try subject(file, "--frame", "3").playback == LottiePlayback())
    }
    #expect(throws: CommandError.self) { try subject("x.json", "--speed", "0") }
  }

  @Test func `--speed doesn't apply to a picture that is selected by its frame`() throws {
    try withFolder { folder throws in
      let file = try TestAnimation.write(to: "x.json", in: folder)
      let recorder = RecordedConsole()
      #expect(
        recorder.run("render", file, "-o", "x.png", "--frame", "1", "--speed", "2") == .badArguments)
      #expect(
        recorder.errors.contains(
          "--speed doesn't apply: --frame selects a picture at any speed"))
    }
  }

  // MARK: - Loops

  @Test(arguments: [
    (#""speed": 1"#, 0), (#""loop": true"#, 0), (#""loop": false"#, 1), (#""loop": 2"#, 3),
    (#""loopCount": 2.5"#, 3), (#""loopCount": 1e9"#, 65_535), (#""playMode": "bounce""#, 1),
    (#""playMode": "bounce", "loop": true"#, 0),
  ])
  func `--loops determines the loop count of a GIF, else the archive does`(
    _ row: (settings: String, count: Int)
  ) throws {
    try withFolder { folder throws in
      let file = try TestAnimation.writeRunner(row.settings, to: "x.lottie", in: folder)
      for (words, count) in [([], row.count), (["--loops", "7"], 7)] {
        let command = try RenderCommand.parse([file, "-o", "x.gif"] + words)
        let product = try command.product(of: command.plan())
        #expect((product as? Film)?.options.loopCount == count)
      }
    }
  }

  // MARK: - Batches

  @Test func `a batch ignores the speed and direction of archives`() throws {
    try withFolder { folder throws in
      let file = try TestAnimation.writeRunner(
        #""speed": 3, "playMode": "reverseBounce""#, to: "x.lottie", in: folder)
      let table = try TestAnimation.write(
        "sample\tpicture\tprogress\nx.lottie\ta.png\t0.25\nx.lottie\tb.png\t1\n", to: "t.tsv", in: folder)
      #expect(RecordedConsole().run("batch", table, "-o", folder.path, "-q") == .success)
      for (name, progress) in [("a", "0.25"), ("b", "1")] {
        let shown = try PNGDecoder().decode(contentsOf: folder.appendingPathComponent("\(name).png"))
        #expect(try shown.bitmap.pixels == pixels(file, "--progress", progress))
      }
    }
  }

  @Test func `a batch selects animations and themes by name, and reports files without them`() throws {
    try withFolder { folder throws in
      _ = try TestAnimation.writeArchive(to: "x.lottie", in: folder)
      try TestAnimation.write(to: "y.json", in: folder)
      let table = try TestAnimation.write(
        "sample\tpicture\tprogress\nx.lottie\ta.png\t0\ny.json\tb.png\t0\n", to: "t.tsv", in: folder)
      let recorder = RecordedConsole()
      let words = ["batch", table, "-o", folder.path, "--animation", "wink", "--theme", "sea"]
      #expect(Program(console: recorder.console).run(words) == .failure)
      #expect(recorder.errors.contains("b.png: --animation 'wink': "))
      let shown = try PNGDecoder().decode(contentsOf: folder.appendingPathComponent("a.png"))
      #expect(shown.width == 30 && shown.bitmap.pixels[5] == 0xFFFF_0000)
    }
  }
}
