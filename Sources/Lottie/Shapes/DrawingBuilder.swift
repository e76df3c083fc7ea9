import QuartzCore

/// Makes the layers of paths and the paints that act on them.
struct DrawingBuilder {
  let shapes: ShapeBuilder

  var film: FilmBuilder { shapes.film }
  var time: FilmTime { shapes.time }

  init(_ shapes: ShapeBuilder) { self.shapes = shapes }

  /// The layers of paths as paints and modifiers have them, the last in front.
  func layers(of paths: [Animated<ShapePath>], _ styles: [ShapeItem]) -> [CALayer] {
    guard !paths.isEmpty, film.takesLayer(of: shapes.layerName) else { return [] }
    let paints = styles.filter(\.isPaint)
    let trims = styles.compactMap(\.trim)
    if trims.dropFirst().contains(where: { !$0.isNeutral }) {
      film.report("a trim of what another one leaves", of: shapes.layerName)
    }
    let trim = trims.first.map { StrokeTrim($0, time, film.samples) }
    if trim == nil, let pair = FillWithStroke(paints) {
      return [fillWithStroke(pair, film.samples.joined(paths))]
    }
    return paints.reversed().flatMap { paint -> [CALayer] in
      guard film.takesLayer(of: shapes.layerName),
        film.takesDrawing(of: paths, edges: paint.edgeCount, of: shapes.layerName)
      else { return [] }
      return switch paint {
      case .fill(let style): [fill(style, filled(paths, trim))]
      case .stroke(let style): stroke(style, paths, trim)
      case .gradientFill(let style): [gradientFill(style, filled(paths, trim))]
      case .gradientStroke(let style): [gradientStroke(style, paths, trim)]
      default: []
      }
    }
  }
}

// MARK: - Paths

extension DrawingBuilder {
  /// Each item's path, with what rounds its corners and merges it with others.
  ///
  /// - Parameter depth: In how many groups and merges the drawing is.
  func paths(of drawing: ShapeList.Drawing, depth: Int) -> [Animated<ShapePath>] {
    guard film.takesItems(drawing.paths.count, of: shapes.layerName) else { return [] }
    let drawn = drawing.paths.compactMap { shapes.path(of: $0, depth: depth) }
    var paths = film.taking(drawn, of: shapes.layerName)
    for case .roundCorners(let modifier) in drawing.styles {
      let radius = time.film(modifier.radius)
      paths = paths.map { path in
        film.samples.combine(path, radius) { path, radius in path.map { $0.withRoundCorners(radius) } }
      }
    }
    return paths
  }

  /// All paths as one that is to be filled: the parts of them that a trim leaves.
  func filled(_ paths: [Animated<ShapePath>], _ trim: StrokeTrim?) -> Animated<ShapePath> {
    if film.features.contains(.trimmedFills) { return parts(of: paths, trim) }
    if trim != nil { film.report("a trim of a fill", of: shapes.layerName) }
    return film.samples.joined(paths)
  }

  /// The parts of all paths that a trim leaves, as one.
  private func parts(of paths: [Animated<ShapePath>], _ trim: StrokeTrim?) -> Animated<ShapePath> {
    guard let trim else { return film.samples.joined(paths) }
    if trim.isSequential { return trim.part(of: film.samples.joined(paths), film.samples) }
    return film.samples.joined(paths.map { trim.part(of: $0, film.samples) })
  }
}

// MARK: - Colours

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
    setFill(of: layer, style)
    film.setOpacity(of: layer, style.opacity, time)
    layer.compositingFilter = film.blendFilter(style.blendMode, of: shapes.layerName)
    return layer
  }

  private func stroke(_ style: StrokeStyle, _ paths: [Animated<ShapePath>], _ trim: StrokeTrim?) -> [CALayer]
  {
    strokeLayers(paths, trim, style.line).map { layer in
      setStroke(of: layer, style.color)
      film.setOpacity(of: layer, style.opacity, time)
      layer.compositingFilter = film.blendFilter(style.blendMode, of: shapes.layerName)
      return layer
    }
  }

  private func setFill(of layer: CAShapeLayer, _ style: FillStyle) {
    film.score.set(layer, "fillColor", to: time.film(style.color)) { $0.cgColor }
    layer.fillRule = style.rule == .evenOdd ? .evenOdd : .nonZero
  }

  private func setStroke(of layer: CAShapeLayer, _ color: Animated<FilmColor>) {
    film.score.set(layer, "strokeColor", to: time.film(color)) { $0.cgColor }
  }
}

