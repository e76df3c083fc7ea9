/// The animations of a text's letters: their transforms, opacities, colors and blurs.
///
/// Each animator adds its values to a letter, multiplied by the weight that its selector gives; scales and opacities are
/// multiplied with each other. The formulas are those of lottie-web, except that the opacity changes linearly from 100 to
/// the animator's opacity.
struct TextMotion {
  private let layout: TextLayout
  private let animators: [TextAnimatorModel]
  private let sampler: PropertySampler
  /// The weights that each animator gives to each mark of the text.
  private let weights: [[Animated<Double>]]
  private let alignment: Animated<Vector>
  private let anchors: TextAnchors
  /// The offset of each letter by animated tracking; empty if there is none.
  private var trackingOffsets: [Animated<Double>] = []

  /// - Parameters:
  ///   - model: The text, for the grouping of its anchors.
  ///   - animators: The animators with keyframes at global frames.
  ///   - document: The text's alignment and size.
  ///   - layout: The letters.
  ///   - time: The time of the layer's composition.
  ///   - sampler: The sampler for the letters' properties.
  init(
    _ model: TextModel, _ animators: [TextAnimatorModel], _ document: TextDocument, _ layout: TextLayout,
    _ time: CompositionTime, _ sampler: PropertySampler
  ) {
    self.layout = layout
    self.animators = animators
    self.sampler = sampler
    weights = animators.enumerated().map { index, animator in
      Self.weights(animator.selector, of: layout.marks, seed: index, sampler)
    }
    alignment = time.global(model.groupingAlignment)
    anchors = TextAnchors(layout, by: model.anchorGrouping, size: document.size)
    if animators.contains(where: { $0.tracking != nil }) {
      trackingOffsets = trackingOffsets(document.alignment)
    }
  }

  private static func weights(
    _ selector: TextSelectorModel, of marks: [TextLayout.Mark], seed: Int, _ sampler: PropertySampler
  ) -> [Animated<Double>] {
    var units = TextUnits(marks, by: selector.unit)
    let count = units.count
    let weights: [Animated<Double>]
    if let span = selector.animatedSpan {
      weights = (0..<count).map { unit in
        sampler.sample(over: span) { TextSelection(selector, count: count, at: $0).weight(of: unit) }
      }
    } else {
      let selection = TextSelection(selector, count: count, at: 0)
      weights = (0..<count).map { Animated(selection.weight(of: $0)) }
    }
    if selector.isRandomized { units = units.shuffled(seed: seed) }
    return units.indices.map { $0 < count ? weights[$0] : Animated(0) }
  }
}

// MARK: - Transforms

extension TextMotion {
  /// Returns the transform of a letter, given by its index in the layout.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - isAlongPath: Whether to omit the horizontal offset, because ``shift(ofLetter:)`` moves the letter along a path.
  func transform(ofLetter index: Int, isAlongPath: Bool = false) -> TransformModel {
    let letter = layout.letters[index]
    let origin = Vector(x: letter.position.x, y: letter.position.y)
    let anchor = anchor(ofLetter: index)
    let position = position(ofLetter: index)
    var model = TransformModel()
    model.anchor = sum(sampler.map(anchor) { $0 - origin }, \.anchor, letter)
    model.position = .combined(
      isAlongPath ? sampler.combine(position, anchor) { Vector(x: $1.x, y: $0.y, z: $0.z) } : position)
    model.scale = scale(letter)
    model.rotation = sum(\.rotation, letter)
    model.rotationX = sum(\.rotationX, letter)
    model.rotationY = sum(\.rotationY, letter)
    model.skew = sum(\.skew, letter)
    model.skewAxis = sum(\.skewAxis, letter)
    return model
  }

  /// Returns the horizontal offset of a letter by tracking and animators.
  func shift(ofLetter index: Int) -> Animated<Double> {
    sampler.combine(position(ofLetter: index), anchor(ofLetter: index)) { $0.x - $1.x }
  }

  private func anchor(ofLetter index: Int) -> Animated<Vector> {
    sampler.map(alignment) { anchors.anchor(ofLetter: index, $0) }
  }

  /// Returns the position of a letter's anchor after tracking and animators.
  private func position(ofLetter index: Int) -> Animated<Vector> {
    let anchor = anchor(ofLetter: index)
    let tracked =
      trackingOffsets.isEmpty
      ? anchor : sampler.combine(anchor, trackingOffsets[index]) { $0 + Vector(x: $1, y: 0) }
    return sum(tracked, \.position, layout.letters[index])
  }

  /// Returns a letter's opacity in percent; nil if no animator changes it.
  func opacity(ofLetter index: Int) -> Animated<Double>? {
    let factors = weighted(\.opacity, layout.letters[index]) { 100 + ($0 - 100) * $1 }
    return factors.dropFirst().reduce(factors.first) { product, factor in
      product.map { multiplied($0, factor) { $0 * $1 / 100 } }
    }
  }

  private func scale(_ letter: TextLayout.Letter) -> Animated<Vector>? {
    let factors = weighted(\.scale, letter) { scale, weight in
      Vector(x: 100 + (scale.x - 100) * weight, y: 100 + (scale.y - 100) * weight, z: 100)
    }
    return factors.dropFirst().reduce(factors.first) { product, factor in
      product.map { multiplied($0, factor) { Vector(x: $0.x * $1.x / 100, y: $0.y * $1.y / 100, z: 100) } }
    }
  }
}

