import FrameAnimation
import TestSupport
import Testing

/// A script that controls animations at certain times, played at several frame rates.
@Suite struct FrameRateTests {
  /// The progress of all animations at each tenth of a second, and the times at which they end.
  private struct Course: Equatable {
    var states: [[Double?]] = []
    var ends: [Double] = []
  }

  /// Plays the script at a frame rate with a jitter of up to `jitter` frames.
  private func course(rate: Double, jitter: Double = 0) -> Course {
    let engine = AnimationEngine()
    var generator = SeededGenerator(seed: 7)
    var course = Course()
    let ids = [
      engine.animate(duration: 0.9, easing: .easeInOutBack) { _ in },
      engine.animate(duration: 0.3, delay: 0.2, options: [.repeat, .autoreverse]) { _ in },
      engine.animate(spring: Spring(stiffness: 200, damping: 12)) { _ in },
      engine.animate(duration: 1.5, easing: .easeOutBounce) { _ in },
      engine.animate(duration: 0.5, delay: 0.5) { _ in },
    ]
    course.ends = ids.map { _ in .infinity }
    var frames = (1...Int(3 * rate)).map {
      (Double($0) + generator.double(in: -0.5...0.5) * jitter) / rate
    }
    frames += (0...30).map { Double($0) / 10 }
    for time in Set(frames).sorted() {
      engine.advance(to: time)
      guard (time * 10).rounded() / 10 == time else { continue }
      if time == 0.4 { engine.pause(ids[0]) }
      if time == 0.5 { engine.retarget(ids[2], to: -1, spring: .bouncy) }
      if time == 0.6 { engine.setRate(-0.5, of: ids[3]) }
      if time == 0.8 { engine.resume(ids[0]) }
      if time == 1 { engine.seek(ids[1], to: 0.1) }
      course.states.append(ids.map { engine.progress(of: $0) })
      for (index, id) in ids.enumerated() where !engine.isPlaying(id) {
        course.ends[index] = min(course.ends[index], time)
      }
    }
    return course
  }

  @Test func `states at given times don't depend on frame rate and jitter`() {
    let reference = course(rate: 10)
    // 0.9 s paused for 0.4 s; one that repeats; 1.5 s reversed at half speed after 0.6 s; and 0.5 s after 0.5 s.
    #expect(
      [reference.ends[0], reference.ends[1], reference.ends[3], reference.ends[4]] == [
        1.3, .infinity, 1.8, 1,
      ])
    for rate in [24.0, 60, 144, 1000] {
      #expect(course(rate: rate) == reference)
      #expect(course(rate: rate, jitter: 1) == reference)
    }
  }
}
