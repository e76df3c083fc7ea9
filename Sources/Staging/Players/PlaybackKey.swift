/// A key that controls a scene that plays.
package enum PlaybackKey: Hashable, Sendable {
  case space
  case left
  case right
  case home
  /// A digit, in 0…9.
  case digit(Int)
  case quit
}

extension PlaybackKey {
  /// The effects of the keys that control the playback, for help.
  package static let controls =
    "Space pauses and resumes. The left and right arrow keys show the previous and the next frame, and Home the first. 1 "
    + "plays at full speed, 2 at half the speed, and so on to 9 at a ninth of it."

  /// The effects of all keys, for help.
  package static let help = "\(controls) q quits."

  /// Creates the key that a character stands for; nil for a character without a meaning.
  package init?(_ character: Character) {
    switch character {
    case " ": self = .space
    case "q", "Q": self = .quit
    default:
      guard character.isASCII, let digit = character.wholeNumberValue, digit > 0 else { return nil }
      self = .digit(digit)
    }
  }
}

extension Playback {
  /// Applies a key.
  ///
  /// - Parameter frameRate: The number of frames per second, for steps.
  /// - Returns: Whether the scene plays on.
  package mutating func press(_ key: PlaybackKey, frameRate: Double) -> Bool {
    switch key {
    case .space: isPaused.toggle()
    case .left: step(by: -1, frameRate: frameRate)
    case .right: step(by: 1, frameRate: frameRate)
    case .home: seek(to: 0)
    case .digit(let digit): if digit > 0 { speed = 1 / Double(digit) }
    case .quit: return false
    }
    return true
  }
}
