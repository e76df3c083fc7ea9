import Raster
import Staging
import Testing

/// Trees with ten thousand levels, which must not overflow the stack or take very long.
@Suite struct DeepTreeTests {
  private func chain(_ count: Int, _ configure: (CALayer) -> Void = { _ in }) -> (
    top: CALayer, bottom: CALayer
  ) {
    let top = CALayer()
    var bottom = top
    for _ in 0..<count {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      configure(layer)
      bottom.addSublayer(layer)
      bottom = layer
    }
    return (top, bottom)
  }

  @Test func `a deep tree can be built, drawn, advanced, hit-tested and released`() {
    let stage = Stage(size: CGSize(width: 4, height: 4))
    weak var last: CALayer?
    do {
      let (top, bottom) = chain(10_000)
      last = bottom
      stage.perform { stage.layer.addSublayer(top) }
      stage.perform { bottom.speed = 0.5 }
      stage.advance(to: 1)
      _ = stage.picture()
      #expect(bottom.convertTime(1, from: nil) == 0.5)
      #expect(bottom.presentation()?.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
      let hit = stage.layer.presentation()?.hitTest(CGPoint(x: 1, y: 1))
      #expect(hit != nil && hit?.model() !== bottom)
      stage.perform { top.removeFromSuperlayer() }
    }
    #expect(last == nil)
  }

  @Test func `deeply nested masks can be released`() {
    weak var last: CALayer?
    do {
      let top = CALayer()
      var bottom = top
      for _ in 0..<10_000 {
        let mask = CALayer()
        bottom.mask = mask
        bottom = mask
      }
      last = bottom
    }
    #expect(last == nil)
  }

  /// The root is on the first of 256 levels, and the top of the chain on the second.
  @Test(arguments: [253, 254, 255, 10_000])
  func `layers more than 255 levels below the root aren't drawn`(_ count: Int) {
    let stage = Stage(size: CGSize(width: 4, height: 4))
    let (top, bottom) = chain(count)
    bottom.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    stage.perform { stage.layer.addSublayer(top) }
    #expect(stage.picture().bitmap.pixels.allSatisfy { $0 == (count < 255 ? 0xFF00_0000 : 0) })
    #expect((stage.layer.hitTest(CGPoint(x: 1, y: 1)) === bottom) == (count < 255))
  }

  @Test func `drawing the deepest nesting of groups fits into the stack`() {
    let stage = Stage(size: CGSize(width: 2, height: 2), threads: 2)
    let (top, _) = chain(300) {
      $0.masksToBounds = true
      $0.opacity = 0.999
      $0.cornerRadius = 1
      $0.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
      $0.mask = CALayer()
      $0.mask?.frame = $0.bounds
      $0.mask?.backgroundColor = $0.backgroundColor
    }
    stage.perform { stage.layer.addSublayer(top) }
    #expect(stage.picture().bitmap[1, 1] >> 24 > 250)
  }
}
