import CoreGraphics
import LayerTree
import Raster

// MARK: - Background and border

extension DisplayListBuilder {
  func appendBackground(
    of store: LayerStore, _ context: RenderingContext, to commands: inout [DrawCommand]
  ) {
    guard let color = store.backgroundInSRGB, color.alpha > 0 else { return }
    // Most backgrounds are rectangles, for which no outline is built.
    guard store.radius == 0, store.hardEdges(in: context).isEmpty, color.isFinite else {
      commands.append(fill(store.outline(context), .color(color), context))
      return
    }
    let box = Box(store.bounds.standardized)
    commands.append(
      .rectangle(ColoredRectangle(box, context.transform, color, opacity: context.opacity)))
  }

  /// Appends the border, a ring inside the bounds that is above the rest of the layer.
  func appendBorder(
    of store: LayerStore, _ context: RenderingContext, to commands: inout [DrawCommand]
  ) {
    guard let extended = store.extendedBox else { return }
    let width = Double(extended.borderWidth)
    guard width > 0, width.isFinite else { return }
    guard let color = extended.values.borderColor?.sRGB, color.alpha > 0 else { return }
    var outline = store.outline(context)
    outline.rule = .evenOdd
    let inner = Box(store.bounds.standardized).insetBy(width)
    if !inner.isEmpty {
      store.addOutline(inner, radius: max(0, store.radius - width), to: &outline.path)
    }
    commands.append(fill(outline, .color(color), context))
  }

  func fill(_ outline: Outline, _ paint: Paint, _ context: RenderingContext) -> DrawCommand {
    .fill(FilledShape(outline: outline, paint: paint, opacity: context.opacity))
  }
}

// MARK: - Content

extension DisplayListBuilder {
  /// Appends the layer's content, which is between background and sublayers.
  ///
  /// In the context mode a shape's dashes also apply to the shapes in its sublayers, through the context.
  func appendContent(
    ofLayer index: Int, _ context: inout RenderingContext, to commands: inout [DrawCommand]
  ) {
    let store = tree.layers[index].store
    let extended = store.extendedBox
    let hasContents = extended?.hasContents == true || extended?.hasRare == true
    if let shape = store.shapeStore {
      if hasContents { commands += contents(of: store, context) }
      appendShape(shape, at: index, &context, to: &commands)
      return
    }
    if store.hasNoOwnContent, !hasContents { return }
    let layer = tree.layers[index]
    let content = layer.content
    if case .gradient(let gradient) = content { appendGradient(gradient, of: store, context, to: &commands) }
    if hasContents { commands += contents(of: store, context) }
    switch content {
    case .none, .shape, .gradient, .transform, .replicator: break
    case .tiled(let tiled): commands += tiles(of: tiled, of: layer, context)
    case .emitter(let emitter, let cells):
      commands += particles(of: emitter, cells, at: layer.time, context)
    case .text(let text): commands += self.text(text, of: store, context)
    }
  }

  private func appendShape(
    _ store: ContentStore<ShapeValues>, at index: Int, _ context: inout RenderingContext,
    to commands: inout [DrawCommand]
  ) {
    guard let path = store.details.path?.path, path.isFinite else { return }
    if let color = store.details.fillColor?.sRGB, color.alpha > 0 {
      let outline = Outline(
        path, context.transform, rule: store.details.fillRule == .evenOdd ? .evenOdd : .nonZero)
      commands.append(fill(outline, .color(color), context))
    }
    guard let color = store.details.strokeColor?.sRGB, color.alpha > 0 else { return }
    let style = strokeStyle(of: store, at: index, &context)
    let trimmed = path.trimmed(
      from: Double(store.details.strokeStart).clampedToUnit,
      to: Double(store.details.strokeEnd).clampedToUnit, cutting: .parameter,
      measure: { path in
        cache?.withContents { $0.measure(of: path, ofLayer: index) } ?? PathMeasure(path)
      })
    guard style.width > 0, style.width.isFinite, !trimmed.isEmpty else { return }
    commands.append(
      .stroke(
        StrokedShape(
          outline: Outline(trimmed, context.transform), style: style, paint: .color(color),
          opacity: context.opacity)))
  }

  private func strokeStyle(
    of shape: ContentStore<ShapeValues>, at index: Int, _ context: inout RenderingContext
  ) -> StrokeStyle {
    var style = StrokeStyle(
      width: Double(shape.details.lineWidth), cap: StrokeStyle.Cap(shape.details.lineCap),
      join: StrokeStyle.Join(shape.details.lineJoin), miterLimit: Double(shape.details.miterLimit))
    if style.adoptDashes(of: shape) {
      if context.mode == .context {
        context.dashSource = .init(layer: index, stamp: tree.layers[index].stamp)
      }
    } else if let source = context.dashSource, let shape = tree.layers[source.layer].store.shapeStore {
      _ = style.adoptDashes(of: shape)
    }
    return style
  }
}

extension LayerStore {
  /// Whether the layer's class has no content of its own between `contents` and sublayers.
  fileprivate var hasNoOwnContent: Bool { owner == .layer || owner == .scroll || owner == .transform }
}

extension StrokeStyle {
  /// Adopts a shape's dashes and returns whether it has any.
  fileprivate mutating func adoptDashes(of shape: ContentStore<ShapeValues>) -> Bool {
    guard let pattern = shape.details.lineDashPattern, !pattern.isEmpty else { return false }
    dashes = pattern.map(\.doubleValue)
    dashPhase = Double(shape.details.lineDashPhase)
    return true
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

extension LayerStore {
  final func outline(_ transform: Affine) -> Outline {
    let (box, radius) = (Box(bounds.standardized), radius)
    guard radius > 0 else { return Outline(Path(rect: box), transform) }
    var path = Path()
    addOutline(box, radius: radius, to: &path)
    return Outline(path, transform)
  }

  /// Adds a rectangle with the layer's kind of corners and a given radius.
  final func addOutline(_ box: Box, radius: Double, to path: inout Path) {
    guard radius > 0 else { return path.addRect(box) }
    if rareBox?.values.cornerCurve == .continuous {
      path.addContinuousRoundedRect(box, radius: radius, corners: corners)
    } else {
      path.addRoundedRect(box, radii: Point(radius, radius), corners: corners)
    }
  }

  /// The effective corner radius: at most half the shorter side.
  final var radius: Double {
    let radius = Double(cornerRadius)
    guard radius > 0 else { return 0 }
    let size = bounds.standardized.size
    return min(radius, Double(min(size.width, size.height)) / 2)
  }

  private var corners: Path.Corners {
    var corners: Path.Corners = []
    let mask = values.maskedCorners
    if mask.contains(.layerMinXMinYCorner) { corners.insert(.minXMinY) }
    if mask.contains(.layerMaxXMinYCorner) { corners.insert(.maxXMinY) }
    if mask.contains(.layerMinXMaxYCorner) { corners.insert(.minXMaxY) }
    if mask.contains(.layerMaxXMaxYCorner) { corners.insert(.maxXMaxY) }
    return corners
  }
}
