import AnimationBuilder
import QuartzCore
import Testing

/// The properties of a builder, and their types.
@Suite struct PropertyTests {
  private func check<Layer: CALayer, Value>(
    _ property: AnimationMaker<Layer, Value>, _ keyPath: String, _ type: Value.Type,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(property.keyPath == keyPath, sourceLocation: sourceLocation)
  }

  @Test func `S135: the common properties have these key paths and types`() {
    CALayer().animate {
      check($0.cornerRadius, "cornerRadius", CGFloat.self)
      check($0.bounds, "bounds", CGRect.self)
      check($0.size, "bounds.size", CGSize.self)
      check($0.position, "position", CGPoint.self)
      check($0.zPosition, "zPosition", CGFloat.self)
      check($0.transform, "transform", CATransform3D.self)
      check($0.sublayerTransform, "sublayerTransform", CATransform3D.self)
      check($0.anchorPoint, "anchorPoint", CGPoint.self)
      check($0.anchorPointZ, "anchorPointZ", CGFloat.self)
      check($0.doubleSided, "doubleSided", Bool.self)
      check($0.masksToBounds, "masksToBounds", Bool.self)
      check($0.shouldRasterize, "shouldRasterize", Bool.self)
      check($0.contents, "contents", CGImage?.self)
      check($0.contentsRect, "contentsRect", CGRect.self)
      check($0.contentsScale, "contentsScale", CGFloat.self)
      check($0.contentsCenter, "contentsCenter", CGRect.self)
      check($0.minificationFilterBias, "minificationFilterBias", Float.self)
      check($0.backgroundColor, "backgroundColor", CGColor?.self)
      check($0.borderColor, "borderColor", CGColor?.self)
      check($0.shadowColor, "shadowColor", CGColor?.self)
      check($0.borderWidth, "borderWidth", CGFloat.self)
      check($0.rasterizationScale, "rasterizationScale", CGFloat.self)
      check($0.shadowRadius, "shadowRadius", CGFloat.self)
      check($0.opacity, "opacity", Float.self)
      check($0.alpha, "opacity", CGFloat.self)
      check($0.shadowOpacity, "shadowOpacity", Float.self)
      check($0.shadowOffset, "shadowOffset", CGSize.self)
      check($0.shadowPath, "shadowPath", CGPath?.self)
      check($0.isHidden, "hidden", Bool.self)
    }
  }

  @Test func `S134, S136: shape and gradient layers have their own properties and the common ones`() {
    CAShapeLayer().animate {
      check($0.fillColor, "fillColor", CGColor?.self)
      check($0.strokeColor, "strokeColor", CGColor?.self)
      check($0.strokeStart, "strokeStart", CGFloat.self)
      check($0.strokeEnd, "strokeEnd", CGFloat.self)
      check($0.lineWidth, "lineWidth", CGFloat.self)
      check($0.miterLimit, "miterLimit", CGFloat.self)
      check($0.lineDashPhase, "lineDashPhase", CGFloat.self)
      check($0.path, "path", CGPath?.self)
      check($0.opacity, "opacity", Float.self)
    }
    CAGradientLayer().animate {
      check($0.colors, "colors", [CGColor].self)
      check($0.locations, "locations", [NSNumber].self)
      check($0.startPoint, "startPoint", CGPoint.self)
      check($0.endPoint.x, "endPoint.x", CGFloat.self)
    }
  }

  @Test func `text, replicator and emitter layers have their own properties too`() {
    CATextLayer().animate {
      check($0.fontSize, "fontSize", CGFloat.self)
      check($0.foregroundColor, "foregroundColor", CGColor?.self)
    }
    CAReplicatorLayer().animate {
      check($0.instanceCount, "instanceCount", Int.self)
      check($0.instanceDelay, "instanceDelay", CFTimeInterval.self)
      check($0.instanceTransform.rotation.z, "instanceTransform.rotation.z", CGFloat.self)
      check($0.instanceColor, "instanceColor", CGColor?.self)
      check($0.instanceRedOffset, "instanceRedOffset", Float.self)
      check($0.instanceGreenOffset, "instanceGreenOffset", Float.self)
      check($0.instanceBlueOffset, "instanceBlueOffset", Float.self)
      check($0.instanceAlphaOffset, "instanceAlphaOffset", Float.self)
    }
    CAEmitterLayer().animate {
      check($0.emitterPosition.y, "emitterPosition.y", CGFloat.self)
      check($0.emitterZPosition, "emitterZPosition", CGFloat.self)
      check($0.emitterSize.width, "emitterSize.width", CGFloat.self)
      check($0.emitterDepth, "emitterDepth", CGFloat.self)
      check($0.birthRate, "birthRate", Float.self)
      check($0.lifetime, "lifetime", Float.self)
      check($0.velocity, "velocity", Float.self)
      check($0.scale, "scale", Float.self)
      check($0.spin, "spin", Float.self)
      check($0.cell("a").birthRate, "emitterCells.a.birthRate", Float.self)
      check($0.cell("a").cell("b").color, "emitterCells.a.emitterCells.b.color", CGColor?.self)
    }
  }

