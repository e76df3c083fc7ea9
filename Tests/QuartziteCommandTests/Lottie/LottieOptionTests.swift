import CoreGraphics
import Foundation
import ImageCoding
import Lottie
import Raster
import Scenes
import TestSupport
import Testing

@testable import QuartziteCommand

/// What options and archives say of how films look and play.
@Suite struct LottieOptionTests {
  /// The film that a command line means.
  private func film(_ words: String...) throws -> LottieFilm {
    try LottieFilm(path: words[0], Arguments(words + ["-o", "x.gif"], for: RenderCommand()))
  }

  private func pixels(_ words: String...) throws -> [UInt32] {
    try RecordedConsole().picture(words).bitmap.pixels
  }

  // MARK: - Features

  @Test(
    arguments: [
      ([], LottieFeatures.standard), (["--features", "none"], []),
      (["--features=merged-paths"], .mergedPaths),
      (["--features", "standard,effects-in-contexts"], [.standard, .effectsInContexts]),
      (["--features", "trimmed-fills,effects,highlights"], [.standard, .highlights]),
    ] as [([String], LottieFeatures)])
  func `features are named`(_ row: (words: [String], features: LottieFeatures)) throws {
    let arguments = try Arguments(["x.json", "-o", "x.gif"] + row.words, for: RenderCommand())
    #expect(arguments[LottieOptions.features] == row.features)
  }

