/// How the letters of a text move, fade and change their colours, in the film's time.
///
/// Each animator adds what it does to a letter, as much of it as its selector says; scales and opacities multiply. The
/// formulas are those of the best-known web player, but for the opacity, which goes evenly from 100 to the animator's.
struct TextMotion {
  private let layout: TextLayout
  private let animators: [TextAnimatorModel]
  private let samples: FilmSamples
  /// For each animator and each mark of the text what it takes.
  private let weights: [[Animated<Double>]]
  private let alignment: Animated<Vector>
  private let anchors: TextAnchors
  /// For each letter how far other letters' tracking moves it.
  private var shifts: [Animated<Double>] = []

  /// - Parameter animators: The animators in the film's time.
  init(
    _ model: TextModel, _ animators: [TextAnimatorModel], _ document: TextDocument, _ layout: TextLayout,
    _ time: FilmTime, _ samples: FilmSamples
  ) {
    self.layout = layout
    self.animators = animators
    self.samples = samples
    weights = animators.enumerated().map { place, animator in
      Self.weights(animator.selector, of: layout.marks, seed: place, samples)
    }
    alignment = time.film(model.groupingAlignment)
    anchors = TextAnchors(layout, by: model.anchorGrouping, size: document.size)
    if animators.contains(where: { $0.tracking != nil }) { shifts = trackingShifts(document.alignment) }
  }

  private static func weights(
    _ selector: TextSelectorModel, of marks: [TextLayout.Mark], seed: Int, _ samples: FilmSamples
  ) -> [Animated<Double>] {
    var units = TextUnits(marks, by: selector.unit)
    let count = units.count
    let parts: [Animated<Double>]
    if let span = selector.movingSpan {
      parts = (0..<count).map { part in
        samples.property(over: span) { TextSelection(selector, count: count, at: $0).weight(of: part) }
      }
    } else {
      let selection = TextSelection(selector, count: count, at: 0)
      parts = (0..<count).map { Animated(selection.weight(of: $0)) }
    }
    if selector.isRandomized { units = units.shuffled(seed: seed) }
    return units.numbers.map { $0 < count ? parts[$0] : Animated(0) }
  }
}

// MARK: - Places

extension TextMotion {
  /// Where a letter stands, by its number in the layout.
  ///
  /// - Parameter isAlongPath: Whether what moves it to the right isn't among that, but its ``shift(ofLetter:)``.
  func transform(ofLetter number: Int, isAlongPath: Bool = false) -> TransformModel {
    let letter = layout.letters[number]
    let origin = Vector(x: letter.position.x, y: letter.position.y)
    let center = center(ofLetter: number)
    let moved = movedCenter(ofLetter: number)
    var model = TransformModel()
    model.anchor = sum(samples.map(center) { $0 - origin }, \.anchor, letter)
    model.position = .whole(
      isAlongPath ? samples.combine(moved, center) { Vector(x: $1.x, y: $0.y, z: $0.z) } : moved)
    model.scale = scale(letter)
    model.rotation = sum(\.rotation, letter)
    model.rotationX = sum(\.rotationX, letter)
    model.rotationY = sum(\.rotationY, letter)
    model.skew = sum(\.skew, letter)
    model.skewAxis = sum(\.skewAxis, letter)
    return model
  }

  /// By how much tracking and animators move a letter to the right.
  func shift(ofLetter number: Int) -> Animated<Double> {
    samples.combine(movedCenter(ofLetter: number), center(ofLetter: number)) { $0.x - $1.x }
  }

  private func center(ofLetter number: Int) -> Animated<Vector> {
    samples.map(alignment) { anchors.anchor(ofLetter: number, $0) }
  }

  private func movedCenter(ofLetter number: Int) -> Animated<Vector> {
    let center = center(ofLetter: number)
    let rest = shifts.isEmpty ? center : samples.combine(center, shifts[number]) { $0 + Vector(x: $1, y: 0) }
    return sum(rest, \.position, layout.letters[number])
  }

  /// A letter's opacity in per cent; nil where it's opaque throughout.
  func opacity(ofLetter number: Int) -> Animated<Double>? {
    let letter = layout.letters[number]
    let factors = each(\.opacity, letter) { 100 + ($0 - 100) * $1 }
    return factors.dropFirst().reduce(factors.first) { product, factor in
      product.map { multiplied($0, factor) { $0 * $1 / 100 } }
    }
  }

  private func scale(_ letter: TextLayout.Letter) -> Animated<Vector>? {
    let factors = each(\.scale, letter) { scale, weight in
      Vector(x: 100 + (scale.x - 100) * weight, y: 100 + (scale.y - 100) * weight, z: 100)
    }
    return factors.dropFirst().reduce(factors.first) { product, factor in
      product.map { multiplied($0, factor) { Vector(x: $0.x * $1.x / 100, y: $0.y * $1.y / 100, z: 100) } }
    }
  }
}

