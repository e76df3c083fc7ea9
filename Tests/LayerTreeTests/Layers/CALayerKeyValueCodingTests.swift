import TestSupport
import Testing

@testable import LayerTree

@Suite struct CALayerKeyValueCodingTests {
  /// S19.
  @Test func `key paths read and write components of structures`() {
    let layer = CALayer()
    layer.setValue(7, forKeyPath: "position.x")
    layer.setValue(CGFloat(30), forKeyPath: "bounds.size.width")
    layer.setValue(NSNumber(value: 4), forKeyPath: "bounds.origin.y")
    layer.setValue(-2.5, forKeyPath: "shadowOffset.height")
    #expect(layer.position == CGPoint(x: 7, y: 0))
    #expect(layer.bounds == CGRect(x: 0, y: 4, width: 30, height: 0))
    #expect(layer.shadowOffset == CGSize(width: 0, height: -2.5))
    #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 7)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 0))
    #expect(layer.value(forKeyPath: "bounds.origin.y") as? CGFloat == 4)
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
    #expect(layer.bounds.origin == CGPoint(x: 1, y: 2))
  }

  /// S20.
  @Test func `transform.rotation is about z, and transform.scale sets all three factors`() {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.rotation")
    #expect(isClose(Double(layer.transform.m12), 0.479_425_538_604, within: 1e-11))
    #expect(isClose(layer.number("transform.rotation.z"), 0.5, within: 1e-12))
    layer.transform = CATransform3DIdentity
    layer.setValue(2, forKeyPath: "transform.scale")
    let transform = layer.transform
    #expect(transform.m11 == 2 && transform.m22 == 2 && transform.m33 == 2)
    layer.setValue(5, forKeyPath: "transform.scale.x")
    #expect(isClose(layer.number("transform.scale"), 3, within: 1e-12))
  }

