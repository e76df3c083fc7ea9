import CoreGraphics
import TestSupport
import Testing

@testable import LayerTree

/// Every property of every layer class, from the property table.
@Suite struct LayerPropertyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let property: LayerProperty
    let layer: @Sendable () -> CALayer

    var testDescription: String { property.key }
  }

  static let layers: [@Sendable () -> CALayer] = [
    { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CATextLayer() }, { CAScrollLayer() },
    { CATiledLayer() }, { CAReplicatorLayer() }, { CATransformLayer() }, { CAEmitterLayer() },
  ]

  static let cases = layers.flatMap { layer in
    let owner = layer().store.owner
    return LayerProperty.allCases
      .filter { $0.owner == owner || owner == .layer && LayerProperty.Owner.ofEveryLayer.contains($0.owner) }
      .map { Case(property: $0, layer: layer) }
  }

  @Test func `every property belongs to a layer class, an emitter cell or a filter`() {
    let covered = Set(Self.cases.map(\.property))
    #expect(
      LayerProperty.allCases.allSatisfy { covered.contains($0) || $0.owner == .cell || $0.owner == .filter })
  }

  @Test(arguments: cases)
  func `a property is set by key and read back, from the model and from a presentation`(_ each: Case) {
    let hosted = HostedLayer(each.layer())
    let key = each.property.key
    let sample = each.property.kind.sample(1)
    hosted.perform { layer in
      CATransaction.setDisableActions(true)
      layer.setValue(sample, forKey: key)
    }
    #expect(same(hosted.layer.value(forKey: key), sample))
    #expect(same(hosted.layer.value(forKeyPath: key), sample))
    #expect(same(hosted.layer.presentation()?.value(forKey: key), sample))
    #expect(!same(type(of: hosted.layer).defaultValue(forKey: key), sample) || each.property.kind == .bool)
  }

  @Test(arguments: cases.filter { $0.property.isAnimatable && $0.property.kind.numberCount > 0 })
  func `an animatable property interpolates between two values`(_ each: Case) throws {
    guard each.property.kind != .bool else { return }
    let hosted = HostedLayer(each.layer())
    let (key, kind) = (each.property.key, each.property.kind)
    let (from, to) = (kind.sample(1), kind.sample(3))
    hosted.add(CABasicAnimation.animating(key, from: from, to: to))
    #expect(same(hosted.layer.presentation()?.value(forKey: key), from))
    let middle: [Double] = try #require(hosted.numbers(of: each.property, at: 0.5))
    let expected = try #require(kind.numbers(from: kind.sample(2)))
    // Colors have less precision.
    #expect(isClose(middle, expected, within: 1e-6))
    #expect(!same(hosted.layer.value(forKey: key), from))
  }

  /// S90, S10.
  @Test(arguments: cases.filter { $0.property.isAnimatable && $0.property.kind == .bool })
  func `an animatable Boolean switches as soon as its animation starts`(_ each: Case) {
    let (hosted, key) = (HostedLayer(each.layer()), each.property.key)
    let model = hosted.layer.value(forKey: key) as? Bool ?? false
    hosted.add(CABasicAnimation.animating(key, from: model, to: !model))
    #expect([0, 0.01, 0.99].map { hosted.value(key, at: $0) == !model } == [true, true, true])
    #expect(hosted.value(key, at: 1) == model)
  }

  @Test(arguments: cases.filter { $0.property.isAnimatable && $0.property.kind.numberCount > 0 })
  func `a change of an animatable property animates implicitly`(_ each: Case) throws {
    guard each.property.kind != .bool else { return }
    let hosted = HostedLayer(each.layer())
    let (key, kind) = (each.property.key, each.property.kind)
    hosted.perform { layer in
      CATransaction.setDisableActions(true)
      layer.setValue(kind.sample(1), forKey: key)
    }
    hosted.perform { layer in
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.setValue(kind.sample(3), forKey: key)
    }
    #expect(hosted.layer.animationKeys() == [key])
    let middle: [Double] = try #require(hosted.numbers(of: each.property, at: 0.5))
    #expect(isClose(middle, try #require(kind.numbers(from: kind.sample(2))), within: 1e-6))
    hosted.host.advance(to: 2)
    #expect(same(hosted.layer.presentation()?.value(forKey: key), kind.sample(3)))
  }

  @Test(arguments: cases.filter { !$0.property.isAnimatable })
  func `animations of properties that aren't animatable have no effect`(_ each: Case) {
    let hosted = HostedLayer(each.layer())
    let (key, kind) = (each.property.key, each.property.kind)
    let before = hosted.layer.value(forKey: key)
    hosted.add(CABasicAnimation.animating(key, from: kind.sample(1), to: kind.sample(3)))
    hosted.host.advance(to: 0.5)
    #expect(same(hosted.layer.presentation()?.value(forKey: key), before))
    hosted.perform { $0.setValue(kind.sample(1), forKey: key) }
    #expect(hosted.layer.animationKeys() == nil)
  }

  /// S10.
  @Test func `3D properties are animatable`() {
    let properties: [LayerProperty] = [.zPosition, .anchorPointZ, .doubleSided, .sublayerTransform]
    #expect(properties.allSatisfy { $0.isAnimatable })
    let layer = CALayer()
    #expect(layer.zPosition == 0 && layer.anchorPointZ == 0 && layer.isDoubleSided)
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
  }

  /// DEF-LAYER, S11, behavior 43.
  @Test func `rarely used properties have Core Animation's defaults`() {
    let layer = CALayer()
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(layer.contentsCenter == unit && layer.contentsFormat.rawValue == "RGBA8")
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    #expect(layer.minificationFilterBias == 0 && layer.rasterizationScale == 1 && !layer.shouldRasterize)
    #expect(layer.edgeAntialiasingMask.rawValue == 15 && layer.allowsEdgeAntialiasing)
    #expect(layer.cornerCurve == .circular && layer.maskedCorners.rawValue == 15)
    #expect(!layer.drawsAsynchronously && !layer.wantsExtendedDynamicRangeContent)
    #expect(layer.toneMapMode == .automatic && layer.autoresizingMask == .layerNotSizable)
    #expect(layer.layoutManager == nil && layer.constraints == nil)
    #expect(!layer.values.hasRare)
    #expect(layer.shouldArchiveValue(forKey: "bounds"))
  }

  /// DEF-REPLICATOR, DEF-TEXT and the interface table.
  @Test func `layer classes have Core Animation's defaults`() {
    let replicator = CAReplicatorLayer()
    #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0 && !replicator.preservesDepth)
    #expect(CATransform3DIsIdentity(replicator.instanceTransform) && replicator.instanceColor == .white)
    #expect(replicator.instanceRedOffset == 0 && replicator.instanceGreenOffset == 0)
    #expect(replicator.instanceBlueOffset == 0 && replicator.instanceAlphaOffset == 0)
    let text = CATextLayer()
    #expect(!text.isWrapped && text.truncationMode == .none && !text.allowsFontSubpixelQuantization)
    #expect(text.font as? String == "Helvetica")
    let tiled = CATiledLayer()
    #expect(tiled.tileSize == CGSize(width: 256, height: 256) && CATiledLayer.fadeDuration() == 0.25)
    #expect(tiled.levelsOfDetail == 1 && tiled.levelsOfDetailBias == 0)
    #expect(CAScrollLayer().scrollMode == .both)
  }

  /// CC-1.
  @Test func `the continuous corner curve has an expansion factor above 1, an unknown one of 1`() {
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer.cornerCurveExpansionFactor(CALayerCornerCurve(rawValue: "odd")) == 1)
  }

  @Test func `numbers are rounded and clamped for integer properties`() {
    let layer = CAReplicatorLayer()
    for (value, expected) in [(2.6, 3), (1e300, .max), (-.infinity, .min), (.nan, 0)] as [(Double, Int)] {
      layer.setValue(value, forKey: "instanceCount")
      #expect(layer.instanceCount == expected)
    }
    let emitter = CAEmitterLayer()
    emitter.setValue(-3, forKey: "seed")
    #expect(emitter.seed == 0)
    emitter.setValue(NSNumber(value: UInt32.max), forKey: "seed")
    #expect(emitter.seed == .max)
  }

  @Test func `a layer and its presentation don't share changes`() throws {
    let layer = CALayer()
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    let hosted = HostedLayer(layer)
    let shown = try #require(layer.presentation())
    hosted.perform { $0.contentsCenter.size.width = 0.25 }
    #expect(shown.contentsCenter.width == 0.5 && layer.contentsCenter.width == 0.25)
  }

  @Test func `a snapshot has the content that drawing needs for every layer class`() {
    let root = CALayer()
    let sublayers = [CATiledLayer(), CATransformLayer(), CAReplicatorLayer(), CAEmitterLayer()]
    for layer in sublayers { root.addSublayer(layer) }
    root.sublayers?[0].cornerCurve = .continuous
    let layers = TreeSnapshot(of: root, presentation: false).layers
    #expect(layers[1].values.rare.cornerCurve == .continuous)
    guard case .tiled = layers[1].content, case .transform = layers[2].content,
      case .replicator = layers[3].content, case .emitter = layers[4].content
    else {
      Issue.record("a layer's content is missing from the snapshot")
      return
    }
  }
}

