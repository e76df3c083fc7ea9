import QuartzCore
import Staging
import Testing

@testable import LottiePlayer

@MainActor @Suite struct AsyncPlayingTests {
  /// The compiler warns of a missing or needless `await`, and warnings are errors in checked builds.
  @Test func `plain playback in a task is synchronous`() async throws {
    let player = try Player()
    let layer = player.layer
    layer.play()
    // Commits at the stage's time. Tests that run in between could otherwise commit at the time of their own stages.
    player.stage.perform {}
    await player.stage.run(until: 1)
    #expect(layer.currentFrame == 20 && layer.isAnimationPlaying)
    layer.play(fromFrame: 40, toFrame: 60, loopMode: .loop)
    layer.play(fromProgress: 0.5, toProgress: 1)
    layer.play(fromMarker: "go", toMarker: "end")
    layer.play(.marker("end", loopMode: .playOnce))
    layer.play(markers: ["end", "go"])
    layer.play(marker: "go")
    player.stage.perform {}
    await player.stage.run(until: 1.25)
    #expect(layer.currentFrame == 15)
    await player.stage.run(until: 3)
    #expect(layer.currentFrame == 30 && !layer.isAnimationPlaying)
  }

  @Test func `a waiting task resumes after the end, with the result`() async throws {
    let player = try Player()
    let layer = player.layer
    var times: [Double] = []
    let task = Task {
      let first = await layer.playAndWait(fromFrame: 0, toFrame: 20)
      times.append(player.stage.time)
      let second = await layer.playAndWait(marker: "go", loopMode: .repeat(2))
      times.append(player.stage.time)
      return first && second
    }
    await player.stage.run(until: 0.5)
    #expect(abs(player.x - 30) < 1e-9)
    await player.stage.run(until: 4)
    #expect(await task.value)
    #expect(times == [1, 3])
  }

  @Test func `an interrupted wait returns false`() async throws {
    let player = try Player()
    let layer = player.layer
    let task = Task { await layer.playAndWait() }
    await player.stage.run(until: 1)
    player.perform { $0.stop() }
    await player.stage.run(until: 2)
    #expect(await !task.value)
  }

  @Test func `a playback mode can be waited for`() async throws {
    let player = try Player()
    let layer = player.layer
    let task = Task { await layer.playAndWait(.fromProgress(0, toProgress: 0.5, loopMode: .repeat(2))) }
    await player.stage.run(until: 4)
    #expect(await task.value)
    #expect(layer.currentFrame == 30 && layer.loopMode == .repeat(2))
  }

  @Test func `a canceled task pauses the animation at its current frame`() async throws {
    let player = try Player()
    let layer = player.layer
    let task = Task { await layer.playAndWait(fromProgress: 0, toProgress: 1) }
    await player.stage.run(until: 1)
    task.cancel()
    #expect(await !task.value)
    #expect(layer.currentFrame == 20 && !layer.isAnimationPlaying)
  }

  @Test func `segments of markers can be waited for, and missing markers return at once`() async throws {
    let player = try Player()
    let layer = player.layer
    var (times, ends): ([Double], [Bool]) = ([], [])
    func record(_ finished: Bool) {
      times.append(player.stage.time)
      ends.append(finished)
    }
    let task = Task {
      record(await layer.playAndWait(marker: "go"))
      record(await layer.playAndWait(fromMarker: "go", toMarker: "end"))
      record(await layer.playAndWait(markers: ["go", "end"]))
      record(await layer.playAndWait(marker: "none"))
      record(await layer.playAndWait(markers: []))
    }
    await player.stage.run(until: 9)
    await task.value
    #expect(times == [1, 3, 4.5, 4.5, 4.5] && ends == [true, true, true, false, false])
  }

  @Test(arguments: [0.25, 1.25])
  func `a canceled task pauses after a change of speed, and between several markers`(_ time: Double)
    async throws
  {
    let player = try Player()
    let layer = player.layer
    let task = Task { await layer.playAndWait(markers: ["go", "end", "go"]) }
    await player.stage.run(until: 0.125)
    player.perform { $0.animationSpeed = 0.5 }
    player.perform { $0.animationSpeed = 1 }
    await player.stage.run(until: time)
    let frame = layer.currentFrame
    task.cancel()
    #expect(await !task.value)
    #expect(layer.currentFrame == frame && !layer.isAnimationPlaying)
  }

  @Test func `a task that is already canceled plays nothing`() async throws {
    let player = try Player()
    let layer = player.layer
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await layer.playAndWait()
    }
    #expect(await !task.value)
    #expect(!layer.isAnimationPlaying)
  }
}
