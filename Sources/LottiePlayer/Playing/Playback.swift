import MotionCore

/// The timing of playback: a segment of an animation and its repetitions.
///
/// ```
/// time        0 ─────────── passDuration ─────────── 2 · passDuration …  duration
/// frames      first ──────────▶ last │ first ──────────▶ last │ …
/// autoreversed                  last ◀────────── first │ …
/// ```
struct Playback: Equatable, Sendable {
  /// The frame at which each pass begins.
  var first: Double
  /// The frame at which each pass ends; it's before the first one if the segment plays backward.
  var last: Double
  /// The frames per second.
  var frameRate: Double
  /// The number of repetitions, above 0. With autoreversing, forward and backward together count once.
  var repeatCount: Float = 1
  var autoreverses = false
}

extension Playback {
  /// The duration of a pass in seconds. A segment without frames takes a nanosecond.
  var passDuration: Double { max(abs(last - first) / frameRate, Self.shortestPass) }

  private static let shortestPass = 1e-9

  /// The duration in seconds; infinite if it repeats forever.
  var duration: Double { timing.activeDuration }

  /// Returns the frame at a time in seconds, by the formula of Core Animation's timing.
  func frame(at time: Double) -> Double {
    let progress = timing.state(atParentTime: time)?.progress ?? 0
    return progress == 1 ? last : first + (last - first) * progress
  }

  private var timing: MediaTiming {
    MediaTiming(
      duration: passDuration, repeatCount: Double(repeatCount), autoreverses: autoreverses, fillMode: .both)
  }
}

// MARK: - Changes during playback

extension Playback {
  /// Returns the time at which a frame is first reached.
  func time(of frame: Double) -> Double { abs(frame - first) / frameRate }

  /// Returns whether a frame is in the segment, but not its last one.
  func passes(_ frame: Double) -> Bool {
    first <= last ? (first..<last).contains(frame) : frame > last && frame <= first
  }

  /// Returns the playback of the segment in the opposite direction, and the time at which it shows the same frame after the
  /// same number of passes.
  ///
  /// The current pass is then played to its end.
  func reversed(at time: Double) -> (playback: Playback, time: Double) {
    var reversed = self
    (reversed.first, reversed.last) = (last, first)
    let (cycle, phase) = cyclePosition(at: time)
    let mirrored = phase <= passDuration ? passDuration - phase : 3 * passDuration - phase
    let reversedTime = cycle * cycleDuration + mirrored
    if reversedTime > duration { reversed.repeatCount = repeatCount.rounded(.up) }
    return (reversed, reversedTime)
  }

  /// Returns the playback of the segment with another loop mode, and the time at which it shows the same frame in its first
  /// cycle.
  func looping(_ mode: LottieLoopMode, at time: Double) -> (playback: Playback, time: Double) {
    var looping = self
    (looping.repeatCount, looping.autoreverses) = (mode.repeatCount, mode.autoreverses)
    let phase = cyclePosition(at: time).phase
    return (looping, phase <= passDuration || mode.autoreverses ? phase : 2 * passDuration - phase)
  }

  private var cycleDuration: Double { timing.cycleDuration }

  private func cyclePosition(at time: Double) -> (cycle: Double, phase: Double) {
    let time = max(0, min(time, duration))
    let cycle =
      time == duration ? (time / cycleDuration).rounded(.up) - 1 : (time / cycleDuration).rounded(.down)
    return (cycle, time - cycle * cycleDuration)
  }
}
