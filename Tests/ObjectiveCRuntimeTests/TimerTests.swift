import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct TimerTests {
  final class Target {
    var values: [String] = []
    func fire() { values.append("-") }
    func fire(_ timer: Timer) { values.append(timer.userInfo as? String ?? "nil") }
  }

  let target = Target()
  let fire = Selector("fire:", Target.fire(_:))

  @Test func `a timer calls its target's method with itself, which has the user info`() {
    let timer = Timer(timeInterval: 1, target: target, selector: fire, userInfo: "info", repeats: false)
    timer.fire()
    timer.fire()
    #expect(target.values == ["info"] && !timer.isValid)
    let plain = Selector("fire", Target.fire as (Target) -> () -> Void)
    let repeated = Timer(timeInterval: 0, target: target, selector: plain, userInfo: nil, repeats: true)
    repeated.fire()
    repeated.fire()
    #expect(target.values == ["info", "-", "-"] && repeated.isValid && repeated.timeInterval > 0)
    repeated.invalidate()
    repeated.fire()
    #expect(target.values.count == 3)
  }

  @Test(arguments: [(2, 2), (0.5, 0.5), (0.0001, 0.0001), (0, 0.0001), (-1, 0.0001)])
  func `a timer has its interval, which is at least 0.1 ms`(_ given: Double, _ interval: Double) {
    let start = Date()
    let timer = Timer(timeInterval: given, target: target, selector: fire, userInfo: nil, repeats: true)
    let first = timer.fireDate.timeIntervalSince(start)
    #expect(timer.timeInterval == interval && first >= interval - 1e-6 && first < interval + 60)
  }

  @Test(arguments: [0, 0.5]) func `a Core Foundation timer without an interval fires once`(_ interval: Double)
  {
    var count = 0
    let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + 9, interval, 0, 0) { _ in
      count += 1
    }
    timer?.fire()
    timer?.fire()
    #expect(count == (interval > 0 ? 2 : 1) && timer?.isValid == (interval > 0))
    timer?.invalidate()
  }

  @Test func `a scheduled timer fires on the run loop`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 0, target: target, selector: fire, userInfo: 3, repeats: true)
    let limit = Date(timeIntervalSinceNow: 30)
    while target.values.count < 3, Date() < limit {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    timer.invalidate()
    #expect(target.values.count >= 3)
  }

  @Test func `a timer's user info is released with the timer`() {
    weak var info: NSObject?
    do {
      let made = NSObject()
      info = made
      let timer = Timer(timeInterval: 1, target: target, selector: fire, userInfo: made, repeats: false)
      #expect(timer.userInfo as? NSObject === made)
      timer.invalidate()
    }
    #expect(info == nil)
  }

  @Test func `a Core Foundation timer calls its closure`() {
    var count = 0
    let timer: CFRunLoopTimer? = CFRunLoopTimerCreateWithHandler(
      kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.0001, 0, 0
    ) {
      count += 1
      if count == 3 { CFRunLoopTimerInvalidate($0) }
    }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
    let limit = Date(timeIntervalSinceNow: 30)
    while count < 3, Date() < limit {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(count == 3 && timer?.isValid == false)
  }

  @Test func `a timer whose selector isn't its target's traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Timer(timeInterval: 1, target: "text", selector: "fire:", userInfo: nil, repeats: false)
    }
  }
}
