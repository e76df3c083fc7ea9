import LayerTree
import TestSupport
import Testing

@Suite struct CABasicAnimationTests {
  private func shown(_ configure: (CABasicAnimation) -> Void) -> Double {
    let layer = CALayer()
    layer.cornerRadius = 0.5
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("cornerRadius", from: nil, to: nil, configure))
    return hosted.number("cornerRadius", at: 0.5)
  }

  /// S44, S45, S46, S47, in the middle of the animation with a model value of 0.5.
  @Test func `missing ends are taken from the underlying value`() {
    #expect(shown { ($0.fromValue, $0.toValue) = (0, 1) } == 0.5)
    #expect(shown { $0.fromValue = 0.2 } == 0.35)
    #expect(shown { $0.toValue = 0.8 } == 0.65)
    #expect(shown { $0.byValue = 0.3 } == 0.65)
    #expect(isClose(shown { ($0.fromValue, $0.byValue) = (0.2, 0.3) }, 0.35, within: 1e-15))
    #expect(isClose(shown { ($0.toValue, $0.byValue) = (0.9, 0.3) }, 0.75, within: 1e-15))
    #expect(shown { ($0.fromValue, $0.byValue) = (10, 5) } == 12.5)
    #expect(shown { ($0.toValue, $0.byValue) = (10, 5) } == 7.5)
    #expect(shown { _ in } == 0.5)
    #expect(shown { ($0.fromValue, $0.toValue, $0.byValue) = (0.08, -0.08, 0.003) } == 0)
  }

  /// S2.
  @Test func `an animation doesn't change the model`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.fade())
    #expect(hosted.opacity(at: 0.5) == 0.5)
    #expect(hosted.layer.opacity == 1)
  }

  /// S59.
  @Test func `of two animations of one property, the one added last determines the value`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.fade())
    hosted.add(CABasicAnimation.animating("opacity", from: 0.4, to: 0.4))
    #expect(hosted.opacity(at: 0.5) == 0.4)
  }

  /// S56.
  @Test func `an additive animation adds to the underlying value`() {
    let layer = CALayer()
    layer.position.x = 100
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("position.x", from: 0, to: 20) { $0.isAdditive = true })
    hosted.add(CABasicAnimation.animating("position.x", from: 0, to: 10) { $0.isAdditive = true })
    #expect(hosted.number("position.x", at: 0.5) == 115)
  }

  @Test func `an additive transform is applied before the layer's own`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    let hosted = HostedLayer(layer)
    let shift = CABasicAnimation.animating(
      "transform", from: CATransform3DIdentity, to: CATransform3DMakeTranslation(10, 0, 0)
    ) { $0.isAdditive = true }
    hosted.add(shift)
    hosted.host.advance(to: 0.5)
    let transform = hosted.layer.presentation()?.transform
    #expect(transform?.m41 == 10 && transform?.m11 == 2)
  }

  /// S57, RI-8, RI-9.
  @Test func `each cycle of a cumulative animation begins where the last one ended`() {
    let hosted = HostedLayer()
    hosted.add(
      CABasicAnimation.animating("cornerRadius", from: 10, to: 20) {
        ($0.isCumulative, $0.repeatCount) = (true, 3)
      })
    #expect(hosted.number("cornerRadius", at: 1.5) == 35)
    let reversing = HostedLayer()
    reversing.add(
      CABasicAnimation.animating("cornerRadius", from: 10, to: 20) {
        ($0.isCumulative, $0.repeatCount, $0.autoreverses) = (true, 2, true)
      })
    #expect(reversing.number("cornerRadius", at: 2.5) == 25)
  }

  @Test func `the underlying value follows model changes while an animation runs`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.animating("cornerRadius", from: nil, to: 10))
    #expect(hosted.number("cornerRadius", at: 0.5) == 5)
    hosted.perform {
      CATransaction.setDisableActions(true)
      $0.cornerRadius = 4
    }
    #expect(hosted.number("cornerRadius", at: 0.5) == 7)
  }

  @Test func `colors are interpolated by component`() {
    let hosted = HostedLayer()
    let (red, blue) = (
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
    )
    hosted.add(CABasicAnimation.animating("backgroundColor", from: red, to: blue))
    let half: CGColor? = hosted.value("backgroundColor", at: 0.5)
    #expect(half?.components == [0.5, 0, 0.5, 0.75])
  }

  /// S90.
  @Test func `an animated Boolean has its end value from the start`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.animating("hidden", from: false, to: true))
    hosted.host.advance(to: 0.01)
    #expect(hosted.layer.presentation()?.isHidden == true)
    hosted.host.advance(to: 1)
    #expect(hosted.layer.presentation()?.isHidden == false)
  }

  @Test func `contents that can't be interpolated switch in the middle`() {
    let (hosted, first, second) = (HostedLayer(), NSObject(), NSObject())
    hosted.add(CABasicAnimation.animating("contents", from: first, to: second))
    hosted.host.advance(to: 0.4)
    #expect(hosted.layer.presentation()?.contents as? NSObject === first)
    hosted.host.advance(to: 0.6)
    #expect(hosted.layer.presentation()?.contents as? NSObject === second)
    hosted.host.advance(to: 1)
    #expect(hosted.layer.presentation()?.contents == nil)
  }

  @Test func `animations of properties that the layer doesn't have have no effect`() {
    let hosted = HostedLayer()
    let log = EventLog()
    for keyPath in [
      "nothing", "position.z", "bounds.size.depth", "strokeEnd", "", "contentsGravity", "frame",
    ] {
      hosted.add(CABasicAnimation.animating(keyPath, from: 0, to: 1) { $0.delegate = log })
    }
    hosted.add(CABasicAnimation.animating("position", from: "here", to: 7))
    hosted.host.advance(to: 2)
    #expect(log.events.filter { $0 == "end" }.count == 7)
    #expect(hosted.layer.presentation()?.position == .zero)
  }
}
