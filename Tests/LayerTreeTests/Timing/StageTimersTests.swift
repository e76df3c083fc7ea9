import LayerTree
import TestSupport
import Testing

/// Timers and delayed calls of the modules below, inside a host.
@Suite struct StageTimersTests {
  private final class Target: NSObject {
    var calls: [String] = []
    func fire(_ timer: Timer) {
      note(timer.userInfo as? String ?? "timer")
      if calls.count == 3 { timer.invalidate() }
    }
    func note(_ text: String) { calls.append("\(text) \(CACurrentMediaTime())") }
  }

  private let host = LayerHost(root: CALayer())
  private let target = Target()
  private let fire = Selector("fire:", Target.fire(_:))
  private let note = Selector("note:", Target.note(_:))

  @Test func `a timer that is scheduled in a host fires at exact multiples of its interval`() {
    host.advance(to: 0.125)
    host.perform {
      _ = Timer.scheduledTimer(
        timeInterval: 0.25, target: target, selector: fire, userInfo: "info", repeats: true)
    }
    host.advance(to: 0.25)
    #expect(target.calls == [])
    host.advance(to: 10)
    #expect(target.calls == ["info 0.375", "info 0.625", "info 0.875"])
  }

  @Test func `a timer that doesn't repeat fires once, and releases its target`() {
    weak var released: Target?
    host.perform {
      let target = Target()
      released = target
      Timer.scheduledTimer(timeInterval: 0.5, target: target, selector: fire, userInfo: nil, repeats: false)
    }
    #expect(released?.calls == [])
    host.advance(to: 2)
    #expect(released == nil)
  }

  @Test func `an invalid timer doesn't fire, and releases its target at once`() {
    weak var released: Target?
    host.perform {
      let target = Target()
      released = target
      let timer = Timer.scheduledTimer(
        timeInterval: 0.5, target: target, selector: fire, userInfo: nil, repeats: true)
      timer.invalidate()
    }
    #expect(released == nil)
    host.advance(to: 2)
  }

  @Test func `delayed calls follow the host's time, in order, unless they are canceled`() {
    host.perform {
      target.perform(note, with: "late", afterDelay: 2)
      target.perform(note, with: "canceled", afterDelay: 0.25)
      target.perform(note, with: "half", afterDelay: 0.5)
      target.perform(note, with: "now", afterDelay: 0)
      RunLoop.current.perform(note, target: target, argument: "next", order: 0, modes: [.default])
      target.performSelector(onMainThread: note, with: "main", waitUntilDone: false)
      target.performSelector(onMainThread: note, with: "waiting", waitUntilDone: true)
      Target.cancelPreviousPerformRequests(withTarget: target, selector: note, object: "canceled")
    }
    #expect(target.calls == ["waiting 0.0", "now 0.0", "next 0.0", "main 0.0"])
    host.advance(to: 1)
    #expect(target.calls.last == "half 0.5")
    Target.cancelPreviousPerformRequests(withTarget: target)
    host.advance(to: 3)
    #expect(target.calls.count == 5)
  }

  @Test func `a Core Foundation timer follows the host's time`() {
    var times: [Double] = []
    host.advance(to: 1)
    host.perform {
      let timer = CFRunLoopTimerCreateWithHandler(
        kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.25, 0.5, 0, 0
      ) { timer in
        times.append(CACurrentMediaTime())
        if times.count == 3 { CFRunLoopTimerInvalidate(timer) }
      }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
    }
    host.advance(to: 10)
    #expect(times == [1.25, 1.75, 2.25])
  }

  @Test func `clocks of the system show the host's time`() {
    host.advance(to: 1.5)
    host.perform {
      #expect(CFAbsoluteTimeGetCurrent() == 1.5)
      #expect(mach_absolute_time() == 1_500_000_000)
    }
  }

  @Test func `closing the host drops delayed calls, with their targets`() {
    weak var released: Target?
    host.perform {
      let target = Target()
      released = target
      target.perform(note, with: "never", afterDelay: 1)
      Timer.scheduledTimer(timeInterval: 1, target: target, selector: fire, userInfo: nil, repeats: true)
        .invalidate()
    }
    #expect(released != nil)
    host.close()
    #expect(released == nil)
  }
}
