import QuartzCore
import Staging
import Testing

@testable import Lottie

@Suite struct BackgroundTests {
  /// Plays frames 10 to 30, leaves the tree at frame 20 for a while, and returns.
  func film(_ behavior: LottieBackgroundBehavior, _ mode: LottieLoopMode) throws -> PlayedFilm {
    let film = try PlayedFilm()
    film.perform {
      $0.backgroundBehavior = behavior
      $0.play(fromFrame: 10, toFrame: 30, loopMode: mode, completion: film.note)
    }
    film.stage.advance(to: 0.5)
    film.perform { $0.removeFromSuperlayer() }
    film.stage.advance(to: 4)
    return film
  }

  @Test(
    arguments: [(LottieBackgroundBehavior.stop, 10.0), (.pause, 20), (.forceFinish, 30)],
    [LottieLoopMode.playOnce, .loop, .repeatBackwards(2)])
  func `a play is interrupted when the layer leaves, which shows what it's told to`(
    _ pair: (behavior: LottieBackgroundBehavior, frame: Double), _ mode: LottieLoopMode
  ) throws {
    let film = try film(pair.behavior, mode)
    #expect(film.ends == [.init(time: 0.5, finished: false)])
    #expect(film.layer.currentFrame == pair.frame && !film.layer.isAnimationPlaying)
    film.perform { film.stage.layer.addSublayer($0) }
    film.stage.advance(to: 5)
    #expect(abs(film.x - (10 + 2 * pair.frame)) < 1e-9 && film.ends.count == 1)
    film.perform { $0.play() }
    film.stage.advance(to: 20)
    #expect(film.layer.isAnimationPlaying == (mode == .loop))
  }

  @Test func `or it goes on when the layer returns, and tells at its end`() throws {
    let film = try film(.pauseAndRestore, .playOnce)
    #expect(film.ends.isEmpty && film.layer.currentFrame == 20 && film.layer.isAnimationPlaying)
    film.perform { film.stage.layer.addSublayer($0) }
    film.stage.advance(to: 4.25)
    #expect(abs(film.x - 60) < 1e-9)
    film.stage.advance(to: 9)
    #expect(film.ends == [.init(time: 4.5, finished: true)])
  }

  @Test(arguments: [1.0, -1, 0.25])
  func `or it plays on without being seen, and shows what it would have shown`(_ speed: Double) throws {
    let (film, other) = (try PlayedFilm(), try PlayedFilm())
    for film in [film, other] {
      film.perform {
        $0.backgroundBehavior = .continuePlaying
        $0.animationSpeed = speed
        $0.play(fromFrame: 10, toFrame: 30, loopMode: .repeatBackwards(4), completion: film.note)
      }
    }
    film.stage.advance(to: 0.5)
    film.perform { $0.removeFromSuperlayer() }
    film.stage.advance(to: 4.25)
    #expect(film.ends.isEmpty && film.layer.isAnimationPlaying)
    film.perform { film.stage.layer.addSublayer($0) }
    for time in [4.25, 5, 6.5, 100] {
      film.stage.advance(to: time)
      other.stage.advance(to: time)
      #expect(abs(film.x - other.x) < 1e-9 && abs(film.layer.currentFrame - other.layer.currentFrame) < 1e-6)
    }
    #expect(film.ends == other.ends && film.ends.count == 1)
  }

  @Test func `a play that would have ended unseen tells so when the layer returns, and may play on`() throws {
    let film = try film(.continuePlaying, .playOnce)
    #expect(film.ends.isEmpty)
    film.perform { film.stage.layer.addSublayer($0) }
    #expect(film.ends == [.init(time: 4, finished: true)] && !film.layer.isAnimationPlaying)
    #expect(abs(film.x - 70) < 1e-9 && film.layer.currentFrame == 30)
    film.perform {
      $0.play(fromFrame: 10, toFrame: 30) { [layer = film.layer] _ in layer.play(fromFrame: 50, toFrame: 60) }
    }
    film.stage.advance(to: 4.5)
    film.perform { $0.removeFromSuperlayer() }
    film.stage.advance(to: 6)
    film.perform { film.stage.layer.addSublayer($0) }
    film.stage.advance(to: 6.25)
    #expect(abs(film.layer.currentFrame - 55) < 1e-6)
  }

  @Test func `a play that goes on unseen is interrupted by another frame`() throws {
    let film = try film(.continuePlaying, .loop)
    film.perform { $0.currentFrame = 5 }
    #expect(film.ends == [.init(time: 4, finished: false)])
    film.perform { film.stage.layer.addSublayer($0) }
    film.stage.advance(to: 9)
    #expect(film.x == 20 && film.ends.count == 1)
  }

  @Test func `what waits for the layer's return is interrupted by another play`() throws {
    let film = try film(.pauseAndRestore, .loop)
    film.perform { $0.stop() }
    #expect(film.ends == [.init(time: 4, finished: false)])
    film.perform { film.stage.layer.addSublayer($0) }
    film.stage.advance(to: 9)
    #expect(film.x == 10 && film.ends.count == 1)
  }
}
