import Foundation
import LayerTree
import ObjectiveCRuntime
import Staging
import Testing

/// Returns the current stage's time in seconds; NaN outside of a stage.
private func stageTime() -> Double {
  var time = Double.nan
  return _quartziteStageTime(&time) ? time : .nan
}

/// The functions that the Swift SDK's replacements of Dispatch's functions call.
@Suite struct StageHooksTests {
  /// The times of calls; a call's context is an object of this class.
  private final class Calls {
    var times: [Double] = []
  }

  private let stage = Stage(size: CGSize(width: 1, height: 1))
  private let calls = Calls()

  /// Requests a call that records its time.
  private func call(after delay: Double) -> Bool {
    _quartziteStageCall(
      delay,
      { Unmanaged<Calls>.fromOpaque($0).takeUnretainedValue().times.append(stageTime()) },
      { Unmanaged<Calls>.fromOpaque($0).release() },
      Unmanaged.passRetained(calls).toOpaque())
  }

  @Test func `calls run at the stage's exact times`() {
    stage.advance(to: 0.1)
    stage.perform { for delay in [0.2, 0, 0.05] { #expect(call(after: delay)) } }
    #expect(calls.times == [0.1])
    stage.advance(to: 1)
    #expect(calls.times == [0.1, 0.1 + 0.05, 0.1 + 0.2])
  }

  @Test func `the time isn't a number outside of a stage, where no call is accepted`() {
    #expect(stageTime().isNaN && !_quartziteStageIsUsed() && !call(after: 0))
    #expect(calls.times.isEmpty)
  }

  @Test func `another thread can't use the stage whose time its task inherits`() async {
    let task = stage.perform { Task.detached { (stageTime(), _quartziteStageIsUsed()) } }
    #expect(await task.value.0.isNaN)
    #expect(await !task.value.1)
    let child = stage.perform { Task { @concurrent in (stageTime(), _quartziteStageIsUsed()) } }
    #expect(await child.value == (0, false))
  }

  @Test func `a context is released after the call, or with the stage`() {
    weak var context: Calls?
    do {
      let calls = Calls()
      context = calls
      let stage = Stage(size: CGSize(width: 1, height: 1))
      stage.perform {
        _ = _quartziteStageCall(
          5, { _ in }, { Unmanaged<Calls>.fromOpaque($0).release() }, Unmanaged.passRetained(calls).toOpaque()
        )
      }
      stage.advance(to: 1)
    }
    #expect(context == nil)
  }

  @Test func `a timer fires until it's invalid, once for all modes`() {
    nonisolated(unsafe) var times: [Double] = []
    let timer = Timer(fire: .distantFuture, interval: 0.25, repeats: true) { timer in
      times.append(stageTime())
      if times.count == 3 { timer.invalidate() }
    }
    stage.perform {
      for _ in 1...2 { #expect(_quartziteStageTimer(0.5, 0.25, Unmanaged.passUnretained(timer).toOpaque())) }
    }
    stage.advance(to: 2)
    #expect(times == [0.5, 0.75, 1])
  }

  @Test func `a timer without an interval fires once`() {
    nonisolated(unsafe) var count = 0
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in count += 1 }
    stage.perform { #expect(_quartziteStageTimer(0.5, 0, Unmanaged.passUnretained(timer).toOpaque())) }
    stage.advance(to: 2)
    #expect(count == 1 && !timer.isValid)
  }
}
