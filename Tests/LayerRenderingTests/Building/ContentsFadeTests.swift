import Foundation
import QuartzCore
import Raster
import Testing

@testable import LayerTree

/// S91: contents cross-fade between pictures.
@Suite final class ContentsFadeTests {
  private let root = CALayer(0, 0, 4, 4)
  private let layer = CALayer(0, 0, 4, 4)
  private let host: LayerHost

  init() {
    host = LayerHost(root: root)
    host.perform { root.addSublayer(layer) }
  }

  deinit { host.close() }

  /// A picture of a single color.
  private static func picture(_ pixel: UInt32, side: Int = 4) -> CGImage {
    CGImage(bitmap: Bitmap(width: side, height: side, pixels: Array(repeating: pixel, count: side * side)))
  }

  private let red = picture(0xFF00_00FF)
  private let blue = picture(0xFFFF_0000)
  private let green = picture(0xFF00_FF00)
  /// Half transparent white, premultiplied.
  private let glass = picture(0x8080_8080)

  private func add(_ animation: CAAnimation) {
    animation.duration = 1
    host.perform { layer.add(animation, forKey: nil) }
  }

  private func add(from: Any?, to: Any?, _ configure: (CABasicAnimation) -> Void = { _ in }) {
    let animation = CABasicAnimation(keyPath: "contents")
    (animation.fromValue, animation.toValue) = (from, to)
    configure(animation)
    add(animation)
  }

  private func addKeys(_ values: [Any], _ times: [NSNumber]? = nil, _ mode: CAAnimationCalculationMode) {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    (animation.values, animation.keyTimes, animation.calculationMode) = (values, times, mode)
    add(animation)
  }

  private func setContents(_ contents: Any?) {
    host.perform {
      CATransaction.setDisableActions(true)
      layer.contents = contents
    }
  }

  private func drawn(at time: Double) -> Drawn {
    if time > host.now { host.advance(to: time) }
    let renderer = FrameRenderer(width: 4, height: 4, scale: 1, mode: .screen)
    return Drawn(bitmap: renderer.picture(of: host))
  }

  private func pixel(at time: Double) -> [Int] { drawn(at: time)[2, 2] }

