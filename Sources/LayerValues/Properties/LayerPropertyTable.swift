import Requirements

extension LayerProperty {
  /// A row for each property, in the order of the cases.
  package static let table: [Description] = {
    let rows =
      layerRows + rareRows + shapeRows + gradientRows + textRows + scrollRows + tiledRows + replicatorRows
      + emitterRows + cellRows + filterRows
    require(rows.map(\.property) == allCases, "the table's rows must follow the properties' order")
    return rows
  }()

  private static let layerRows: [Description] = {
    typealias L = CommonValues
    return [
      .init(.bounds, \L.bounds),
      .init(.position, \L.position),
      .init(.zPosition, \L.zPosition),
      .init(.anchorPoint, \L.anchorPoint),
      .init(.anchorPointZ, \L.anchorPointZ),
      .init(.transform, \L.transform),
      .init(.hidden, \L.isHidden),
      .init(.doubleSided, \L.isDoubleSided),
      .init(.geometryFlipped, \L.isGeometryFlipped, animatable: false),
      .init(.masksToBounds, \L.masksToBounds),
      .init(.contents, \L.contents),
      .init(.contentsRect, \L.contentsRect),
      .init(.contentsGravity, \L.contentsGravity, animatable: false),
      .init(.contentsScale, \L.contentsScale),
      .init(.opaque, \L.isOpaque, animatable: false),
      .init(.backgroundColor, \L.backgroundColor),
      .init(.cornerRadius, \L.cornerRadius),
      .init(.borderWidth, \L.borderWidth),
      .init(.borderColor, \L.borderColor),
      .init(.opacity, \L.opacity),
      .init(.allowsGroupOpacity, \L.allowsGroupOpacity, animatable: false),
      .init(.shadowColor, \L.shadowColor),
      .init(.shadowOpacity, \L.shadowOpacity),
      .init(.shadowOffset, \L.shadowOffset),
      .init(.shadowRadius, \L.shadowRadius),
      .init(.shadowPath, \L.shadowPath),
    ]
  }()

  private static let rareRows: [Description] = {
    typealias R = RareValues
    return [
      .init(.sublayerTransform, \R.sublayerTransform),
      .init(.contentsCenter, \R.contentsCenter),
      .init(.contentsFormat, \R.contentsFormat, animatable: false),
      .init(.contentsHeadroom, \R.contentsHeadroom, animatable: false),
      .init(.minificationFilter, \R.minificationFilter, animatable: false),
      .init(.minificationFilterBias, \R.minificationFilterBias),
      .init(.magnificationFilter, \R.magnificationFilter, animatable: false),
      .init(.cornerCurve, \R.cornerCurve, animatable: false),
      .init(.allowsEdgeAntialiasing, \R.allowsEdgeAntialiasing, animatable: false),
      .init(.edgeAntialiasingMask, \R.edgeAntialiasingMask, animatable: false),
      .init(.shouldRasterize, \R.shouldRasterize),
      .init(.rasterizationScale, \R.rasterizationScale),
      .init(.drawsAsynchronously, \R.drawsAsynchronously, animatable: false),
      .init(.wantsExtendedDynamicRangeContent, \R.wantsExtendedDynamicRangeContent, animatable: false),
      .init(.preferredDynamicRange, \R.preferredDynamicRange, animatable: false),
      .init(.toneMapMode, \R.toneMapMode, animatable: false),
      .init(.filters, \R.filters),
      .init(.backgroundFilters, \R.backgroundFilters),
      .init(.compositingFilter, \R.compositingFilter),
    ]
  }()

  private static let shapeRows: [Description] = {
    typealias S = ShapeValues
    return [
      .init(.path, \S.path),
      .init(.fillColor, \S.fillColor),
      .init(.fillRule, \S.fillRule, animatable: false),
      .init(.strokeColor, \S.strokeColor),
      .init(.strokeStart, \S.strokeStart),
      .init(.strokeEnd, \S.strokeEnd),
      .init(.lineWidth, \S.lineWidth),
      .init(.miterLimit, \S.miterLimit),
      .init(.lineCap, \S.lineCap, animatable: false),
      .init(.lineJoin, \S.lineJoin, animatable: false),
      .init(.lineDashPhase, \S.lineDashPhase),
      .init(.lineDashPattern, \S.lineDashPattern, animatable: false),
    ]
  }()

  private static let gradientRows: [Description] = {
    typealias G = GradientValues
    return [
      .init(.colors, \G.colors),
      .init(.locations, \G.locations),
      .init(.startPoint, \G.startPoint),
      .init(.endPoint, \G.endPoint),
      .init(.type, \G.type, animatable: false),
    ]
  }()

  private static let textRows: [Description] = {
    typealias T = TextValues
    return [
      .init(.string, \T.string, animatable: false),
      .init(.font, \T.font, animatable: false),
      .init(.fontSize, \T.fontSize),
      .init(.foregroundColor, \T.foregroundColor),
      .init(.alignmentMode, \T.alignmentMode, animatable: false),
      .init(.truncationMode, \T.truncationMode, animatable: false),
      .init(.wrapped, \T.isWrapped, animatable: false),
      .init(.allowsFontSubpixelQuantization, \T.allowsFontSubpixelQuantization, animatable: false),
    ]
  }()

  private static let scrollRows: [Description] = [
    .init(.scrollMode, \ScrollValues.scrollMode, animatable: false)
  ]

  private static let tiledRows: [Description] = {
    typealias T = TiledValues
    return [
      .init(.tileSize, \T.tileSize, animatable: false),
      .init(.levelsOfDetail, \T.levelsOfDetail, animatable: false),
      .init(.levelsOfDetailBias, \T.levelsOfDetailBias, animatable: false),
    ]
  }()

