import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import QuartziteCommand

/// Values that `--set` and `--image` replace, and the frames that `--marker` selects.
@Suite struct SetValueTests {
  /// A red card of 4 × 4 points on the left of 8 × 4 points, above a gradient from black to white on the right.
  private static let film = """
    {"fr": 10, "ip": 0, "op": 10, "w": 8, "h": 4,
      "markers": [{"cm": "in", "tm": 2, "dr": 3}, {"cm": "end", "tm": 6, "dr": 90}, {"cm": "pin", "tm": 4, "dr": 0}],
      "slots": {"ink": {"p": {"k": [1, 0, 0]}}, "fade": {"p": {"k": 100}}},
      "layers": [
      {"ty": 4, "nm": "Card", "ip": 0, "op": 10, "ks": {"p": {"k": [0, 0]}, "o": {"sid": "fade", "k": 100}}, "shapes": [
        {"ty": "rc", "nm": "Box", "p": {"k": [2, 2]}, "s": {"k": [4, 4]}, "r": {"k": 0}},
        {"ty": "fl", "nm": "Fill", "c": {"sid": "ink", "k": [1, 0, 0]}, "o": {"k": 100}}]},
      {"ty": 4, "nm": "Sky", "ip": 0, "op": 10, "ks": {}, "shapes": [
        {"ty": "rc", "nm": "Box", "p": {"k": [6, 2]}, "s": {"k": [4, 4]}, "r": {"k": 0}},
        {"ty": "gf", "nm": "Shine", "o": {"k": 100}, "t": 1, "s": {"k": [4, 0]}, "e": {"k": [8, 0]},
          "g": {"p": 2, "k": {"k": [0, 0, 0, 0, 1, 1, 1, 1]}}}]}]}
    """

  private static let (red, blue, green, none): (UInt32, UInt32, UInt32, UInt32) = (
    0xFF00_00FF, 0xFFFF_0000, 0xFF00_FF00, 0
  )

  /// Returns the pixels at the middle of the card and of the gradient's left end.
  private func pixels(_ words: [String]) throws -> (card: UInt32, sky: UInt32) {
    var result: (card: UInt32, sky: UInt32) = (0, 0)
    try withFolder { folder throws in
      let path = try TestAnimation.write(Self.film, to: "x.json", in: folder)
      let pixels = try RecordedConsole().picture([path, "--frame", "0"] + words).bitmap.pixels
      result = (pixels[2 * 8 + 2], pixels[2 * 8 + 4])
    }
    return result
  }

  @Test(
    arguments: [
      (["--set", "Card.Fill.Color=#0000ff"], blue), (["--set", "Card.fill=#0000ff"], blue),
      (["--set", "ink=#0000ff"], blue), (["--set", "fade=0"], none),
      (["--set", "Card.Fill.Opacity=0"], none),
      (["--set", "Card.**.Size=0,0"], none), (["--set", "Card.Transform.Position=8,0"], none),
      (["--set", "Card.Fill.Color=#0000ff", "--set", "Card.Fill.Opacity=100"], blue), ([], red),
    ] as [([String], UInt32)])
  func `colors, numbers, points, and sizes are replaced by key path and slot`(
    _ words: [String], _ color: UInt32
  ) throws {
    #expect(try pixels(words).card == color)
  }

  @Test func `a gradient is replaced by colors with or without locations`() throws {
    #expect(try pixels([]).sky != Self.green)
    #expect(try pixels(["--set", "Sky.Shine.Colors=#00ff00,#00ff00"]).sky == Self.green)
    #expect(try pixels(["--set", "Sky.Shine.Colors=#00ff00@0,#00ff00@0.5,#0000ff@0.6"]).sky == Self.green)
  }

