import QuartzCore

extension DrawingBuilder {
  /// Returns stroke layers without colors: one for all paths, or one for each path if a trim acts on each.
  func strokeLayers(
    _ paths: [Animated<ShapePath>], _ trim: StrokeTrim?, _ line: StrokeLine
  ) -> [CAShapeLayer] {
    if let dashes = AnimatedDashes(line, time, context.sampler)?.dashes(of: trimmed(paths, trim)) {
      let layer = shapeLayer(dashes)
      setLine(of: layer, line)
      return [layer]
    }
    if line.hasAnimatedDashes { context.report("dashes with animated lengths", of: layerName) }
    let layers = undashedLayers(paths, trim)
    for layer in layers {
      setLine(of: layer, line)
      setDashes(of: layer, line)
    }
    return layers
  }

  private func undashedLayers(_ paths: [Animated<ShapePath>], _ trim: StrokeTrim?) -> [CAShapeLayer] {
    guard let trim else { return [shapeLayer(context.sampler.joined(paths))] }
    let strokes = context.pathsWithinLimits(
      trim.isSequential ? [context.sampler.joined(paths)] : paths, copies: trim.copies, of: layerName)
    return strokes.filter { _ in context.reserveLayer(for: layerName) }.map { path in
      let layer = shapeLayer(path, copies: trim.copies)
      trim.apply(to: layer, context.animations)
      return layer
    }
  }

  func setLine(of layer: CAShapeLayer, _ line: StrokeLine) {
    context.animations.set(layer, "lineWidth", to: time.global(line.width)) { max(0, $0) }
    context.animations.set(layer, "miterLimit", to: time.global(line.miterLimit)) { max(0, $0) }
    layer.lineCap =
      switch line.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    layer.lineJoin =
      switch line.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }

  /// Sets a constant dash pattern; its offset may be animated.
  func setDashes(of layer: CAShapeLayer, _ line: StrokeLine) {
    guard !line.dashes.isEmpty else { return }
    let lengths = line.dashes.map { max(0, $0.first) }
    let count = (layer.path?.controlLength ?? 0) / lengths.reduce(0, +) * Double(lengths.count)
    guard lengths.contains(where: { $0 > 0 }),
      context.reserveDashes(min(count, Self.maximumDashCount), for: layerName)
    else { return }
    layer.lineDashPattern = lengths.map { NSNumber(value: $0) }
    guard let offset = line.dashOffset else { return }
    context.animations.set(layer, "lineDashPhase", to: time.global(offset)) { $0 }
  }

  /// Strokes with more dashes are drawn as solid lines, so the cost doesn't grow further.
  static let maximumDashCount = 100_000.0
}
