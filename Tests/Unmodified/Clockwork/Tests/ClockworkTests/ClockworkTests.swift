import Clockwork
import Foundation
import Staging
import Testing
import UIKit

@MainActor @Suite struct ClockworkTests {
  private final class Log {
    var lines: [String] = []
    func add(_ name: String) { lines.append("\(name) \(CACurrentMediaTime())") }
  }

  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let log = Log()

  @Test func `a label counts by the difference of two dates`() {
    let label = CountingLabel()
    stage.perform {
      label.count(from: 0, to: 100, duration: 2)
      label.completion = { [log] in log.add("done") }
    }
    for (time, text) in [(0.5, "25"), (1, "50"), (1.5, "75"), (2, "100")] {
      stage.advance(to: time)
      #expect(label.text == text)
    }
    #expect(log.lines == ["done 2.0"])
  }

  @Test func `sleeping tasks of the main actor type at exact times`() {
    let label = Typewriter()
    stage.perform { label.type("Hello") }
    stage.advance(to: 0.099)
    #expect(label.text == "")
    for (time, text) in [(0.1, "H"), (0.2, "He"), (0.299, "He"), (0.5, "Hello"), (3, "Hello")] {
      stage.advance(to: time)
      #expect(label.text == text)
    }
  }

  @Test func `a canceled task stops`() {
    let label = Typewriter()
    stage.perform { label.type("Hello") }
    stage.advance(to: 0.25)
    stage.perform { label.type("Bye") }
    stage.advance(to: 0.45)
    #expect(label.text == "By")
    stage.advance(to: 2)
    #expect(label.text == "Bye")
  }

  @Test func `sleeping for nanoseconds is exact`() {
    let label = Typewriter()
    stage.advance(to: 0.125)
    stage.perform {
      Task {
        await label.blink(3)
        log.add("end")
      }
    }
    stage.advance(to: 0.374)
    #expect(!label.isHidden)
    stage.advance(to: 0.375)
    #expect(label.isHidden)
    stage.advance(to: 5)
    #expect(label.isHidden && log.lines == ["end 0.875"])
  }

