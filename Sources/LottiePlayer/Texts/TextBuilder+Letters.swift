import QuartzCore

extension TextBuilder {
  /// Returns the layers of one text.
  func letterLayers(
    of document: TextDocument, _ text: TextModel, _ animators: [TextAnimatorModel], _ path: TextPath?,
    _ layerName: String, _ time: CompositionTime
  ) -> [CALayer] {
    let replacement = source.font(.init(name: document.fontName, size: document.size))
    let fullText = source.text(layerName, document.text)
    var document = document
    document.size = replacement?.size ?? document.size
    document.text = fonts.textWithinLimits(fullText)
    if document.text != fullText {
      context.report("a text of more characters than the limit", of: layerName)
    }
    guard document.size > 0, !document.text.isEmpty else { return [] }
    let face = TextFace(
      fonts: fonts, font: fonts.font(document.fontName), size: document.size,
      replacement: replacement?.name
    ) { context.report($0, of: layerName) }
    let layout = TextLayout(path == nil ? document : document.leftAligned, document.lines(), face)
    let paint = TextPaint(document)
    guard let path else {
      guard !animators.isEmpty else { return constantLayers(layout, paint, layerName) }
      let motion = TextMotion(text, animators, document, layout, time, sampler)
      return animatedLayers(layout, paint, motion, layerName)
    }
    let centered = layout.centered
    guard !animators.isEmpty || !path.isConstant else {
      return constantLayers(centered, paint, layerName) {
        path.transform(ofLetter: $0, in: layout, document.alignment).first
      }
    }
    var model = text
    model.anchorGrouping = .characters
    let motion = TextMotion(model, animators, document, centered, time, sampler)
    return animatedLayers(centered, paint, motion, layerName) {
      path.transform(ofLetter: $0, in: layout, document.alignment, shift: motion.shift(ofLetter: $0))
    }
  }

  /// Returns all letters as one path.
  ///
  /// - Parameters:
  ///   - layout: The letters.
  ///   - paint: Their colors.
  ///   - layerName: The layer's name.
  ///   - transform: A further transform for each letter, by its index in the layout.
  private func constantLayers(
    _ layout: TextLayout, _ paint: TextPaint, _ layerName: String,
    transform letterTransform: ((Int) -> PlaneTransform)? = nil
  ) -> [CALayer] {
    let path = CGMutablePath()
    for (index, letter) in layout.letters.enumerated() where reserveOutline(letter.outline, for: layerName) {
      let translation = CGAffineTransform(translationX: letter.position.x, y: letter.position.y)
      path.addPath(
        letter.outline,
        transform: letterTransform.map { translation.concatenating($0(index).affineTransform) }
          ?? translation)
    }
    return path.isEmpty ? [] : paint.layers(path, context.animations)
  }

  /// Returns a layer for each visible letter.
  ///
  /// - Parameters:
  ///   - layout: The letters.
  ///   - paint: Their colors.
  ///   - motion: Their animations.
  ///   - layerName: The layer's name.
  ///   - transform: A further transform for each letter, by its index in the layout.
  private func animatedLayers(
    _ layout: TextLayout, _ paint: TextPaint, _ motion: TextMotion, _ layerName: String,
    transform letterTransform: ((Int) -> Animated<PlaneTransform>)? = nil
  ) -> [CALayer] {
    layout.letters.indices.compactMap { index in
      let outline = layout.letters[index].outline
      guard !outline.isEmpty, context.reserveLayer(for: layerName), reserveOutline(outline, for: layerName)
      else { return nil }
      let layers = motion.paint(ofLetter: index, from: paint).layers(outline, context.animations)
      guard let first = layers.first else { return nil }
      let layer = layers.count == 1 ? first : CALayer.plain(layers)
      let globalTime = CompositionTime(context.sampler, easing: .byEachComponent)
      let transform = motion.transform(ofLetter: index, isAlongPath: letterTransform != nil)
      context.setTransform(of: layer, transform, globalTime)
      context.setOpacity(of: layer, motion.opacity(ofLetter: index), globalTime)
      if context.features.contains(.effects), let blur = motion.blur(ofLetter: index) {
        context.addBlur(blur, to: layer)
      }
      return letterTransform.map { transformed(layer, by: $0(index)) } ?? layer
    }
  }

  private func transformed(_ letter: CALayer, by transform: Animated<PlaneTransform>) -> CALayer {
    let layer = CALayer.plain([letter])
    context.animations.set(layer, "position", to: transform) { CGPoint($0.position) }
    context.animations.set(layer, "transform", to: transform) { $0.matrix.transform }
    return layer
  }

  private func reserveOutline(_ outline: CGPath, for layerName: String) -> Bool {
    let fits = fonts.reserveOutline(outline)
    if !fits { context.report("letters with more points than the limit", of: layerName) }
    return fits
  }
}
