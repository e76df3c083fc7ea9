import QuartzCore

/// The colours of letters, in the film's time.
struct TextPaint {
  var fill: Animated<FilmColor>?
  var stroke: Animated<FilmColor>?
  var strokeWidth: Animated<Double>
  var isStrokeOverFill: Bool

  init(_ document: TextDocument) {
    fill = document.fillColor.map { Animated($0) }
    stroke = document.strokeColor.map { Animated($0) }
    strokeWidth = Animated(document.strokeWidth)
    isStrokeOverFill = document.isStrokeOverFill
  }

  /// Layers that draw outlines, the last in front: one, unless the fill lies over a stroke.
  func layers(_ outline: CGPath, _ score: AnimationScore) -> [CALayer] {
    let hasStroke = stroke != nil && (!strokeWidth.isStill || strokeWidth.first > 0)
    guard hasStroke, fill != nil, !isStrokeOverFill else {
      return fill != nil || hasStroke ? [layer(outline, fill, hasStroke ? stroke : nil, score)] : []
    }
    return [layer(outline, nil, stroke, score), layer(outline, fill, nil, score)]
  }

  private func layer(
    _ outline: CGPath, _ fill: Animated<FilmColor>?, _ stroke: Animated<FilmColor>?, _ score: AnimationScore
  ) -> CALayer {
    let layer = CAShapeLayer()
    layer.makePlain()
    layer.path = outline
    layer.fillColor = nil
    if let fill { score.set(layer, "fillColor", to: fill) { $0.cgColor } }
    guard let stroke else { return layer }
    layer.lineJoin = .round
    score.set(layer, "strokeColor", to: stroke) { $0.cgColor }
    score.set(layer, "lineWidth", to: strokeWidth) { max(0, $0) }
    return layer
  }
}
