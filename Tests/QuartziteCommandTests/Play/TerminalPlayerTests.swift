import CoreGraphics
import Foundation
import Scenes
import Staging
import Testing

@testable import QuartziteCommand

/// Scenes in a terminal whose clock advances by what is waited for.
@Suite struct TerminalPlayerTests {
  /// A terminal in memory.
  private final class Recorder {
    var frames: [String] = []
    /// The bytes that are typed, each at the end of a wait.
    var typed: [[UInt8]]
    private var time = 0.0

    init(typing typed: [String]) { self.typed = typed.map { Array($0.utf8) } }

    var console: Console {
      Console(
        output: Output(isTerminal: true, columns: { 80 }, sink: { _ in }),
        errors: Output(isTerminal: false, columns: { 80 }, sink: { _ in }), now: { self.time },
        interruption: { nil })
    }

    var terminal: Terminal {
      Terminal(
        size: { TerminalSize(columns: 8, rows: 5) },
        read: { seconds in
          self.time += seconds
          return seconds > 0 && !self.typed.isEmpty ? self.typed.removeFirst() : []
        }, write: { self.frames.append($0) }, environment: [:])
    }
  }

  private func play(_ recorder: Recorder, once: Bool = false) throws -> [String] {
    let scene = RingScene()
    try TerminalPlayer(
      terminal: recorder.terminal, console: recorder.console, subject: .scene(SceneSubject(scene)),
      makeStage: { scene.stage(scale: $0) }, frameRate: 8, playsOnce: once, graphics: .blocks
    ).play()
    return recorder.frames.compactMap { frame in
      frame.firstMatch(of: /1H(ring .*?)\x1B/).map { String($0.1) }
    }
  }

  @Test func `one pass shows every frame and ends`() throws {
    let status = try play(Recorder(typing: []), once: true)
    #expect(
      status
        == (0..<12).map { "ring  \((Double($0) / 8).rounded(decimals: 2).plain) s" }.map {
          String($0.prefix(8))
        })
  }

  @Test func `a picture fills the terminal except for its last line`() throws {
    let recorder = Recorder(typing: ["q"])
    _ = try play(recorder)
    let lines = try #require(recorder.frames.first).split(separator: "\r\n")
    #expect(lines.count == 5 && lines[0].filter { "▀▄ ".contains($0) }.count == 8)
  }

  @Test func `keys pause, step, and slow down`() {
    var playback = Playback(duration: 1.5)
    func press(_ text: String) -> Bool {
      PlaybackKey.keys(in: Array(text.utf8)).allSatisfy { playback.press($0, frameRate: 8) }
    }
    #expect(press(" ") && playback.isPaused && press(" ") && !playback.isPaused)
    #expect(press("\u{1B}[C\u{1B}[C") && playback.time == 0.25 && playback.isPaused)
    #expect(press("\u{1B}[D") && playback.time == 0.125)
    #expect(press("4") && playback.speed == 0.25 && press("1") && playback.speed == 1)
    #expect(press("\u{1B}[Hxyz\u{1B}[15~") && playback.time == 0)
    #expect(!press("q"))
  }

  @Test(
    arguments: [
      (["KITTY_WINDOW_ID": "1"], nil, TerminalGraphics.kitty), (["TERM_PROGRAM": "WezTerm"], nil, .kitty),
      ([:], "\u{1B}[?62;4;22c", .sixel), ([:], "\u{1B}[?64;1;2c", .blocks), ([:], "\u{1B}[?4c", .blocks),
      ([:], nil, .blocks),
    ] as [([String: String], String?, TerminalGraphics)])
  func `the best way to draw is detected`(
    _ environment: [String: String], _ reply: String?, _ best: TerminalGraphics
  ) {
    #expect(TerminalGraphics.detected(environment: environment, attributes: reply) == best)
  }

  @Test func `without a terminal the command is refused`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("play", "ring", "--terminal") == .badArguments)
    #expect(
      recorder.errors.hasPrefix("quartzite play: --terminal: standard input and output have to be a terminal")
    )
  }
}
