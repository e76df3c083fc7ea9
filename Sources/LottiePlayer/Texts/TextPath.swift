import CoreGraphics

/// The path that a text's letters follow.
///
/// A line of text is aligned between the margins as in a box of that width: a left-aligned line begins at the first margin, a
/// right-aligned one ends at the last. The middle of each letter's baseline is on the path; further lines are below it.
struct TextPath {
  private let model: TextPathModel
  private let path: Animated<BezierPath>
  private let measuredPaths: MeasuredPathCache
  private let sampler: PropertySampler

  /// Returns nil if the layer doesn't have the mask, or the mask's path has no length at its first keyframe.
  init?(
    _ model: TextPathModel, _ masks: [MaskModel], _ time: CompositionTime, _ sampler: PropertySampler
  ) {
    guard model.mask < masks.count else { return nil }
    self.model = model.global(in: time)
    path = time.global(masks[model.mask].path)
    guard MeasuredPath(path.first) != nil else { return nil }
    measuredPaths = MeasuredPathCache(sampler)
    self.sampler = sampler
  }

  /// Whether neither the path nor its options change.
  var isConstant: Bool { animatedSpan == nil }

  private var animatedSpan: ClosedRange<Double>? {
    [model.animatedSpan, path.animatedSpan].compactMap(\.self).union
  }
}

extension TextPath {
  /// Returns the transform of a letter: the position of the middle of its baseline, and its rotation.
  ///
  /// - Parameters:
  ///   - index: The letter's index in the layout.
  ///   - layout: A left-aligned layout without a box.
  ///   - alignment: The alignment between the margins.
  ///   - shift: A further distance along the path.
  func transform(
    ofLetter index: Int, in layout: TextLayout, _ alignment: TextDocument.Alignment,
    shift: Animated<Double> = Animated(0)
  ) -> Animated<PlaneTransform> {
    let letter = PathLetter(index, in: layout, alignment)
    func transform(_ frame: Double) -> PlaneTransform {
      self.transform(of: letter, shift.value(at: frame), at: frame)
    }
    guard let span = [animatedSpan, shift.animatedSpan].compactMap(\.self).union else {
      return Animated(transform(0))
    }
    return sampler.sample(over: span, cost: Self.costPerLetter, transform)
  }

  /// The cost of finding a position on the path, in samples.
  private static let costPerLetter = 8

  private func transform(of letter: PathLetter, _ shift: Double, at frame: Double) -> PlaneTransform {
    func isOn(_ flag: Animated<Double>) -> Bool { flag.value(at: frame) != 0 }
    let isReversed = isOn(model.isReversed)
    let isConstant = path.isConstant && model.isReversed.isConstant
    guard let line = measuredPaths.path(path, isReversed: isReversed, at: isConstant ? 0 : frame) else {
      return PlaneTransform(.zero, rotation: 0)
    }
    let distance = letter.distance(
      from: model.firstMargin.value(at: frame), to: line.length + model.lastMargin.value(at: frame),
      isSpread: isOn(model.isSpread))
    let (point, angle) = line.position(at: distance + shift)
    return PlaneTransform(point, rotation: isOn(model.isPerpendicular) ? angle : 0)
  }
}

/// The position of a letter in its line.
private struct PathLetter {
  private let alignment: TextDocument.Alignment
  private let lineWidth: Double
  /// The distance from the line's start to the letter's middle.
  private let middle: Double
  /// The letter's index in its line.
  private let index: Int
  /// The number of letters in the line.
  private let count: Int
  /// Half the widths of the line's first and last letters.
  private let halfWidths: (first: Double, last: Double)

  init(_ index: Int, in layout: TextLayout, _ alignment: TextDocument.Alignment) {
    let letter = layout.letters[index]
    let line = layout.range(ofLine: letter.line)
    self.alignment = alignment
    lineWidth = layout.lineWidths[letter.line]
    middle = letter.position.x + letter.advance / 2
    (self.index, count) = (index - line.lowerBound, line.count)
    halfWidths = (
      layout.letters[line.lowerBound].advance / 2, layout.letters[line.upperBound - 1].advance / 2
    )
  }

  /// Returns the distance of the letter's middle along the path, between margins.
  ///
  /// Spread letters have equal distances between their middles; the first one begins and the last one ends at a margin. The
  /// formula is lottie-web's.
  func distance(from start: Double, to end: Double, isSpread: Bool) -> Double {
    if isSpread, count > 1 {
      let (first, last) = (start + halfWidths.first, end - halfWidths.last)
      return first + (last - first) * Double(index) / Double(count - 1)
    }
    let rest = end - start - lineWidth
    return switch alignment {
    case .left: start + middle
    case .center: start + rest / 2 + middle
    case .right: start + rest + middle
    }
  }
}

/// The measured paths of a text, by frame.
private final class MeasuredPathCache {
  private var paths: [Double: MeasuredPath?] = [:]
  private var latest: MeasuredPath?
  private let sampler: PropertySampler

  init(_ sampler: PropertySampler) { self.sampler = sampler }

  /// Returns the path at a frame; beyond the sampler's limit, the last measured path.
  func path(_ path: Animated<BezierPath>, isReversed: Bool, at frame: Double) -> MeasuredPath? {
    if let path = paths[frame] { return path }
    let path = path.value(at: frame)
    guard sampler.reservePoints(path.elementCount + 1) else { return latest }
    latest = MeasuredPath(path, isReversed: isReversed)
    paths[frame] = .some(latest)
    return latest
  }
}

extension PlaneTransform {
  /// Creates a transform that rotates by an angle in radians, clockwise, and translates the origin to a point.
  fileprivate init(_ point: SIMD2<Double>, rotation: Double) {
    self.init(
      anchor: .zero,
      matrix: PlaneMatrix(scale: Vector(x: 100, y: 100), skew: 0, axis: 0, rotation: rotation),
      position: Vector(x: point.x, y: point.y))
  }

  /// The matrix and the translation, without the anchor.
  var affineTransform: CGAffineTransform {
    CGAffineTransform(
      a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: position.x, ty: position.y)
  }
}