  @Test(arguments: [
    ("Card.Fill.Color=red", "expected a color like #ff8800 or #ff880080"),
    ("Card.Fill.Opacity=much", "expected a number"), ("fade=", "expected a number"),
    ("Card.Fill.Opacity=nan", "expected a number"),
    ("Card.Transform.Position=1", "expected two or three numbers separated by commas, like 20,40"),
    ("Sky.Shine.Colors=#00ff00", "expected two or more colors separated by commas"),
  ])
  func `a value of another kind is refused with the expected form`(_ word: String, _ expectation: String)
    throws
  {
    try withFolder { folder throws in
      let path = try TestAnimation.write(Self.film, to: "x.json", in: folder)
      let recorder = RecordedConsole()
      #expect(recorder.run("render", path, "-o", folder.file("x.gif"), "--set", word) == .badArguments)
      #expect(
        recorder.errors.hasPrefix("quartzite render: --set '\(word)': \(expectation)"), "\(recorder.errors)")
      #expect(try files(in: folder) == ["x.json"])
    }
  }

  @Test func `a text is replaced, also by an empty one`() throws {
    let film = """
      {"fr": 10, "ip": 0, "op": 1, "w": 30, "h": 12, "fonts": {"list": [{"fName": "Inter-Bold", "fFamily": "Inter"}]},
        "layers": [{"ty": 5, "nm": "Title", "ip": 0, "op": 1, "ks": {"p": {"k": [2, 10]}}, "t": {"d": {"k": [
          {"t": 0, "s": {"s": 10, "f": "Inter-Bold", "t": "Name", "j": 0, "lh": 10, "fc": [0, 0, 0]}}]}}}]}
      """
    try withFolder { folder throws in
      let path = try TestAnimation.write(film, to: "x.json", in: folder)
      func pixels(_ words: String...) throws -> [UInt32] {
        try RecordedConsole().picture([path, "--frame", "0"] + words).bitmap.pixels
      }
      let (original, other) = (try pixels(), try pixels("--set", "Title.text=II"))
      #expect(original.contains { $0 != 0 } && other.contains { $0 != 0 } && original != other)
      #expect(try pixels("--set", "Title.text=Name") == original)
      #expect(try pixels("--set", "Title.text=").allSatisfy { $0 == 0 })
    }
  }

  // MARK: - Markers

  @Test(arguments: [("in", 3, 0.2), ("end", 4, 0.6)] as [(String, Int, Double)])
  func `a marker selects its frames, as far as the animation has them`(
    _ marker: String, _ count: Int, _ start: Double
  ) throws {
    try withFolder { folder throws in
      let path = try TestAnimation.write(to: "x.json", in: folder)
      let marked = TestAnimation.json().replacingOccurrences(
        of: #""assets": []"#,
        with: #""markers": [{"cm": "in", "tm": 2, "dr": 3}, {"cm": "end", "tm": 6, "dr": 90}]"#)
      let file = try TestAnimation.write(marked, to: "m.json", in: folder)
      let (a, b) = (folder.file("a.gif"), folder.file("b.gif"))
      let recorder = RecordedConsole()
      #expect(recorder.run("render", file, "-o", a, "--marker", marker) == .success)
      #expect(recorder.output.contains("\(count) frames, 10 per second, from \(start) to "))
      let end = "\(start + Double(count) / 10)"
      #expect(
        RecordedConsole().run("render", path, "-o", b, "--from", "\(start)", "--to", end, "-q") == .success)
      #expect(FileManager.default.contents(atPath: a) == FileManager.default.contents(atPath: b))
    }
  }

  @Test(arguments: [
    (["--marker", "inn"], "--marker 'inn': x.json has no such marker; did you mean 'in'?"),
    (["--marker", "banana"], "--marker 'banana': x.json has no such marker; expected 'in', 'end', or 'pin'"),
    (["--marker", "pin"], "--marker 'pin': the marker has no frames; '--frame 4' renders its picture"),
    (["--marker", "in", "--to", "1"], "--to doesn't apply: --marker selects the frames"),
    (["--marker", "in", "--speed", "2"], "--speed doesn't apply: --marker selects the frames"),
    (["--marker", "in", "--frame", "2"], "--frame doesn't apply: --marker selects the frames"),
  ])
  func `a marker that selects nothing is refused`(_ words: [String], _ message: String) throws {
    try withFolder { folder throws in
      let path = try TestAnimation.write(Self.film, to: "x.json", in: folder)
      let recorder = RecordedConsole()
      let code = Program(console: recorder.console).run(["render", path, "-o", folder.file("x.gif")] + words)
      #expect(code == .badArguments)
      let errors = recorder.errors.replacingOccurrences(of: path, with: "x.json")
      #expect(errors.hasPrefix("quartzite render: \(message)\n"), "\(errors)")
    }
  }

  @Test func `a scene has no markers`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("render", "ring", "-o", "x.gif", "--marker", "in") == .badArguments)
    #expect(
      recorder.errors.hasPrefix(
        "quartzite render: --marker doesn't apply: it's for Lottie files, and ring is a scene\n"))
  }
}
