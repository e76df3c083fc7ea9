import QuartzCore
import Raster
import TestSupport
import Testing

/// Random transforms, including singular, enormous and invalid ones.
@Suite struct RandomTransformTests {
  @Test(.timeLimit(.minutes(1)), arguments: 0..<40 as Range<UInt64>)
  func `any transforms result in valid pixels, the same in bands`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      let root = random.tree(depth: 3)
      root.frame = CGRect(x: 0, y: 0, width: 24, height: 16)
      let drawn = Drawn(onScreen: root, width: 24, height: 16)
      for pixel in drawn.bitmap.pixels {
        let components = pixel.components
        #expect(components.allSatisfy { $0 <= components[3] }, "seed \(seed)")
      }
      #expect(
        Drawn(onScreen: root, width: 24, height: 16, threads: 3).bitmap == drawn.bitmap, "seed \(seed)")
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func tree(depth: Int) -> CALayer {
    let layer: CALayer
    switch Int.random(in: 0..<6, using: &self) {
    case 0: layer = CATransformLayer()
    case 1: layer = replicator()
    case 2:
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 14, height: 9), transform: nil)
      (shape.strokeColor, shape.lineWidth) = (.blue, double(in: 0...5))
      layer = shape
    case 3:
      let gradient = CAGradientLayer()
      gradient.colors = [CGColor.red, CGColor.blue]
      gradient.type = element(of: [.axial, .radial, .conic])
      layer = gradient
    default: layer = CALayer()
    }
    layer.frame = CGRect(x: double(in: -5...20), y: double(in: -5...12), width: 16, height: 11)
    layer.backgroundColor = element(of: [nil, .red, .green, .magenta])
    (layer.cornerRadius, layer.borderWidth) = (element(of: [0, 3]), element(of: [0, 2]))
    layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: element(of: [15, 15, 6, 0]))
    (layer.opacity, layer.masksToBounds) = (element(of: [1, 0.5]), Bool.random(using: &self))
    layer.isDoubleSided = Bool.random(using: &self)
    (layer.shadowOpacity, layer.shadowRadius) = (element(of: [0, 0, 0.7]), 1.5)
    (layer.zPosition, layer.anchorPointZ) = (number(0), number(0))
    (layer.transform, layer.sublayerTransform) = (transform(), transform())
    if depth > 0 { layer.sublayers = (0..<2).map { _ in tree(depth: depth - 1) } }
    return layer
  }

  private mutating func replicator() -> CAReplicatorLayer {
    let replicator = CAReplicatorLayer()
    (replicator.instanceCount, replicator.instanceTransform) = (3, transform())
    replicator.preservesDepth = Bool.random(using: &self)
    return replicator
  }

  /// A number near the given one, or an extreme one.
  private mutating func number(_ usual: CGFloat) -> CGFloat {
    switch Int.random(in: 0..<40, using: &self) {
    case 0: element(of: [.nan, .infinity, -.infinity, 1e300, -1e9, 1e-300, 1e12])
    case 1: 0
    case 2...10: usual + double(in: -1...1)
    default: usual
    }
  }

  private mutating func transform() -> CATransform3D {
    var result = CATransform3DIdentity
    switch Int.random(in: 0..<4, using: &self) {
    case 0: break
    case 1: result.m34 = -1 / double(in: 5...60)
    case 2: result = CATransform3DMakeRotation(double(in: -4...4), double(in: -1...1), 1, double(in: -1...1))
    default:
      let m = (0..<16).map { number($0 % 5 == 0 ? 1 : 0) }
      result = CATransform3D(
        m11: m[0], m12: m[1], m13: m[2], m14: m[3] / 20, m21: m[4], m22: m[5], m23: m[6], m24: m[7] / 20,
        m31: m[8], m32: m[9], m33: m[10], m34: m[11] / 20, m41: m[12], m42: m[13], m43: m[14], m44: m[15])
    }
    return result
  }
}
