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
    typealias E = ExtendedValues
    return [
      .init(.bounds, \L.bounds, key: "bounds"),
      .init(.position, \L.position, key: "position"),
      .init(.zPosition, \E.geometry.zPosition, key: "zPosition"),
      .init(.anchorPoint, \E.geometry.anchorPoint, key: "anchorPoint"),
      .init(.anchorPointZ, \E.geometry.anchorPointZ, key: "anchorPointZ"),
      .init(.transform, \E.geometry.transform, key: "transform"),
      .init(.hidden, \L.isHidden, key: "hidden"),
      .init(.doubleSided, \L.isDoubleSided, key: "doubleSided"),
      .init(.geometryFlipped, \L.isGeometryFlipped, key: "geometryFlipped", animatable: false),
      .init(.masksToBounds, \L.masksToBounds, key: "masksToBounds"),
      .init(.contents, \E.contents, key: "contents"),
      .init(.contentsRect, \E.contentsRect, key: "contentsRect"),
      .init(.contentsGravity, \E.contentsGravity, key: "contentsGravity", animatable: false),
      .init(.contentsScale, \E.contentsScale, key: "contentsScale"),
      .init(.opaque, \L.isOpaque, key: "opaque", animatable: false),
      .init(.backgroundColor, \L.backgroundColor, key: "backgroundColor"),
      .init(.cornerRadius, \L.cornerRadius, key: "cornerRadius"),
      .init(.borderWidth, \E.borderWidth, key: "borderWidth"),
      .init(.borderColor, \E.borderColor, key: "borderColor"),
      .init(.opacity, \L.opacity, key: "opacity"),
      .init(.allowsGroupOpacity, \L.allowsGroupOpacity, key: "allowsGroupOpacity", animatable: false),
      .init(.shadowColor, \E.shadowColor, key: "shadowColor"),
      .init(.shadowOpacity, \E.shadowOpacity, key: "shadowOpacity"),
      .init(.shadowOffset, \E.shadowOffset, key: "shadowOffset"),
      .init(.shadowRadius, \E.shadowRadius, key: "shadowRadius"),
      .init(.shadowPath, \E.shadowPath, key: "shadowPath"),
    ]
  }()

  private static let rareRows: [Description] = {
    typealias R = RareValues
    return [
      .init(.sublayerTransform, \R.sublayerTransform, key: "sublayerTransform"),
      .init(.contentsCenter, \R.contentsCenter, key: "contentsCenter"),
      .init(.contentsFormat, \R.contentsFormat, key: "contentsFormat", animatable: false),
      .init(.contentsHeadroom, \R.contentsHeadroom, key: "contentsHeadroom", animatable: false),
      .init(.minificationFilter, \R.minificationFilter, key: "minificationFilter", animatable: false),
      .init(.minificationFilterBias, \R.minificationFilterBias, key: "minificationFilterBias"),
      .init(.magnificationFilter, \R.magnificationFilter, key: "magnificationFilter", animatable: false),
      .init(.cornerCurve, \R.cornerCurve, key: "cornerCurve", animatable: false),
      .init(
        .allowsEdgeAntialiasing, \R.allowsEdgeAntialiasing, key: "allowsEdgeAntialiasing", animatable: false),
      .init(.edgeAntialiasingMask, \R.edgeAntialiasingMask, key: "edgeAntialiasingMask", animatable: false),
      .init(.shouldRasterize, \R.shouldRasterize, key: "shouldRasterize"),
      .init(.rasterizationScale, \R.rasterizationScale, key: "rasterizationScale"),
      .init(.drawsAsynchronously, \R.drawsAsynchronously, key: "drawsAsynchronously", animatable: false),
      .init(
        .wantsExtendedDynamicRangeContent, \R.wantsExtendedDynamicRangeContent,
        key: "wantsExtendedDynamicRangeContent", animatable: false),
      .init(
        .preferredDynamicRange, \R.preferredDynamicRange, key: "preferredDynamicRange", animatable: false),
      .init(.toneMapMode, \R.toneMapMode, key: "toneMapMode", animatable: false),
      .init(.filters, \R.filters, key: "filters"),
      .init(.backgroundFilters, \R.backgroundFilters, key: "backgroundFilters"),
      .init(.compositingFilter, \R.compositingFilter, key: "compositingFilter"),
    ]
  }()

  private static let shapeRows: [Description] = {
    typealias S = ShapeValues
    return [
      .init(.path, \S.path, key: "path"),
      .init(.fillColor, \S.fillColor, key: "fillColor"),
      .init(.fillRule, \S.fillRule, key: "fillRule", animatable: false),
      .init(.strokeColor, \S.strokeColor, key: "strokeColor"),
      .init(.strokeStart, \S.strokeStart, key: "strokeStart"),
      .init(.strokeEnd, \S.strokeEnd, key: "strokeEnd"),
      .init(.lineWidth, \S.lineWidth, key: "lineWidth"),
      .init(.miterLimit, \S.miterLimit, key: "miterLimit"),
      .init(.lineCap, \S.lineCap, key: "lineCap", animatable: false),
      .init(.lineJoin, \S.lineJoin, key: "lineJoin", animatable: false),
      .init(.lineDashPhase, \S.lineDashPhase, key: "lineDashPhase"),
      .init(.lineDashPattern, \S.lineDashPattern, key: "lineDashPattern", animatable: false),
    ]
  }()

  private static let gradientRows: [Description] = {
    typealias G = GradientValues
    return [
      .init(.colors, \G.colors, key: "colors"),
      .init(.locations, \G.locations, key: "locations"),
      .init(.startPoint, \G.startPoint, key: "startPoint"),
      .init(.endPoint, \G.endPoint, key: "endPoint"),
      .init(.type, \G.type, key: "type", animatable: false),
    ]
  }()

  private static let textRows: [Description] = {
    typealias T = TextValues
    return [
      .init(.string, \T.string, key: "string", animatable: false),
      .init(.font, \T.font, key: "font", animatable: false),
      .init(.fontSize, \T.fontSize, key: "fontSize"),
      .init(.foregroundColor, \T.foregroundColor, key: "foregroundColor"),
      .init(.alignmentMode, \T.alignmentMode, key: "alignmentMode", animatable: false),
      .init(.truncationMode, \T.truncationMode, key: "truncationMode", animatable: false),
      .init(.wrapped, \T.isWrapped, key: "wrapped", animatable: false),
      .init(
        .allowsFontSubpixelQuantization, \T.allowsFontSubpixelQuantization,
        key: "allowsFontSubpixelQuantization", animatable: false),
    ]
  }()

  private static let scrollRows: [Description] = [
    .init(.scrollMode, \ScrollValues.scrollMode, key: "scrollMode", animatable: false)
  ]

  private static let tiledRows: [Description] = {
    typealias T = TiledValues
    return [
      .init(.tileSize, \T.tileSize, key: "tileSize", animatable: false),
      .init(.levelsOfDetail, \T.levelsOfDetail, key: "levelsOfDetail", animatable: false),
      .init(.levelsOfDetailBias, \T.levelsOfDetailBias, key: "levelsOfDetailBias", animatable: false),
    ]
  }()

  private static let replicatorRows: [Description] = {
    typealias R = ReplicatorValues
    return [
      .init(.instanceCount, \R.instanceCount, key: "instanceCount"),
      .init(.instanceDelay, \R.instanceDelay, key: "instanceDelay"),
      .init(.instanceTransform, \R.instanceTransform, key: "instanceTransform"),
      .init(.instanceColor, \R.instanceColor, key: "instanceColor"),
      .init(.preservesDepth, \R.preservesDepth, key: "preservesDepth", animatable: false),
      .init(.instanceRedOffset, \R.instanceRedOffset, key: "instanceRedOffset"),
      .init(.instanceGreenOffset, \R.instanceGreenOffset, key: "instanceGreenOffset"),
      .init(.instanceBlueOffset, \R.instanceBlueOffset, key: "instanceBlueOffset"),
      .init(.instanceAlphaOffset, \R.instanceAlphaOffset, key: "instanceAlphaOffset"),
    ]
  }()

  private static let emitterRows: [Description] = {
    typealias E = EmitterValues
    return [
      .init(.emitterCells, \E.emitterCells, key: "emitterCells", animatable: false),
      .init(.emitterPosition, \E.emitterPosition, key: "emitterPosition"),
      .init(.emitterZPosition, \E.emitterZPosition, key: "emitterZPosition"),
      .init(.emitterSize, \E.emitterSize, key: "emitterSize"),
      .init(.emitterDepth, \E.emitterDepth, key: "emitterDepth"),
      .init(.emitterShape, \E.emitterShape, key: "emitterShape", animatable: false),
      .init(.emitterMode, \E.emitterMode, key: "emitterMode", animatable: false),
      .init(.renderMode, \E.renderMode, key: "renderMode", animatable: false),
      .init(.emitterPreservesDepth, \E.preservesDepth, key: "preservesDepth", animatable: false),
      .init(.seed, \E.seed, key: "seed", animatable: false),
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
