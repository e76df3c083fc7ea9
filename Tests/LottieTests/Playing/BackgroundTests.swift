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

  @Test func `what waits for the layer's return is interrupted by another play`() throws {
    let film = try film(.pauseAndRestore, .loop)
    film.perform { $0.stop() }
    #expect(film.ends == [.init(time: 4, finished: false)])
    film.perform { film.stage.layer.addSublayer($0) }
    film.stage.advance(to: 9)
    #expect(film.x == 10 && film.ends.count == 1)
  }
}