extension TextMotion {
  /// What each animator that has a property makes of it for a letter.
  private func each<Value: FilmValue>(
    _ property: KeyPath<TextAnimatorModel, Animated<Value>?>, _ letter: TextLayout.Letter,
    _ weighted: @escaping (Value, Double) -> Value
  ) -> [Animated<Value>] {
    zip(animators, weights).compactMap { animator, weights in
      animator[keyPath: property].map { multiplied($0, weights[letter.place], weighted) }
    }
  }

  private func sum(
    _ start: Animated<Vector>, _ property: KeyPath<TextAnimatorModel, Animated<Vector>?>,
    _ letter: TextLayout.Letter
  ) -> Animated<Vector> {
    each(property, letter) { Vector(x: $0.x * $1, y: $0.y * $1, z: $0.z * $1) }
      .reduce(start) { samples.combine($0, $1, +) }
  }

  private func sum(
    _ property: KeyPath<TextAnimatorModel, Animated<Double>?>, _ letter: TextLayout.Letter
  ) -> Animated<Double>? {
    sum(each(property, letter) { $0 * $1 })
  }

  private func sum(_ parts: [Animated<Double>]) -> Animated<Double>? {
    parts.dropFirst().reduce(parts.first) { sum, part in sum.map { samples.combine($0, part, +) } }
  }

  /// A product of two properties, which isn't linear where both move.
  private func multiplied<One, Two, Value>(
    _ one: Animated<One>, _ two: Animated<Two>, _ product: @escaping (One, Two) -> Value
  ) -> Animated<Value> {
    samples.combine(one, two, isLinear: one.isStill || two.isStill, product)
  }
}

// MARK: - Tracking

extension TextMotion {
  /// What is added between letters, summed from the left of each line: lines grow from where they are aligned.
  private func trackingShifts(_ alignment: TextDocument.Alignment) -> [Animated<Double>] {
    var shifts: [Animated<Double>] = []
    var line = -1
    var start = 0
    for (number, letter) in layout.letters.enumerated() {
      if letter.line != line {
        align(&shifts, from: start, alignment)
        (line, start) = (letter.line, number)
        shifts.append(Animated(0))
      } else {
        let amount = sum(\.tracking, letter) ?? Animated(0)
        shifts.append(samples.combine(shifts[number - 1], amount, +))
      }
    }
    align(&shifts, from: start, alignment)
    return shifts
  }

  private func align(
    _ shifts: inout [Animated<Double>], from start: Int, _ alignment: TextDocument.Alignment
  ) {
    guard alignment != .left, start < shifts.count, let growth = shifts.last else { return }
    let part = alignment == .right ? 1.0 : 0.5
    for number in start..<shifts.count {
      shifts[number] = samples.combine(shifts[number], growth) { $0 - $1 * part }
    }
  }
}

// MARK: - Colours and lines

extension TextMotion {
  /// A letter's colour.
  func color(
    ofLetter number: Int, from color: FilmColor, _ model: KeyPath<TextAnimatorModel, TextColorModel>
  ) -> Animated<FilmColor> {
    let place = layout.letters[number].place
    let parts = zip(animators, weights).map { (model: $0[keyPath: model], weight: $1[place]) }
      .filter { !$0.model.isNeutral }
    func value(_ frame: Double) -> FilmColor {
      parts.reduce(color) { $1.model.value(from: $0, weight: $1.weight.value(at: frame), at: frame) }
    }
    let spans = parts.flatMap { [$0.model.movingSpan, $0.weight.isStill ? nil : $0.weight.span] }
    guard let span = spans.compactMap(\.self).enclosure else { return Animated(value(0)) }
    return samples.property(over: span, value)
  }

  /// What is added to the width of a letter's outline.
  func strokeGrowth(ofLetter number: Int) -> Animated<Double>? {
    sum(\.strokeWidth, layout.letters[number])
  }

  /// How blurred a letter is, as much across as down; nil where no animator blurs.
  func blur(ofLetter number: Int) -> Animated<Double>? {
    let parts = each(\.blur, layout.letters[number]) { Vector(x: $0.x * $1, y: $0.y * $1) }
    return sum(parts.map { $0.map { ($0.x + $0.y) / 2 } })
  }
}

extension Vector {
  fileprivate static func - (one: Vector, other: Vector) -> Vector {
    Vector(x: one.x - other.x, y: one.y - other.y, z: one.z - other.z)
  }
}