  @Test(arguments: ["", "merged", "effects,", "standard, effects"])
  func `an unknown feature is told with those that there are`(_ name: String) {
    let recorder = RecordedConsole()
    #expect(recorder.run("render", "x.json", "-o", "x.gif", "--features", name) == .badArguments)
    #expect(
      recorder.errors.hasPrefix(
        "quartzite render: --features '\(name)': one or more of trimmed-fills, effects, effects-in-contexts, "
          + "merged-paths, highlights, standard or none, separated by commas was expected\n"))
  }

  @Test func `pictures, strips, batches and reports have the features that are asked for`() throws {
    try withFolder { folder throws in
      let file = try TestFilm.write(TestFilm.json(layers: TestFilm.merged), to: "x.json", in: folder)
      let table = try TestFilm.write(
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
        let told = RecordedConsole()
        #expect(Program(console: told.console).run(["inspect", file] + words) == .success)
        #expect(told.output.contains("Not drawn:") == words.isEmpty)
        let strip = RecordedConsole()
        let line = ["filmstrip", file, "-o", folder.file("s.png")] + words
        #expect(Program(console: strip.console).run(line) == .success)
        #expect(strip.errors.isEmpty != words.isEmpty)
      }
    }
  }

  // MARK: - Backgrounds

  @Test func `what is behind a film is what the option says, else what the archive says`() throws {
    try withFolder { folder throws in
      let file = try TestFilm.writeRunner(##""background": "#00ff00""##, to: "x.lottie", in: folder)
      // Beyond the square, and beyond the film.
      let place = 20 * 40 + 35
      #expect(try pixels(file, "--frame", "0", "--size", "40x40")[place] == 0xFF00_FF00)
      #expect(try pixels(file, "--frame", "0", "--size", "40x40")[0] == 0xFF00_FF00)
      #expect(try pixels(file, "--frame", "0", "--size", "40x40", "--background", "none")[place] == 0)
      #expect(
        try pixels(file, "--frame", "0", "--size", "40x40", "--background", "#0000ff80")[place] == 0x8080_0000
      )
      let recorder = RecordedConsole()
      #expect(recorder.run("render", file, "-o", "x.gif", "--background", "blue") == .badArguments)
      #expect(
        recorder.errors.contains(
          "--background 'blue': a color like #ffcc00 or #ffcc0080, or none was expected")
      )
    }
  }

  // MARK: - Speeds

  @Test(arguments: [
    (#""speed": 1"#, 1.0, [0, 5]), (#""speed": 2"#, 0.5, [0, 10]), (#""speed": 0.5"#, 2, [0, 2.5]),
    (#""direction": -1"#, 1, [10, 5]), (#""playMode": "bounce""#, 2, [0, 5]),
    (#""speed": 2, "playMode": "reverseBounce""#, 1, [10, 0]),
  ])
  func `a film lasts as its archive's speed and way have it`(
    _ row: (settings: String, seconds: Double, frames: [Double])
  ) throws {
    try withFolder { folder throws in
      let file = try TestFilm.writeRunner(row.settings, to: "x.lottie", in: folder)
      let scene = Subject(try film(file)).scene
      #expect(scene.duration == row.seconds)
      for (time, frame) in zip(["0", "0.5"], row.frames) {
        #expect(try pixels(file, "--at", time) == pixels(file, "--frame", "\(frame)"), "\(time)")
      }
    }
  }

  @Test func `an option's speed goes first, and one that can't be had is told`() throws {
    try withFolder { folder throws in
      let file = try TestFilm.writeRunner(#""speed": 0"#, to: "x.lottie", in: folder)
      #expect(Subject(try film(file)).scene.duration == 1)
      #expect(
        try film(file).play.notes == [
          "the archive's speed 0, where a number from 0.01 to 100, or from -100 to -0.01 for backward was expected; "
            + "it plays at its own"
        ])
      let quick = try film(file, "--speed", "-4")
      #expect(Subject(quick).scene.duration == 0.25 && quick.play.notes.isEmpty)
      #expect(try film(file, "--frame", "3").play == FilmPlay())
    }
    #expect(throws: CommandError.self) { try film("x.json", "--speed", "0") }
  }

  @Test func `a picture by its frame has no speed`() throws {
    try withFolder { folder throws in
      let file = try TestFilm.write(to: "x.json", in: folder)
      let recorder = RecordedConsole()
      #expect(
        recorder.run("render", file, "-o", "x.png", "--frame", "1", "--speed", "2") == .badArguments)
      #expect(
        recorder.errors.contains(
          "--speed has no meaning here: --frame names a picture whatever the speed"))
    }
  }

  // MARK: - Loops

  @Test(arguments: [
    (#""speed": 1"#, 0), (#""loop": true"#, 0), (#""loop": false"#, 1), (#""loop": 2"#, 3),
    (#""loopCount": 2.5"#, 3), (#""loopCount": 1e9"#, 65_536), (#""playMode": "bounce""#, 1),
    (#""playMode": "bounce", "loop": true"#, 0),
  ])
  func `a GIF plays as often as the option says, else as the archive says`(
    _ row: (settings: String, count: Int)
  ) throws {
    try withFolder { folder throws in
      let file = try TestFilm.writeRunner(row.settings, to: "x.lottie", in: folder)
      for (words, count) in [([], row.count), (["--loop", "7"], 7)] {
        let arguments = try Arguments([file, "-o", "x.gif"] + words, for: RenderCommand())
        let product = try RenderRequest(arguments, plan: StagePlan(arguments)).product()
        #expect((product as? Film)?.options.loopCount == count)
      }
    }
  }

  // MARK: - Batches

  @Test func `a batch's pictures are the film's own, whatever its archive says of speed and way`() throws {
    try withFolder { folder throws in
      let file = try TestFilm.writeRunner(
        #""speed": 3, "playMode": "reverseBounce""#, to: "x.lottie", in: folder)
      let table = try TestFilm.write(
        "sample\tpicture\tprogress\nx.lottie\ta.png\t0.25\nx.lottie\tb.png\t1\n", to: "t.tsv", in: folder)
      #expect(RecordedConsole().run("batch", table, "-o", folder.path, "-q") == .success)
      for (name, progress) in [("a", "0.25"), ("b", "1")] {
        let shown = try PNGDecoder().decode(contentsOf: folder.appendingPathComponent("\(name).png"))
        #expect(try shown.bitmap.pixels == pixels(file, "--progress", progress))
      }
    }
  }

  @Test func `a batch's films and themes are chosen by name, and a film without one is told`() throws {
    try withFolder { folder throws in
      _ = try TestFilm.writeArchive(to: "x.lottie", in: folder)
      try TestFilm.write(to: "y.json", in: folder)
      let table = try TestFilm.write(
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
