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
      let first = await layer.played(fromFrame: 0, toFrame: 20)
      times.append(film.stage.time)
      let second = await layer.played(marker: "go", loopMode: .repeat(2))
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
    let task = Task { await layer.played() }
    await film.stage.run(until: 1)
    film.perform { $0.stop() }
    await film.stage.run(until: 2)
    #expect(await !task.value)
  }

  @Test func `a cancelled task stops the film where it is`() async throws {
    let film = try PlayedFilm()
    let layer = film.layer
    let task = Task { await layer.played(fromProgress: 0, toProgress: 1) }
    await film.stage.run(until: 1)
    task.cancel()
    #expect(await !task.value)
    #expect(layer.currentFrame == 20 && !layer.isAnimationPlaying)
  }
}
