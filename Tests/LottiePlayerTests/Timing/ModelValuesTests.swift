import QuartzCore
import Testing

@testable import LottiePlayer

/// Model values that are set directly, compared with key-value coding.
@Suite struct ModelValuesTests {
  @Test(arguments: [
    "opacity", "position.x", "position.y", "lineWidth", "miterLimit", "lineDashPhase", "strokeStart",
    "strokeEnd", "zPosition", "transform.scale.x", "transform.rotation.z",
  ])
  func `numbers are those of key-value coding`(keyPath: String) {
    let (direct, coded) = (CAShapeLayer(), CAShapeLayer())
    direct.setModelValue(0.375, forKeyPath: keyPath)
    coded.setValue(0.375, forKeyPath: keyPath)
    let value = direct.value(forKeyPath: keyPath) as? Double
    #expect(value == coded.value(forKeyPath: keyPath) as? Double)
    #expect(value != CAShapeLayer().value(forKeyPath: keyPath) as? Double)
  }

  @Test(arguments: ["position", "anchorPoint"])
  func `points are those of key-value coding`(keyPath: String) {
    let layer = CALayer()
    layer.setModelValue(CGPoint(x: 3, y: -4.5), forKeyPath: keyPath)
    #expect(layer.value(forKeyPath: keyPath) as? CGPoint == CGPoint(x: 3, y: -4.5))
  }

  @Test(arguments: ["fillColor", "strokeColor", "shadowColor"])
  func `colors are those of key-value coding`(keyPath: String) {
    let layer = CAShapeLayer()
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    layer.setModelValue(color, forKeyPath: keyPath)
    #expect(layer.value(forKeyPath: keyPath) as? CGColor == color)
  }

  @Test func `paths and transforms are those of key-value coding`() {
    let layer = CAShapeLayer()
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    layer.setModelValue(path, forKeyPath: "path")
    #expect(layer.path == path)
    let matrix = CATransform3DMakeScale(2, 3, 1)
    layer.setModelValue(matrix, forKeyPath: "transform")
    #expect(CATransform3DEqualToTransform(layer.transform, matrix))
  }
}
