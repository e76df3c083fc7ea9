import QuartzCore
import Staging
import Testing

@testable import LottiePlayer

@Suite struct LayerLayoutTests {
  static let frames: [(CALayerContentsGravity, CGRect)] = [
    (.resizeAspect, CGRect(x: 50, y: 0, width: 100, height: 100)),
    (.resizeAspectFill, CGRect(x: 0, y: -50, width: 200, height: 200)),
    (.resize, CGRect(x: 0, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 50, y: 0, width: 100, height: 100)),
    (.bottomLeft, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.right, CGRect(x: 100, y: 0, width: 100, height: 100)),
  ]

  @Test(arguments: frames)
  func `the contents gravity fits an animation into the bounds`(
    _ gravity: CALayerContentsGravity, _ frame: CGRect
  )
    throws
  {
    let player = try Player()
    player.perform {
      $0.contentsGravity = gravity
      $0.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    }
    let layer = player.layer
    #expect(layer.clock.convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: layer) == frame)
  }

  @Test func `a layer initially has its animation's size and clips it`() throws {
    let player = try Player()
    #expect(player.layer.bounds.size == CGSize(width: 100, height: 100))
    #expect(player.layer.composition.layer.masksToBounds)
    player.perform { $0.maskAnimationToBounds = false }
    #expect(!player.layer.composition.layer.masksToBounds)
  }

  @Test func `a presentation layer has the layer's class`() throws {
    let player = try Player()
    #expect(player.layer.presentation()?.animation === player.layer.animation)
  }

  @Test func `an empty layer has no animation until one is set, and neither have its copies`() throws {
    let animation = try LottieAnimation(text: SampleJSON.box)
    let layer = LottieAnimationLayer(animation: nil)
    #expect(layer.animation == nil && layer.bounds == .zero)
    for new in [animation, nil, animation] {
      layer.animation = new
      #expect(layer.animation === new && LottieAnimationLayer(layer: layer).animation === new)
    }
  }

  @Test func `frames, progress and seconds convert to each other`() throws {
    let animation = try LottieAnimation(text: SampleJSON.box)
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
