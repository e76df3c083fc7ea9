import Foundation
import QuartzCore

/// Random layers of all classes, and random changes to them, with finite values.
enum RandomLayer {
  static func layer(_ random: inout CaseRandom) -> CALayer {
    let kinds: [() -> CALayer] = [
      CALayer.init, CALayer.init, CAShapeLayer.init, CAGradientLayer.init, CATextLayer.init,
      CAReplicatorLayer.init, CAEmitterLayer.init, CATransformLayer.init, RandomTiles.init,
    ]
    let layer = random.pick(kinds)()
    layer.frame = rect(&random)
    layer.backgroundColor = color(&random)
    if let shape = layer as? CAShapeLayer {
      shape.path = path(&random)
      shape.strokeColor = color(&random)
    }
    if let text = layer as? CATextLayer {
      (text.string, text.fontSize) = ("Wave \(random.int(0...99))", random.double(0...30))
      // An installed font, because programs report substitutes.
      text.font = "Liberation Sans" as NSString
    }
    if let emitter = layer as? CAEmitterLayer {
      let spark = CAEmitterCell()
      spark.name = "spark"
      emitter.emitterCells = [spark]
    }
    (layer as? CAGradientLayer)?.colors = (0..<random.int(1...4)).compactMap { _ in color(&random) }
    return layer
  }

  static func change(_ layer: CALayer, _ random: inout CaseRandom) {
    switch random.int(0...16) {
    case 0: layer.frame = rect(&random)
    case 1: layer.position = point(&random)
    case 2: layer.opacity = Float(random.double(0...1))
    case 3: layer.backgroundColor = random.once(in: 4) ? nil : color(&random)
    case 4: layer.cornerRadius = random.double(0...12)
    case 5: layer.borderWidth = random.double(0...4)
    case 6: layer.transform = transform(&random)
    case 7: layer.masksToBounds.toggle()
    case 8: shade(layer, &random)
    case 9: layer.zPosition = random.double(-2...2)
    case 10: layer.isHidden = random.once(in: 3)
    case 11: layer.allowsGroupOpacity.toggle()
    case 12: layer.contents = random.once(in: 2) ? nil : RandomPicture.picture(&random)
    case 13: layer.sublayerTransform = transform(&random)
    case 14: layer.autoresizingMask = CAAutoresizingMask(rawValue: UInt32(random.int(0...63)))
    case 15: constrain(layer, &random)
    default: trace(layer, &random)
    }
  }

  private static func constrain(_ layer: CALayer, _ random: inout CaseRandom) {
    layer.superlayer?.layoutManager = random.once(in: 3) ? nil : CAConstraintLayoutManager()
    let attributes: [CAConstraintAttribute] = [.minX, .midX, .maxX, .width, .minY, .midY, .maxY, .height]
    layer.name = "\(random.int(0...3))"
    layer.constraints = (0..<random.int(0...3)).map { _ in
      CAConstraint(
        attribute: random.pick(attributes), relativeTo: random.pick(["superlayer", "0", "1", "2"]),
        attribute: random.pick(attributes), scale: random.double(-1...1), offset: random.double(-9...9))
    }
  }

  static func retime(_ layer: CALayer, _ random: inout CaseRandom) {
    switch random.int(0...3) {
    case 0: layer.speed = Float(random.pick([0, 0.25, 0.3, 1, 1, 2, -1]))
    case 1: layer.timeOffset = random.double(-1...1)
    case 2: layer.beginTime = random.double(-1...1)
    default: (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    }
  }

  private static func shade(_ layer: CALayer, _ random: inout CaseRandom) {
    layer.shadowOpacity = Float(random.double(0...1))
    layer.shadowRadius = random.once(in: 8) ? 30 : random.double(0...6)
    layer.shadowOffset = CGSize(width: random.double(-9...9), height: random.double(-9...9))
    layer.shadowPath = random.once(in: 3) ? path(&random) : nil
  }

  private static func trace(_ layer: CALayer, _ random: inout CaseRandom) {
    if layer is RandomTiles {
      if random.once(in: 2) { layer.setNeedsDisplay() } else { layer.setNeedsDisplay(rect(&random)) }
    }
    guard let shape = layer as? CAShapeLayer else { return }
    (shape.strokeStart, shape.strokeEnd) = (random.double(0...1), random.double(0...1))
    shape.lineWidth = random.double(0...9)
    shape.lineJoin = random.pick([.miter, .round, .bevel])
    shape.lineDashPattern = random.once(in: 2) ? nil : [random.double(0...5) as NSNumber, 2, 1]
    shape.path = path(&random)
  }

  // MARK: Values

  static func point(_ random: inout CaseRandom) -> CGPoint {
    CGPoint(x: random.double(-10...50), y: random.double(-10...50))
  }

  static func rect(_ random: inout CaseRandom) -> CGRect {
    CGRect(origin: point(&random), size: CGSize(width: random.double(0...40), height: random.double(0...40)))
  }

  static func color(_ random: inout CaseRandom) -> CGColor {
    CGColor(
      srgbRed: random.double(0...1), green: random.double(0...1), blue: random.double(0...1),
      alpha: random.once(in: 2) ? 1 : random.double(0...1))
  }

  static func transform(_ random: inout CaseRandom) -> CATransform3D {
    var transform = CATransform3DMakeRotation(
      random.double(-4...4), random.once(in: 3) ? 1 : 0, random.once(in: 3) ? 1 : 0, 1)
    transform = CATransform3DScale(transform, random.double(-2...2), random.pick([1, 1, 0.5, 0]), 1)
    return random.once(in: 3) ? CATransform3DIdentity : transform
  }

  static func path(_ random: inout CaseRandom) -> CGPath {
    let path = CGMutablePath()
    path.move(to: point(&random))
    for _ in 0..<random.int(1...4) {
      switch random.int(0...3) {
      case 0: path.addLine(to: point(&random))
      case 1: path.addQuadCurve(to: point(&random), control: point(&random))
      case 2: path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
      default: path.addRect(rect(&random))
      }
    }
    if random.once(in: 2) { path.closeSubpath() }
    return path
  }
}
