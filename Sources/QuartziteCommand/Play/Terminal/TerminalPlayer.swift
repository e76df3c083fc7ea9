import Foundation
import ImageCoding
import Staging

/// Plays a subject in a terminal. Frames are skipped if the terminal is too slow.
struct TerminalPlayer {
  let terminal: Terminal
  let console: Console
  let subject: Subject
  /// Returns a stage with a number of pixels per point.
  let makeStage: (CGFloat) -> Stage
  /// In frames per second.
  let frameRate: Double
  /// Whether to end after one pass.
  let playsOnce: Bool
  /// The way to draw pictures; nil to ask the terminal.
  let graphics: TerminalGraphics?

  /// Plays until the user ends it.
  ///
  /// - Parameter playback: The playback at its beginning; nil to begin at 0.
  /// - Throws: `CommandError` if the program is interrupted or the terminal can't be written.
  func play(_ playback: Playback? = nil) throws {
    let graphics =
      try graphics
      ?? TerminalGraphics.detected(environment: terminal.environment, attributes: terminal.deviceAttributes())
    var playback = playback ?? Playback(duration: subject.duration)
    if playsOnce { playback.loop = nil }
    var size = terminal.size()
    var player = makePlayer(graphics, size)
    var frameTime = console.now()
    while !playsOnce || playback.time < subject.duration {
      if terminal.size() != size {
        size = terminal.size()
        player = makePlayer(graphics, size)
        try terminal.write("\u{1B}[2J")
      }
      player.seek(to: min(playback.time, subject.duration))
      try draw(player.picture(), playback, graphics, size)
      guard try wait(&playback, until: frameTime + 1 / frameRate, player) else { break }
      let now = console.now()
      playback.advance(by: now - frameTime)
      frameTime = now
    }
    if graphics == .kitty { try terminal.write(KittyEncoder.removal) }
  }

  /// Creates a player whose pictures fill the terminal.
  private func makePlayer(_ graphics: TerminalGraphics, _ size: TerminalSize) -> ScenePlayer {
    let pixels = graphics.pixels(in: size)
    let scale = min(pixels.width / subject.size.width, pixels.height / subject.size.height)
    return ScenePlayer(duration: subject.duration) { makeStage(scale) }
  }

  private func draw(
    _ picture: CGImage, _ playback: Playback, _ graphics: TerminalGraphics, _ size: TerminalSize
  ) throws {
    let status: [String?] = [
      subject.name, "\(playback.time.rounded(decimals: 2).plain) s", playback.isPaused ? "paused" : nil,
      playback.speed == 1 ? nil : "× \(playback.speed.rounded(decimals: 2).plain)",
    ]
    let line = status.compactMap(\.self).joined(separator: "  ").prefix(size.columns)
    try terminal.write("\u{1B}[H\(graphics.text(of: picture))\u{1B}[\(size.rows);1H\(line)\u{1B}[K")
  }

  /// Applies the keys that are typed until a time, and prepares for going back while the playback is paused.
  ///
  /// - Returns: Whether the subject plays on.
  private func wait(_ playback: inout Playback, until end: Double, _ player: ScenePlayer) throws -> Bool {
    repeat {
      if let exitCode = console.interruption() {
        throw CommandError(exitCode: exitCode, message: "interrupted")
      }
      let isIdle = !(playback.isPaused && player.prepareSpare())
      let keys = PlaybackKey.keys(in: terminal.read(isIdle ? max(0, end - console.now()) : 0))
      for key in keys where !playback.press(key, frameRate: frameRate) { return false }
      if !keys.isEmpty { return true }
    } while console.now() < end
    return true
  }
}