  private func isNear(_ pixel: [Int], _ expected: [Int]) -> Bool {
    zip(pixel, expected).allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test func `half-way through, both pictures contribute equally`() {
    add(from: red, to: blue)
    #expect(pixel(at: 0) == [255, 0, 0, 255])
    #expect(isNear(pixel(at: 0.25), [191, 0, 64, 255]))
    #expect(isNear(pixel(at: 0.5), [128, 0, 128, 255]))
    #expect(isNear(pixel(at: 0.9), [25, 0, 230, 255]))
    #expect(pixel(at: 1) == [0, 0, 0, 0])
  }

  @Test func `transparent pictures are mixed with premultiplied alpha`() {
    add(from: glass, to: red)
    #expect(isNear(pixel(at: 0.5), [192, 64, 64, 192]))
  }

  @Test func `pixels that are equal in both pictures stay constant`() {
    add(from: glass, to: Self.picture(0x8080_8080))
    for time in stride(from: 0, to: 1, by: 0.0625) { #expect(pixel(at: time) == [128, 128, 128, 128]) }
  }

  @Test func `the timing function paces the fade, which never overshoots`() {
    add(from: red, to: blue) {
      $0.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -2, 0.5, 3)
    }
    #expect(pixel(at: 0.2) == [255, 0, 0, 255] && pixel(at: 0.8) == [0, 0, 255, 255])
  }

  @Test func `each of two pictures of different sizes is placed by itself`() {
    layer.contentsGravity = .bottomLeft
    add(from: Self.picture(0xFF00_00FF, side: 2), to: blue)
    let half = drawn(at: 0.5)
    #expect(isNear(half[1, 1], [128, 0, 128, 255]) && isNear(half[3, 3], [0, 0, 128, 128]))
  }

  @Test func `a missing end value is the model's picture, and a null no picture`() {
    setContents(green)
    add(from: red, to: nil)
    #expect(isNear(pixel(at: 0.5), [128, 128, 0, 255]))
    setContents(blue)
    #expect(isNear(pixel(at: 0.5), [128, 0, 128, 255]))
    layer.removeAllAnimations()
    add(from: NSNull(), to: red)
    #expect(isNear(pixel(at: 1), [128, 0, 0, 128]))
    #expect(pixel(at: 1.5) == [0, 0, 255, 255])
  }

  @Test func `keyframes fade between consecutive pictures`() {
    addKeys([red, blue, green], [0, 0.2, 1], .linear)
    #expect(isNear(pixel(at: 0.1), [128, 0, 128, 255]))
    #expect(pixel(at: 0.2) == [0, 0, 255, 255])
    #expect(isNear(pixel(at: 0.6), [0, 128, 128, 255]))
  }

  @Test func `paced keyframes spend the same time on each picture`() {
    addKeys([red, blue, green], [0, 0.2, 1], .paced)
    #expect(isNear(pixel(at: 0.25), [128, 0, 128, 255]) && pixel(at: 0.5) == [0, 0, 255, 255])
  }

  @Test func `discrete keyframes show each picture until the next key time`() {
    addKeys([red, blue], [0, 0.5, 1], .discrete)
    #expect(pixel(at: 0.49) == [255, 0, 0, 255] && pixel(at: 0.5) == [0, 0, 255, 255])
  }

  @Test func `a picture and a value that isn't a picture switch half-way`() {
    add(from: red, to: "a word")
    #expect(pixel(at: 0.49) == [255, 0, 0, 255] && pixel(at: 0.5) == [0, 0, 0, 0])
  }

  @Test func `during a fade the presentation layer has the nearer picture`() {
    add(from: red, to: blue)
    host.advance(to: 0.4)
    #expect(layer.presentation()?.contents as? CGImage === red)
    host.advance(to: 0.6)
    let shown = layer.presentation()
    #expect(shown?.contents as? CGImage === blue && shown?.value(forKey: "contents") as? CGImage === blue)
    // Contents set on a presentation layer replace the fade.
    shown?.contents = green
    #expect(shown.map { Drawn(inContext: $0, width: 4, height: 4)[1, 1] } == [0, 255, 0, 255])
  }

  @Test func `a presentation fades in a context, too`() {
    add(from: red, to: blue)
    host.advance(to: 0.5)
    let pixel = layer.presentation().map { Drawn(inContext: $0, width: 4, height: 4)[1, 1] }
    #expect(pixel.map { isNear($0, [128, 0, 128, 255]) } == true)
  }

  @Test func `setting new contents fades to them`() {
    setContents(red)
    host.perform {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.contents = blue
    }
    #expect(layer.animationKeys() == ["contents"])
    #expect(pixel(at: 0) == [255, 0, 0, 255] && isNear(pixel(at: 0.125), [128, 0, 128, 255]))
    // A change during the fade continues from the current state.
    host.perform {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.contents = green
    }
    #expect(isNear(pixel(at: 0.125), [128, 0, 128, 255]) && isNear(pixel(at: 0.25), [64, 128, 64, 255]))
    #expect(pixel(at: 0.375) == [0, 255, 0, 255])
  }

  @Test func `removing the contents fades them out; the first contents, and equal ones, appear at once`() {
    host.perform { layer.contents = red }
    #expect(layer.animationKeys() == nil && pixel(at: 0) == [255, 0, 0, 255])
    host.perform { layer.contents = red }
    #expect(layer.animationKeys() == nil)
    host.perform {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.contents = nil
    }
    #expect(isNear(pixel(at: 0.125), [128, 0, 0, 128]) && pixel(at: 0.25) == [0, 0, 0, 0])
  }

  @Test func `pictures are released when their animation ends`() {
    weak var picture: CGImage?
    do {
      let temporary = Self.picture(0xFF12_3456)
      picture = temporary
      add(from: temporary, to: red)
      _ = pixel(at: 0.5)
    }
    #expect(picture != nil)
    host.advance(to: 2)
    _ = pixel(at: 2)
    #expect(picture == nil)
  }
}
