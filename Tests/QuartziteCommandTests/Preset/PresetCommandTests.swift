import AnimationPresets
import Foundation
import ImageCoding
import Scenes
import Staging
import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct PresetCommandTests {
  private static func preset(_ words: String...) throws -> SpringPreset {
    try PresetCommand.parse(words + ["-o", "x.gif"]).preset(named: words[0])
  }

  @Test func `every parameter has an option`() throws {
    #expect(
      try Self.preset(
        "WOBBLE", "--force", "2", "--delay", "0.5", "--duration", "1.5", "--damping", "0.4", "--velocity",
        "-1",
        "--repeat-count", "3", "--x", "10", "--y", "-20", "--scale-x", "2", "--scale-y", "0.5", "--rotate",
        "1",
        "--opacity", "0.25", "--curve", "EASEOUTBACK", "--direction", "to")
        == .wobble(
          force: 2, delay: 0.5, duration: 1.5, damping: 0.4, velocity: -1, repeatCount: 3, x: 10, y: -20,
          scaleX: 2,
          scaleY: 0.5, rotate: 1, opacity: 0.25, curve: .easeOutBack, direction: .to))
    #expect(try Self.preset("shake") == .shake)
  }

  @Test("S184: every preset makes a film", arguments: SpringPreset.all.map(\.name))
  func films(_ name: String) throws {
    try withFolder { folder in
      let recorder = RecordedConsole()
      let file = folder.file("\(name).gif")
      #expect(recorder.run("preset", name, "-o", file, "--scale", "0.1", "--fps", "5", "-q") == .success)
      let film = try Data(contentsOf: URL(fileURLWithPath: file))
      #expect(film.starts(with: Data("GIF89a".utf8)))
    }
  }

  @Test func `a preset animates a picture from a file`() throws {
    try withFolder { folder in
      let stage = Stage(size: CGSize(width: 20, height: 10))
      stage.perform { stage.layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) }
      let logo = folder.file("logo.png")
      try PNGEncoder().write(stage.picture(), to: URL(fileURLWithPath: logo))
      let recorder = RecordedConsole()
      let file = folder.file("out.png")
      let words = [
        "preset", "slideLeft", "--curve", "linear", "--on", logo, "-o", file, "--at", "0.35", "-q",
      ]
      #expect(Program(console: recorder.console).run(words) == .success)
      let picture = try PNGDecoder().decode(contentsOf: URL(fileURLWithPath: file))
      let scene = PresetScene(.slideLeft(curve: .linear), on: .picture(stage.picture())).stage()
      scene.advance(to: 0.35)
      #expect(try PNGEncoder().encode(picture) == PNGEncoder().encode(scene.picture()))
    }
  }

  @Test func `the list contains all presets and curves, in both forms`() throws {
    let (text, document) = (RecordedConsole(), RecordedConsole())
    #expect(
      text.run("preset", "--list") == .success && document.run("preset", "--list", "--json") == .success)
    let json = try JSONSerialization.jsonObject(with: document.outputData) as? [String: Any]
    let names = (json?["presets"] as? [[String: String]])?.compactMap { $0["name"] }
    #expect(names == SpringPreset.all.map(\.name))
    #expect(json?["curves"] as? [String] == SpringPreset.Curve.allCases.map(\.rawValue))
    for name in SpringPreset.all.map(\.name) + SpringPreset.Curve.allCases.map(\.rawValue) {
      #expect(text.output.contains(name))
    }
    #expect(text.output.contains("flipX          stays turned by 180 degrees\n"))
  }

  @Test(
    "errors name the option, and the nearest name",
    arguments: [
      (["wobbel", "-o", "x.gif"], "unknown preset 'wobbel'; did you mean 'wobble'?"),
      (["SLIDELEF", "-o", "x.gif"], "unknown preset 'SLIDELEF'; did you mean 'slideLeft'?"),
      (
        ["pop", "-o", "x.gif", "--curve", "easeoutbak"],
        "unknown curve 'easeoutbak'; did you mean 'easeOutBack'?"
      ),
      (["pop"], "-o is missing; expected a file name, or - for standard output"),
      ([], "<name> is missing; expected a preset that 'quartzite preset --list' shows"),
      (
        ["pop", "-o", "x.gif", "--on", "a.png", "--text", "a"],
        "--text doesn't apply: --on already selects the content"
      ),
      (["pop", "-o", "x.gif", "--duration", "-1"], "--duration '-1': expected a number from 0 to 60"),
      (["pop", "-o", "x.gif", "--force", "nan"], "--force 'nan': expected a number from -1000 to 1000"),
      (["pop", "-o", "x.gif", "--forse", "2"], "unknown option '--forse'; did you mean '--force'?"),
      (["pop", "-o", "x.png", "--at", "9"], "--at 9: pop lasts 1.1 s; expected a time from 0 to 1.1"),
    ])
  func errors(_ words: [String], _ message: String) {
    let recorder = RecordedConsole()
    #expect(Program(console: recorder.console).run(["preset"] + words) == .badArguments)
    #expect(recorder.errors == "quartzite preset: \(message)\nSee 'quartzite help preset'.\n")
  }
}
