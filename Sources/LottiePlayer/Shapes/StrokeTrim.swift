import QuartzCore

/// A trim modifier as the start and end of a stroke.
///
/// Core Animation's strokes start and end within 0…1 of a path. If an offset exceeds this range, the path is repeated, and
/// start and end are fractions of all copies.
struct StrokeTrim {
  /// The number of times that the path is repeated.
  let copies: Int
  let isSequential: Bool
  private let start: Animated<Double>
  private let end: Animated<Double>

  init(_ trim: TrimModifier, _ time: CompositionTime, _ sampler: PropertySampler) {
    isSequential = trim.isSequential
    let fractions = Self.fractions(trim, time, sampler)
    let (starts, ends) = (fractions.start.extremes, fractions.end.extremes)
    let shift = -min(starts.least, ends.least).rounded(.down)
    let turns = (max(starts.largest, ends.largest) + shift).rounded(.up)
    copies = Int(turns.clamped(to: 1...Self.maximumCopyCount))
    let length = Double(copies)
    start = fractions.start.map { ($0 + shift) / length }
    end = fractions.end.map { ($0 + shift) / length }
  }

  private static let maximumCopyCount = 100.0
  private static let maximumVertexCount = 50_000

  /// Returns start and end, including the offset, as fractions of the path. The start isn't after the end.
  private static func fractions(
    _ trim: TrimModifier, _ time: CompositionTime, _ sampler: PropertySampler
  ) -> (start: Animated<Double>, end: Animated<Double>) {
    let start = time.global(trim.start).map { $0.clamped(to: 0...100) / 100 }
    let end = time.global(trim.end).map { $0.clamped(to: 0...100) / 100 }
    let offset = time.global(trim.offset).map { $0 / 360 }
    let (first, last) = ordered(start, end, sampler)
    if offset.isConstant {
      let turn = offset.first - offset.first.rounded(.towardZero)
      return (first.map { $0 + turn }, last.map { $0 + turn })
    }
    return (sampler.combine(first, offset, +), sampler.combine(last, offset, +))
  }

  /// Returns the smaller and the larger of two properties, sampled if their order changes over time.
  private static func ordered(
    _ start: Animated<Double>, _ end: Animated<Double>, _ sampler: PropertySampler
  ) -> (Animated<Double>, Animated<Double>) {
    let (starts, ends) = (start.extremes, end.extremes)
    if starts.largest <= ends.least { return (start, end) }
    if ends.largest <= starts.least { return (end, start) }
    let (first, last) = (start.span, end.span)
    let span = min(first.lowerBound, last.lowerBound)...max(first.upperBound, last.upperBound)
    let isOrdered = sampler.constant(changingIn: span) { start.value(at: $0) <= end.value(at: $0) }
    if let isOrdered { return isOrdered ? (start, end) : (end, start) }
    return (
      sampler.combine(start, end, isLinear: false, min), sampler.combine(start, end, isLinear: false, max)
    )
  }

  /// Returns the visible part of a path; all of it if it has too many vertices.
  func trimmed(_ path: Animated<ShapePath>, _ sampler: PropertySampler) -> Animated<ShapePath> {
    let size = path.keyframes.map(\.value.elementCount).max() ?? 0
    guard size <= Self.maximumVertexCount, sampler.reservePoints(size) else { return path }
    let length = Double(copies)
    let ends = sampler.combine(start, end) { Vector(x: $0 * length, y: $1 * length) }
    return sampler.combine(path, ends, isLinear: false, cost: size) {
      $0.trimmed(from: $1.x, to: $1.y)
    }
  }

  func apply(to layer: CAShapeLayer, _ animations: LayerAnimations) {
    animations.set(layer, "strokeStart", to: start) { $0 }
    animations.set(layer, "strokeEnd", to: end) { $0 }
  }
}
