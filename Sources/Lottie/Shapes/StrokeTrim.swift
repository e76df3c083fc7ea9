import QuartzCore

/// A trim as the start and end of a stroke, in the film's time.
///
/// Core Animation's strokes begin and end within 0…1 of a path. Where an offset leads beyond, the path is drawn several
/// times, one after the other, and start and end are parts of all of them.
struct StrokeTrim {
  /// How many times the path follows itself.
  let copies: Int
  let isSequential: Bool
  private let start: Animated<Double>
  private let end: Animated<Double>

  init(_ trim: TrimModifier, _ time: FilmTime, _ samples: FilmSamples) {
    isSequential = trim.isSequential
    let fractions = Self.fractions(trim, time, samples)
    let values = (fractions.start.keyframes + fractions.end.keyframes).map(\.value)
    let shift = -(values.min() ?? 0).rounded(.down)
    let turns = ((values.max() ?? 1) + shift).rounded(.up)
    copies = Int(turns.clamped(to: 1...Self.maximumCopyCount))
    let length = Double(copies)
    start = fractions.start.map { ($0 + shift) / length }
    end = fractions.end.map { ($0 + shift) / length }
  }

  private static let maximumCopyCount = 100.0
  private static let maximumVertexCount = 50_000

  /// Start and end with the offset, as parts of the path, the start not after the end.
  private static func fractions(
    _ trim: TrimModifier, _ time: FilmTime, _ samples: FilmSamples
  ) -> (start: Animated<Double>, end: Animated<Double>) {
    let start = time.film(trim.start).map { $0.clamped(to: 0...100) / 100 }
    let end = time.film(trim.end).map { $0.clamped(to: 0...100) / 100 }
    let offset = time.film(trim.offset).map { $0 / 360 }
    let (first, last) = inOrder(start, end, samples)
    if offset.isStill {
      let turn = offset.first - offset.first.rounded(.towardZero)
      return (first.map { $0 + turn }, last.map { $0 + turn })
    }
    return (samples.combine(first, offset, +), samples.combine(last, offset, +))
  }

  /// The smaller and the greater of both: swapped where one is never smaller, frame by frame where they cross.
  private static func inOrder(
    _ start: Animated<Double>, _ end: Animated<Double>, _ samples: FilmSamples
  ) -> (Animated<Double>, Animated<Double>) {
    let (starts, ends) = (start.keyframes.map(\.value), end.keyframes.map(\.value))
    if starts.max()! <= ends.min()! { return (start, end) }
    if ends.max()! <= starts.min()! { return (end, start) }
    let order = samples.property { start.value(at: $0) <= end.value(at: $0) ? 0.0 : 1 }
    guard !order.isStill else { return order.first == 0 ? (start, end) : (end, start) }
    return (
      samples.combine(start, end, isLinear: false, min), samples.combine(start, end, isLinear: false, max)
    )
  }

  /// The part of a path that is seen; of one with very many vertices all.
  func part(of path: Animated<ShapePath>, _ samples: FilmSamples) -> Animated<ShapePath> {
    let size = path.keyframes.map(\.value.size).max() ?? 0
    guard size <= Self.maximumVertexCount, samples.takes(size) else { return path }
    let length = Double(copies)
    let ends = samples.combine(start, end) { Vector(x: $0 * length, y: $1 * length) }
    return samples.combine(path, ends, isLinear: false, work: size) {
      $0.part(from: $1.x, to: $1.y)
    }
  }

  func apply(to layer: CAShapeLayer, _ score: AnimationScore) {
    score.set(layer, "strokeStart", to: start) { $0 }
    score.set(layer, "strokeEnd", to: end) { $0 }
  }
}
