import TestSupport
import Testing

@testable import LayerTree

@Suite struct CALayerArchivingTests {
  private let red = CGColor(srgbRed: 1, green: 0.25, blue: 0, alpha: 0.5)

  private var triangle: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 0.1, y: 0.3))
    path.addCurve(to: .zero, control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: -9, y: 1e-300))
    path.closeSubpath()
    return path
  }

  // MARK: - Properties

  /// Returns a random value for a property that isn't its default.
  private func sample(of property: LayerProperty, seed: UInt64) -> Any? {
    var random = SeededGenerator(seed: seed)
    func number() -> CGFloat { CGFloat.random(in: 0.1...0.9, using: &random) }
    return switch property.kind {
    case .point: CGPoint(x: number(), y: number())
    case .size: CGSize(width: number(), height: number())
    case .rect: CGRect(x: number(), y: number(), width: number(), height: number())
    case .transform: CATransform3DMakeRotation(number(), number(), number(), number())
    case .color: CGColor(red: number(), green: number(), blue: number(), alpha: number())
    case .path: triangle
    case .name: "name \(seed)"
    case .numbers: [NSNumber(value: Double(number())), 7]
    case .list: [red, CGColor(gray: number(), alpha: 1)]
    case .any, .object: "text \(seed)" as NSString
    case .bool: true
    case .integer, .bits: 3
    case .cells: [CAEmitterCell()]
    case .filter: "plusL"
    case .filters: ["colorInvert"]
    default: number()
    }
  }

  private var everyClass: [CALayer] {
    [
      CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAScrollLayer(), CATiledLayer(),
      CAReplicatorLayer(), CATransformLayer(), CAEmitterLayer(),
    ]
  }

  @Test func `every property in the table survives archiving, in every class that has it`() throws {
    for layer in everyClass {
      for property in LayerProperty.allCases where layer.store.owner.includes(property.owner) {
        let before = ArchivedValue(layer.store.value(of: property))
        layer.setValue(sample(of: property, seed: UInt64(property.rawValue)), forKey: property.key)
        if property.kind == .bool, ArchivedValue(layer.store.value(of: property)) == before {
          layer.setValue(false, forKey: property.key)
        }
        #expect(ArchivedValue(layer.store.value(of: property)) != before, "\(property) is at its default")
      }
      let copy = try #require(try roundTrip(layer))
      #expect(type(of: copy) == type(of: layer))
      for property in LayerProperty.allCases
      where layer.store.owner.includes(property.owner) && property.kind != .cells {
        let (value, copied) = (layer.store.value(of: property), copy.store.value(of: property))
        #expect(ArchivedValue(value) == ArchivedValue(copied), "\(property)")
      }
    }
  }

  @Test func `an emitter's cells survive archiving, and so do nested cells`() throws {
    let (cell, inner) = (CAEmitterCell(), CAEmitterCell())
    for property in LayerProperty.allCases where property.owner == .cell && property.kind != .cells {
      cell.setValue(sample(of: property, seed: UInt64(property.rawValue)), forKey: property.key)
    }
    (cell.name, cell.speed, cell.emitterCells, inner.scale) = ("smoke", 2, [inner], 3)
    cell.setValue("tag", forKey: "own")
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [cell, CAEmitterCell()]
    let cells = try #require(try roundTrip(emitter)?.emitterCells)
    #expect(cells.count == 2 && cells[0].name == "smoke" && cells[0].speed == 2)
    #expect(cells[0].emitterCells?.count == 1 && cells[0].emitterCells?[0].scale == 3)
    #expect(cells[0].value(forKey: "own") as? String == "tag")
    for property in LayerProperty.allCases where property.owner == .cell && property.kind != .cells {
      let (value, copied) = (cell.value(forKey: property.key), cells[0].value(forKey: property.key))
      #expect(ArchivedValue(value) == ArchivedValue(copied), "\(property)")
    }
  }

  @Test func `constraints and autoresizing masks survive archiving`() throws {
    let layer = CALayer()
    layer.addConstraint(
      CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .maxX, scale: 0.5, offset: 3))
    layer.autoresizingMask = [.layerWidthSizable, .layerMinYMargin]
    let copy = try #require(try roundTrip(layer))
    let rule = try #require(copy.constraints?.first)
    #expect(rule.attribute == .midX && rule.sourceName == "superlayer" && rule.sourceAttribute == .maxX)
    #expect(rule.scale == 0.5 && rule.offset == 3 && copy.autoresizingMask == layer.autoresizingMask)
  }

  @Test func `a layer with default values has them after archiving`() throws {
    for layer in everyClass {
      let copy = try #require(try roundTrip(layer))
      for property in LayerProperty.allCases where layer.store.owner.includes(property.owner) {
        #expect(
          ArchivedValue(copy.store.value(of: property)) == ArchivedValue(layer.store.value(of: property)))
      }
      #expect(copy.sublayers == nil && copy.mask == nil && copy.duration == .infinity)
    }
  }

  @Test func `nil survives archiving even if the default isn't nil`() throws {
    let layer = CAShapeLayer()
    (layer.borderColor, layer.shadowColor, layer.fillColor) = (nil, nil, nil)
    let copy = try #require(try roundTrip(layer))
    #expect(copy.borderColor == nil && copy.shadowColor == nil && copy.fillColor == nil)
  }

  @Test func `numbers survive archiving to the last bit, even infinities and NaN`() throws {
    let layer = CALayer()
    for value in [
      .infinity, -.infinity, .nan, -0.0, .leastNonzeroMagnitude, 0.1, CGFloat.greatestFiniteMagnitude,
    ] {
      layer.position = CGPoint(x: value, y: 1)
      layer.zPosition = value
      let copy = try #require(try roundTrip(layer))
      #expect(copy.position.x.bitPattern == value.bitPattern)
      #expect(copy.zPosition == value || value.isNaN && copy.zPosition.isNaN)
    }
  }

  // MARK: - Properties that aren't in the table

  @Test func `timing, name, corners and values under custom keys survive archiving`() throws {
    let layer = CALayer()
    (layer.speed, layer.timeOffset, layer.beginTime, layer.duration) = (0.5, 2, 3, 4)
    (layer.repeatCount, layer.repeatDuration, layer.autoreverses, layer.fillMode) = (5, 6, true, .both)
    (layer.name, layer.maskedCorners, layer.needsDisplayOnBoundsChange) = ("box", .layerMaxXMinYCorner, true)
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "home")
    layer.setValue(CAMediaTimingFillMode.both, forKey: "mode")
    layer.setValue(["a": [1, "two", NSNull()]] as [String: Any], forKey: "list")
    layer.setValue(self, forKey: "notArchivable")
    for (key, number) in [("int", Int.max), ("double", 1.0), ("flag", true)] as [(String, Any)] {
      layer.setValue(number, forKey: key)
    }
    layer.style = ["opacity": 0.5]
    layer.actions = ["opacity": CABasicAnimation(keyPath: "opacity"), "bounds": NSNull()]
    let copy = try #require(try roundTrip(layer))
    #expect(copy.speed == 0.5 && copy.timeOffset == 2 && copy.beginTime == 3 && copy.duration == 4)
    #expect(copy.repeatCount == 5 && copy.repeatDuration == 6 && copy.autoreverses && copy.fillMode == .both)
    #expect(
      copy.name == "box" && copy.maskedCorners == .layerMaxXMinYCorner && copy.needsDisplayOnBoundsChange)
    #expect(copy.value(forKey: "home") as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(copy.value(forKey: "mode") as? String == "both")
    let list = (copy.value(forKey: "list") as? [String: Any])?["a"] as? [Any]
    #expect(list?.count == 3 && list?[1] as? String == "two" && list?[2] is NSNull)
    #expect(copy.value(forKey: "notArchivable") == nil)
    #expect(copy.value(forKey: "int") as? Int == .max && copy.value(forKey: "double") as? Double == 1)
    #expect(copy.value(forKey: "flag") as? Bool == true)
    #expect(copy.style?["opacity"] as? Double == 0.5)
    #expect((copy.actions?["opacity"] as? CABasicAnimation)?.keyPath == "opacity")
  }

  @Test func `a tree survives archiving in order, with its masks`() throws {
    let root = CALayer()
    for index in 0..<5 {
      let layer = CALayer()
      layer.name = "\(index)"
      let mask = CAShapeLayer()
      mask.path = triangle
      layer.mask = mask
      layer.addSublayer(CATextLayer())
      root.addSublayer(layer)
    }
    let copy = try #require(try roundTrip(root))
    #expect(copy.sublayers?.compactMap(\.name) == ["0", "1", "2", "3", "4"])
    for layer in copy.sublayers ?? [] {
      #expect(layer.superlayer === copy && layer.sublayers?.count == 1 && layer.sublayers?[0] is CATextLayer)
      #expect((layer.mask as? CAShapeLayer)?.path == triangle)
    }
  }

  @Test func `layers nested deeper than the drawing limit aren't archived`() throws {
    let root = CALayer()
    var layer = root
    for _ in 0..<600 {
      let next = CALayer()
      layer.addSublayer(next)
      layer = next
    }
    var (copy, levels) = (try roundTrip(root), 0)
    while let current = copy {
      levels += 1
      copy = current.sublayers?.first
    }
    #expect(levels == CALayer.maximumDepth)
  }

  @Test func `images and image masks survive archiving`() throws {
    let layer = CALayer()
    let bytes = Data((0..<24).map { UInt8($0 * 5 | 1) })
    let opaque = CGImage(
      width: 3, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 12,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue),
      provider: try #require(CGDataProvider(data: bytes as NSData)), decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)
    let mask = CGImage(
      maskWidth: 4, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4,
      provider: try #require(CGDataProvider(data: bytes.prefix(8) as NSData)), decode: nil,
      shouldInterpolate: true)
    for image in [opaque, mask] {
      let image = try #require(image)
      layer.contents = image
      let copy = try #require(try roundTrip(layer)?.contents as? CGImage)
      #expect(copy.bitmap == image.bitmap && copy.isMask == image.isMask)
      #expect(copy.alphaInfo == image.alphaInfo && copy.shouldInterpolate == image.shouldInterpolate)
    }
  }

  @Test func `colors survive archiving in their color spaces`() throws {
    let layer = CALayer()
    for color in [
      red, .white, .clear, CGColor(genericCMYKCyan: 0.1, magenta: 0.2, yellow: 0.3, black: 0.4, alpha: 0.5),
    ] {
      layer.backgroundColor = color
      #expect(try roundTrip(layer)?.backgroundColor == color)
    }
  }

  // MARK: - Excluded values

  @Test func `values that shouldArchiveValue excludes aren't archived`() throws {
    let layer = ChoosyLayer()
    (layer.opacity, layer.name, layer.cornerRadius) = (0.5, "x", 3)
    layer.setValue(1, forKey: "secret")
    layer.setValue(2, forKey: "open")
    let copy = try #require(try roundTrip(layer))
    #expect(copy.opacity == 1 && copy.name == nil && copy.cornerRadius == 3)
    #expect(copy.value(forKey: "secret") == nil && copy.value(forKey: "open") as? Int == 2)
    #expect(layer.shouldArchiveValue(forKey: "position") && !layer.shouldArchiveValue(forKey: "opacity"))
  }

  @Test func `the model is archived without its running animations`() throws {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.fade(), forKey: "fade")
    hosted.host.advance(to: 0.5)
    let copy = try #require(try roundTrip(hosted.layer))
    #expect(copy.opacity == 1 && copy.animationKeys() == nil && copy.presentation() == nil)
  }
}

