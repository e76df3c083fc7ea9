import QuartzCore

extension FilmBuilder {
  /// The layers of a text: for each of the texts that it shows in turn one, seen at its time.
  func texts(_ text: TextModel, _ model: LayerModel, _ time: FilmTime) -> [CALayer] {
    reportUndrawn(text, of: model.name)
    let acting = text.animators.filter { !$0.isNeutral && !$0.selector.isExpression }
    let animators = taking(acting, of: model.name).map { $0.film(time) }
    let path = text.path.flatMap { TextPath($0, model.masks, time, textSamples) }
    if path == nil, text.path != nil {
      report("a text along a mask that the layer doesn't have", of: model.name)
    }
    return text.documents.enumerated().flatMap { place, keyframe -> [CALayer] in
      guard takesLayer(of: model.name) else { return [] }
      let letters = letters(of: keyframe.document, text, animators, path, model.name, time)
      guard text.documents.count > 1 else { return letters }
      let layer = CALayer.plain(letters)
      let isLast = place == text.documents.count - 1
      setVisibility(
        of: layer, from: place == 0 ? -Self.always : keyframe.time,
        to: isLast ? Self.always : text.documents[place + 1].time, time)
      return [layer]
    }
  }

  private func taking(_ animators: [TextAnimatorModel], of layerName: String) -> [TextAnimatorModel] {
    if animators.count > Self.maximumAnimatorCount {
      report("more than \(Self.maximumAnimatorCount) text animators", of: layerName)
    }
    return Array(animators.prefix(Self.maximumAnimatorCount))
  }

  /// Of one text: each acts on each letter.
  private static let maximumAnimatorCount = 32

  /// A frame after every film's.
  private static let always = 1e12

  private func reportUndrawn(_ text: TextModel, of layerName: String) {
    if text.hasExpression { report("an expression for its text", of: layerName) }
    for animator in text.animators {
      for feature in animator.ignored { report(feature, of: layerName) }
      if let blur = animator.blur { report(blur, of: layerName) }
      if animator.selector.isExpression { report("a text animator's expression selector", of: layerName) }
    }
  }

  private func report(_ blur: Animated<Vector>, of layerName: String) {
    guard features.contains(.effects) else { return report("blurred letters", of: layerName) }
    if blur.keyframes.contains(where: { $0.value.x != $0.value.y }) {
      report("letters blurred more in one direction, drawn evenly blurred", of: layerName)
    }
  }
}

// MARK: - Letters

extension FilmBuilder {
  private func letters(
    of document: TextDocument, _ text: TextModel, _ animators: [TextAnimatorModel], _ path: TextPath?,
    _ layerName: String, _ time: FilmTime
  ) -> [CALayer] {
    let replacement = textSource.font(.init(name: document.fontName, size: document.size))
    let shown = textSource.text(layerName, document.text)
    var document = document
    document.size = replacement?.size ?? document.size
    document.text = textFonts.fitting(shown)
    if document.text != shown { report("a text of more characters than there is room for", of: layerName) }
    guard document.size > 0, !document.text.isEmpty else { return [] }
    let face = TextFace(
      fonts: textFonts, font: textFonts.font(document.fontName), size: document.size,
      replacement: replacement?.name
    ) { self.report($0, of: layerName) }
    let layout = TextLayout(path == nil ? document : document.unaligned, document.lines(), face)
    let paint = TextPaint(document)
    guard let path else {
      guard !animators.isEmpty else { return stillLetters(layout, paint, layerName) }
      let motion = TextMotion(text, animators, document, layout, time, textSamples)
      return movingLetters(layout, paint, motion, layerName)
    }
    let centered = layout.centered
    guard !animators.isEmpty || !path.isStill else {
      return stillLetters(centered, paint, layerName) {
        path.place(ofLetter: $0, in: layout, document.alignment).first
      }
    }
    var model = text
    model.anchorGrouping = .characters
    let motion = TextMotion(model, animators, document, centered, time, textSamples)
    return movingLetters(centered, paint, motion, layerName) {
      path.place(ofLetter: $0, in: layout, document.alignment, shift: motion.shift(ofLetter: $0))
    }
  }

  /// All letters as one path.
  ///
  /// - Parameter place: Where a letter by its number lies beside its place in the layout.
  private func stillLetters(
    _ layout: TextLayout, _ paint: TextPaint, _ layerName: String, place: ((Int) -> PlanePlace)? = nil
  ) -> [CALayer] {
    let path = CGMutablePath()
    for (number, letter) in layout.letters.enumerated() where takes(letter.outline, of: layerName) {
      let transform = CGAffineTransform(translationX: letter.position.x, y: letter.position.y)
      path.addPath(
        letter.outline,
        transform: place.map { transform.concatenating($0(number).affineTransform) } ?? transform)
    }
    return path.isEmpty ? [] : paint.layers(path, score)
  }

  /// A layer for each letter that is seen.
  ///
  /// - Parameter place: Where a letter by its number lies beside its place in the layout.
  private func movingLetters(
    _ layout: TextLayout, _ paint: TextPaint, _ motion: TextMotion, _ layerName: String,
    place: ((Int) -> Animated<PlanePlace>)? = nil
  ) -> [CALayer] {
    layout.letters.indices.compactMap { number in
      let outline = layout.letters[number].outline
      guard !outline.isEmpty, takesLayer(of: layerName), takes(outline, of: layerName) else { return nil }
      var letterPaint = paint
      letterPaint.fill = paint.fill.map { motion.color(ofLetter: number, from: $0.first, \.fill) }
      letterPaint.stroke = paint.stroke.map { motion.color(ofLetter: number, from: $0.first, \.stroke) }
      if let growth = motion.strokeGrowth(ofLetter: number) {
        letterPaint.strokeWidth = samples.map(growth) { $0 + paint.strokeWidth.first }
      }
      let layers = letterPaint.layers(outline, score)
      guard let first = layers.first else { return nil }
      let layer = layers.count == 1 ? first : CALayer.plain(layers)
      let filmTime = FilmTime(samples, easing: .ofEachComponent)
      setPlace(of: layer, motion.transform(ofLetter: number, isAlongPath: place != nil), filmTime)
      setOpacity(of: layer, motion.opacity(ofLetter: number), filmTime)
      if features.contains(.effects), let blur = motion.blur(ofLetter: number) { addBlur(blur, to: layer) }
      return place.map { placed(layer, $0(number)) } ?? layer
    }
  }

  private func placed(_ letter: CALayer, _ place: Animated<PlanePlace>) -> CALayer {
    let layer = CALayer.plain([letter])
    score.set(layer, "position", to: place) { CGPoint($0.position) }
    score.set(layer, "transform", to: place) { $0.matrix.transform }
    return layer
  }

  private func takes(_ outline: CGPath, of layerName: String) -> Bool {
    let fits = textFonts.takes(outline)
    if !fits { report("letters with more points than there is room for", of: layerName) }
    return fits
  }
}
