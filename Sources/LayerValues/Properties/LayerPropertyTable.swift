import Requirements

extension LayerProperty {
  /// One row for each property, in the properties' order.
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
      .init(.bounds, .rect, \L.bounds),
      .init(.position, .point, \L.position),
      .init(.zPosition, .scalar, \L.zPosition),
      .init(.anchorPoint, .point, \L.anchorPoint),
      .init(.anchorPointZ, .scalar, \L.anchorPointZ),
      .init(.transform, .transform, \L.transform),
      .init(.hidden, .bool, \L.isHidden),
      .init(.doubleSided, .bool, \L.isDoubleSided),
      .init(.geometryFlipped, .bool, \L.isGeometryFlipped, animatable: false),
      .init(.masksToBounds, .bool, \L.masksToBounds),
      .init(.contents, .any, \L.contents),
      .init(.contentsRect, .rect, \L.contentsRect),
      .init(.contentsGravity, .name, \L.contentsGravity, animatable: false),
      .init(.contentsScale, .scalar, \L.contentsScale),
      .init(.opaque, .bool, \L.isOpaque, animatable: false),
      .init(.backgroundColor, .color, \L.backgroundColor),
      .init(.cornerRadius, .scalar, \L.cornerRadius),
      .init(.borderWidth, .scalar, \L.borderWidth),
      .init(.borderColor, .color, \L.borderColor),
      .init(.opacity, .float, \L.opacity),
      .init(.allowsGroupOpacity, .bool, \L.allowsGroupOpacity, animatable: false),
      .init(.shadowColor, .color, \L.shadowColor),
      .init(.shadowOpacity, .float, \L.shadowOpacity),
      .init(.shadowOffset, .size, \L.shadowOffset),
      .init(.shadowRadius, .scalar, \L.shadowRadius),
      .init(.shadowPath, .path, \L.shadowPath),
    ]
  }()

  private static let rareRows: [Description] = {
    typealias R = RareValues
    return [
      .init(.sublayerTransform, .transform, \R.sublayerTransform),
      .init(.contentsCenter, .rect, \R.contentsCenter),
      .init(.contentsFormat, .name, \R.contentsFormat, animatable: false),
      .init(.contentsHeadroom, .scalar, \R.contentsHeadroom, animatable: false),
      .init(.minificationFilter, .name, \R.minificationFilter, animatable: false),
      .init(.minificationFilterBias, .float, \R.minificationFilterBias),
      .init(.magnificationFilter, .name, \R.magnificationFilter, animatable: false),
      .init(.cornerCurve, .name, \R.cornerCurve, animatable: false),
      .init(.allowsEdgeAntialiasing, .bool, \R.allowsEdgeAntialiasing, animatable: false),
      .init(.edgeAntialiasingMask, .bits, \R.edgeAntialiasingMask, animatable: false),
      .init(.shouldRasterize, .bool, \R.shouldRasterize),
      .init(.rasterizationScale, .scalar, \R.rasterizationScale),
      .init(.drawsAsynchronously, .bool, \R.drawsAsynchronously, animatable: false),
      .init(.wantsExtendedDynamicRangeContent, .bool, \R.wantsExtendedDynamicRangeContent, animatable: false),
      .init(.preferredDynamicRange, .name, \R.preferredDynamicRange, animatable: false),
      .init(.toneMapMode, .name, \R.toneMapMode, animatable: false),
      .init(.filters, .filters, \R.filters),
      .init(.backgroundFilters, .filters, \R.backgroundFilters),
      .init(.compositingFilter, .filter, \R.compositingFilter),
    ]
  }()

  private static let shapeRows: [Description] = {
    typealias S = ShapeValues
    return [
      .init(.path, .path, \S.path),
      .init(.fillColor, .color, \S.fillColor),
      .init(.fillRule, .name, \S.fillRule, animatable: false),
      .init(.strokeColor, .color, \S.strokeColor),
      .init(.strokeStart, .scalar, \S.strokeStart),
      .init(.strokeEnd, .scalar, \S.strokeEnd),
      .init(.lineWidth, .scalar, \S.lineWidth),
      .init(.miterLimit, .scalar, \S.miterLimit),
      .init(.lineCap, .name, \S.lineCap, animatable: false),
      .init(.lineJoin, .name, \S.lineJoin, animatable: false),
      .init(.lineDashPhase, .scalar, \S.lineDashPhase),
      .init(.lineDashPattern, .numbers, \S.lineDashPattern, animatable: false),
    ]
  }()

  private static let gradientRows: [Description] = {
    typealias G = GradientValues
    return [
      .init(.colors, .list, \G.colors),
      .init(.locations, .numbers, \G.locations),
      .init(.startPoint, .point, \G.startPoint),
      .init(.endPoint, .point, \G.endPoint),
      .init(.type, .name, \G.type, animatable: false),
    ]
  }()

  private static let textRows: [Description] = {
    typealias T = TextValues
    return [
      .init(.string, .any, \T.string, animatable: false),
      .init(.font, .object, \T.font, animatable: false),
      .init(.fontSize, .scalar, \T.fontSize),
      .init(.foregroundColor, .color, \T.foregroundColor),
      .init(.alignmentMode, .name, \T.alignmentMode, animatable: false),
      .init(.truncationMode, .name, \T.truncationMode, animatable: false),
      .init(.wrapped, .bool, \T.isWrapped, animatable: false),
      .init(.allowsFontSubpixelQuantization, .bool, \T.allowsFontSubpixelQuantization, animatable: false),
    ]
  }()

  private static let scrollRows: [Description] = [
    .init(.scrollMode, .name, \ScrollValues.scrollMode, animatable: false)
  ]

  private static let tiledRows: [Description] = {
    typealias T = TiledValues
    return [
      .init(.tileSize, .size, \T.tileSize, animatable: false),
      .init(.levelsOfDetail, .integer, \T.levelsOfDetail, animatable: false),
      .init(.levelsOfDetailBias, .integer, \T.levelsOfDetailBias, animatable: false),
    ]
  }()

  private static let replicatorRows: [Description] = {
    typealias R = ReplicatorValues
    return [
      .init(.instanceCount, .integer, \R.instanceCount),
      .init(.instanceDelay, .scalar, \R.instanceDelay),
      .init(.instanceTransform, .transform, \R.instanceTransform),
      .init(.instanceColor, .color, \R.instanceColor),
      .init(.preservesDepth, .bool, \R.preservesDepth, animatable: false),
      .init(.instanceRedOffset, .float, \R.instanceRedOffset),
      .init(.instanceGreenOffset, .float, \R.instanceGreenOffset),
      .init(.instanceBlueOffset, .float, \R.instanceBlueOffset),
      .init(.instanceAlphaOffset, .float, \R.instanceAlphaOffset),
    ]
  }()

  private static let emitterRows: [Description] = {
    typealias E = EmitterValues
    return [
      .init(.emitterCells, .cells, \E.emitterCells, animatable: false),
      .init(.emitterPosition, .point, \E.emitterPosition),
      .init(.emitterZPosition, .scalar, \E.emitterZPosition),
      .init(.emitterSize, .size, \E.emitterSize),
      .init(.emitterDepth, .scalar, \E.emitterDepth),
      .init(.emitterShape, .name, \E.emitterShape, animatable: false),
      .init(.emitterMode, .name, \E.emitterMode, animatable: false),
      .init(.renderMode, .name, \E.renderMode, animatable: false),
      .init(.emitterPreservesDepth, .bool, \E.preservesDepth, key: "preservesDepth", animatable: false),
      .init(.seed, .bits, \E.seed, animatable: false),
      .init(.emitterBirthRate, .float, \E.birthRate, key: "birthRate"),
      .init(.emitterLifetime, .float, \E.lifetime, key: "lifetime"),
      .init(.emitterVelocity, .float, \E.velocity, key: "velocity"),
      .init(.emitterScale, .float, \E.scale, key: "scale"),
      .init(.emitterSpin, .float, \E.spin, key: "spin"),
    ]
  }()

  private static let cellRows: [Description] = {
    typealias C = EmitterCellValues
    return [
      .init(.cellEnabled, .bool, \C.isEnabled, key: "enabled", animatable: false),
      .init(.cellContents, .any, \C.contents, key: "contents"),
      .init(.cellContentsRect, .rect, \C.contentsRect, key: "contentsRect"),
      .init(.cellContentsScale, .scalar, \C.contentsScale, key: "contentsScale", animatable: false),
      .init(
        .cellMinificationFilter, .name, \C.minificationFilter, key: "minificationFilter", animatable: false),
      .init(
        .cellMinificationFilterBias, .float, \C.minificationFilterBias, key: "minificationFilterBias",
        animatable: false),
      .init(
        .cellMagnificationFilter, .name, \C.magnificationFilter, key: "magnificationFilter", animatable: false
      ),
      .init(.cellBirthRate, .float, \C.birthRate, key: "birthRate"),
      .init(.cellLifetime, .float, \C.lifetime, key: "lifetime"),
      .init(.cellLifetimeRange, .float, \C.lifetimeRange, key: "lifetimeRange"),
      .init(.cellEmissionLatitude, .scalar, \C.emissionLatitude, key: "emissionLatitude"),
      .init(.cellEmissionLongitude, .scalar, \C.emissionLongitude, key: "emissionLongitude"),
      .init(.cellEmissionRange, .scalar, \C.emissionRange, key: "emissionRange"),
      .init(.cellVelocity, .scalar, \C.velocity, key: "velocity"),
      .init(.cellVelocityRange, .scalar, \C.velocityRange, key: "velocityRange"),
      .init(.cellXAcceleration, .scalar, \C.xAcceleration, key: "xAcceleration"),
      .init(.cellYAcceleration, .scalar, \C.yAcceleration, key: "yAcceleration"),
      .init(.cellZAcceleration, .scalar, \C.zAcceleration, key: "zAcceleration"),
      .init(.cellScale, .scalar, \C.scale, key: "scale"),
      .init(.cellScaleRange, .scalar, \C.scaleRange, key: "scaleRange"),
      .init(.cellScaleSpeed, .scalar, \C.scaleSpeed, key: "scaleSpeed"),
      .init(.cellSpin, .scalar, \C.spin, key: "spin"),
      .init(.cellSpinRange, .scalar, \C.spinRange, key: "spinRange"),
      .init(.cellColor, .color, \C.color, key: "color"),
      .init(.cellRedRange, .float, \C.redRange, key: "redRange"),
      .init(.cellGreenRange, .float, \C.greenRange, key: "greenRange"),
      .init(.cellBlueRange, .float, \C.blueRange, key: "blueRange"),
      .init(.cellAlphaRange, .float, \C.alphaRange, key: "alphaRange"),
      .init(.cellRedSpeed, .float, \C.redSpeed, key: "redSpeed"),
      .init(.cellGreenSpeed, .float, \C.greenSpeed, key: "greenSpeed"),
      .init(.cellBlueSpeed, .float, \C.blueSpeed, key: "blueSpeed"),
      .init(.cellAlphaSpeed, .float, \C.alphaSpeed, key: "alphaSpeed"),
      .init(.cellEmitterCells, .cells, \C.emitterCells, key: "emitterCells"),
    ]
  }()

  private static let filterRows: [Description] = {
    typealias F = FilterValues
    return [
      .init(.filterEnabled, .bool, \F.isEnabled, key: "enabled"),
      .init(.filterRadius, .scalar, \F.radius, key: "inputRadius"),
      .init(.filterAmount, .scalar, \F.amount, key: "inputAmount"),
      .init(.filterAngle, .scalar, \F.angle, key: "inputAngle"),
      .init(.filterIntensity, .scalar, \F.intensity, key: "inputIntensity"),
      .init(.filterSaturation, .scalar, \F.saturation, key: "inputSaturation"),
      .init(.filterBrightness, .scalar, \F.brightness, key: "inputBrightness"),
      .init(.filterContrast, .scalar, \F.contrast, key: "inputContrast"),
      .init(.filterBias, .scalar, \F.bias, key: "inputBias"),
      .init(.filterColor, .color, \F.color, key: "inputColor"),
      .init(.filterColorMatrix, .numbers, \F.colorMatrix, key: "inputColorMatrix"),
    ]
  }()
}