// MARK: - Lines

extension DrawingBuilder {
  /// Layers without colours for the lines along some paths: one for all, or where a trim acts on each path, one each.
  func strokeLayers(
    _ paths: [Animated<ShapePath>], _ trim: StrokeTrim?, _ line: StrokeLine
  ) -> [CAShapeLayer] {
    if let dashes = MovingDashes(line, time, film.samples)?.cut(parts(of: paths, trim)) {
      let layer = shapeLayer(dashes)
      setLine(of: layer, line)
      return [layer]
    }
    if line.hasMovingDashes { film.report("dashes whose lengths change", of: shapes.layerName) }
    let layers = undashedLayers(paths, trim)
    for layer in layers {
      setLine(of: layer, line)
      setDashes(of: layer, line)
    }
    return layers
  }

  private func undashedLayers(_ paths: [Animated<ShapePath>], _ trim: StrokeTrim?) -> [CAShapeLayer] {
    guard let trim else { return [shapeLayer(film.samples.joined(paths))] }
    let lines = film.taking(
      trim.isSequential ? [film.samples.joined(paths)] : paths, times: trim.copies, of: shapes.layerName)
    return lines.filter { _ in film.takesLayer(of: shapes.layerName) }.map { path in
      let layer = shapeLayer(path, copies: trim.copies)
      trim.apply(to: layer, film.score)
      return layer
    }
  }

  private func setLine(of layer: CAShapeLayer, _ line: StrokeLine) {
    film.score.set(layer, "lineWidth", to: time.film(line.width)) { max(0, $0) }
    film.score.set(layer, "miterLimit", to: time.film(line.miterLimit)) { max(0, $0) }
    layer.lineCap = [.butt: .butt, .round: .round, .square: .square][line.cap] ?? .butt
    layer.lineJoin = [.miter: .miter, .round: .round, .bevel: .bevel][line.join] ?? .miter
  }

  /// A pattern that stays; where it begins may move.
  private func setDashes(of layer: CAShapeLayer, _ line: StrokeLine) {
    let lengths = line.dashes.map { max(0, $0.first) }
    let count = (layer.path?.controlLength ?? 0) / lengths.reduce(0, +) * Double(lengths.count)
    guard lengths.contains(where: { $0 > 0 }),
      film.takesDashes(min(count, Self.maximumDashCount), of: shapes.layerName)
    else { return }
    layer.lineDashPattern = lengths.map { NSNumber(value: $0) }
    if let offset = line.dashOffset { film.score.set(layer, "lineDashPhase", to: time.film(offset)) { $0 } }
  }

  /// Lines of more dashes are drawn without.
  private static let maximumDashCount = 100_000.0

  func shapeLayer(_ path: Animated<ShapePath>, copies: Int = 1) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.makePlain()
    layer.fillColor = nil
    if path.first.isMomentary {
      film.score.setJumping(layer, "path", to: path) { $0.cgPath(copies: copies) }
    } else {
      film.score.set(layer, "path", to: path) { $0.cgPath(copies: copies) }
    }
    return layer
  }
}

// MARK: - Which paints share a layer

/// A fill and a stroke over it that one shape layer can draw.
private struct FillWithStroke {
  let fill: FillStyle
  let stroke: StrokeStyle

  /// nil where there is anything else, the fill lies in front, their opacities differ, or dashes change their lengths.
  init?(_ paints: [ShapeItem]) {
    guard paints.count == 2, case .stroke(let stroke) = paints[0], case .fill(let fill) = paints[1],
      fill.opacity == stroke.opacity, fill.blendMode == stroke.blendMode, !stroke.line.hasMovingDashes
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

  /// How many edges of a path it draws.
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
