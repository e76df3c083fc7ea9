import QuartzCore

/// The fill and stroke of letters.
struct TextPaint {
  var fill: Animated<LottieColor>?
  var stroke: Animated<LottieColor>?
  var strokeWidth: Animated<Double>
  var isStrokeOverFill: Bool

  init(_ document: TextDocument) {
    fill = document.fillColor.map { Animated($0) }
    stroke = document.strokeColor.map { Animated($0) }
    strokeWidth = Animated(document.strokeWidth)
    isStrokeOverFill = document.isStrokeOverFill
  }

  /// Returns layers that draw an outline, the last one in front. There is one, unless the fill is above the stroke.
  func layers(_ outline: CGPath, _ animations: LayerAnimations) -> [CALayer] {
    let hasStroke = stroke != nil && (!strokeWidth.isConstant || strokeWidth.first > 0)
    guard hasStroke, fill != nil, !isStrokeOverFill else {
      return fill != nil || hasStroke ? [layer(outline, fill, hasStroke ? stroke : nil, animations)] : []
    }
    return [layer(outline, nil, stroke, animations), layer(outline, fill, nil, animations)]
  }

  private func layer(
    _ outline: CGPath, _ fill: Animated<LottieColor>?, _ stroke: Animated<LottieColor>?,
    _ animations: LayerAnimations
  ) -> CALayer {
    let layer = CAShapeLayer()
    layer.makePlain()
    layer.path = outline
    layer.fillColor = nil
    if let fill { animations.set(layer, "fillColor", to: fill) { $0.cgColor } }
    guard let stroke else { return layer }
    layer.lineJoin = .round
    animations.set(layer, "strokeColor", to: stroke) { $0.cgColor }
    animations.set(layer, "lineWidth", to: strokeWidth) { max(0, $0) }
    return layer
  }
}
