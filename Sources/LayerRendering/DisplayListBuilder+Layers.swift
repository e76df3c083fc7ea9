import CoreGraphics
import LayerTree
import Raster

// MARK: - Background and border

extension DisplayListBuilder {
  func background(of layer: LayerSnapshot, _ context: RenderingContext) -> [DrawCommand] {
    guard let color = layer.store.values.backgroundColor?.sRGB, color.alpha > 0 else { return [] }
    return fill(layer.values.outline(context), .color(color), context)
  }

  /// The ring inside the bounds, above everything else of the layer.
  func border(of layer: LayerSnapshot, _ context: RenderingContext) -> [DrawCommand] {
    let width = Double(layer.store.values.borderWidth)
    guard width > 0, width.isFinite else { return [] }
    let values = layer.values
    guard let color = values.borderColor?.sRGB, color.alpha > 0 else { return [] }
    var outline = values.outline(context)
    outline.rule = .evenOdd
    let inner = Box(values.bounds.standardized).insetBy(width)
    if !inner.isEmpty {
      values.addOutline(inner, radius: max(0, values.radius - width), to: &outline.path)
    }
    return fill(outline, .color(color), context)
  }

  func fill(_ outline: Outline, _ paint: Paint, _ context: RenderingContext) -> [DrawCommand] {
    [.fill(FilledShape(outline: outline, paint: paint, opacity: context.opacity))]
  }
}

// MARK: - What a layer shows

extension DisplayListBuilder {
  /// What the layer shows between background and sublayers. A shape leaves its dashes behind for what follows
  /// in the context mode.
  func content(of layer: LayerSnapshot, _ context: inout RenderingContext) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    let content = layer.content
    if case .gradient(let gradient) = content { commands = self.gradient(gradient, of: layer, context) }
    if layer.store.values.contents != nil || layer.store.hasRare { commands += contents(of: layer, context) }
    switch content {
    case .none, .gradient, .transform, .replicator: break
    case .tiled(let tiled): commands += tiles(of: tiled, of: layer, context)
    case .emitter(let emitter, let cells):
      commands += particles(of: emitter, cells, at: layer.time, context)
    case .shape(let shape): commands += self.shape(shape, &context)
    case .text(let text): commands += self.text(text, of: layer, context)
    }
    return commands
  }

  private func shape(_ shape: ShapeValues, _ context: inout RenderingContext) -> [DrawCommand] {
    guard let path = shape.path?.path, path.isFinite else { return [] }
    var commands: [DrawCommand] = []
    if let color = shape.fillColor?.sRGB, color.alpha > 0 {
      let outline = Outline(
        path, context.transform, rule: shape.fillRule == .evenOdd ? .evenOdd : .nonZero)
      commands += fill(outline, .color(color), context)
    }
    guard let color = shape.strokeColor?.sRGB, color.alpha > 0 else { return commands }
    let style = strokeStyle(of: shape, &context)
    let trimmed = path.trimmed(
      from: Double(shape.strokeStart).clampedToUnit, to: Double(shape.strokeEnd).clampedToUnit)
    guard style.width > 0, style.width.isFinite, !trimmed.isEmpty else { return commands }
    commands.append(
      .stroke(
        StrokedShape(
          outline: Outline(trimmed, context.transform), style: style, paint: .color(color),
          opacity: context.opacity)))
    return commands
  }

  private func strokeStyle(of shape: ShapeValues, _ context: inout RenderingContext) -> StrokeStyle {
    var style = StrokeStyle(
      width: Double(shape.lineWidth), cap: StrokeStyle.Cap(shape.lineCap),
      join: StrokeStyle.Join(shape.lineJoin),
      miterLimit: Double(shape.miterLimit))
    if let pattern = shape.lineDashPattern, !pattern.isEmpty {
      style.dashes = pattern.map(\.doubleValue)
      style.dashPhase = Double(shape.lineDashPhase)
      if context.mode == .context {
        context.inheritedDashes = .init(lengths: style.dashes, phase: style.dashPhase)
      }
    } else if let dashes = context.inheritedDashes {
      (style.dashes, style.dashPhase) = (dashes.lengths, dashes.phase)
    }
    return style
  }
}

extension StrokeStyle.Cap {
  fileprivate init(_ cap: CAShapeLayerLineCap) {
    switch cap {
    case .round: self = .round
    case .square: self = .square
    default: self = .butt
    }
  }
}

extension StrokeStyle.Join {
  fileprivate init(_ join: CAShapeLayerLineJoin) {
    switch join {
    case .round: self = .round
    case .bevel: self = .bevel
    default: self = .miter
    }
  }
}

// MARK: - A layer's outline

extension LayerValues {
  /// The bounds with rounded corners, in the layer's own space.
  var roundedPath: Path {
    var path = Path()
    addOutline(Box(bounds.standardized), radius: radius, to: &path)
    return path
  }

  /// Adds a rectangle with the layer's corners, of a radius of their own.
  func addOutline(_ box: Box, radius: Double, to path: inout Path) {
    if rare.cornerCurve == .continuous {
      path.addContinuousRoundedRect(box, radius: radius, corners: corners)
    } else {
      path.addRoundedRect(box, radii: Point(radius, radius), corners: corners)
    }
  }

  func outline(_ transform: Affine) -> Outline { Outline(roundedPath, transform) }

  /// The corner radius that counts: at most half the shorter side.
  var radius: Double {
    let size = bounds.standardized.size
    let radius = Double(cornerRadius)
    return radius > 0 ? min(radius, Double(min(size.width, size.height)) / 2) : 0
  }

  var corners: Path.Corners {
    var corners: Path.Corners = []
    if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.minXMinY) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.maxXMinY) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.minXMaxY) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.maxXMaxY) }
    return corners
  }
}
