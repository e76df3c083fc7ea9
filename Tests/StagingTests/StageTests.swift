import Raster
import Staging
import TestSupport
import Testing

@Suite struct StageTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  private func stage(scale: CGFloat = 1) -> Stage { Stage(size: CGSize(width: 10, height: 10), scale: scale) }

  @Test func `a stage begins at 0 with an empty layer of its size`() {
    let stage = stage()
    #expect(stage.time == 0 && stage.layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.perform { #expect(CACurrentMediaTime() == 0) }
    stage.advance(to: 1.25)
    stage.perform { #expect(CACurrentMediaTime() == 1.25) }
    #expect(CACurrentMediaTime() != 1.25)
  }

  @Test func `an animation is evaluated at exact times`() {
    let stage = stage()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    stage.perform { stage.layer.add(fade, forKey: nil) }
    stage.advance(to: 0.25)
    #expect(stage.layer.presentation()?.opacity == 0.25)
    #expect(stage.layer.opacity == 1)
  }

  @Test func `pictures show the presentation in the stage's pixels`() {
    let stage = stage(scale: 2)
    let box = CALayer()
    box.frame = CGRect(x: 0, y: 0, width: 5, height: 10)
    box.backgroundColor = red
    let move = CABasicAnimation(keyPath: "position.x")
    (move.byValue, move.duration) = (5, 1)
    stage.perform {
      stage.layer.addSublayer(box)
      box.add(move, forKey: nil)
    }
    stage.advance(to: 0.5)
    let picture = stage.picture()
    #expect(picture.width == 20 && picture.height == 20)
    let row = (0..<20).map { picture.bitmap[$0, 10] >> 24 }
    #expect(row == (0..<20).map { (5..<15).contains($0) ? 255 : 0 })
  }

  /// S201.
  @Test func `a delayed call is made exactly at the end of its delay`() {
    for rate in [10.0, 240] {
      let stage = stage()
      var calls: [Double] = []
      stage.perform { stage.after(0.5) { calls.append(CACurrentMediaTime()) } }
      for _ in stage.frames(until: 1, rate: rate) {}
      #expect(calls == [0.5])
    }
  }

  /// A size in points, a scale, and the pixels of pictures.
  private static let pixelSizes: [(size: CGSize, scale: Double, pixels: PixelSize)] = [
    (CGSize(width: 10, height: 5), 2, PixelSize(width: 20, height: 10)),
    (CGSize(width: 10.2, height: 0.1), 1, PixelSize(width: 11, height: 1)),
    (CGSize(width: 33.333333333333336, height: 100.0 / 3), 3, PixelSize(width: 100, height: 100)),
  ]

  @Test(arguments: pixelSizes)
  func `pictures have the pixel size that the stage reports`(
    size: CGSize, scale: Double, pixels: PixelSize
  ) {
    let stage = Stage(size: size, scale: scale)
    #expect(stage.pixelSize == pixels && PixelSize(size, scale: scale) == pixels)
    let picture = stage.picture()
    #expect(PixelSize(width: picture.width, height: picture.height) == pixels)
  }

  @Test func `a stage that is deallocated stops its animations`() {
    final class Log: NSObject, CAAnimationDelegate {
      var stops: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
    }
    let log = Log()
    let layer = CALayer()
    do {
      let stage = stage()
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.duration, fade.delegate) = (9, log)
      stage.perform {
        stage.layer.addSublayer(layer)
        layer.add(fade, forKey: nil)
      }
    }
    #expect(log.stops == [false] && layer.presentation() == nil)
  }

  @Test func `invalid sizes, scales and times trap`() async {
    #expect(!Stage.canShow(size: CGSize(width: 1e6, height: 1e6), scale: 1))
    #expect(!Stage.canShow(size: CGSize(width: 0, height: 10), scale: 1))
    #expect(!Stage.canShow(size: CGSize(width: 10, height: 10), scale: .nan))
    await #expect(processExitsWith: .failure) { _ = Stage(size: CGSize(width: -1, height: 5)) }
    await #expect(processExitsWith: .failure) { _ = Stage(size: CGSize(width: 1e6, height: 1e6), scale: 9) }
    await #expect(processExitsWith: .failure) {
      _ = Stage(size: CGSize(width: 5, height: 5)).frames(until: 1, rate: 0)
    }
    await #expect(processExitsWith: .failure) { Stage(size: CGSize(width: 5, height: 5)).after(-1) {} }
  }

  // MARK: - Text

  #if OptionalLibraries
    @Test func `a stage reports text that is drawn in another font than requested`() {
      let stages = ["Helvetica", "Liberation Sans"].map { name in
        let stage = Stage(size: CGSize(width: 20, height: 10))
        let text = CATextLayer()
        (text.string, text.font, text.fontSize) = ("a", name as NSString, 8)
        text.frame = stage.layer.bounds
        stage.perform { stage.layer.addSublayer(text) }
        return stage
      }
      #expect(stages.map(\.textNotices) == [[], []])
      for stage in stages { _ = stage.picture() }
      let notice = "font 'Helvetica' isn't installed; Liberation Sans is drawn instead"
      #expect(stages.map(\.textNotices) == [[notice], []])
    }
  #else
    @Test func `without the libraries for text, a stage draws no text and says so once`() {
      let stage = Stage(size: CGSize(width: 20, height: 10))
      for string in ["a", "b"] {
        let text = CATextLayer()
        (text.string, text.frame) = (string, stage.layer.bounds)
        stage.perform { stage.layer.addSublayer(text) }
      }
      #expect(stage.picture().bitmap.pixels.allSatisfy { $0 == 0 } && stage.fonts.isEmpty)
      #expect(stage.textNotices == [FontNotice.noLibraries.description])
    }
  #endif
}
