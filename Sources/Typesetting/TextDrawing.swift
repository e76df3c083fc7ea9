package import Raster

/// A step of drawing text, in the text's space, where y points down.
package indirect enum TextDrawing: Hashable, Sendable {
  case fill(Path, Paint)
  case stroke(Path, width: Double, Color)
  /// A bitmap, whose pixels a transform maps to the text's space, and the factor of its alpha.
  case bitmap(MippedBitmap, Affine, opacity: Double)
  /// Drawings that are drawn onto transparent pixels and then composited.
  case group(TextGroup)
  /// Drawings with the shadow that they cast together.
  case shadowed([TextDrawing], TextShadow)
}

/// Drawings that are composited together.
package struct TextGroup: Hashable, Sendable {
  package var drawings: [TextDrawing]
  package var opacity = 1.0
  package var blendMode = BlendMode.normal
  /// The path to which the drawings are clipped; nil for none.
  package var clip: Path?

  init(_ drawings: [TextDrawing]) { self.drawings = drawings }
}

extension TextFrame {
  /// The steps that draw the frame: backgrounds, then underlines, glyphs and lines through them, style by style.
  package var drawings: [TextDrawing] { TextPainter(text, shaper).drawings(of: lines) }
}

/// Collects the drawings of lines.
struct TextPainter {
  private let text: AttributedText
  private let shaper: any ParagraphShaping
  private var backgrounds: [(path: Path, color: Color)] = []
  private var layers: [StyleLayer]
  private var glyphs = GlyphList()

  /// The drawings of one style.
  fileprivate struct StyleLayer {
    var glyphs: [PathParts.Placement] = []
    var pictures: [TextDrawing] = []
    var rulesBelow = Path()
    var rulesAbove = Path()
  }

  init(_ text: AttributedText, _ shaper: any ParagraphShaping) {
    (self.text, self.shaper) = (text, shaper)
    layers = [StyleLayer](repeating: StyleLayer(), count: text.styles.count)
  }

  func drawings(of lines: [TextLine]) -> [TextDrawing] {
    var painter = self
    painter.glyphs = GlyphList(lines, shaper)
    for line in lines { painter.draw(line) }
    let backgrounds = painter.backgrounds.map { TextDrawing.fill($0.path, .color($0.color)) }
    let outlines = painter.glyphs.outlines
    return backgrounds + zip(painter.layers, text.styles).flatMap { $0.drawings($1, outlines) }
  }

  // MARK: - Lines

  private mutating func draw(_ line: TextLine) {
    for piece in line.pieces {
      let origin = Point(line.origin.x + piece.x, line.origin.y)
      drawBackgrounds(of: piece, in: line, at: origin)
      drawRules(of: piece, in: line, at: origin)
      if case .attachment(let attachment) = piece.content { draw(attachment, of: piece, at: origin) }
      drawGlyphs(of: piece, at: origin)
    }
  }

  private func style(of cluster: Int, in piece: LinePiece) -> Int {
    if case .mark = piece.content { return piece.style }
    return text.style(at: cluster)
  }

  private mutating func drawGlyphs(of piece: LinePiece, at origin: Point) {
    guard let first = piece.glyphs.first else { return }
    var style = style(of: Int(first.cluster), in: piece)
    var attributes = text.styles[style]
    for (glyph, position) in zip(piece.glyphs, piece.positions) {
      let index = glyphs.next()
      let glyphStyle = self.style(of: Int(glyph.cluster), in: piece)
      if glyphStyle != style { (style, attributes) = (glyphStyle, text.styles[glyphStyle]) }
      let transform = attributes.glyphTransform(piece.scale, at: origin + position)
      switch glyphs.pictures[index] {
      case .outline: layers[style].glyphs.append(PathParts.Placement(outline: index, transform: transform))
      case .layers(let list): layers[style].pictures += list.drawings(attributes.color, transform)
      case .bitmap(let bitmap, let box): draw(bitmap, in: box, transform, style)
      }
    }
  }

