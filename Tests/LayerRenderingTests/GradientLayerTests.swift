import QuartzCore
import Testing

@Suite struct GradientLayerTests {
  private func gradient(_ colors: [CGColor], _ configure: (CAGradientLayer) -> Void = { _ in })
    -> CAGradientLayer
  {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 100)
    layer.colors = colors
    configure(layer)
    return layer
  }

  @Test func `colors are mixed in sRGB on the screen, from the top down`() {
    let drawn = Drawn(onScreen: gradient([.black, .white]), width: 8, height: 100)
    for y in [0, 25, 50, 99] {
      let expected = (Double(y) + 0.5) / 100 * 255
      #expect(abs(Double(drawn[4, y][0]) - expected) <= 1)
    }
  }

  @Test func `a context mixes colors in a space of gamma 1.8`() {
    let drawn = Drawn(inContext: gradient([.red, .blue]), width: 8, height: 100)
    // Half of Generic RGB's red, and of its blue.
    #expect(drawn[4, 0][0] >= 253 && drawn[4, 99][2] >= 253)
    #expect((135...150).contains(drawn[4, 50][0]))
  }

  @Test func `the line runs between start and end point and is flat beyond`() {
    let layer = gradient([.black, .white]) {
      $0.frame = CGRect(x: 0, y: 0, width: 100, height: 8)
      $0.startPoint = CGPoint(x: 0.25, y: 0.5)
      $0.endPoint = CGPoint(x: 0.75, y: 0.5)
    }
    let drawn = Drawn(onScreen: layer, width: 100, height: 8)
    #expect(drawn[10, 4][0] == 0 && drawn[90, 4][0] == 255 && abs(drawn[50, 4][0] - 130) <= 1)
    #expect(drawn[50, 0] == drawn[50, 7])
  }

  @Test func `equal locations make a hard step`() {
    let drawn = Drawn(
      onScreen: gradient([.red, .red, .blue, .blue]) { $0.locations = [0, 0.5, 0.5, 1] }, width: 8,
      height: 100)
    #expect(drawn[4, 49] == [255, 0, 0, 255] && drawn[4, 50] == [0, 0, 255, 255])
  }

  @Test func `fewer than two colors, or locations that don't match, draw nothing`() {
    for layer in [
      gradient([.red]), gradient([]), gradient([.red, .blue]) { $0.locations = [0] },
      gradient([.red, .blue]) { $0.endPoint = $0.startPoint },
      gradient([.red, .blue]) { $0.colors = [1, 2] },
      gradient([.red, .blue]) { $0.colors = nil },
    ] {
      #expect(Drawn(onScreen: layer, width: 8, height: 100).paintedCount == 0)
    }
  }

  @Test func `rounded corners round the gradient`() {
    let drawn = Drawn(onScreen: gradient([.red, .blue]) { $0.cornerRadius = 4 }, width: 8, height: 100)
    #expect(drawn.alpha(0, 0) == 0 && drawn.alpha(4, 0) > 200)
  }
}
