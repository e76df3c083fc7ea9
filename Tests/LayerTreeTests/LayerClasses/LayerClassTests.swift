import CoreGraphics
import Testing

@testable import LayerTree

@Suite struct LayerClassTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `behavior 40: hit testing finds the sublayers of a transform layer, but never the layer itself`()
  {
    let (root, transform, inner) = (CALayer(), CATransformLayer(), CALayer())
    (root.frame, transform.frame) = (square, square)
    inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    root.addSublayer(transform)
    transform.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 2, y: 2)) === inner)
    #expect(root.hitTest(CGPoint(x: 8, y: 8)) === root)
    #expect(transform.hitTest(CGPoint(x: 8, y: 8)) == nil)
  }

  @Test func `contents are flipped if an odd number of the layer and its ancestors are`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    #expect(!inner.contentsAreFlipped())
    outer.isGeometryFlipped = true
    #expect(inner.contentsAreFlipped() && outer.contentsAreFlipped())
    inner.isGeometryFlipped = true
    #expect(!inner.contentsAreFlipped())
  }

  private final class Log: NSObject, CALayerDelegate {
    var events: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      events.append(event)
      return nil
    }
  }

  @Test func `a layer looks up an action when it becomes visible and when it stops being visible`() {
    let (root, layer, log) = (CALayer(), CALayer(), Log())
    let hosted = HostedLayer(root)
    layer.delegate = log
    CALayer().addSublayer(layer)
    #expect(log.events.isEmpty)
    hosted.perform { $0.addSublayer(layer) }
    #expect(log.events == [kCAOnOrderIn])
    hosted.perform { _ in layer.isHidden = true }
    hosted.perform { _ in layer.isHidden = true }
    hosted.perform { _ in layer.setValue(false, forKey: "hidden") }
    #expect(log.events == ["onOrderIn", "hidden", "onOrderOut", "hidden", "onOrderIn"])
    hosted.perform { _ in layer.removeFromSuperlayer() }
    #expect(log.events.last == kCAOnOrderOut && log.events.count == 6)
    hosted.perform { root in
      CATransaction.setDisableActions(true)
      root.addSublayer(layer)
      layer.removeFromSuperlayer()
    }
    #expect(log.events.count == 6)
  }

  @Test func `constants have Core Animation's names`() {
    #expect(CALayerCornerCurve.continuous.rawValue == "continuous" && kCAOnOrderIn == "onOrderIn")
    #expect(CAEmitterLayerRenderMode.backToFront.rawValue == "backToFront")
    #expect(CATextLayerTruncationMode.middle.rawValue == "middle")
    #expect(CAGradientLayerType.conic.rawValue == "conic" && CAGradientLayerType.radial.rawValue == "radial")
    #expect(CAAutoresizingMask.layerMaxYMargin.rawValue == 32)
  }
}
