import MotionCore
import QuartzCore

/// A trim modifier as the start and end of a stroke.
///
/// Core Animation's strokes start and end within 0…1 of a path. If an offset exceeds this range, the path is repeated, and
/// start and end are fractions of all copies.
struct StrokeTrim {
  /// The number of times that the path is repeated.
  let copies: Int
  let isSequential: Bool
  private let start: DeferredProperty<Double>
  private let end: DeferredProperty<Double>

  init(_ trim: TrimModifier, _ time: CompositionTime, _ sampler: PropertySampler) {
    isSequential = trim.isSequential
    let start = time.global(trim.start).map { $0.clamped(to: 0...100) / 100 }
    let end = time.global(trim.end).map { $0.clamped(to: 0...100) / 100 }
    let offset = time.global(trim.offset).map { $0 / 360 }
    let ordered = Self.ordered(start, end, sampler)
    if ordered == nil, let crossing = Self.crossing(start, end, offset, sampler) {
      (copies, self.start, self.end) = (1, crossing.start, crossing.end)
      return
    }
    let fractions = Self.fractions(
      ordered?.first ?? sampler.combine(start, end, isLinear: false, min),
      ordered?.last ?? sampler.combine(start, end, isLinear: false, max), offset, sampler)
    let (starts, ends) = (fractions.start.extremes, fractions.end.extremes)
    let shift = -min(starts.least, ends.least).rounded(.down)
    let turns = (max(starts.largest, ends.largest) + shift).rounded(.up)
    copies = Int(turns.clamped(to: 1...Self.maximumCopyCount))
    let length = Double(copies)
    self.start = DeferredProperty(fractions.start.map { ($0 + shift) / length })
    self.end = DeferredProperty(fractions.end.map { ($0 + shift) / length })
  }

  private static let maximumCopyCount = 100.0
  private static let maximumVertexCount = 50_000

  /// Returns start and end with the offset. Whole turns of a constant offset make no difference.
  private static func fractions(
    _ start: Animated<Double>, _ end: Animated<Double>, _ offset: Animated<Double>, _ sampler: PropertySampler
  ) -> (start: Animated<Double>, end: Animated<Double>) {
    guard offset.isConstant else {
      return (sampler.combine(start, offset, +), sampler.combine(end, offset, +))
    }
    let turn = offset.first - offset.first.rounded(.towardZero)
    return (start.map { $0 + turn }, end.map { $0 + turn })
  }

  /// Returns the smaller and the larger of two properties; nil if their order changes over time.
  private static func ordered(
    _ start: Animated<Double>, _ end: Animated<Double>, _ sampler: PropertySampler
  ) -> (first: Animated<Double>, last: Animated<Double>)? {
    let (starts, ends) = (start.extremes, end.extremes)
    if starts.largest <= ends.least { return (start, end) }
    if ends.largest <= starts.least { return (end, start) }
    let isOrdered = sampler.constant(changingIn: start.changingSpan(with: end)) {
      start.value(at: $0) <= end.value(at: $0)
    }
    return isOrdered.map { $0 ? (start, end) : (end, start) }
  }

  /// Returns the smaller and the larger of two properties whose order changes, which are sampled when that is needed; nil if
  /// the number of copies depends on the samples.
  ///
  /// One copy is enough if there is no offset and no sample is beyond the values of the keyframes, which are 0…1.
  private static func crossing(
    _ start: Animated<Double>, _ end: Animated<Double>, _ offset: Animated<Double>, _ sampler: PropertySampler
  ) -> (start: DeferredProperty<Double>, end: DeferredProperty<Double>)? {
    guard sampler.defersSamples, offset.isConstant, offset.first == offset.first.rounded(),
      !start.overshoots, !end.overshoots
    else { return nil }
    return (
      sampler.deferredSamples(of: start, end, min), sampler.deferredSamples(of: start, end, max)
    )
  }

  /// Returns the visible part of a path; all of it if it has too many vertices.
  func trimmed(_ path: Animated<ShapePath>, _ sampler: PropertySampler) -> Animated<ShapePath> {
    let size = path.keyframes.map(\.value.elementCount).max() ?? 0
    guard size <= Self.maximumVertexCount, sampler.reservePoints(size) else { return path }
    let length = Double(copies)
    let ends = sampler.combine(start.property, end.property) { Vector(x: $0 * length, y: $1 * length) }
    return sampler.combine(path, ends, isLinear: false, cost: size) {
      $0.trimmed(from: $1.x, to: $1.y)
    }
  }

  func apply(to layer: CAShapeLayer, _ animations: LayerAnimations) {
    animations.set(layer, "strokeStart", to: start) { $0 }
    animations.set(layer, "strokeEnd", to: end) { $0 }
  }
}

extension Animated<Double> {
  /// Whether an interpolation may exceed the values of the keyframes at its ends, because of its timing curve.
  fileprivate var overshoots: Bool {
    keyframes.contains { keyframe in
      guard case .curves(let curves) = keyframe.easing else { return false }
      return curves.contains { curve in
        [1, 2].contains { !(0...1).contains(curve.controlPoint(at: $0).y) }
      }
    }
  }
}
