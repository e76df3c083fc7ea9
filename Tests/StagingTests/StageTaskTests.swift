import Staging
import Synchronization
import Testing

/// Tasks that a stage runs continue at the exact times of the events that they wait for, directly or indirectly.
@MainActor @Suite struct StageTaskTests {
  private let stage = Stage(size: CGSize(width: 10, height: 10))
  private let layer = CALayer()

  init() { stage.perform { [stage, layer] in stage.layer.addSublayer(layer) } }

  private func fade(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
    return animation
  }

  /// Waits for a task through a chain of tasks, each of which waits for the next one.
  private func wait(
    through count: Int, _ operation: @escaping @MainActor @Sendable () async -> Void
  ) async {
    if count == 0 { return await operation() }
    await stage.task { await wait(through: count - 1, operation) }.value
  }

  // MARK: - Exact times

  @Test func `a task begins immediately, and plays one animation at the exact end of another`() {
    var times: [Double] = []
    stage.task {
      for duration in [0.3, 0.123, 0.5] {
        _ = await layer.play(fade(duration), forKey: "fade")
        times.append(stage.time)
      }
    }
    #expect(layer.animationKeys() == ["fade"])
    stage.advance(to: 2)
    #expect(times == [0.3, 0.3 + 0.123, 0.3 + 0.123 + 0.5] && stage.time == 2)
  }

  @Test(arguments: [0, 1, 10, 100])
  func `an animation begins at the exact end of another even if a chain of tasks waits in between`(
    length: Int
  ) {
    let times = Mutex<[Double]>([])
    stage.task {
      for duration in [0.3, 0.25] {
        await wait(through: length) { [layer, animation = fade(duration)] in
          _ = await layer.play(animation, forKey: nil)
        }
        times.withLock { $0.append(stage.time) }
      }
    }
    stage.advance(to: 1)
    #expect(times.withLock { $0 } == [0.3, 0.3 + 0.25])
  }

  @Test func `a task that waits for several others continues at the end of the last one`() {
    var times: [Double] = []
    stage.task {
      let plays = [0.4, 0.7, 0.1].map { duration in
        stage.task { await layer.play(fade(duration), forKey: nil) }
      }
      for play in plays { #expect(await play.value == .finished) }
      times.append(stage.time)
      _ = await layer.play(fade(0.2), forKey: nil)
      times.append(stage.time)
    }
    stage.advance(to: 2)
    #expect(times == [0.7, 0.7 + 0.2])
  }

  @Test func `child tasks and functions outside of the main actor run in the stage's time, too`() {
    nonisolated func sum(_ count: Int) async -> Int {
      guard count > 0 else { return 0 }
      return await withTaskGroup(of: Int.self) { group in
        group.addTask { await sum(count - 1) }
        return await (group.next() ?? 0) + count
      }
    }
    var results: [Double] = []
    stage.task {
      _ = await layer.play(fade(0.5), forKey: nil)
      async let other = sum(10)
      results += [Double(await sum(20)), Double(await other), stage.time]
      _ = await layer.play(fade(0.5), forKey: nil)
      results.append(stage.time)
    }
    stage.advance(to: 2)
    #expect(results == [210, 55, 0.5, 1])
  }

  @Test func `frames at any rate show what tasks changed at the exact times`() {
    func opacities(_ rate: Double) -> [Double: Float?] {
      let stage = Stage(size: CGSize(width: 4, height: 4))
      let layer = CALayer()
      stage.perform { stage.layer.addSublayer(layer) }
      stage.task {
        _ = await layer.play(fade(0.25), forKey: nil)
        _ = await layer.play(fade(0.5), forKey: nil)
        CATransaction.setDisableActions(true)
        layer.opacity = 0.125
      }
      return Dictionary(
        uniqueKeysWithValues: stage.frames(until: 1, rate: rate).map {
          ($0.time, layer.presentation()?.opacity)
        })
    }
    let (coarse, fine) = (opacities(4), opacities(40))
    #expect(coarse == [0: 0, 0.25: 0, 0.5: 0.5, 0.75: 0.125])
    #expect(coarse.allSatisfy { fine[$0.key] == $0.value })
  }

  @Test func `the media time of a task is the stage's`() {
    var times: [Double] = []
    stage.advance(to: 2)
    stage.task {
      times.append(CACurrentMediaTime())
      _ = await layer.play(fade(), forKey: nil)
      times.append(CACurrentMediaTime())
      await Task { times.append(CACurrentMediaTime()) }.value
    }
    stage.advance(to: 3)
    #expect(times == [2, 3])
  }

  @Test func `a stage outside of actors runs tasks, too`() async {
    nonisolated func times() -> [Double] {
      let stage = Stage(size: CGSize(width: 10, height: 10))
      let layer = CALayer()
      var times: [Double] = []
      stage.perform { stage.layer.addSublayer(layer) }
      stage.task {
        for duration in [0.25, 0.5] {
          let animation = CABasicAnimation(keyPath: "opacity")
          animation.duration = duration
          _ = await layer.play(animation, forKey: nil)
          times.append(stage.time)
        }
      }
      stage.advance(to: 2)
      return times
    }
    #expect(times() == [0.25, 0.75])
    #expect(await Task.detached { times() }.value == [0.25, 0.75])
  }

  // MARK: - Other waits

  @Test func `a task that waits for something else continues on the main actor`() async {
    let task = stage.task {
      _ = await layer.play(fade(), forKey: nil)
      let number = await Task.detached { 7 }.value
      return Double(number) + stage.time
    }
    stage.advance(to: 1)
    #expect(await task.value == 8)
  }

  @Test func `ticks of a display link are received while the stage runs`() async {
    var link: CADisplayLink?
    stage.perform {
      link = CADisplayLink { _ in }
      link?.preferredFramesPerSecond = 10
      link?.add(to: .main, forMode: .common)
    }
    let ticks = link?.ticks()
    let task = stage.task {
      var times: [Double] = []
      guard let ticks else { return times }
      for await tick in ticks { times.append(tick.timestamp) }
      return times
    }
    await stage.run(until: 0.5)
    link?.invalidate()
    #expect(await task.value == [0.1, 0.2, 0.3, 0.4, 0.5])
  }

  // MARK: - Ends

  @Test func `canceling a stage's task removes its animation`() async {
    let task = stage.task { await layer.play(fade(), forKey: "fade") }
    #expect(layer.animationKeys() == ["fade"])
    task.cancel()
    stage.perform {}
    #expect(layer.animationKeys() == nil)
    #expect(await task.value == .cancelled)
  }

  @Test func `a stage that is deallocated cancels its tasks, and their plays end`() async {
    var stage: Stage? = Stage(size: CGSize(width: 10, height: 10))
    let layer = CALayer()
    stage?.perform { [stage] in stage?.layer.addSublayer(layer) }
    let task = stage?.task {
      let end = await layer.play(fade(), forKey: nil)
      return (end, Task.isCancelled)
    }
    stage = nil
    let result = await task?.value
    #expect(result?.0 == .stageEnded && result?.1 == true)
  }

  @Test func `a task can't advance its own stage`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: CGSize(width: 5, height: 5))
      stage.task { stage.advance(to: 1) }
    }
  }
}
