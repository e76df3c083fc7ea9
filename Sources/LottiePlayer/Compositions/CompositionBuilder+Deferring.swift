import QuartzCore

// Layers that are built when they first show.

extension CompositionBuilder {
  /// All frames.
  static var allFrames: ClosedRange<Double> { -.infinity ... .infinity }

  /// The number of frames by which layers are built before they show, because the times at which they appear are rounded.
  private static var startMargin: Double { 0.1 }
  /// The number of frames for which layers are built after they were last seen, because frames may hold until the next.
  private static var endMargin: Double { 2 }

  /// Builds the deferred layers that may show in a range of global frames, also those inside them.
  func addLayers(showing frames: ClosedRange<Double>) {
    shownFrames = frames
    let due = deferred.filter { $0.frames.overlaps(frames) }
    deferred.removeAll { $0.frames.overlaps(frames) }
    for layer in due { layer.assembler.build(layer.index) }
  }

  /// Returns the global frames in which a layer may show if they aren't among those shown now; nil if the layer is to be
  /// built now.
  func deferredFrames(ofLayerAt position: Int, in composition: Composition) -> ClosedRange<Double>? {
    // In place, because a copy of the model would take longer than the rest.
    let models = composition.models
    guard isDeferred, models[position].hasContent,
      let frames = composition.time.globalFrames(
        from: max(models[position].inFrame, models[position].transform.firstOpaqueFrame),
        to: models[position].outFrame, margins: (Self.startMargin, Self.endMargin)),
      !frames.overlaps(shownFrames),
      !composition.hasParents || drawsSurely(models[position], in: composition)
    else { return nil }
    return frames
  }

  /// Whether a layer certainly isn't empty, so that its neighbors' common parents are known before it's built.
  private func drawsSurely(_ model: LayerModel, in composition: Composition) -> Bool {
    switch model.content {
    case .solid: true
    case .shapes(let items): items.drawSurely(depth: 0)
    case .composition(let id, _, _): compositions[id]?.layers != nil && canNest(model, in: composition)
    case .image, .null, .text, .other: false
    }
  }
}

extension TransformModel {
  /// The frame before which the opacity is certainly 0; infinite if it never changes from 0.
  ///
  /// Values that hold don't count: one that holds alone isn't drawn, see ``LottieFeatures/heldValues``.
  fileprivate var firstOpaqueFrame: Double {
    guard let keyframes = opacity?.keyframes else { return -.infinity }
    let transparent = keyframes.prefix { $0.value == 0 && $0.easing != .hold }
    guard let last = transparent.last else { return -.infinity }
    return transparent.count == keyframes.count ? .infinity : last.time
  }
}

extension [ShapeItem] {
  /// Whether a path with a paint after it is among the items or in one of their groups, and no repeater, which may make
  /// no copies.
  ///
  /// - Parameters:
  ///   - depth: The number of groups that contain the items.
  ///   - hasInheritedPaint: Whether a paint outside acts on the items. Default false.
  fileprivate func drawSurely(depth: Int, hasInheritedPaint: Bool = false) -> Bool {
    guard depth < ShapeBuilder.maximumDepth, !contains(where: \.isRepeater) else { return false }
    if let path = firstIndex(where: \.isPath) {
      return hasInheritedPaint || self[path...].contains(where: \.isPaint)
        || contains { $0.groupItems?.drawSurely(depth: depth + 1) == true }
    }
    let hasPaint = hasInheritedPaint || contains(where: \.isPaint)
    return contains { $0.groupItems?.drawSurely(depth: depth + 1, hasInheritedPaint: hasPaint) == true }
  }
}

extension ShapeItem {
  fileprivate var isRepeater: Bool {
    if case .repeater = self { true } else { false }
  }

  fileprivate var isPath: Bool {
    switch self {
    case .path, .rectangle, .ellipse, .star: true
    default: false
    }
  }

  fileprivate var groupItems: [ShapeItem]? {
    if case .group(let group) = self { group.items } else { nil }
  }
}

extension CompositionTime {
  /// Returns the global frames in which a layer may show that is visible between two frames of the composition, rounded
  /// outward; nil if they can't be told because the time is remapped.
  ///
  /// A layer that would be hidden at the animation's end remains visible.
  func globalFrames(
    from first: Double, to end: Double, margins: (start: Double, end: Double)
  ) -> ClosedRange<Double>? {
    guard let start = linearGlobalFrame(at: first), let stop = linearGlobalFrame(at: end), !start.isNaN,
      !stop.isNaN
    else { return nil }
    let isVisibleAtEnd = stop < start || stop >= sampler.frames.upperBound
    return (start - margins.start)...(isVisibleAtEnd ? .infinity : stop + margins.end)
  }
}
