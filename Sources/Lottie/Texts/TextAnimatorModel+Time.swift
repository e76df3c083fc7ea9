extension TextAnimatorModel {
  /// The animator with its keyframes at frames of the film.
  func film(_ time: FilmTime) -> TextAnimatorModel {
    var model = self
    model.selector = selector.film(time)
    (model.anchor, model.position, model.scale) = (
      anchor.map { time.film($0) }, position.map { time.film($0) }, scale.map { time.film($0) }
    )
    (model.rotation, model.rotationX, model.rotationY) = (
      rotation.map { time.film($0) }, rotationX.map { time.film($0) }, rotationY.map { time.film($0) }
    )
    (model.skew, model.skewAxis) = (skew.map { time.film($0) }, skewAxis.map { time.film($0) })
    (model.opacity, model.tracking, model.strokeWidth) = (
      opacity.map { time.film($0) }, tracking.map { time.film($0) }, strokeWidth.map { time.film($0) }
    )
    model.blur = blur.map { time.film($0) }
    (model.fill, model.stroke) = (fill.film(time), stroke.film(time))
    return model
  }

  /// Whether it changes nothing that is drawn.
  var isNeutral: Bool {
    let vectors = [anchor, position, scale, blur].compactMap(\.self)
    let numbers = [rotation, rotationX, rotationY, skew, opacity, tracking, strokeWidth].compactMap(\.self)
    return vectors.isEmpty && numbers.isEmpty && fill.isNeutral && stroke.isNeutral
  }
}

extension TextSelectorModel {
  fileprivate func film(_ time: FilmTime) -> TextSelectorModel {
    var model = self
    (model.start, model.end, model.offset) = (time.film(start), end.map { time.film($0) }, time.film(offset))
    (model.easeHigh, model.easeLow) = (time.film(easeHigh), time.film(easeLow))
    (model.amount, model.smoothness) = (time.film(amount), time.film(smoothness))
    return model
  }

  /// The frames in which something of it moves; nil where nothing does.
  var movingSpan: ClosedRange<Double>? {
    [start, end ?? start, offset, amount, easeHigh, easeLow, smoothness].movingSpan
  }
}

extension TextColorModel {
  fileprivate func film(_ time: FilmTime) -> TextColorModel {
    TextColorModel(
      color: color.map { time.film($0) }, opacity: opacity.map { time.film($0) },
      hue: hue.map { time.film($0) },
      saturation: saturation.map { time.film($0) }, brightness: brightness.map { time.film($0) })
  }
}

extension [Animated<Double>] {
  /// The frames in which some of the properties move; nil where none does.
  var movingSpan: ClosedRange<Double>? { lazy.filter { !$0.isStill }.map(\.span).enclosure }
}

extension Sequence<ClosedRange<Double>> {
  /// The smallest range around all of them; nil for none.
  var enclosure: ClosedRange<Double>? {
    reduce(nil) { enclosure, range in
      guard let enclosure else { return range }
      return Swift.min(
        enclosure.lowerBound, range.lowerBound)...Swift.max(enclosure.upperBound, range.upperBound)
    }
  }
}
