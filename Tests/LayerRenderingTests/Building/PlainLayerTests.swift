import QuartzCore
import TestSupport
import Testing

/// Layers that draw nothing but a background and sublayers.
@Suite struct PlainLayerTests {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func `an invisible border changes no pixel`(seed: UInt64) {
    let pictures = [false, true].map { hasBorders in
      var random = SeededGenerator(seed: seed)
      let root = CALayer(0, 0, 24, 24)
      for _ in 0..<6 {
        let group = Self.layer(&random, hasBorders)
        group.addSublayer(Self.layer(&random, hasBorders))
        root.addSublayer(group)
      }
      return Drawn(onScreen: root, width: 24, height: 24).bitmap
    }
    #expect(pictures[0] == pictures[1], "seed \(seed)")
  }

  /// A layer with random values. A border that's transparent makes it a layer that isn't plain.
  private static func layer(_ random: inout SeededGenerator, _ hasBorder: Bool) -> CALayer {
    let layer = CALayer(
      random.double(in: -6...20), random.double(in: -6...20), random.double(in: 1...14),
      random.double(in: 1...14), random.element(of: [.red, .green, CGColor(gray: 0.5, alpha: 0.5), nil]))
    layer.cornerRadius = random.element(of: [0, 0, 2])
    layer.opacity = random.element(of: [1, 1, 0.5])
    layer.allowsGroupOpacity = Bool.random(using: &random)
    layer.isHidden = Int.random(in: 0..<6, using: &random) == 0
    layer.setAffineTransform(CGAffineTransform(rotationAngle: random.element(of: [0, 0, 0.4])))
    if hasBorder { (layer.borderWidth, layer.borderColor) = (1, .clear) }
    return layer
  }
}