  private static let replicatorRows: [Description] = {
    typealias R = ReplicatorValues
    return [
      .init(.instanceCount, \R.instanceCount),
      .init(.instanceDelay, \R.instanceDelay),
      .init(.instanceTransform, \R.instanceTransform),
      .init(.instanceColor, \R.instanceColor),
      .init(.preservesDepth, \R.preservesDepth, animatable: false),
      .init(.instanceRedOffset, \R.instanceRedOffset),
      .init(.instanceGreenOffset, \R.instanceGreenOffset),
      .init(.instanceBlueOffset, \R.instanceBlueOffset),
      .init(.instanceAlphaOffset, \R.instanceAlphaOffset),
    ]
  }()

  private static let emitterRows: [Description] = {
    typealias E = EmitterValues
    return [
      .init(.emitterCells, \E.emitterCells, animatable: false),
      .init(.emitterPosition, \E.emitterPosition),
      .init(.emitterZPosition, \E.emitterZPosition),
      .init(.emitterSize, \E.emitterSize),
      .init(.emitterDepth, \E.emitterDepth),
      .init(.emitterShape, \E.emitterShape, animatable: false),
      .init(.emitterMode, \E.emitterMode, animatable: false),
      .init(.renderMode, \E.renderMode, animatable: false),
      .init(.emitterPreservesDepth, \E.preservesDepth, key: "preservesDepth", animatable: false),
      .init(.seed, \E.seed, animatable: false),
      .init(.emitterBirthRate, \E.birthRate, key: "birthRate"),
      .init(.emitterLifetime, \E.lifetime, key: "lifetime"),
      .init(.emitterVelocity, \E.velocity, key: "velocity"),
      .init(.emitterScale, \E.scale, key: "scale"),
      .init(.emitterSpin, \E.spin, key: "spin"),
    ]
  }()

  private static let cellRows: [Description] = {
    typealias C = EmitterCellValues
    return [
      .init(.cellEnabled, \C.isEnabled, key: "enabled", animatable: false),
      .init(.cellContents, \C.contents, key: "contents"),
      .init(.cellContentsRect, \C.contentsRect, key: "contentsRect"),
      .init(.cellContentsScale, \C.contentsScale, key: "contentsScale", animatable: false),
      .init(
        .cellMinificationFilter, \C.minificationFilter, key: "minificationFilter", animatable: false),
      .init(
        .cellMinificationFilterBias, \C.minificationFilterBias, key: "minificationFilterBias",
        animatable: false),
      .init(
        .cellMagnificationFilter, \C.magnificationFilter, key: "magnificationFilter", animatable: false
      ),
      .init(.cellBirthRate, \C.birthRate, key: "birthRate"),
      .init(.cellLifetime, \C.lifetime, key: "lifetime"),
      .init(.cellLifetimeRange, \C.lifetimeRange, key: "lifetimeRange"),
      .init(.cellEmissionLatitude, \C.emissionLatitude, key: "emissionLatitude"),
      .init(.cellEmissionLongitude, \C.emissionLongitude, key: "emissionLongitude"),
      .init(.cellEmissionRange, \C.emissionRange, key: "emissionRange"),
      .init(.cellVelocity, \C.velocity, key: "velocity"),
      .init(.cellVelocityRange, \C.velocityRange, key: "velocityRange"),
      .init(.cellXAcceleration, \C.xAcceleration, key: "xAcceleration"),
      .init(.cellYAcceleration, \C.yAcceleration, key: "yAcceleration"),
      .init(.cellZAcceleration, \C.zAcceleration, key: "zAcceleration"),
      .init(.cellScale, \C.scale, key: "scale"),
      .init(.cellScaleRange, \C.scaleRange, key: "scaleRange"),
      .init(.cellScaleSpeed, \C.scaleSpeed, key: "scaleSpeed"),
      .init(.cellSpin, \C.spin, key: "spin"),
      .init(.cellSpinRange, \C.spinRange, key: "spinRange"),
      .init(.cellColor, \C.color, key: "color"),
      .init(.cellRedRange, \C.redRange, key: "redRange"),
      .init(.cellGreenRange, \C.greenRange, key: "greenRange"),
      .init(.cellBlueRange, \C.blueRange, key: "blueRange"),
      .init(.cellAlphaRange, \C.alphaRange, key: "alphaRange"),
      .init(.cellRedSpeed, \C.redSpeed, key: "redSpeed"),
      .init(.cellGreenSpeed, \C.greenSpeed, key: "greenSpeed"),
      .init(.cellBlueSpeed, \C.blueSpeed, key: "blueSpeed"),
      .init(.cellAlphaSpeed, \C.alphaSpeed, key: "alphaSpeed"),
      .init(.cellEmitterCells, \C.emitterCells, key: "emitterCells"),
    ]
  }()

  private static let filterRows: [Description] = {
    typealias F = FilterValues
    return [
      .init(.filterEnabled, \F.isEnabled, key: "enabled"),
      .init(.filterRadius, \F.radius, key: "inputRadius"),
      .init(.filterAmount, \F.amount, key: "inputAmount"),
      .init(.filterAngle, \F.angle, key: "inputAngle"),
      .init(.filterIntensity, \F.intensity, key: "inputIntensity"),
      .init(.filterSaturation, \F.saturation, key: "inputSaturation"),
      .init(.filterBrightness, \F.brightness, key: "inputBrightness"),
      .init(.filterContrast, \F.contrast, key: "inputContrast"),
      .init(.filterBias, \F.bias, key: "inputBias"),
      .init(.filterColor, \F.color, key: "inputColor"),
      .init(.filterColorMatrix, \F.colorMatrix, key: "inputColorMatrix"),
    ]
  }()
}
