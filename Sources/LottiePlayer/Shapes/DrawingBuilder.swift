import QuartzCore

/// Builds the Core Animation layers of paths and the paints that act on them.
struct DrawingBuilder {
  private let shapes: ShapeBuilder
  /// The path of all shape layers, which is computed when they begin to move; nil if each has its own.
  private var deferredPath: DeferredProperty<ShapePath>?

  var context: BuildContext { shapes.context }
  var time: CompositionTime { shapes.time }
  var compositionSize: CGSize { shapes.compositionSize }
  var layerName: String { shapes.layerName }

  init(_ shapes: ShapeBuilder) { self.shapes = shapes }

  /// Returns the layers of a drawing, the last one in front.
  ///
  /// - Parameters:
  ///   - drawing: The paths with their paints and modifiers.
  ///   - depth: The number of groups and merges that contain the drawing.
  func layers(of drawing: ShapeList.Drawing, depth: Int) -> [CALayer] {
    let paths = sharpPaths(of: drawing, depth: depth)
    guard let path = deferredRounding(of: paths, by: drawing.styles) else {
      return layers(of: rounded(paths, by: drawing.styles), drawing.styles)
    }
    var builder = self
    builder.deferredPath = path
    return builder.layers(of: [Animated(path.first)], drawing.styles)
  }

  /// Returns the layers of paths with paints and modifiers, the last one in front.
  func layers(of paths: [Animated<ShapePath>], _ styles: [ShapeItem]) -> [CALayer] {
    guard !paths.isEmpty, context.reserveLayer(for: layerName) else { return [] }
    let trims = GroupTrims(styles, context)
    if trims.hasIgnored { context.report("a trim of trimmed paths", of: layerName) }
    if trims.isIgnoredByGradientStrokes { context.report("a trim of a gradient stroke", of: layerName) }
    let paths = trims.inner.reduce(paths) { paths, trim in
      let trim = StrokeTrim(trim, time, context.sampler)
      return trim.isSequential ? [trimmed(paths, trim)] : paths.map { trim.trimmed($0, context.sampler) }
    }
    let trim = trims.last.map { StrokeTrim($0, time, context.sampler) }
    let gradientTrim = trims.lastOfGradientStrokes.map { StrokeTrim($0, time, context.sampler) }
    if trim == nil, let pair = FillWithStroke(styles) {
      return [fillWithStroke(pair, context.sampler.joined(paths))]
    }
    var layers: [CALayer] = []
    for paint in styles.reversed() where paint.isPaint {
      guard context.reserveLayer(for: layerName),
        context.reserveDrawing(of: paths, edges: paint.edgeCount, for: layerName)
      else { continue }
      switch paint {
      case .fill(let style): layers.append(fill(style, filled(paths, trim)))
      case .stroke(let style): layers += stroke(style, paths, trim)
      case .gradientFill(let style): layers.append(gradientFill(style, filled(paths, trim)))
      case .gradientStroke(let style): layers.append(gradientStroke(style, paths, gradientTrim))
      default: break
      }
    }
    return layers
  }

  func shapeLayer(_ path: Animated<ShapePath>, copies: Int = 1) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.makePlain()
    layer.fillColor = nil
    if let deferredPath {
      assert(copies == 1 && path.first == deferredPath.first, "a style changed the deferred path")
      context.animations.set(layer, "path", to: deferredPath) { $0.cgPath() }
    } else if path.first.isDiscrete {
      context.animations.setDiscrete(layer, "path", to: path) { $0.cgPath(copies: copies) }
    } else {
      context.animations.set(layer, "path", to: path) { $0.cgPath(copies: copies) }
    }
    return layer
  }
}

// MARK: - Paths

extension DrawingBuilder {
  /// Returns each item's path, with rounded corners and merge modifiers applied.
  ///
  /// - Parameters:
  ///   - drawing: The items.
  ///   - depth: The number of groups and merges that contain the drawing.
  func paths(of drawing: ShapeList.Drawing, depth: Int) -> [Animated<ShapePath>] {
    rounded(sharpPaths(of: drawing, depth: depth), by: drawing.styles)
  }