  private mutating func draw(_ mipped: MippedBitmap, in box: Box, _ transform: Affine, _ style: Int) {
    let bitmap = mipped.bitmap
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    let toBox = Affine(
      a: box.width / Double(bitmap.width), b: 0, c: 0, d: box.height / Double(bitmap.height), tx: box.min.x,
      ty: box.min.y)
    layers[style].pictures.append(
      .bitmap(mipped, toBox.concatenating(transform), opacity: text.styles[style].color.alpha))
  }

  private mutating func draw(_ attachment: TextAttachmentBox, of piece: LinePiece, at origin: Point) {
    guard let bitmap = attachment.bitmap else { return }
    let style = text.style(at: piece.range.lowerBound)
    let y = origin.y - text.styles[style].baselineOffset
    // The box begins at the pen position, like a glyph without a bearing.
    draw(bitmap, in: attachment.box, .translation(origin.x - attachment.box.min.x, y), style)
  }

  // MARK: - Rules and backgrounds

  /// Calls a closure with the horizontal extent of each part of a piece with one style.
  private func forEachStyle(
    of piece: LinePiece, _ body: (_ style: Int, _ extent: ClosedRange<Double>, _ isSpace: Bool) -> Void
  ) {
    var x = 0.0
    var pending: (style: Int, start: Double, isSpace: Bool)?
    for (cluster, width) in piece.widths {
      let style = style(of: cluster, in: piece)
      let isSpace = text.units.indices.contains(cluster) && AttributedText.isSpace(text.units[cluster])
      if let last = pending, last.style != style || last.isSpace != isSpace {
        body(last.style, last.start...max(x, last.start), last.isSpace)
        pending = nil
      }
      if pending == nil { pending = (style, x, isSpace) }
      x += width
    }
    if let last = pending { body(last.style, last.start...max(x, last.start), last.isSpace) }
  }

  private func isHanging(_ piece: LinePiece, in line: TextLine) -> Bool {
    !piece.range.isEmpty && piece.range.lowerBound >= line.contentEnd
  }

  private mutating func drawBackgrounds(of piece: LinePiece, in line: TextLine, at origin: Point) {
    guard text.styles.contains(where: { $0.background != nil }), !isHanging(piece, in: line) else { return }
    var boxes: [(box: Box, color: Color)] = []
    forEachStyle(of: piece) { style, extent, _ in
      guard let color = text.styles[style].background else { return }
      let box = Box(
        x: origin.x + extent.lowerBound, y: line.top, width: extent.upperBound - extent.lowerBound,
        height: line.height)
      boxes.append((box, color))
    }
    for (box, color) in boxes { drawBackground(box, color) }
  }

  /// Adds a background to the last one if that has the same color, so that neighbors have no seam.
  private mutating func drawBackground(_ box: Box, _ color: Color) {
    if backgrounds.last?.color != color { backgrounds.append((Path(), color)) }
    backgrounds[backgrounds.endIndex - 1].path.addRect(box)
  }

  private mutating func drawRules(of piece: LinePiece, in line: TextLine, at origin: Point) {
    guard text.styles.contains(where: { $0.underline != nil || $0.strikethrough != nil }),
      !isHanging(piece, in: line)
    else { return }
    var rules: [(style: Int, rule: TextRule, isAbove: Bool, extent: ClosedRange<Double>)] = []
    forEachStyle(of: piece) { style, extent, isSpace in
      let attributes = text.styles[style]
      let rulesOfStyle = [(attributes.underline, false), (attributes.strikethrough, true)]
      for (rule, isAbove) in rulesOfStyle {
        guard let rule, !(rule.isByWord && isSpace) else { continue }
        rules.append((style, rule, isAbove, extent))
      }
    }
    for (style, rule, isAbove, extent) in rules {
      let attributes = text.styles[style]
      let metrics = shaper.metrics(of: attributes.font, size: attributes.size)
      let thickness =
        (isAbove ? metrics.strikeThickness : metrics.underlineThickness) * (rule.isThick ? 2 : 1)
      let offset = isAbove ? -metrics.strikeOffset : metrics.underlineOffset
      let y = origin.y + offset - attributes.baselineOffset
      var path = Path()
      for line in 0..<(rule.isDouble ? 2 : 1) {
        let top = y - thickness / 2 + Double(line) * thickness * 2
        rule.append(
          from: origin.x + extent.lowerBound, to: origin.x + extent.upperBound, y: top, thickness, to: &path)
      }
      if isAbove { layers[style].rulesAbove.append(path) } else { layers[style].rulesBelow.append(path) }
    }
  }
}