  @Test func `timers of Dispatch fire on their grid, pause and stop`() {
    let dot = Heartbeat(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    stage.perform {
      stage.layer.addSublayer(dot.layer)
      dot.start(every: 0.5)
      dot.onStop = { [log] in log.add("stop") }
    }
    stage.advance(to: 0.499)
    #expect(dot.beats == 0)
    stage.advance(to: 0.5)
    #expect(dot.beats == 1)
    stage.advance(to: 0.6)
    #expect(dot.layer.presentation()?.transform.m11 == 1.3)
    stage.advance(to: 2)
    #expect(dot.beats == 4)
    stage.perform { dot.pause() }
    stage.advance(to: 3.25)
    #expect(dot.beats == 4)
    stage.perform { dot.proceed() }
    #expect(dot.beats == 5)
    stage.advance(to: 3.5)
    #expect(dot.beats == 6)
    stage.perform { dot.stop() }
    stage.advance(to: 9)
    #expect(dot.beats == 6 && log.lines == ["stop 3.5"])
  }

  @Test func `work in the background is done before time moves on`() {
    let loader = Loader()
    stage.advance(to: 1)
    stage.perform {
      loader.load(["a", "b", "c"]) { [log] in log.add($0.joined()) }
      loader.loadLater("later", after: 0.5) { [log] in log.add($0) }
    }
    stage.advance(to: 1.25)
    #expect(log.lines == ["ABC 1.0"])
    stage.advance(to: 2)
    #expect(log.lines == ["ABC 1.0", "LATER 1.5"])
  }

  @Test func `operations and detached tasks return to the stage`() {
    let loader = Loader()
    stage.advance(to: 0.25)
    stage.perform {
      loader.operate("op") { [log] in log.add($0) }
      Task {
        try await Task.sleep(for: .seconds(1))
        log.add(await loader.fetch("task"))
      }
    }
    stage.advance(to: 3)
    #expect(log.lines == ["OP 0.25", "TASK 1.25"])
  }

  @Test func `clocks and dates follow the stage`() {
    var (instant, date): (ContinuousClock.Instant?, Date?)
    stage.perform { (instant, date) = (.now, Date()) }
    stage.advance(to: 1.5)
    stage.perform {
      #expect(ContinuousClock.now - instant! == .seconds(1.5))
      #expect(Date().timeIntervalSince(date!) == 1.5)
      #expect(date!.timeIntervalSinceNow == -1.5)
      #expect(NSDate().timeIntervalSince(date!) == 1.5)
    }
    #expect(abs(Date().timeIntervalSince1970 - Double(time(nil))) < 2)
  }

  @Test func `timers fire at dates of the stage`() {
    stage.advance(to: 0.25)
    stage.perform {
      let timer = Timer(fire: Date().addingTimeInterval(0.75), interval: 0.5, repeats: true) { [log] timer in
        MainActor.assumeIsolated { log.add("fire") }
        if log.lines.count == 3 { timer.invalidate() }
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    stage.advance(to: 5)
    #expect(log.lines == ["fire 1.0", "fire 1.5", "fire 2.0"])
  }

  @Test func `a timer that is released without a cancellation stops`() {
    var (timer, count): (DispatchSourceTimer?, Int) = (nil, 0)
    stage.perform {
      timer = DispatchSource.makeTimerSource(queue: .main)
      timer?.schedule(deadline: .now(), repeating: 0.25)
      timer?.resume()
    }
    stage.advance(to: 0.3)
    stage.perform { timer?.setEventHandler { count += 1 } }
    stage.advance(to: 1)
    #expect(count == 3)
    timer = nil
    stage.advance(to: 5)
    #expect(count == 3)
  }

  @Test func `groups notify any queue, and barriers exclude others`() {
    let queue = DispatchQueue(label: "numbers", attributes: .concurrent)
    nonisolated(unsafe) var (running, most) = (0, 0)
    let lock = NSLock()
    stage.perform {
      let group = DispatchGroup()
      for _ in 1...20 {
        queue.async(group: group) {}
        queue.async(
          execute: DispatchWorkItem(flags: .barrier) {
            lock.withLock { (running, most) = (running + 1, max(most, running + 1)) }
            usleep(100)
            lock.withLock { running -= 1 }
          })
      }
      group.notify(queue: .global()) { [log] in
        DispatchQueue.concurrentPerform(iterations: 8) { index in
          DispatchQueue.main.async { log.add("\(index)") }
        }
      }
    }
    stage.advance(to: 1)
    #expect(most == 1)
    #expect(log.lines == (0..<8).map { "\($0) 0.0" })
  }

  @Test func `barriers in a group exclude others`() {
    let queue = DispatchQueue(label: "numbers", attributes: .concurrent)
    nonisolated(unsafe) var (running, most) = (0, 0)
    let lock = NSLock()
    stage.perform {
      let group = DispatchGroup()
      for _ in 1...20 {
        queue.async(group: group, flags: .barrier) {
          lock.withLock { (running, most) = (running + 1, max(most, running + 1)) }
          usleep(100)
          lock.withLock { running -= 1 }
        }
      }
      group.notify(queue: .main) { [log] in log.add("done") }
    }
    stage.advance(to: 1)
    #expect(most == 1)
    #expect(log.lines == ["done 0.0"])
  }

  @Test func `a task whose stage is released goes on in real time`() async {
    var task: Task<Int, Never>?
    do {
      let stage = Stage(size: CGSize(width: 1, height: 1))
      stage.perform {
        task = Task {
          try? await Task.sleep(for: .seconds(100))
          return 1
        }
      }
      stage.advance(to: 1)
    }
    #expect(await task?.value == 1)
  }

  @Test func `work that is no longer waited for sees the system's clock`() {
    let done = DispatchSemaphore(value: 0)
    stage.perform {
      DispatchQueue.global().async {
        let end = Date().addingTimeInterval(0.1)
        while Date() < end {}
        done.signal()
      }
    }
    stage.advance(to: 1)
    #expect(done.wait(timeout: .now() + 10) == .success)
  }

  @Test func `a stage doesn't wait for work that never ends`() {
    let forever = DispatchSemaphore(value: 0)
    stage.perform { DispatchQueue.global().async { forever.wait() } }
    stage.advance(to: 1)
    forever.signal()
    #expect(stage.time == 1)
  }

  @Test func `background work of a stage that is released ends`() {
    let done = DispatchSemaphore(value: 0)
    do {
      let stage = Stage(size: CGSize(width: 1, height: 1))
      stage.perform {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { Issue.record("the stage was released") }
        DispatchQueue.global().async { done.signal() }
      }
    }
    #expect(done.wait(timeout: .now() + 5) == .success)
  }
}
