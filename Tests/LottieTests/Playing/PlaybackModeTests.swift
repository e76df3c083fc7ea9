import QuartzCore
import Staging
import Testing

@testable import Lottie

@Suite struct PlaybackModeTests {
  @Test(arguments: [
    (LottiePlaybackMode.PlaybackMode.fromProgress(0, toProgress: 0.5, loopMode: .playOnce), 1.5, 30.0),
    (.fromFrame(10, toFrame: 30, loopMode: .repeat(2)), 2, 30),
    (.fromFrame(nil, toFrame: 20, loopMode: .repeatBackwards(1)), 2, 0),
    (.fromMarker("go", toMarker: "end", loopMode: .playOnce), 2, 50),
    (.fromMarker("go", toMarker: "end", playEndMarkerFrame: false, loopMode: .playOnce), 1.95, 49),
    (.marker("go", loopMode: .playOnce), 1, 30), (.markers(["end", "go"]), 1.5, 30),
  ])
  func `a value tells what plays`(
    _ row: (mode: LottiePlaybackMode.PlaybackMode, length: Double, last: Double)
  ) throws {
    let film = try PlayedFilm()
    film.perform { $0.setPlaybackMode(.playing(row.mode), completion: film.note) }
    film.stage.advance(to: row.length - 1e-6)
    #expect(film.ends.isEmpty && film.layer.isAnimationPlaying)
    film.stage.advance(to: 9)
    #expect(film.ends.map(\.finished) == [true] && abs(film.ends[0].time - row.length) < 1e-9)
    #expect(abs(film.layer.currentFrame - row.last) < 1e-9)
  }

  @Test(arguments: [
    (LottiePlaybackMode.PausedState.currentFrame, 20.0), (.progress(0.75), 45), (.frame(7.5), 7.5),
    (.time(0.25), 5), (.marker("go"), 10), (.marker("go", position: .end), 30), (.marker("none"), 20),
  ])
  func `or where the film stands`(_ row: (state: LottiePlaybackMode.PausedState, frame: Double)) throws {
    let film = try PlayedFilm()
    var paused: [Bool] = []
    film.perform { $0.play(completion: film.note) }
    film.stage.advance(to: 1)
    film.perform { $0.setPlaybackMode(.paused(at: row.state)) { paused.append($0) } }
    film.stage.advance(to: 2)
    #expect(abs(film.layer.currentFrame - row.frame) < 1e-9 && !film.layer.isAnimationPlaying)
    #expect(film.ends == [.init(time: 1, finished: false)] && paused == [true])
  }

  @Test func `the place is told in frames, progress and seconds, and set so`() throws {
    let film = try PlayedFilm()
    film.perform { $0.play() }
    film.stage.advance(to: 0.75)
    let layer = film.layer
    #expect(layer.currentFrame == 15 && layer.currentProgress == 0.25 && layer.currentTime == 0.75)
    #expect(layer.realtimeAnimationFrame == 15 && layer.realtimeAnimationProgress == 0.25)
    film.perform { $0.currentTime = 1 }
    #expect(layer.currentFrame == 20 && film.x == 50)
    film.perform { $0.currentProgress = 0.5 }
    #expect(layer.currentFrame == 30 && film.x == 70)
    film.perform { $0.currentFrame = 99 }
    #expect(layer.currentProgress == 1 && layer.currentTime == 3)
    #expect(layer.progressTime(forMarker: "end") == 50.0 / 60 && layer.frameTime(forMarker: "go") == 10)
    #expect(layer.durationFrameTime(forMarker: "go") == 20 && layer.frameTime(forMarker: "none") == nil)
  }

  @Test func `another film takes the place of one that plays, with the layer's providers`() throws {
    let film = try PlayedFilm()
    film.perform {
      $0.setValueProvider(FloatValueProvider(25), keypath: "**.Fill 1.Opacity")
      $0.play(completion: film.note)
    }
    film.stage.advance(to: 1)
    let other = try LottieAnimation(
      text: FilmText.film(
        layers: [
          FilmText.layer(
            name: "Other", transform: #""p":{"a":1,"k":[{"t":0,"s":[0,0]},{"t":20,"s":[20,0]}]}"#,
            items: [FilmText.boxGroup])
        ], end: 20))
    film.perform { $0.animation = other }
    #expect(film.ends == [.init(time: 1, finished: false)])
    #expect(film.layer.animation === other && film.layer.currentFrame == 0 && film.x == 0)
    #expect(film.layer.getValue(for: "Other.**.Fill 1.Opacity") as? LottieVector1D == LottieVector1D(25))
    film.perform { $0.play(completion: film.note) }
    film.stage.advance(to: 1.5)
    #expect(abs(film.x - 10) < 1e-9)
    film.stage.advance(to: 9)
    #expect(film.ends.last == .init(time: 2, finished: true))
  }
}