// MARK: - Samples

extension ValueKind {
  /// Returns a value of the kind that isn't a default; the value for 2 is halfway between those for 1 and 3.
  fileprivate func sample(_ index: Int) -> Any? {
    let part = CGFloat(index) / 4
    let number = CGFloat(index)
    switch self {
    case .scalar: return number + 4
    case .float: return Float(number + 4)
    case .integer: return index + 4
    case .bits: return UInt32(index + 4)
    case .bool: return true
    case .point: return CGPoint(x: number, y: -number)
    case .size: return CGSize(width: number, height: number + 1)
    case .rect: return CGRect(x: number, y: number, width: number + 1, height: number + 2)
    case .transform: return CATransform3DMakeTranslation(number, 0, -number)
    case .color: return CGColor(srgbRed: part, green: 1 - part, blue: 0.5, alpha: part)
    case .path: return CGPath(rect: CGRect(x: 0, y: 0, width: number, height: 1), transform: nil)
    case .name: return "name \(index)"
    case .any, .object: return "text \(index)" as NSString
    case .numbers: return [NSNumber(value: index)]
    case .list: return [CGColor.white]
    case .cells: return [CAEmitterCell()]
    case .filter: return "plusL"
    case .filters: return ["colorInvert"]
    }
  }
}

private func same(_ a: Any?, _ b: Any?) -> Bool {
  switch (a, b) {
  case (nil, nil): true
  case (let a as CATransform3D, let b as CATransform3D): CATransform3DEqualToTransform(a, b)
  case (let a as CGColor, let b as CGColor): isClose(a.sRGBNumbers, b.sRGBNumbers, within: 1e-6)
  case (let a as [CAEmitterCell], let b as [CAEmitterCell]):
    a.map(ObjectIdentifier.init) == b.map(ObjectIdentifier.init)
  case (let a as [CGColor], let b as [CGColor]): a == b
  case (let a as CGPath, let b as CGPath): a.boundingBox == b.boundingBox
  case (let a as [String], let b as [String]): a == b
  case (let a as any Equatable, let b as any Equatable): equal(a, b)
  default: false
  }
}

private func equal<Value: Equatable>(_ a: Value, _ b: any Equatable) -> Bool { a == b as? Value }

extension HostedLayer {
  fileprivate func numbers(of property: LayerProperty, at time: Double) -> [Double]? {
    host.advance(to: time)
    return layer.presentation().flatMap { property.kind.numbers(from: $0.value(forKey: property.key)) }
  }
}
