import Staging
import Testing

@MainActor @Suite struct PlayingTests {
  private let stage = Stage(size: CGSize(width: 10, height: 10))
  private let layer = CALayer()

  init() { stage.perform { [stage, layer] in stage.layer.addSublayer(layer) } }

  private func fade(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
    return animation
  }

  /// Yields, so that new tasks begin and resumed tasks continue.
  private func letOthersRun() async { for _ in 0..<8 { await Task.yield() } }

  // MARK: - Ends

  @Test func `playing ends when the stage reaches the animation's end`() async {
    var ends: [AnimationEnd] = []
    let task = Task { ends.append(await layer.play(fade(), forKey: "fade")) }
    await letOthersRun()
    #expect(layer.animationKeys() == ["fade"])
    stage.advance(to: 0.5)
    await letOthersRun()
    #expect(ends == [] && layer.presentation()?.opacity == 0.5)
    stage.advance(to: 1)
    await task.value
    #expect(ends == [.finished] && layer.animationKeys() == nil)
  }

  @Test(arguments: [AnimationEnd.replaced, .removed, .layerRemoved])
  func `playing returns the cause of an interruption`(end: AnimationEnd) async {
    let task = Task { await layer.play(fade(), forKey: "fade") }
    await letOthersRun()
    stage.advance(to: 0.5)
    stage.perform {
      switch end {
      case .replaced: layer.add(fade(), forKey: "fade")
      case .removed: layer.removeAllAnimations()
      default: layer.removeFromSuperlayer()
      }
    }
    #expect(await task.value == end)
  }

  @Test func `playing ends with its stage`() async {
    var stage: Stage? = Stage(size: CGSize(width: 10, height: 10))
    let layer = CALayer()
    stage?.perform { [stage] in stage?.layer.addSublayer(layer) }
    let task = Task { await layer.play(fade(), forKey: nil) }
    await letOthersRun()
    stage = nil
    #expect(await task.value == .stageEnded)
  }

  @Test func `playing on a layer outside of a stage ends immediately`() async {
    #expect(await CALayer().play(fade(), forKey: nil) == .layerRemoved)
  }

  @Test func `a canceled task removes only its own animation`() async {
    let task = Task { await layer.play(fade(), forKey: "one") }
    await letOthersRun()
    stage.perform { layer.add(fade(9), forKey: "two") }
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(layer.animationKeys() == ["two"])
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await layer.play(fade(), forKey: "three")
    }
    #expect(await late.value == .cancelled)
    #expect(layer.animationKeys() == ["two"])
  }

  @Test func `canceling a task whose animation was replaced doesn't remove the new one`() async {
    let first = Task { await layer.play(fade(), forKey: "fade") }
    await letOthersRun()
    let second = Task { await layer.play(fade(), forKey: "fade") }
    #expect(await first.value == .replaced)
    first.cancel()
    await letOthersRun()
    stage.advance(to: 1)
    #expect(await second.value == .finished)
  }

  @Test func `adding an animation needs no await in an asynchronous function`() async {
    stage.perform { layer.add(fade(), forKey: "fade") }
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test func `each of many ends is reported once, in the order of time`() async {
    var ends: [Int] = []
    let tasks = (0..<20).map { index in
      Task {
        let end = await layer.play(fade(Double(1 + index % 5)), forKey: nil)
        #expect(end == .finished)
        ends.append(1 + index % 5)
      }
    }
    await letOthersRun()
    await stage.run(until: 6)
    for task in tasks { await task.value }
    #expect(ends.count == 20 && ends == ends.sorted())
  }

  // MARK: - Tasks at exact times

  @Test func `an animation in a sequence begins at the exact end of the one before`() async {
    var times: [Double] = []
    let task = Task {
      for duration in [0.3, 0.123, 0.5] {
        _ = await layer.play(fade(duration), forKey: nil)
        times.append(stage.time)
      }
    }
    await stage.run(until: 2)
    await task.value
    #expect(times == [0.3, 0.3 + 0.123, 0.3 + 0.123 + 0.5] && stage.time == 2)
  }

  @Test func `tasks continue at their exact times while frames are drawn at any rate`() async {
    for rate in [3.0, 50] {
      let stage = Stage(size: CGSize(width: 4, height: 4))
      let layer = CALayer()
      stage.perform { stage.layer.addSublayer(layer) }
      var times: [Double] = []
      let task = Task {
        for duration in [0.3, 0.25] {
          _ = await layer.play(fade(duration), forKey: nil)
          times.append(stage.time)
        }
      }
      var frames: [Double] = []
      for await frame in stage.frames(until: 1, rate: rate).async { frames.append(frame.time) }
      await task.value
      #expect(times == [0.3, 0.3 + 0.25])
      #expect(frames == (0..<Int(rate)).map { Double($0) / rate })
    }
  }

  @Test func `tasks continue at their exact times, although other tasks keep all threads busy`() async {
    let busy = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
      Task.detached { while !Task.isCancelled { await Task.yield() } }
    }
    for _ in 0..<40 {
      let stage = Stage(size: CGSize(width: 4, height: 4))
      let layer = CALayer()
      stage.perform { stage.layer.addSublayer(layer) }
      var times: [Double] = []
      Task(priority: .background) {
        for duration in [0.25, 0.5] {
          _ = await layer.play(fade(duration), forKey: nil)
          times.append(stage.time)
        }
      }
      while times.count < 2 { await stage.run(until: stage.time + 1) }
      #expect(times == [0.25, 0.75])
    }
    for task in busy { task.cancel() }
  }

  @Test func `a sequence of frames ends when its task is canceled`() async {
    let task = Task {
      var count = 0
      for await _ in stage.frames(until: 100, rate: 100).async {
        count += 1
        if count == 5 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return count
    }
    #expect(await task.value == 5)
    #expect(stage.time == 0.04)
  }

  @Test func `a task can wait for a display link's ticks while the stage runs`() async {
    var link: CADisplayLink?
    var times: [Double] = []
    stage.perform {
      link = CADisplayLink { _ in }
      link?.preferredFramesPerSecond = 10
      link?.add(to: .main, forMode: .common)
    }
    let ticks = link?.ticks()
    let task = Task {
      guard let ticks else { return }
      for await tick in ticks {
        #expect(tick.timestamp == stage.time)
        times.append(tick.timestamp)
      }
    }
    await stage.run(until: 0.5)
    link?.invalidate()
    await task.value
    #expect(times == [0.1, 0.2, 0.3, 0.4, 0.5])
  }

  // MARK: - In real time

  @Test func `playing ends on a stage that a display link advances in real time`() async {
    let start = CACurrentMediaTime()
    let link = CADisplayLink { [stage] link in stage.advance(to: max(stage.time, link.timestamp - start)) }
    link.add(to: .main, forMode: .common)
    #expect(await layer.play(fade(0.05), forKey: nil) == .finished)
    #expect(stage.time >= 0.05 && CACurrentMediaTime() - start >= 0.05)
    link.invalidate()
  }
}