  @Test func `S137: points, sizes and rectangles have their components`() {
    CALayer().animate {
      check($0.position.x, "position.x", CGFloat.self)
      check($0.position.y, "position.y", CGFloat.self)
      check($0.size.width, "bounds.size.width", CGFloat.self)
      check($0.shadowOffset.height, "shadowOffset.height", CGFloat.self)
      check($0.bounds.origin, "bounds.origin", CGPoint.self)
      check($0.bounds.origin.y, "bounds.origin.y", CGFloat.self)
      check($0.bounds.size.height, "bounds.size.height", CGFloat.self)
      check($0.bounds.x, "bounds.origin.x", CGFloat.self)
      check($0.bounds.y, "bounds.origin.y", CGFloat.self)
      check($0.bounds.width, "bounds.size.width", CGFloat.self)
      check($0.bounds.height, "bounds.size.height", CGFloat.self)
    }
  }

  @Test func `S138: transforms have every component, whole and by axis`() {
    CALayer().animate {
      #expect($0.transform.scale.keyPath == "transform.scale")
      #expect($0.transform.rotation.keyPath == "transform.rotation")
      #expect($0.transform.translation.keyPath == "transform.translation")
      check($0.transform.scale.x, "transform.scale.x", CGFloat.self)
      check($0.transform.scale.y, "transform.scale.y", CGFloat.self)
      check($0.transform.scale.z, "transform.scale.z", CGFloat.self)
      check($0.transform.rotation.x, "transform.rotation.x", CGFloat.self)
      check($0.transform.rotation.y, "transform.rotation.y", CGFloat.self)
      check($0.transform.rotation.z, "transform.rotation.z", CGFloat.self)
      check($0.sublayerTransform.translation.x, "sublayerTransform.translation.x", CGFloat.self)
      check($0.transform.translation.y, "transform.translation.y", CGFloat.self)
      check($0.transform.translation.z, "transform.translation.z", CGFloat.self)
    }
  }

  @Test func `S138: every component of a transform takes values of its type`() {
    let staged = StagedLayer()
    staged.at {
      $0.animate {
        $0.transform.scale.value(from: 1, to: 3, duration: 1)
        $0.transform.rotation.value(from: 0, to: .pi / 2, duration: 1)
        $0.transform.translation.value(from: .zero, to: CGSize(width: 8, height: 4), duration: 1)
      }
    }
    #expect(staged.shows(2, "transform.scale.x", at: 0.5))
    #expect(staged.shows(2, "transform.scale.z", at: 0.5))
    #expect(staged.shows(.pi / 4, "transform.rotation.z", at: 0.5))
    #expect(staged.shows(4, "transform.translation.x", at: 0.5))
    #expect(staged.shows(2, "transform.translation.y", at: 0.5))
  }

  @Test func `value functions take values of their own type`() {
    let staged = StagedLayer()
    staged.at {
      $0.animate { $0.transform.function(.rotateZ).value(from: 0, to: .pi, duration: 1) }
    }
    #expect(staged.shows(.pi / 4, "transform.rotation.z", at: 0.25))
    staged.at(2) {
      $0.animate { $0.transform.function(.scale).value(from: [1, 1, 1], to: [3, 5, 7], duration: 1) }
    }
    #expect(staged.shows(2, "transform.scale.x", at: 2.5))
    #expect(staged.shows(4, "transform.scale.z", at: 2.5))
  }
}

// MARK: - Properties of a class of one's own

private final class GaugeLayer: CAShapeLayer {
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }
}

extension AnimationsMaker where Layer: GaugeLayer {
  fileprivate var level: AnimationMaker<Layer, CGFloat> { property("level") }
}

@Suite struct OwnPropertyTests {
  @Test func `a property that is declared by its key path is like the others`() {
    let gauge = GaugeLayer()
    gauge.setValue(CGFloat(0), forKey: "level")
    let staged = StagedLayer(gauge)
    staged.at {
      $0.animate {
        $0.level.value(from: 0, to: 8, duration: 1)
        $0.strokeEnd.value(from: 0, to: 1, duration: 1)
      }
    }
    #expect(staged.shows(4, "level", at: 0.5))
    #expect(staged.shows(0.5, "strokeEnd", at: 0.5))
  }

  @Test func `nil is a transparent color`() throws {
    let layer = CALayer()
    let animation = built(on: layer) {
      $0.backgroundColor.value(from: nil, to: rgb(1, 0, 0), duration: 1)
    }
    let from = try #require((animation as? CABasicAnimation)?.fromValue)
    #expect((from as? CGColor)?.components == [0, 0, 0, 0])
  }

  @Test func `nil stands for the layer's own path`() {
    let animation = built(on: CALayer()) {
      $0.shadowPath.value(
        from: nil, to: CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), duration: 1)
    }
    #expect((animation as? CABasicAnimation)?.fromValue == nil)
    #expect((animation as? CABasicAnimation)?.toValue is CGPath)
  }

  @Test func `a cell's properties are animated by its name`() {
    let cell = CAEmitterCell()
    (cell.name, cell.birthRate) = ("spark", 1)
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [cell]
    let staged = StagedLayer(emitter)
    staged.at { $0.animate { $0.cell("spark").birthRate.value(from: 10, to: 30, duration: 1) } }
    #expect(staged.shows(20, "emitterCells.spark.birthRate", at: 0.5))
  }
}
