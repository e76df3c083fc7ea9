public import CoreGraphics
import QuartzCore
import Requirements

extension ChainPlayback {
  /// Lets the chain stand still; layers go on showing what they show now.
  ///
  /// Nothing happens where it is paused or over.
  ///
  /// A transition plays on. It shows a picture of the former look, which is taken when it's added and at no other time:
  /// so it isn't held here, and where the chain is moved into the midst of one or played backward, the new look shows.
  public func pause() {
    guard case .playing = phase else { return }
    revision += 1
    position = currentPosition
    disarm()
    phase = .paused
    showAgain()
  }

  /// Lets a paused chain go on. Nothing happens where it isn't paused.
  public func resume() {
    guard isPaused, let layer else { return }
    revision += 1
    phase = .playing
    syncTime = layer.mediaTime
    showAgain()
    goOn()
  }

  /// Moves the chain to a time; it goes on from there, or stays there if it's paused.
  ///
  /// Layers show what they would if the chain had been played up to that time from its beginning. What animators' ends
  /// it leaps over is reported when the chain is over, if not by then; what transitions and `changes` did isn't undone.
  /// Nothing happens where the chain is over.
  ///
  /// - Parameter time: In seconds from the chain's beginning, brought into 0…``length``; a chain that is repeated stays in the same time
  ///   through, or begins the next one at ``length``.
  /// - Precondition: `time` is a number.
  public func seek(to time: CFTimeInterval) {
    require(!time.isNaN, "a chain can't be moved to \(time)")
    guard end == nil, let layer else { return }
    revision += 1
    disarm()
    position = min(max(time, 0), length)
    syncTime = layer.mediaTime
    replay(at: position)
    goOn()
  }

  /// Turns the chain around: it plays backward from where it stands, or forward again.
  ///
  /// Played backward up to its beginning it has finished, and layers have the values that they had at first; a chain
  /// that reverses by itself goes on with the next time through. A chain of
  /// which a stage never ends can be turned within that stage. Animators' ends aren't reported on the way back.
  public func reverse() {
    guard end == nil, let layer else { return }
    revision += 1
    disarm()
    position = max(currentPosition, 0)
    syncTime = layer.mediaTime
    isReversed.toggle()
    replay(at: position)
    goOn()
  }

  /// Plays on what plays, at the chain's new speed and from where it stands; transitions aren't touched.
  private func showAgain() {
    for index in order where states[index].animation is CAPropertyAnimation { show(index) }
  }
}
