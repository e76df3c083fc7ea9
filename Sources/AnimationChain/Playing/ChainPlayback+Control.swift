public import CoreGraphics
import QuartzCore
import Requirements

extension ChainPlayback {
  /// Pauses the chain; layers keep their current appearance.
  ///
  /// Nothing changes if the chain is paused or has ended.
  ///
  /// A transition continues, because it shows a snapshot of the old content that can only be taken when the transition is
  /// added. For the same reason, the new content is visible immediately when the chain seeks into a transition or plays it
  /// backward.
  public func pause() {
    guard case .playing = phase else { return }
    position = currentPosition
    stopObservingBoundaries()
    phase = .paused
    restartAnimations()
  }

  /// Resumes a paused chain. Nothing changes if the chain isn't paused.
  public func resume() {
    guard isPaused, let layer else { return }
    revision += 1
    phase = .playing
    syncTime = layer.mediaTime
    restartAnimations()
    activateNewEntries()
    proceed()
  }

  /// Moves the chain to a time, from which it continues unless it is paused.
  ///
  /// Layers show their appearance at that time. The ends of skipped animations are reported no later than the end of the
  /// chain. Transitions and `changes` aren't undone. Nothing changes if the chain has ended.
  ///
  /// - Parameter time: The time in seconds from the beginning of the chain, clamped to 0…``length``. A chain that repeats
  ///   stays in the same repetition, or begins the next one at ``length``.
  /// - Precondition: `time` isn't NaN.
  public func seek(to time: CFTimeInterval) {
    require(!time.isNaN, "a chain can't seek to \(time)")
    guard end == nil, let layer else { return }
    revision += 1
    stopObservingBoundaries()
    position = min(max(time, 0), length)
    syncTime = layer.mediaTime
    restoreState(at: position)
    proceed()
  }

  /// Reverses the chain, which plays backward from its current position, or forward again.
  ///
  /// When the chain is back at its beginning, it has finished, and the layers have their initial values. A chain that
  /// autoreverses continues with the next repetition. A chain with a stage that never ends can be reversed within that
  /// stage. During backward playback, the ends of animations aren't reported.
  public func reverse() {
    guard end == nil, let layer else { return }
    revision += 1
    stopObservingBoundaries()
    position = max(currentPosition, 0)
    syncTime = layer.mediaTime
    isReversed.toggle()
    restoreState(at: position)
    proceed()
  }

  /// Activates the entries that begin at the position, unless they did before the chain was paused.
  private func activateNewEntries() {
    guard !isReversed else { return }
    for (index, entry) in entries.enumerated()
    where entry.activation == position && entry.holdEnd > position && states[index].animation == nil {
      activate(index)
    }
  }

  /// Adds all running animations again, for the current position and direction, except for transitions.
  private func restartAnimations() {
    for index in order where states[index].animation is CAPropertyAnimation { addAnimation(of: index) }
  }
}