extension TextPainter.StyleLayer {
  /// The drawings from back to front.
  fileprivate func drawings(_ style: TextAttributes, _ outlines: [Path]) -> [TextDrawing] {
    var list: [TextDrawing] = []
    func fill(_ path: Path, _ color: Color?) {
      let color = color ?? style.color
      if !path.isEmpty, color.alpha > 0 { list.append(.fill(path, .color(color))) }
    }
    fill(rulesBelow, style.underline?.color)
    let glyphs = Path(glyphs, of: outlines)
    if style.stroke?.isFilled ?? true { fill(glyphs, nil) }
    if let stroke = style.stroke, !glyphs.isEmpty {
      list.append(.stroke(glyphs, width: stroke.width, stroke.color ?? style.color))
    }
    list += pictures
    fill(rulesAbove, style.strikethrough?.color)
    guard let shadow = style.shadow, !list.isEmpty else { return list }
    return [.shadowed(list, shadow)]
  }
}

extension TextRule {
  /// Appends the line's rectangles from one x to another. Dots and dashes are at fixed positions, so that those
  /// of neighboring runs align.
  fileprivate func append(
    from start: Double, to end: Double, y: Double, _ thickness: Double, to path: inout Path
  ) {
    func add(_ from: Double, _ to: Double) {
      if to > from { path.addRect(Box(x: from, y: y, width: to - from, height: thickness)) }
    }
    let lengths: [Double] =
      switch pattern {
      case .solid: []
      case .dots: [1, 1]
      case .dashes: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    let period = lengths.reduce(0, +) * thickness
    guard period > 0, (end - start) / period < 100_000 else { return add(start, end) }
    var x = (start / period).rounded(.down) * period
    while x < end {
      for (index, length) in lengths.enumerated() {
        if index % 2 == 0 { add(max(x, start), min(x + length * thickness, end)) }
        x += length * thickness
      }
    }
  }
}

extension TextAttributes {
  /// The transform of a glyph from font units to its position, the pen.
  fileprivate func glyphTransform(_ scale: Double, at pen: Point) -> Affine {
    Affine(
      a: scale * horizontalScale, b: 0, c: -scale * obliqueness, d: scale, tx: pen.x, ty: pen.y)
  }
}

extension [GlyphLayer] {
  /// Returns the drawings of a color glyph, as transparent as the text.
  fileprivate func drawings(_ color: Color, _ transform: Affine) -> [TextDrawing] {
    var opaque = color
    opaque.alpha = 1
    let drawings = map { $0.drawing(opaque, transform) }
    guard color.alpha != 1 else { return drawings }
    var group = TextGroup(drawings)
    group.opacity = color.alpha
    return [.group(group)]
  }
}

extension GlyphLayer {
  fileprivate func drawing(_ color: Color, _ transform: Affine) -> TextDrawing {
    switch self {
    case .fill(let path, let paint, let opacity):
      switch paint ?? .color(color) {
      case .color(let color):
        return .fill(path.applying(transform), .color(color.withAlpha(multipliedBy: opacity)))
      case let paint:
        return .fill(path.applying(transform), paint.applying(transform))
      }
    case .group(let layers, let blendMode, let clip):
      var group = TextGroup(layers.map { $0.drawing(color, transform) })
      (group.blendMode, group.clip) = (blendMode, clip?.applying(transform))
      return .group(group)
    }
  }
}
