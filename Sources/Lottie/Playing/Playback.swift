import MotionCore

/// A part of a film that plays so often.
///
/// ```
/// play time   0 ─────────── passDuration ─────────── 2 · passDuration …  duration
/// frames      first ──────────▶ last │ first ──────────▶ last │ …
/// autoreversed                  last ◀────────── first │ …
/// ```
struct Playback: Hashable, Sendable {
  /// The frame at which each pass begins.
  var first: Double
  /// The frame at which it ends, before the first one where it plays backward.
  var last: Double
  /// Frames a second.
  var frameRate: Double
  /// How often it plays, above 0; a way there and back counts once.
  var repeatCount: Float = 1
  var autoreverses = false
}

extension Playback {
  /// Seconds; a part without a length is over almost at once.
  var passDuration: Double { max(abs(last - first) / frameRate, Self.shortestPass) }

  private static let shortestPass = 1e-9

  /// Seconds; infinite where it never ends.
  var duration: Double { timing.activeDuration }

  /// The frame that shows at a time of the play, by the formula by which animations play.
  func frame(at time: Double) -> Double {
    let progress = timing.state(atParentTime: time)?.progress ?? 0
    return progress == 1 ? last : first + (last - first) * progress
  }

  private var timing: MediaTiming {
    MediaTiming(
      duration: passDuration, repeatCount: Double(repeatCount), autoreverses: autoreverses, fillMode: .both)
  }
}

// MARK: - Changing on the way

extension Playback {
  /// When a frame first shows.
  func time(of frame: Double) -> Double { abs(frame - first) / frameRate }

  /// Whether a frame lies on the way, not at its end.
  func passes(_ frame: Double) -> Bool {
    first <= last ? (first..<last).contains(frame) : frame > last && frame <= first
  }

  /// The same part the other way round, and when in it the same frame shows at a time of this one, after as many passes.
  ///
  /// The pass in which it turns is played to its end.
  func reversed(at time: Double) -> (playback: Playback, time: Double) {
    var reversed = self
    (reversed.first, reversed.last) = (last, first)
    let (cycle, phase) = place(at: time)
    let mirrored = phase <= passDuration ? passDuration - phase : 3 * passDuration - phase
    let reversedTime = cycle * cycleDuration + mirrored
    if reversedTime > duration { reversed.repeatCount = repeatCount.rounded(.up) }
    return (reversed, reversedTime)
  }

  /// The same part played in another mode, and when in it the same frame shows at a time of this one, in the first pass.
  func looping(_ mode: LottieLoopMode, at time: Double) -> (playback: Playback, time: Double) {
    var looping = self
    (looping.repeatCount, looping.autoreverses) = (mode.repeatCount, mode.autoreverses)
    let phase = place(at: time).phase
    return (looping, phase <= passDuration || mode.autoreverses ? phase : 2 * passDuration - phase)
  }

  private var cycleDuration: Double { timing.cycleDuration }

  private func place(at time: Double) -> (cycle: Double, phase: Double) {
    let time = max(0, min(time, duration))
    let cycle =
      time == duration ? (time / cycleDuration).rounded(.up) - 1 : (time / cycleDuration).rounded(.down)
    return (cycle, time - cycle * cycleDuration)
  }
}
