import Foundation
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

  @Test func `parts of a transform are those of key-value coding, one after another`() {
    let (direct, coded) = (CALayer(), CALayer())
    let parts = [
      ("transform.scale.x", -0.75), ("transform.rotation.z", 2.5), ("transform.scale.y", 3),
      ("transform.rotation.x", 0.1), ("transform.rotation.y", .infinity), ("transform.rotation.y", -0.0),
    ]
    for (keyPath, value) in parts {
      direct.setModelValue(value, forKeyPath: keyPath)
      coded.setValue(value, forKeyPath: keyPath)
      #expect(bits(of: direct.transform) == bits(of: coded.transform), "after \(keyPath)")
    }
  }

  private func bits(of transform: CATransform3D) -> [UInt64] {
    withUnsafeBytes(of: transform) { Array($0.bindMemory(to: UInt64.self)) }
  }

  @Test func `gradients are those of key-value coding`() {
    let layer = CAGradientLayer()
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 0.5)]
    layer.setModelValue(colors, forKeyPath: "colors")
    layer.setModelValue([0.25, 0.5] as [NSNumber], forKeyPath: "locations")
    layer.setModelValue(CGPoint(x: 1, y: 2), forKeyPath: "startPoint")
    layer.setModelValue(CGPoint(x: 3, y: 4), forKeyPath: "endPoint")
    #expect(layer.colors as? [CGColor] == colors)
    #expect(layer.locations == [0.25, 0.5])
    #expect(layer.startPoint == CGPoint(x: 1, y: 2))
    #expect(layer.endPoint == CGPoint(x: 3, y: 4))
  }
}
