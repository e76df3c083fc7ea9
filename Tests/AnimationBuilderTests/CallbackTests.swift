import AnimationBuilder
import QuartzCore
import Staging
import Testing

/// The closures that animations call, and tasks that wait.
@Suite struct CallbackTests {
  private let staged = StagedLayer()
  private let log = Log()

  @Test func `S148: an animation calls back at its start and its stop`() {
    staged.at {
      $0.animate {
        $0.opacity.value(from: 0, to: 1, duration: 1).delay(0.5)
          .onDidStart { log.record("start") }.onStopped { log.record("stop \($0)") }
      }
    }
    staged.advance(to: 3)
    #expect(log.entries == ["start 0.5", "stop true 1.5"])
  }

  @Test func `S148: the stop comes after all repeats`() {
    staged.at {
      $0.animate {
        $0.opacity.value(from: 0, to: 1, duration: 0.1).autoreverses().repeat(count: 3)
        $0.cornerRadius.value(from: 0, to: 1, duration: 0.2)
        $0.onStopped { log.record("stop \($0)") }.repeat(count: 2)
      }
    }
    staged.advance(to: 3)
    #expect(log.entries == ["stop true 1.2"])
  }

  @Test func `several closures of one animation are called in order`() {
    staged.at {
      $0.animate {
        $0.opacity.value(from: 0, to: 1, duration: 1).onStopped { _ in log.record("a") }.onStopped { _ in
          log.record("b")
        }
      }
    }
    staged.advance(to: 1)
    #expect(log.entries == ["a 1.0", "b 1.0"])
  }

  @Test func `the members of a group call back too, before the group`() {
    staged.at {
      $0.animate {
        record(in: $0.opacity.value(from: 0, to: 1, duration: 1), "a")
        record(in: $0.cornerRadius.value(from: 0, to: 1, duration: 0.5).delay(0.25), "b")
        record(in: $0, "whole")
      }
    }
    staged.advance(to: 3)
    #expect(
      log.entries == [
        "a start 0.0", "whole start 0.0", "b start 0.25", "b stop true 0.75", "a stop true 1.0",
        "whole stop true 1.0",
      ])
  }

  @Test func `members of a group with a timing function call back at their eased times`() throws {
    staged.at {
      $0.animate {
        $0.zPosition.value(from: 0, to: 1, duration: 2)
        record(in: $0.opacity.value(from: 0.25, to: 0.75, duration: 0.5).delay(0.5), "part")
        $0.timingFunction(.easeIn).speed(2).delay(1)
      }
    }
    staged.advance(to: 5)
    let times = log.entries.compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
    try #require(times.count == 2)
    // The curve has the values ¼ and ½.
    for (time, value) in zip(times, [0.25, 0.5]) {
      let curve = StagedLayer()
      curve.at {
        $0.animate { $0.zPosition.value(from: 0, to: 1, duration: 1).timingFunction(.easeIn).delay(1) }
      }
      #expect(curve.shows(value, "zPosition", at: time))
    }
  }

  private struct Course: CustomStringConvertible {
    let description: String
    let modify: @Sendable (AnimationsMaker<CALayer>) -> Void
    let times: [Double]
  }

  /// A group of 0.8 s has a member from 0.2 to 0.6 s. In a group that doesn't run once forward, it stops with the group.
  private static let courses = [
    Course(description: "as is", modify: { _ in }, times: [0.2, 0.6, 0.8]),
    Course(description: "once", modify: { $0.repeat(count: 1) }, times: [0.2, 0.6, 0.8]),
    Course(description: "twice", modify: { $0.repeat(count: 2) }, times: [0.2, 1.6, 1.6]),
    Course(description: "fast", modify: { $0.speed(2) }, times: [0.1, 0.3, 0.4]),
    Course(description: "slow", modify: { $0.speed(0.5) }, times: [0.4, 1.2, 1.6]),
    Course(description: "cut off", modify: { $0.repeat(duration: 0.5) }, times: [0.2, 0.5, 0.5]),
    Course(description: "reversed", modify: { $0.autoreverses() }, times: [0.2, 1.6, 1.6]),
  ]

  @Test(arguments: courses) private func `members call back at their times in a group's course`(
    _ course: Course
  ) {
    staged.at {
      $0.animate {
        record(in: $0.opacity.value(from: 0, to: 1, duration: 0.4).delay(0.2), "part")
        $0.cornerRadius.value(from: 0, to: 1, duration: 0.8)
        course.modify($0.onStopped { log.record("whole \($0)") })
      }
    }
    staged.advance(to: 5)
    let (start, stop, end) = (course.times[0], course.times[1], course.times[2])
    #expect(log.entries == ["part start \(start)", "part stop true \(stop)", "whole true \(end)"])
  }

  @Test func `a member without a duration stops with its group, another one after its duration`() {
    staged.at {
      $0.animate {
        record(in: $0.opacity.value(from: 0, to: 1, duration: 1), "second")
        record(in: $0.zPosition.value(from: 0, to: 1, duration: 0), "whole")
        $0.cornerRadius.value(from: 0, to: 1, duration: 3)
      }
    }
    staged.advance(to: 5)
    #expect(
      log.entries == ["second start 0.0", "whole start 0.0", "second stop true 1.0", "whole stop true 3.0"])
  }

  @Test func `eased times are those of any curve`() throws {
    let curve = CAMediaTimingFunction(controlPoints: 0.3, 0.2, 0.6, 0.7)
    staged.at {
      $0.animate {
        $0.zPosition.value(from: 0, to: 1, duration: 1)
        record(in: $0.opacity.value(from: 0.25, to: 0.75, duration: 0.4).delay(0.3), "part")
        $0.timingFunction(curve)
      }
    }
    staged.advance(to: 5)
    let times = log.entries.compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
    try #require(times.count == 2)
    for (time, value) in zip(times, [0.3, 0.7]) { #expect(abs(curve(time) - value) < 1e-6) }
  }

  @Test func `members of a group that repeats start once and stop with the group`() {
    staged.at {
      $0.animate {
        record(in: $0.opacity.value(from: 0, to: 1, duration: 0.5).delay(0.25), "part")
        $0.cornerRadius.value(from: 0, to: 1, duration: 1)
        $0.repeat(count: 3)
      }
    }
    staged.advance(to: 5)
    #expect(log.entries == ["part start 0.25", "part stop true 3.0"])
  }

  @Test func `removed with their group, running members stop unfinished`() {
    staged.at {
      $0.animate(forKey: "a") {
        record(in: $0.opacity.value(from: 0, to: 1, duration: 0.2), "early")
        record(in: $0.cornerRadius.value(from: 0, to: 1, duration: 0.2).delay(0.6), "late")
        $0.zPosition.value(from: 0, to: 1, duration: 2)
      }
    }
    staged.at(0.5) { $0.removeAnimation(forKey: "a") }
    staged.advance(to: 3)
    #expect(log.entries == ["early start 0.0", "early stop true 0.2", "late stop false 0.5"])
    #expect(staged.layer.animationKeys() == nil)
  }

  @Test func `the animation of a layer that isn't rendered stops unfinished at once`() {
    var ends: [Bool] = []
    CATransaction.begin()
    CALayer().animate { $0.opacity.value(to: 0, duration: 1).onStopped { ends.append($0) } }
    CATransaction.commit()
    #expect(ends == [false])
  }

  private func record(in animation: some AnimationBasic, _ name: String) {
    animation.onDidStart { log.record("\(name) start") }.onStopped { log.record("\(name) stop \($0)") }
  }
}