// MARK: - Subclasses

/// Subclasses as in code for Apple's platforms, with and without an initializer for archives.
@Suite struct ArchivedSubclassTests {
  @Test func `a subclass with init(coder:) decodes its own values`() throws {
    let dial = ArchivedDial()
    (dial.angle, dial.opacity) = (1.5, 0.25)
    let parent = CALayer()
    parent.addSublayer(dial)
    let copy = try #require(try roundTrip(parent)?.sublayers?.first as? ArchivedDial)
    #expect(copy.angle == 1.5 && copy.opacity == 0.25)
    let fade = NotedFade(keyPath: "opacity")
    (fade.note, fade.toValue) = ("out", 0)
    let copiedFade = try #require(try roundTrip(fade))
    #expect(copiedFade.note == "out" && copiedFade.toValue as? Int == 0 && copiedFade.keyPath == "opacity")
  }

  @Test func `a subclass without init(coder:) is created by its init`() throws {
    let layer = OnlyInitGrandchild()
    (layer.tag, layer.lineWidth, layer.strokeEnd, layer.list) = ("other", 3, 0.5, [])
    let copy = try #require(try roundTrip(layer))
    #expect(copy.tag == "mine" && copy.list == [1, 2])
    #expect(copy.lineWidth == 3 && copy.strokeEnd == 0.5)
    #expect(try roundTrip(OverridingTextLayer() as CATextLayer)?.string == nil)
    #expect(SizedLayer(size: 3).size == 3)
  }
}