  /// S19.
  @Test func `each component of a transform is read back as it was set, without changing other components`() {
    let parts = ["rotation", "scale", "translation"].flatMap { part in
      ["x", "y", "z"].map { "\(part).\($0)" }
    }
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let layer = CALayer()
      // Angles below a quarter turn and factors above 0, into which transforms are decomposed.
      let values = (0..<9).map { random.double(in: $0 < 3 ? -1.5...1.5 : $0 < 6 ? 0.2...3 : -9...9) }
      for (part, value) in zip(parts, values) { layer.setValue(value, forKeyPath: "transform.\(part)") }
      #expect(isClose(parts.map { layer.number("transform.\($0)") }, values, within: 1e-9), "seed \(seed)")
      #expect(isClose(layer.number("transform.rotation"), values[2], within: 1e-9), "seed \(seed)")
      let scale = (values[3] + values[4] + values[5]) / 3
      #expect(isClose(layer.number("transform.scale"), scale, within: 1e-9), "seed \(seed)")
    }
  }

  @Test func `components of a transform are read and replaced independently`() {
    let layer = CALayer()
    layer.setValue(0.3, forKeyPath: "transform.rotation.x")
    layer.setValue(0.4, forKeyPath: "transform.rotation.y")
    layer.setValue(3, forKeyPath: "transform.scale.y")
    layer.setValue(CGSize(width: 8, height: 9), forKeyPath: "transform.translation")
    layer.setValue(10, forKeyPath: "transform.translation.z")
    let expected = [
      "rotation.x": 0.3, "rotation.y": 0.4, "rotation.z": 0, "scale.x": 1, "scale.y": 3, "scale.z": 1,
      "translation.x": 8, "translation.y": 9, "translation.z": 10,
    ]
    for (part, value) in expected {
      #expect(isClose(layer.number("transform.\(part)"), value, within: 1e-12), "\(part)")
    }
    #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 8, height: 9))
  }

  @Test func `structures can be boxed in NSValue or plain`() {
    let layer = CALayer()
    layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "position")
    layer.setValue(CGRect(x: 0, y: 0, width: 5, height: 6), forKey: "bounds")
    layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 2)), forKey: "transform")
    #expect(layer.position == CGPoint(x: 3, y: 4) && layer.bounds.size == CGSize(width: 5, height: 6))
    #expect(layer.transform.m33 == 2)
  }

  @Test func `names can be typed constants or strings`() {
    let layer = CALayer()
    layer.setValue(CALayerContentsGravity.center, forKey: "contentsGravity")
    layer.setValue("continuous", forKey: "cornerCurve")
    #expect(layer.contentsGravity == .center && layer.cornerCurve == .continuous)
    #expect(layer.value(forKey: "contentsGravity") as? String == "center")
  }

  @Test func `values of the wrong type are ignored, and values of unknown keys are stored`() {
    let layer = CALayer()
    layer.setValue("wide", forKey: "bounds")
    layer.setValue("thick", forKeyPath: "borderWidth")
    #expect(layer.bounds == .zero && layer.borderWidth == 0)
    layer.addSublayer(CALayer())
    for key in ["sublayers", "mask", "name", "constraints", "layoutManager", "style", "delegate"] {
      layer.setValue(5, forKey: key)
    }
    #expect(layer.sublayers?.count == 1 && layer.name == nil && layer.constraints == nil)
    layer.setValue(NSNull(), forKey: "sublayers")
    #expect(layer.sublayers == nil)
    layer.setValue("mine", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "mine")
    layer.setValue(nil, forKey: "tag")
    #expect(layer.value(forKey: "tag") == nil)
    #expect(layer.value(forKeyPath: "nothing.at.all") == nil)
  }

  @Test func `setting values of any type for any key doesn't crash`() {
    let layers = LayerPropertyTests.layers.map { $0() }
    let animations = [
      CABasicAnimation(), CAKeyframeAnimation(), CASpringAnimation(), CAAnimationGroup(), CAAnimation(),
    ]
    let keys =
      LayerProperty.allCases.map(\.key) + ["frame", "mask", "name", "actions", "style", "maskedCorners"]
      + ["autoresizingMask", "constraints", "layoutManager", "visibleRect", "superlayer"]
      + [
        "beginTime", "duration", "speed", "timeOffset", "repeatCount", "fillMode", "position.x",
        "bounds.size",
      ]
      + [
        "transform.rotation", "transform.scale", "keyPath", "values", "keyTimes", "animations", "mass",
        "damping",
      ]
    let values: [Any?] = [
      nil, NSNull(), "x", 1e300, -1e300, Double.nan, Double.infinity, -1, true, [1, "x"], NSObject(),
      CGPoint(x: 1, y: CGFloat.nan), CGSize(width: 1, height: -1), CGRect.infinite, [Double.nan, 1],
      UInt64.max,
    ]
    for key in keys {
      for value in values {
        for layer in layers { layer.setValue(value, forKeyPath: key) }
        for animation in animations { animation.setValue(value, forKeyPath: key) }
      }
    }
    #expect(layers[0].maskedCorners.rawValue == 1)
  }

  @Test func `Booleans have keys with and without the prefix is, and null clears optional properties`() {
    let layer = CALayer()
    layer.setValue(true, forKey: "hidden")
    #expect(layer.isHidden && layer.value(forKey: "isHidden") as? Bool == true)
    layer.backgroundColor = .black
    layer.setValue(NSNull(), forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
  }

  @Test func `a key path continues into a mask`() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    layer.setValue(0.25, forKeyPath: "mask.opacity")
    #expect(mask.opacity == 0.25)
    #expect(layer.value(forKeyPath: "mask.opacity") as? Float == 0.25)
  }

  @Test func `a layer class has only its own properties; other keys are custom`() {
    let shape = CAShapeLayer()
    shape.setValue(0.5, forKey: "strokeEnd")
    #expect(shape.strokeEnd == 0.5)
    let plain = CALayer()
    plain.setValue(0.5, forKey: "strokeEnd")
    #expect(plain.value(forKey: "strokeEnd") as? Double == 0.5)
  }
}

extension CALayer {
  fileprivate func number(_ keyPath: String) -> Double {
    (value(forKeyPath: keyPath) as? CGFloat).map { Double($0) } ?? .nan
  }
}
