extension TextAnimatorModel {
  /// Returns the animator with keyframes at global frames.
  func global(in time: CompositionTime) -> TextAnimatorModel {
    var model = self
    model.selector = selector.global(in: time)
    (model.anchor, model.position, model.scale) = (
      anchor.map { time.global($0) }, position.map { time.global($0) }, scale.map { time.global($0) }
    )
    (model.rotation, model.rotationX, model.rotationY) = (
      rotation.map { time.global($0) }, rotationX.map { time.global($0) }, rotationY.map { time.global($0) }
    )
    (model.skew, model.skewAxis) = (skew.map { time.global($0) }, skewAxis.map { time.global($0) })
    (model.opacity, model.tracking, model.strokeWidth) = (
      opacity.map { time.global($0) }, tracking.map { time.global($0) }, strokeWidth.map { time.global($0) }
    )
    model.blur = blur.map { time.global($0) }
    (model.fill, model.stroke) = (fill.global(in: time), stroke.global(in: time))
    return model
  }

  /// Whether the animator changes nothing that is drawn.
  var isNeutral: Bool {
    let vectors = [anchor, position, scale, blur].compactMap(\.self)
    let numbers = [rotation, rotationX, rotationY, skew, opacity, tracking, strokeWidth].compactMap(\.self)
    return vectors.isEmpty && numbers.isEmpty && fill.isNeutral && stroke.isNeutral
  }
}

extension TextSelectorModel {
  fileprivate func global(in time: CompositionTime) -> TextSelectorModel {
    var model = self
    (model.start, model.end, model.offset) = (
      time.global(start), end.map { time.global($0) }, time.global(offset)
    )
    (model.easeHigh, model.easeLow) = (time.global(easeHigh), time.global(easeLow))
    (model.amount, model.smoothness) = (time.global(amount), time.global(smoothness))
    return model
  }

  /// The frames in which any of its values changes; nil if all are constant.
  var animatedSpan: ClosedRange<Double>? {
    [start, end ?? start, offset, amount, easeHigh, easeLow, smoothness].animatedSpan
  }
}

extension TextColorModel {
  fileprivate func global(in time: CompositionTime) -> TextColorModel {
    TextColorModel(
      color: color.map { time.global($0) }, opacity: opacity.map { time.global($0) },
      hue: hue.map { time.global($0) }, saturation: saturation.map { time.global($0) },
      brightness: brightness.map { time.global($0) })
  }

  /// The frames in which any of its values changes; nil if all are constant.
  var animatedSpan: ClosedRange<Double>? {
    let numbers = [opacity, hue, saturation, brightness].compactMap(\.self).animatedSpan
    return [numbers, color?.animatedSpan].compactMap(\.self).union
  }
}

extension TextPathModel {
  /// Returns the options with keyframes at global frames.
  func global(in time: CompositionTime) -> TextPathModel {
    var model = self
    (model.firstMargin, model.lastMargin) = (time.global(firstMargin), time.global(lastMargin))
    (model.isSpread, model.isPerpendicular) = (time.global(isSpread), time.global(isPerpendicular))
    model.isReversed = time.global(isReversed)
    return model
  }

  /// The frames in which any of its values changes; nil if all are constant.
  var animatedSpan: ClosedRange<Double>? {
    [firstMargin, lastMargin, isSpread, isPerpendicular, isReversed].animatedSpan
  }
}

// MARK: - Spans

extension Animated {
  /// The frames from the first keyframe to the last; nil if the property is constant.
  var animatedSpan: ClosedRange<Double>? { isConstant ? nil : span }
}

extension [Animated<Double>] {
  /// The frames in which any of the properties changes; nil if all are constant.
  fileprivate var animatedSpan: ClosedRange<Double>? { lazy.compactMap(\.animatedSpan).union }
}

extension Sequence<ClosedRange<Double>> {
  /// The smallest range that contains all ranges; nil if there are none.
  var union: ClosedRange<Double>? {
    reduce(nil) { union, range in
      guard let union else { return range }
      return Swift.min(union.lowerBound, range.lowerBound)...Swift.max(union.upperBound, range.upperBound)
    }
  }
}
