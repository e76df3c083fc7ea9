import QuartzCore
import Raster
import TestSupport
import Testing

@Suite struct CARendererTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  /// A renderer of 10 × 4 pixels and a red layer of 2 × 2 points at its origin.
  private func scene() -> (renderer: CARenderer, root: CALayer, box: CALayer) {
    let (root, box) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
    box.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    box.backgroundColor = red
    root.addSublayer(box)
    let renderer = CARenderer(width: 10, height: 4)
    renderer.layer = root
    return (renderer, root, box)
  }

  private func slide(begin: Double = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration, animation.beginTime) = (1, 9, 1, begin)
    return animation
  }

  private func draw(_ renderer: CARenderer, at time: Double) -> CGRect {
    renderer.beginFrame(atTime: time, timeStamp: nil)
    defer { renderer.endFrame() }
    renderer.render()
    return columns(of: renderer.picture)
  }

  /// The pixels that aren't clear.
  private func columns(of picture: CGImage) -> CGRect {
    var area = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.bitmap[x, y] != 0 {
        area = area.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return area
  }

  @Test func `a frame shows the tree at its time`() {
    let (renderer, _, box) = scene()
    box.add(slide(), forKey: nil)
    #expect(columns(of: renderer.picture) == .null)
    for (time, x) in [(5.0, 0.0), (5.25, 2), (5.5, 4), (5.75, 6), (6, 0)] {
      #expect(draw(renderer, at: time) == CGRect(x: x, y: 0, width: 2, height: 2))
    }
    #expect(box.presentation()?.position.x == 1)
  }

  @Test func `bounds select the part of the superlayer's space that fills the picture`() {
    let (renderer, root, _) = scene()
    CATransaction.setDisableActions(true)
    root.position = CGPoint(x: 25, y: 12)
    renderer.bounds = CGRect(x: 20, y: 10, width: 5, height: 2)
    #expect(draw(renderer, at: 0) == CGRect(x: 0, y: 0, width: 4, height: 4))
    renderer.bounds = CGRect(x: 15, y: 9, width: 10, height: 4)
    #expect(draw(renderer, at: 0) == CGRect(x: 5, y: 1, width: 2, height: 2))
    for bounds in [CGRect.zero, .null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
      renderer.bounds = bounds
      #expect(draw(renderer, at: 0) == .null)
    }
  }

  @Test func `the next frame is due now, at a later time or never`() {
    let (renderer, _, box) = scene()
    #expect(CARenderer(width: 1, height: 1).nextFrameTime() == .infinity)
    _ = draw(renderer, at: 1)
    #expect(renderer.nextFrameTime() == .infinity)
    box.add(slide(begin: 3), forKey: nil)
    #expect(renderer.nextFrameTime() == 1)
    _ = draw(renderer, at: 2)
    #expect(renderer.nextFrameTime() == 3)
    for time in [3, 3.5, 3.999] {
      _ = draw(renderer, at: time)
      #expect(renderer.nextFrameTime() == time)
    }
    _ = draw(renderer, at: 4)
    #expect(renderer.nextFrameTime() == .infinity)
    box.add(slide(), forKey: nil)
    box.speed = 0
    _ = draw(renderer, at: 5)
    #expect(renderer.nextFrameTime() == .infinity)
  }

  @Test func `a delegate is called on the way to a frame, each time at the event's own time`() {
    final class Log: NSObject, CAAnimationDelegate {
      var times: [Double] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { times.append(CACurrentMediaTime()) }
    }
    let (renderer, _, box) = scene()
    let log = Log()
    let animation = slide()
    animation.delegate = log
    box.add(animation, forKey: nil)
    _ = draw(renderer, at: 2)
    _ = draw(renderer, at: 9)
    #expect(log.times == [3])
  }

  @Test func `changes are reported and drawn`() {
    let (renderer, _, box) = scene()
    renderer.beginFrame(atTime: 0, timeStamp: nil)
    #expect(renderer.updateBounds() == CGRect(x: 0, y: 0, width: 2, height: 2))
    renderer.endFrame()
    _ = draw(renderer, at: 0)
    renderer.beginFrame(atTime: 1, timeStamp: nil)
    #expect(renderer.updateBounds() == .null)
    for odd in [CGRect.null, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
      renderer.addUpdate(odd)
    }
    #expect(renderer.updateBounds() == .null)
    renderer.addUpdate(CGRect(x: 8, y: -5, width: 1, height: 8))
    #expect(renderer.updateBounds() == CGRect(x: 8, y: 0, width: 1, height: 3))
    renderer.endFrame()
    renderer.addUpdate(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(renderer.updateBounds() == .null)
    CATransaction.setDisableActions(true)
    box.position = CGPoint(x: 4, y: 2)
    renderer.beginFrame(atTime: 2, timeStamp: nil)
    #expect(renderer.updateBounds() == CGRect(x: 0, y: 0, width: 5, height: 3))
    renderer.endFrame()
  }

  @Test func `calls out of order have no effect`() {
    let (renderer, _, _) = scene()
    renderer.render()
    renderer.endFrame()
    #expect(columns(of: renderer.picture) == .null)
    #expect(draw(renderer, at: 3).width == 2)
    for time in [2, Double.nan, .infinity, -1e300] { #expect(draw(renderer, at: time).width == 2) }
    renderer.layer = nil
    #expect(draw(renderer, at: 4) == .null)
  }

  @Test func `a renderer releases its layer, and the animations stop`() {
    var ended = 0
    weak let root: CALayer?
    do {
      let (renderer, tree, box) = scene()
      root = tree
      CATransaction.setCompletionBlock { ended += 1 }
      box.add(slide(), forKey: nil)
      _ = draw(renderer, at: 1)
      #expect(ended == 0 && box.presentation() != nil)
      renderer.layer = nil
      #expect(ended == 1 && box.presentation() == nil)
      renderer.layer = tree
      renderer.layer = CALayer()
    }
    #expect(root == nil)
  }

  @Test func `a layer with another host is drawn as that host shows it`() {
    let (renderer, root, box) = scene()
    let other = CARenderer(width: 10, height: 4)
    other.layer = root
    box.add(slide(), forKey: nil)
    _ = draw(renderer, at: 0)
    _ = draw(renderer, at: 0.5)
    #expect(draw(other, at: 77) == CGRect(x: 4, y: 0, width: 2, height: 2))
    #expect(other.nextFrameTime() == 0.5)
    other.layer = box
    #expect(draw(other, at: 99) == CGRect(x: 4, y: 0, width: 2, height: 2))
  }

  @Test func `invalid sizes trap`() async {
    await #expect(processExitsWith: .failure) { _ = CARenderer(width: 0, height: 5) }
    await #expect(processExitsWith: .failure) { _ = CARenderer(width: 1 << 20, height: 1 << 20) }
  }
}
