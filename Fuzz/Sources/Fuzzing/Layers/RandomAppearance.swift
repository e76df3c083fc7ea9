import QuartzCore

/// Random changes to a layer's appearance: filters, depth, rasterization, masks, transitions, tiles and more.
enum RandomAppearance {
  static func change(_ layer: CALayer, _ random: inout CaseRandom) {
    switch random.int(0...16) {
    case 0: layer.filters = filters(&random)
    case 1: layer.backgroundFilters = filters(&random)
    case 2: layer.compositingFilter = random.once(in: 4) ? nil : random.pick(blendModes)
    case 3: (layer.shouldRasterize, layer.rasterizationScale) = (true, random.pick([0.5, 1, 1, 2.3]))
    case 4: layer.transform = inPerspective(&random)
    case 5...6: layer.sublayerTransform = inPerspective(&random)
    case 7: layer.mask = mask(&random)
    case 8: round(layer, &random)
    case 9: hardenEdges(layer, &random)
    case 10...11: fill(layer, &random)
    case 12: fade(layer, &random)
    case 13: layer.add(transition(&random), forKey: nil)
    case 14: layer.addSublayer(tiles(&random))
    case 15: layer.isDoubleSided.toggle()
    default: layer.isGeometryFlipped.toggle()
    }
    specialize(layer, &random)
  }

  // MARK: - All layers

  private static let blendModes = [
    "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "colorBurnBlendMode", "luminosityBlendMode",
    "plusL", "plusD", "sourceIn", "sourceAtop", "destOver", "destOut", "xor", "copy",
  ]

  private static func filters(_ random: inout CaseRandom) -> [CAFilter] {
    (0..<random.int(0...2)).map { _ in
      let filter = CAFilter(type: random.pick(["gaussianBlur", "gaussianBlur", "colorInvert", "sepiaTone"]))
      filter.setValue(random.double(0...5), forKey: "inputRadius")
      return filter
    }
  }

  private static func inPerspective(_ random: inout CaseRandom) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = random.pick([0, -1.0 / 60, -1.0 / 200, 1.0 / 90])
    return CATransform3DRotate(
      transform, random.double(-1.5...1.5), random.double(-1...1), random.double(-1...1),
      random.double(-1...1))
  }

  private static func mask(_ random: inout CaseRandom) -> CALayer {
    let mask = RandomLayer.layer(&random)
    specialize(mask, &random)
    mask.opacity = Float(random.double(0.5...1))
    mask.cornerRadius = random.double(0...12)
    return mask
  }

  private static func round(_ layer: CALayer, _ random: inout CaseRandom) {
    layer.cornerRadius = random.double(0...20)
    layer.cornerCurve = random.pick([.circular, .continuous])
    layer.maskedCorners = CACornerMask(rawValue: UInt(random.int(0...15)))
    layer.masksToBounds = random.once(in: 2)
  }

  private static func hardenEdges(_ layer: CALayer, _ random: inout CaseRandom) {
    layer.allowsEdgeAntialiasing = random.once(in: 2)
    layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(random.int(0...15)))
  }

  private static func fill(_ layer: CALayer, _ random: inout CaseRandom) {
    layer.contents = RandomPicture.picture(&random)
    layer.contentsGravity = random.pick([.resize, .center, .topLeft, .resizeAspectFill])
    if random.once(in: 2) {
      layer.contentsRect = CGRect(x: 0.2, y: 0, width: random.double(0...1.2), height: 0.9)
    }
    if random.once(in: 3) {
      layer.contentsCenter = CGRect(x: 0.3, y: 0.2, width: random.double(0...0.7), height: 0.4)
    }
    layer.magnificationFilter = random.pick([.linear, .nearest])
    layer.minificationFilter = random.pick([.linear, .nearest, .trilinear])
  }

  private static func fade(_ layer: CALayer, _ random: inout CaseRandom) {
    let fade = CABasicAnimation(keyPath: "contents")
    (fade.fromValue, fade.toValue) = (RandomPicture.picture(&random), RandomPicture.picture(&random))
    fade.duration = random.double(0.5...2)
    layer.add(fade, forKey: nil)
  }

  private static func transition(_ random: inout CaseRandom) -> CATransition {
    let transition = CATransition()
    transition.type = CATransitionType(
      rawValue: random.pick([
        "fade", "push", "moveIn", "reveal", "cube", "oglFlip", "pageCurl", "rippleEffect", "swirl",
        "suckEffect", "genieEffect", "cameraIrisHollowOpen",
      ]))
    transition.subtype = random.pick([nil, .fromRight, .fromTop, .fromBottom])
    transition.duration = random.double(0.5...2)
    return transition
  }

  /// Returns a tiled layer that is already displayed.
  private static func tiles(_ random: inout CaseRandom) -> CALayer {
    let tiles = Tiles()
    tiles.frame = RandomLayer.rect(&random)
    tiles.tileSize = CGSize(width: random.double(3...30), height: 9)
    tiles.contentsScale = random.pick([1, 2])
    tiles.display()
    return tiles
  }

  private final class Tiles: CATiledLayer {
    override func draw(in context: CGContext) {
      let tile = context.boundingBoxOfClipPath
      context.setFillColor(CGColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 0.8))
      context.fillEllipse(in: tile)
    }
  }

  // MARK: - Some classes

  private static func specialize(_ layer: CALayer, _ random: inout CaseRandom) {
    switch layer {
    case let layer as CAReplicatorLayer: multiply(layer, &random)
    case let layer as CAEmitterLayer: emit(layer, &random)
    case let layer as CAGradientLayer:
      layer.type = random.pick([.axial, .radial, .conic])
      layer.startPoint = CGPoint(x: random.double(-0.2...1.2), y: random.double(-0.2...1.2))
      layer.endPoint = CGPoint(x: random.double(-0.2...1.2), y: random.double(-0.2...1.2))
    case let layer as CATextLayer:
      layer.isWrapped = random.once(in: 2)
      layer.alignmentMode = random.pick([.left, .center, .justified])
      layer.foregroundColor = RandomLayer.color(&random)
    default: break
    }
  }

  private static func multiply(_ layer: CAReplicatorLayer, _ random: inout CaseRandom) {
    layer.instanceCount = random.int(0...4)
    layer.instanceDelay = random.double(-0.2...0.4)
    layer.instanceTransform = random.once(in: 2) ? inPerspective(&random) : RandomLayer.transform(&random)
    layer.instanceColor = RandomLayer.color(&random)
    layer.instanceRedOffset = Float(random.double(-0.4...0))
    layer.preservesDepth = random.once(in: 3)
  }

  private static func emit(_ layer: CAEmitterLayer, _ random: inout CaseRandom) {
    let spark = CAEmitterCell()
    spark.name = "spark"
    spark.contents = RandomPicture.picture(&random)
    (spark.birthRate, spark.lifetime, spark.scale) = (Float(random.int(0...40)), 1, 0.3)
    (spark.velocity, spark.velocityRange, spark.emissionRange) = (random.double(0...30), 9, .pi)
    (spark.spin, spark.alphaSpeed) = (random.double(-3...3), -0.5)
    layer.emitterCells = [spark]
    layer.emitterPosition = RandomLayer.point(&random)
    layer.renderMode = random.pick([.unordered, .oldestFirst, .additive])
    layer.preservesDepth = random.once(in: 3)
    layer.seed = UInt32(random.int(0...9))
  }
}
