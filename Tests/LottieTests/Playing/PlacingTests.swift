import QuartzCore
import Staging
import Testing

@testable import Lottie

@Suite struct PlacingTests {
  static let places: [(CALayerContentsGravity, CGRect)] = [
    (.resizeAspect, CGRect(x: 50, y: 0, width: 100, height: 100)),
    (.resizeAspectFill, CGRect(x: 0, y: -50, width: 200, height: 200)),
    (.resize, CGRect(x: 0, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 50, y: 0, width: 100, height: 100)),
    (.bottomLeft, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.right, CGRect(x: 100, y: 0, width: 100, height: 100)),
  ]

  @Test(arguments: places)
  func `a film lies in the bounds as a picture would`(_ gravity: CALayerContentsGravity, _ frame: CGRect)
    throws
  {
    let film = try PlayedFilm()
    film.perform {
      $0.contentsGravity = gravity
      $0.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    }
    let layer = film.layer
    #expect(layer.clock.convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: layer) == frame)
  }

  @Test func `a layer begins as large as its film, which is cut at its edges unless told otherwise`() throws {
    let film = try PlayedFilm()
    #expect(film.layer.bounds.size == CGSize(width: 100, height: 100))
    #expect(film.layer.film.layer.masksToBounds)
    film.perform { $0.maskAnimationToBounds = false }
    #expect(!film.layer.film.layer.masksToBounds)
  }

  @Test func `a presentation is of the layer's own class`() throws {
    let film = try PlayedFilm()
    #expect(film.layer.presentation()?.animation === film.layer.animation)
  }

  @Test func `frames, progress and seconds tell the same place`() throws {
    let animation = try LottieAnimation(text: FilmText.box)
    #expect(animation.duration == 3 && animation.frameRate == 20)
    #expect(animation.progressTime(forFrame: 30) == 0.5 && animation.frameTime(forProgress: 0.5) == 30)
    #expect(
      animation.progressTime(forFrame: 90) == 1 && animation.progressTime(forFrame: 90, clamped: false) == 1.5
    )
    #expect(animation.time(forFrame: 30) == 1.5 && animation.frameTime(forTime: 1.5) == 30)
    #expect(animation.markerNames == ["go", "end"] && animation.durationFrameTime(forMarker: "go") == 20)
    #expect(
      animation.progressTime(forMarker: "end") == 50.0 / 60 && animation.frameTime(forMarker: "x") == nil)
  }
}