  /// Returns each item's path, with merge modifiers applied but without rounded corners.
  private func sharpPaths(of drawing: ShapeList.Drawing, depth: Int) -> [Animated<ShapePath>] {
    guard context.reserveItems(drawing.paths.count, for: layerName) else { return [] }
    var paths: [Animated<ShapePath>] = []
    paths.reserveCapacity(drawing.paths.count)
    for item in drawing.paths {
      if let path = shapes.path(of: item, depth: depth) { paths.append(path) }
    }
    return context.pathsWithinLimits(paths, of: layerName)
  }

  /// Returns all paths as one that is to be filled, trimmed if that feature is enabled.
  private func filled(_ paths: [Animated<ShapePath>], _ trim: StrokeTrim?) -> Animated<ShapePath> {
    if context.features.contains(.trimmedFills) { return trimmed(paths, trim) }
    if trim != nil { context.report("a trim of a fill", of: layerName) }
    return context.sampler.joined(paths)
  }

  /// Returns the parts of all paths that a trim shows, as one path.
  func trimmed(_ paths: [Animated<ShapePath>], _ trim: StrokeTrim?) -> Animated<ShapePath> {
    guard let trim else { return context.sampler.joined(paths) }
    if trim.isSequential { return trim.trimmed(context.sampler.joined(paths), context.sampler) }
    return context.sampler.joined(paths.map { trim.trimmed($0, context.sampler) })
  }
}

// MARK: - Colors

extension DrawingBuilder {
  private func fillWithStroke(_ pair: FillWithStroke, _ path: Animated<ShapePath>) -> CALayer {
    let layer = fill(pair.fill, path)
    setStroke(of: layer, pair.stroke.color)
    setLine(of: layer, pair.stroke.line)
    setDashes(of: layer, pair.stroke.line)
    return layer
  }

  private func fill(_ style: FillStyle, _ path: Animated<ShapePath>) -> CAShapeLayer {
    let layer = shapeLayer(path)
    context.animations.set(layer, "fillColor", to: time.global(style.color)) { $0.cgColor }
    if style.rule == .evenOdd { layer.fillRule = .evenOdd }
    context.setOpacity(of: layer, style.opacity, time)
    context.setBlendMode(of: layer, style.blendMode, layerName: layerName)
    return layer
  }

  private func stroke(
    _ style: StrokeStyle, _ paths: [Animated<ShapePath>], _ trim: StrokeTrim?
  ) -> [CALayer] {
    strokeLayers(paths, trim, style.line).map { layer in
      setStroke(of: layer, style.color)
      context.setOpacity(of: layer, style.opacity, time)
      context.setBlendMode(of: layer, style.blendMode, layerName: layerName)
      return layer
    }
  }

  private func setStroke(of layer: CAShapeLayer, _ color: Animated<LottieColor>) {
    context.animations.set(layer, "strokeColor", to: time.global(color)) { $0.cgColor }
  }
}

/// A fill and a stroke above it that one shape layer can draw.
private struct FillWithStroke {
  let fill: FillStyle
  let stroke: StrokeStyle

  /// Returns nil if there are other paints, the fill is in front, the opacities or blend modes differ, or the dash
  /// pattern is animated.
  init?(_ styles: [ShapeItem]) {
    var paints = styles.lazy.filter(\.isPaint).makeIterator()
    guard case .stroke(let stroke)? = paints.next(), case .fill(let fill)? = paints.next(),
      case nil = paints.next(), fill.opacity == stroke.opacity, fill.blendMode == stroke.blendMode,
      !stroke.line.hasAnimatedDashes
    else { return nil }
    (self.fill, self.stroke) = (fill, stroke)
  }
}

extension ShapeItem {
  var isPaint: Bool {
    switch self {
    case .fill, .stroke, .gradientFill, .gradientStroke: true
    default: false
    }
  }

  /// The number of edges that the paint draws along a path.
  fileprivate var edgeCount: Int {
    switch self {
    case .stroke, .gradientStroke: 2
    default: 1
    }
  }

  var trim: TrimModifier? {
    if case .trim(let trim) = self { trim } else { nil }
  }
}
