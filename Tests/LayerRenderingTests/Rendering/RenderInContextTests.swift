import QuartzCore
import Testing

/// The drawing of `render(in:)` into a bare context, in which y points up.
@Suite struct RenderInContextTests {
  /// The painted rectangle in 60 × 60 pixels: x, y, width and height, with y upward.
  private func painted(_ layer: CALayer) -> [Int]? {
    Drawn(inBareContext: layer, width: 60, height: 60).paintedRectangle.map {
      [$0[0], 60 - $0[1] - $0[3], $0[2], $0[3]]
    }
  }

  @Test func `PX-1: the root's own position and transform are ignored`() {
    let layer = CALayer(0, 0, 30, 40, .red)
    for position in [CGPoint.zero, CGPoint(x: 15, y: 20), CGPoint(x: -200, y: 33.5)] {
      layer.position = position
      for transform in [
        CATransform3DIdentity, CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeScale(2, 0.5, 1),
        CATransform3DMakeRotation(1, 1, 0, 0),
      ] {
        layer.transform = transform
        #expect(painted(layer) == [0, 0, 30, 40])
      }
    }
  }

  @Test func `PX-2: the origin of the root's bounds offsets its own drawing`() {
    let layer = CALayer(0, 0, 20, 20, .red)
    layer.bounds = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(painted(layer) == [10, 10, 20, 20])
  }

  @Test func `PX-3: a border is inside the bounds`() {
    let layer = CALayer(0, 0, 80, 60)
    layer.borderWidth = 5
    let drawn = Drawn(inBareContext: layer, width: 90, height: 70)
    #expect(drawn.paintedCount == 1300)
    #expect(drawn.alpha(4, 69) == 255 && drawn.alpha(5, 64) == 0 && drawn.alpha(80, 69) == 0)
  }

  @Test func `PX-5: the origin of the root's bounds doesn't offset sublayers, that of another layer does`() {
    let (root, outer, inner) = (CALayer(0, 0, 50, 50), CALayer(10, 20, 30, 30), CALayer(5, 6, 8, 9, .red))
    root.bounds.origin = CGPoint(x: 7, y: 3)
    root.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(painted(root) == [15, 26, 8, 9])
    outer.bounds.origin = CGPoint(x: 4, y: -2)
    #expect(painted(root) == [11, 28, 8, 9])
  }

  @Test func `PX-6: a delegate's drawing appears only after display`() {
    final class Painter: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in context: CGContext) {
        context.setFillColor(.red)
        context.fill(layer.bounds)
      }
    }
    let (layer, painter) = (CALayer(0, 0, 20, 30), Painter())
    layer.delegate = painter
    layer.setNeedsDisplay()
    #expect(Drawn(inBareContext: layer, width: 60, height: 60).paintedCount == 0)
    layer.displayIfNeeded()
    #expect(painted(layer) == [0, 0, 20, 30])
  }

  @Test func `hidden and transparent layers are omitted with their sublayers`() {
    let (root, layer) = (CALayer(0, 0, 60, 60), CALayer(5, 5, 20, 20, .red))
    layer.addSublayer(CALayer(0, 0, 5, 5, .green))
    root.addSublayer(layer)
    #expect(painted(root) == [5, 5, 20, 20])
    layer.isHidden = true
    #expect(painted(root) == nil)
    (layer.isHidden, layer.opacity) = (false, 0)
    #expect(painted(root) == nil)
  }
}

// MARK: - Gradients

extension RenderInContextTests {
  private func gradient(_ configure: (CAGradientLayer) -> Void = { _ in }) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    layer.colors = [CGColor.red, CGColor.blue]
    configure(layer)
    return layer
  }

  /// The colors of a column, starting at the smallest y.
  private func column(_ layer: CALayer) -> [[Int]] {
    let drawn = Drawn(inBareContext: layer, width: 80, height: 60)
    return (0..<60).map { drawn[40, 59 - $0] }
  }

  @Test func `GRD-1: a gradient starts at the smallest y`() {
    let drawn = Drawn(inBareContext: gradient(), width: 80, height: 60)
    #expect(drawn.paintedCount == 4800)
    let colors = column(gradient())
    #expect(colors[0][0] > 250 && colors[0][2] < 10 && colors[59][0] < 10 && colors[59][2] > 250)
    #expect(zip(colors, colors.dropFirst()).allSatisfy { $0[0] >= $1[0] && $0[2] <= $1[2] })
  }

  @Test func `GRD-3: a different number of locations than colors draws nothing`() {
    let layer = gradient { ($0.colors, $0.locations) = ([CGColor.red, CGColor.green, CGColor.blue], [0.5]) }
    #expect(Drawn(inBareContext: layer, width: 80, height: 60).paintedCount == 0)
  }

  @Test func `GRD-4: the end colors are extended beyond the points`() {
    let colors = column(
      gradient {
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.25), CGPoint(x: 0.5, y: 0.75))
      })
    #expect(colors[0..<15].allSatisfy { $0 == colors[0] } && colors[45..<60].allSatisfy { $0 == colors[59] })
    #expect(Set(colors[15..<45]).count == 30)
  }

  @Test func `GRD-5: two colors at one location result in a hard step`() {
    let colors = column(gradient { $0.locations = [0.5, 0.5] })
    #expect(colors[0..<30].allSatisfy { $0 == colors[0] } && colors[30..<60].allSatisfy { $0 == colors[59] })
    #expect(colors[0][0] > 250 && colors[59][2] > 250)
  }

  @Test func `GRD-8: contents are above the gradient`() {
    let green = Drawn(onScreen: CALayer(0, 0, 2, 2, .green), width: 2, height: 2).image
    let whole = gradient { $0.contents = green }
    #expect(column(whole).allSatisfy { $0 == [0, 255, 0, 255] })
    let part = gradient { ($0.contents, $0.contentsGravity) = (green, .center) }
    let colors = column(part)
    #expect(colors[29..<31].allSatisfy { $0 == [0, 255, 0, 255] } && colors[28] == column(gradient())[28])
  }
}

// MARK: - Contents

extension RenderInContextTests {
  @Test(arguments: ContentsTests.gravities)
  func `rows GRAV: gravity positions contents`(_ row: ContentsTests.Gravity) {
    let layer = CALayer(0, 0, 80, 60)
    layer.contents = Drawn(onScreen: CALayer(0, 0, 20, 10, .red), width: 20, height: 10).image
    layer.contentsGravity = row.gravity
    let root = CALayer(0, 0, 140, 80)
    layer.frame.origin = CGPoint(x: 30, y: 10)
    root.addSublayer(layer)
    let drawn = Drawn(inBareContext: root, width: 140, height: 80).paintedRectangle
    #expect(drawn.map { [$0[0] - 30, 70 - $0[1] - $0[3], $0[2], $0[3]] } == row.place)
  }
}
