import Foundation
import ImageCoding
import Raster
import ScenePrograms
import Staging
import TestSupport
import Testing

@testable import QuartziteCommand

private struct TileScene: Scene {
  static let summary = "a tile of one color"
  let size = CGSize(width: 4, height: 2)
  let length = SceneLength.seconds(2)
  let frameRate = 4.0
  @Parameter("the color of the tile") var color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  func build(on stage: Stage) { stage.layer.backgroundColor = color }
}

private struct EndlessScene: Scene {
  let size = CGSize(width: 4, height: 2)
  let length = SceneLength.untilStill()

  func build(on stage: Stage) {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.byValue, turn.duration, turn.repeatCount) = (1, 1, .infinity)
    stage.layer.add(turn, forKey: nil)
  }
}

private enum Films: SceneProgram {
  static var scenes: [any Scene.Type] { [TileScene.self, EndlessScene.self] }
}

extension TileScene: SceneProgram {}

/// Programs with scenes of their own.
@Suite struct SceneProgramTests {
  private func run(_ scenes: [any Scene.Type], _ words: String...) -> RecordedConsole {
    let recorder = RecordedConsole()
    let program = Program(console: recorder.console, ProgramDescription(name: "films", scenes: scenes))
    recorder.exitCode = program.run(words)
    return recorder
  }

  @Test func `a program runs the command of its arguments, and exits with the result`() async throws {
    // The arguments of this process are those of the tests, which no program accepts.
    let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent]) {
      Films.main()
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let name = URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
    #expect(errors.hasPrefix("\(name): "), "\(errors)")
    #expect(TileScene.scenes.map { "\($0)" } == ["TileScene"])
  }

  @Test func `the program lists its scenes and their parameters`() {
    let list = run([TileScene.self, EndlessScene.self], "list")
    #expect(
      list.output == """
        tile     4 × 2 pt  2 s     a tile of one color
        endless  4 × 2 pt  no end  

        Parameters:
        tile  color=#ff0000  the color of the tile; a color like #ff8800, or #ff880080 with alpha

        """)
  }

  @Test func `--set sets a parameter of a scene`() throws {
    let render = run([TileScene.self], "render", "tile", "--at", "1", "--set", "color=#00ff00", "-o", "-")
    let picture = try PNGDecoder().decode(render.outputData)
    #expect((picture.width, picture.height) == (4, 2))
    #expect(Set(picture.bitmap.pixels) == [0xFF00_FF00])
  }

  @Test func `the only scene needs no name, and a film has the scene's frame rate`() throws {
    try withFolder { folder in
      let render = run([TileScene.self], "render", "-o", folder.file("tile.gif"), "--json")
      #expect(render.exitCode == .success && render.output.contains("\"frameRate\":4,\"frames\":8"))
      #expect(render.output.contains("\"scene\":\"tile\""))
    }
  }

  @Test(arguments: [
    (["render", "-o", "x.gif"], "films render: <scene|file> is missing"),
    (["render", "tiel", "-o", "x.gif"], "films render: unknown scene 'tiel'; did you mean 'tile'?"),
    (["render", "endless", "-o", "x.gif"], "films render: the scene 'endless' still moves after 60"),
    (
      ["render", "tile", "--set", "colr=#000000", "-o", "x.gif"],
      "films render: --set: the scene 'tile' has no"
    ),
    (
      ["render", "tile", "--set", "color=black", "-o", "x.gif"],
      "films render: --set: color 'black': expected a color"
    ),
    (["render", "tile", "--at", "3", "-o", "x.png"], "films render: --at 3: tile lasts 2 s"),
    (["swift", "build"], "films: unknown command 'swift'; expected list, render"),
    ([], "films: no command is given; expected list, render"),
  ])
  func `errors name the program`(_ words: [String], _ message: String) {
    let recorder = RecordedConsole()
    let description = ProgramDescription(name: "films", scenes: [TileScene.self, EndlessScene.self])
    #expect(Program(console: recorder.console, description).run(words) != .success)
    #expect(recorder.errors.hasPrefix(message), "\(recorder.errors)")
  }

  @Test func `help is about the program and its scenes`() {
    for words in [["help"]] + ["list", "render", "filmstrip", "batch", "join"].map({ ["help", $0] }) {
      let recorder = RecordedConsole()
      let description = ProgramDescription(name: "films", scenes: [TileScene.self])
      #expect(Program(console: recorder.console, description).run(words) == .success)
      #expect(recorder.output.hasPrefix("films"))
      #expect(!recorder.output.contains("login") && !recorder.output.contains("quartzite render"))
    }
    #expect(run([TileScene.self], "help", "render").output.contains("films render tile -o tile.gif"))
    #expect(run([TileScene.self], "help", "render").output.contains("Usage: films render [<scene|file>]"))
    #expect(run([TileScene.self], "--version").output == "films, made with Quartzite \(Release.version)\n")
  }
}