// MARK: - Weighted sums

extension TextMotion {
  /// Returns a letter's weighted value for each animator that has a property.
  private func weighted<Value: KeyframeValue>(
    _ property: KeyPath<TextAnimatorModel, Animated<Value>?>, _ letter: TextLayout.Letter,
    _ weight: @escaping (Value, Double) -> Value
  ) -> [Animated<Value>] {
    zip(animators, weights).compactMap { animator, weights in
      animator[keyPath: property].map { multiplied($0, weights[letter.markIndex], weight) }
    }
  }

  private func sum(
    _ start: Animated<Vector>, _ property: KeyPath<TextAnimatorModel, Animated<Vector>?>,
    _ letter: TextLayout.Letter
  ) -> Animated<Vector> {
    weighted(property, letter) { Vector(x: $0.x * $1, y: $0.y * $1, z: $0.z * $1) }
      .reduce(start) { sampler.combine($0, $1, +) }
  }

  private func sum(
    _ property: KeyPath<TextAnimatorModel, Animated<Double>?>, _ letter: TextLayout.Letter
  ) -> Animated<Double>? {
    sum(weighted(property, letter) { $0 * $1 })
  }

  private func sum(_ terms: [Animated<Double>]) -> Animated<Double>? {
    terms.dropFirst().reduce(terms.first) { sum, term in sum.map { sampler.combine($0, term, +) } }
  }

  /// Returns a product of two properties, which isn't linear if both change.
  private func multiplied<One, Two, Value>(
    _ one: Animated<One>, _ two: Animated<Two>, _ product: @escaping (One, Two) -> Value
  ) -> Animated<Value> {
    sampler.combine(one, two, isLinear: one.isConstant || two.isConstant, product)
  }
}

// MARK: - Tracking

extension TextMotion {
  /// Returns the sum of animated tracking before each letter of its line, relative to the line's aligned end.
  private func trackingOffsets(_ alignment: TextDocument.Alignment) -> [Animated<Double>] {
    var offsets: [Animated<Double>] = []
    var line = -1
    var start = 0
    for (index, letter) in layout.letters.enumerated() {
      if letter.line != line {
        align(&offsets, from: start, alignment)
        (line, start) = (letter.line, index)
        offsets.append(Animated(0))
      } else {
        let amount = sum(\.tracking, letter) ?? Animated(0)
        offsets.append(sampler.combine(offsets[index - 1], amount, +))
      }
    }
    align(&offsets, from: start, alignment)
    return offsets
  }

  private func align(
    _ offsets: inout [Animated<Double>], from start: Int, _ alignment: TextDocument.Alignment
  ) {
    guard alignment != .left, start < offsets.count, let growth = offsets.last else { return }
    let fraction = alignment == .right ? 1.0 : 0.5
    for index in start..<offsets.count {
      offsets[index] = sampler.combine(offsets[index], growth) { $0 - $1 * fraction }
    }
  }
}

// MARK: - Colors and blurs

extension TextMotion {
  /// Returns the paint of a letter, given the text's paint.
  func paint(ofLetter index: Int, from paint: TextPaint) -> TextPaint {
    var letterPaint = paint
    letterPaint.fill = paint.fill.map { color(ofLetter: index, from: $0.first, \.fill) }
    letterPaint.stroke = paint.stroke.map { color(ofLetter: index, from: $0.first, \.stroke) }
    if let growth = sum(\.strokeWidth, layout.letters[index]) {
      letterPaint.strokeWidth = sampler.map(growth) { $0 + paint.strokeWidth.first }
    }
    return letterPaint
  }

  /// Returns a letter's color.
  func color(
    ofLetter index: Int, from color: LottieColor, _ model: KeyPath<TextAnimatorModel, TextColorModel>
  ) -> Animated<LottieColor> {
    let mark = layout.letters[index].markIndex
    let changes = zip(animators, weights).map { (model: $0[keyPath: model], weight: $1[mark]) }
      .filter { !$0.model.isNeutral }
    func value(_ frame: Double) -> LottieColor {
      changes.reduce(color) { $1.model.value(from: $0, weight: $1.weight.value(at: frame), at: frame) }
    }
    let spans = changes.flatMap { [$0.model.animatedSpan, $0.weight.animatedSpan] }
    guard let span = spans.compactMap(\.self).union else { return Animated(value(0)) }
    return sampler.sample(over: span, value)
  }

  /// Returns a letter's blurriness, the mean of both directions; nil if no animator blurs.
  func blur(ofLetter index: Int) -> Animated<Double>? {
    let blurs = weighted(\.blur, layout.letters[index]) { Vector(x: $0.x * $1, y: $0.y * $1) }
    return sum(blurs.map { $0.map { ($0.x + $0.y) / 2 } })
  }
}

extension Vector {
  fileprivate static func - (one: Vector, other: Vector) -> Vector {
    Vector(x: one.x - other.x, y: one.y - other.y, z: one.z - other.z)
  }
}
