import QuartzCore
import Staging
import Testing

@testable import Lottie

@MainActor @Suite struct AsyncPlayingTests {
  @Test func `what waits goes on when the play is over, and knows whether it came to its end`() async throws {
    let film = try PlayedFilm()
    let layer = film.layer
    var times: [Double] = []
    let task = Task {
      let first = await layer.play(fromFrame: 0, toFrame: 20)
      times.append(film.stage.time)
      let second = await layer.play(marker: "go", loopMode: .repeat(2))
      times.append(film.stage.time)
      return first && second
    }
    await film.stage.run(until: 0.5)
    #expect(abs(film.x - 30) < 1e-9)
    await film.stage.run(until: 4)
    #expect(await task.value)
    #expect(times == [1, 3])
  }

  @Test func `what is interrupted has not come to its end`() async throws {
    let film = try PlayedFilm()
    let layer = film.layer
    let task = Task { await layer.play() }
    await film.stage.run(until: 1)
    film.perform { $0.stop() }
    await film.stage.run(until: 2)
    #expect(await !task.value)
  }

  @Test func `what a value tells is waited for too`() async throws {
    let film = try PlayedFilm()
    let layer = film.layer
    let task = Task { await layer.play(.fromProgress(0, toProgress: 0.5, loopMode: .repeat(2))) }
    await film.stage.run(until: 4)
    #expect(await task.value)
    #expect(layer.currentFrame == 30 && layer.loopMode == .repeat(2))
  }

  @Test func `a cancelled task stops the film where it is`() async throws {
    let film = try PlayedFilm()
    let layer = film.layer
    let task = Task { await layer.play(fromProgress: 0, toProgress: 1) }
    await film.stage.run(until: 1)
    task.cancel()
    #expect(await !task.value)
    #expect(layer.currentFrame == 20 && !layer.isAnimationPlaying)
  }

  @Test func `markers are played and waited for, one or several, and those that aren't there`() async throws {
    let film = try PlayedFilm()
    let layer = film.layer
    var (times, ends): ([Double], [Bool]) = ([], [])
    func note(_ finished: Bool) {
      times.append(film.stage.time)
      ends.append(finished)
    }
    let task = Task {
      note(await layer.play(marker: "go"))
      note(await layer.play(fromMarker: "go", toMarker: "end"))
      note(await layer.play(markers: ["go", "end"]))
      note(await layer.play(marker: "none"))
      note(await layer.play(markers: []))
    }
    await film.stage.run(until: 9)
    await task.value
    #expect(times == [1, 3, 4.5, 4.5, 4.5] && ends == [true, true, true, false, false])
  }

  @Test(arguments: [0.25, 1.25])
  func `a cancelled task stops the film after a change of speed, and amid several markers`(_ time: Double)
    async throws
  {
    let film = try PlayedFilm()
    let layer = film.layer
    let task = Task { await layer.play(markers: ["go", "end", "go"]) }
    await film.stage.run(until: 0.125)
    film.perform { $0.animationSpeed = 0.5 }
    film.perform { $0.animationSpeed = 1 }
    await film.stage.run(until: time)
    let frame = layer.currentFrame
    task.cancel()
    #expect(await !task.value)
    #expect(layer.currentFrame == frame && !layer.isAnimationPlaying)
  }

  @Test func `a task that is cancelled before plays nothing`() async throws {
    let film = try PlayedFilm()
    let layer = film.layer
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await layer.play()
    }
    #expect(await !task.value)
    #expect(!layer.isAnimationPlaying)
  }
}