/// A log of events with their times.
final class Log {
  private(set) var entries: [String] = []

  func record(_ event: String) {
    entries.append("\(event) \((CACurrentMediaTime() * 1e7).rounded() / 1e7)")
  }
}

/// Tasks that wait for animations.
@MainActor @Suite struct PlayTests {
  private let staged = StagedLayer()

  @Test func `a task continues at the end and learns that the animation finished`() async {
    var shown: [Double] = []
    let task = Task {
      let first = await staged.layer.play(forKey: "a") {
        $0.opacity.value(from: 0, to: 0.5, duration: 1).delay(0.5)
      }
      shown.append(staged.stage.time)
      let second = await staged.layer.play { $0.cornerRadius.value(from: 0, to: 1, duration: 1) }
      shown.append(staged.stage.time)
      return first && second
    }
    await staged.stage.run(until: 1)
    #expect(staged.shows(0.25, "opacity", at: 1))
    await staged.stage.run(until: 4)
    #expect(await task.value)
    #expect(shown == [1.5, 2.5])
  }

  @Test func `a removed animation is unfinished for its task`() async {
    let task = Task { await staged.layer.play(forKey: "a") { $0.opacity.value(to: 0, duration: 1) } }
    await staged.stage.run(until: 0.5)
    staged.at { $0.removeAllAnimations() }
    await staged.stage.run(until: 0.6)
    #expect(await task.value == false)
  }

  @Test func `a canceled task removes its animations`() async {
    let task = Task { await staged.layer.play { $0.opacity.value(to: 0, duration: 1) } }
    await staged.stage.run(until: 0.5)
    #expect(staged.layer.animationKeys()?.count == 1)
    task.cancel()
    #expect(await task.value == false)
    await staged.stage.run(until: 0.6)
    #expect(staged.layer.animationKeys() == nil)
  }

  @Test func `waiting for an empty builder ends at once`() async {
    #expect(await CALayer().play { _ in })
  }

  @Test func `a transition can be waited for`() async {
    let task = Task { await staged.layer.play { $0.transition.push.from(.left, duration: 0.5) } }
    await staged.stage.run(until: 1)
    #expect(await task.value)
  }
}
