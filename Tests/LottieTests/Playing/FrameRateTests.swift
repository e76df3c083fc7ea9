import QuartzCore
import Staging
import TestSupport
import Testing

@testable import Lottie

@Suite struct FrameRateTests {
  @Test(arguments: [0.0, 12.3, 100_000], [1.0, 0.5, -2])
  func `only the film's own frames show where that is asked for, each at its very time`(
    _ start: Double, _ speed: Double
  ) throws {
    let film = try PlayedFilm(at: start)
    film.perform {
      $0.respectAnimationFrameRate = true
      $0.animationSpeed = speed
      $0.play(fromFrame: 0, toFrame: 40, loopMode: .autoReverse, completion: film.note)
    }
    // In frames of the play; between the instants at which one follows another, and at these.
    for place in [0, 0.5, 0.99, 1, 7, 7.5, 39.5, 40, 41.5, 79.25, 80, 85.75] {
      film.stage.advance(to: start + place / 20 / abs(speed))
      let turned = place > 40 ? (place <= 80 ? 80 - place : place - 80) : place
      let frame = speed > 0 ? turned : 40 - turned
      #expect(abs(film.layer.currentFrame - frame) < 1e-5, "\(place)")
      #expect(abs(film.x - (10 + 2 * (frame + 1e-4).rounded(.down))) < 1e-9, "\(place)")
    }
  }

  @Test func `a frame that is sought shows whole, and the place stays`() throws {
    let film = try PlayedFilm()
    film.perform {
      $0.respectAnimationFrameRate = true
      $0.currentFrame = 10.75
    }
    #expect(film.x == 30 && film.layer.currentFrame == 10.75)
    film.perform { $0.respectAnimationFrameRate = false }
    #expect(abs(film.x - 31.5) < 1e-9)
  }

  @Test func `it's changed while the film plays, which goes on`() throws {
    let film = try PlayedFilm()
    film.perform { $0.play(completion: film.note) }
    film.stage.advance(to: 0.52)
    #expect(abs(film.x - 30.8) < 1e-9)
    film.perform { $0.respectAnimationFrameRate = true }
    #expect(abs(film.x - 30) < 1e-9)
    film.stage.advance(to: 10)
    #expect(film.ends == [.init(time: 3, finished: true)] && film.x == 90)
  }
}
