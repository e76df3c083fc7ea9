import QuartzCore

/// Builds the Core Animation layers of text layers.
struct TextBuilder {
  let context: BuildContext
  let source: TextSource
  let fonts: TextFonts
  /// The sampler for letters, whose number is large.
  let sampler: PropertySampler

  init(_ document: LottieDocument, source: TextSource, _ context: BuildContext) {
    self.context = context
    self.source = source
    fonts = TextFonts(document)
    sampler = PropertySampler(document.inFrame...document.outFrame, BuildLimits(sampleCount: 400_000))
  }

  /// Returns the layers of a text layer. If the text changes over time, there is a layer for each text, visible while that
  /// text is current.
  ///
  /// - Parameters:
  ///   - text: The texts and their animators.
  ///   - masks: The layer's masks, one of which the text may follow.
  ///   - time: The time of the layer's composition.
  ///   - layerName: The layer's name.
  func layers(
    of text: TextModel, masks: [MaskModel], _ time: CompositionTime, layerName: String
  ) -> [CALayer] {
    reportUndrawn(text, of: layerName)
    let effective = text.animators.filter { !$0.isNeutral && !$0.selector.isExpression }
    let animators = animatorsWithinLimits(effective, of: layerName).map { $0.global(in: time) }
    let path = text.path.flatMap { TextPath($0, masks, time, sampler) }
    if path == nil, text.path != nil {
      context.report("a text path without a mask", of: layerName)
    }
    return text.documents.enumerated().flatMap { index, keyframe -> [CALayer] in
      guard context.reserveLayer(for: layerName) else { return [] }
      let letters = letterLayers(of: keyframe.document, text, animators, path, layerName, time)
      guard text.documents.count > 1 else { return letters }
      let layer = CALayer.plain(letters)
      let isLast = index == text.documents.count - 1
      context.setVisibility(
        of: layer, from: index == 0 ? -Self.distantFrame : keyframe.time,
        to: isLast ? Self.distantFrame : text.documents[index + 1].time, time)
      return [layer]
    }
  }

  /// A frame after the end of every animation.
  private static let distantFrame = 1e12

  private func animatorsWithinLimits(
    _ animators: [TextAnimatorModel], of layerName: String
  ) -> [TextAnimatorModel] {
    if animators.count > Self.maximumAnimatorCount {
      context.report("more than \(Self.maximumAnimatorCount) text animators", of: layerName)
    }
    return Array(animators.prefix(Self.maximumAnimatorCount))
  }

  /// The limit for one text, because each animator acts on each letter.
  private static let maximumAnimatorCount = 32
}

// MARK: - Reports

extension TextBuilder {
  private func reportUndrawn(_ text: TextModel, of layerName: String) {
    if text.hasExpression { context.report("an expression for its text", of: layerName) }
    for animator in text.animators {
      for feature in animator.ignored { context.report(feature, of: layerName) }
      if let blur = animator.blur { reportBlur(blur, of: layerName) }
      if animator.selector.isExpression {
        context.report("a text animator's expression selector", of: layerName)
      }
    }
  }

  private func reportBlur(_ blur: Animated<Vector>, of layerName: String) {
    guard context.features.contains(.effects) else {
      return context.report("blurred letters", of: layerName)
    }
    if blur.keyframes.contains(where: { $0.value.x != $0.value.y }) {
      context.report("a directional blur of letters, drawn evenly blurred", of: layerName)
    }
  }
}
