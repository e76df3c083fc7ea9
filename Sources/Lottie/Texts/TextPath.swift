import CoreGraphics

/// The path along which a text's letters stand, in the film's time.
///
/// A line of text lies between the margins as it would in a box of that width: one aligned left begins at the first margin,
/// one aligned right ends at the last one. The middle of a letter's baseline stands on the path, further lines below it.
struct TextPath {
  private let model: TextPathModel
  private let outline: Animated<Outline>
  private let lines: MeasuredLines
  private let samples: FilmSamples

  /// Nil where the layer has no such mask, or one without a length at its beginning.
  init?(_ model: TextPathModel, _ masks: [MaskModel], _ time: FilmTime, _ samples: FilmSamples) {
    guard model.mask < masks.count else { return nil }
    self.model = model.film(time)
    outline = time.film(masks[model.mask].outline)
    guard MeasuredLine(outline.first) != nil else { return nil }
    lines = MeasuredLines(samples)
    self.samples = samples
  }

  /// Whether nothing of it moves.
  var isStill: Bool { movingSpan == nil }

  private var movingSpan: ClosedRange<Double>? {
    [model.movingSpan, outline.isStill ? nil : outline.span].compactMap(\.self).enclosure
  }
}

extension TextPath {
  /// Where a letter stands: the middle of its baseline, and how it's turned.
  ///
  /// - Parameters:
  ///   - number: The letter's number in a layout without a box, aligned left.
  ///   - shift: By how much more than that it's moved along the path.
  func place(
    ofLetter number: Int, in layout: TextLayout, _ alignment: TextDocument.Alignment,
    shift: Animated<Double> = Animated(0)
  ) -> Animated<PlanePlace> {
    let letter = PathLetter(number, in: layout, alignment)
    func place(_ frame: Double) -> PlanePlace { self.place(of: letter, shift.value(at: frame), at: frame) }
    let spans = [movingSpan, shift.isStill ? nil : shift.span].compactMap(\.self)
    guard let span = spans.enclosure else { return Animated(place(0)) }
    return samples.property(over: span, work: Self.work, place)
  }

  /// As how many samples finding a place on the path counts.
  private static let work = 8

  private func place(of letter: PathLetter, _ shift: Double, at frame: Double) -> PlanePlace {
    func isOn(_ flag: Animated<Double>) -> Bool { flag.value(at: frame) != 0 }
    let isReversed = isOn(model.isReversed)
    let isStill = outline.isStill && model.isReversed.isStill
    guard let line = lines.line(along: outline, isReversed: isReversed, at: isStill ? 0 : frame) else {
      return PlanePlace(.zero, turn: 0)
    }
    let distance = letter.distance(
      from: model.firstMargin.value(at: frame), to: line.length + model.lastMargin.value(at: frame),
      isSpread: isOn(model.isSpread))
    let (point, angle) = line.place(at: distance + shift)
    return PlanePlace(point, turn: isOn(model.isPerpendicular) ? angle : 0)
  }
}

/// A letter's place in its line.
private struct PathLetter {
  private let alignment: TextDocument.Alignment
  private let width: Double
  /// From the line's start to the letter's middle.
  private let middle: Double
  /// The number among its line's letters, and their count.
  private let number: Int
  private let count: Int
  /// Half the widths of the line's first and last letters.
  private let halves: (first: Double, last: Double)

  init(_ number: Int, in layout: TextLayout, _ alignment: TextDocument.Alignment) {
    let letter = layout.letters[number]
    let line = layout.range(ofLine: letter.line)
    self.alignment = alignment
    width = layout.lineWidths[letter.line]
    middle = letter.position.x + letter.advance / 2
    (self.number, count) = (number - line.lowerBound, line.count)
    halves = (layout.letters[line.lowerBound].advance / 2, layout.letters[line.upperBound - 1].advance / 2)
  }

  /// How far along the path the letter's middle is, between margins.
  ///
  /// Spread letters' middles are as far from each other, the first letter begins and the last one ends at the margins: the
  /// formula of the best-known web player.
  func distance(from start: Double, to end: Double, isSpread: Bool) -> Double {
    if isSpread, count > 1 {
      let (first, last) = (start + halves.first, end - halves.last)
      return first + (last - first) * Double(number) / Double(count - 1)
    }
    let room = end - start - width
    return switch alignment {
    case .left: start + middle
    case .center: start + room / 2 + middle
    case .right: start + room + middle
    }
  }
}

/// Paths measured before, by the frame at which they are so.
private final class MeasuredLines {
  private var lines: [Double: MeasuredLine?] = [:]
  private var latest: MeasuredLine?
  private let samples: FilmSamples

  init(_ samples: FilmSamples) { self.samples = samples }

  /// The path at a frame; where there is no room for another one, the last that was measured.
  func line(along outline: Animated<Outline>, isReversed: Bool, at frame: Double) -> MeasuredLine? {
    if let line = lines[frame] { return line }
    let outline = outline.value(at: frame)
    guard samples.takes(outline.size + 1) else { return latest }
    latest = MeasuredLine(outline, isReversed: isReversed)
    lines[frame] = .some(latest)
    return latest
  }
}

extension PlanePlace {
  /// - Parameter turn: Radians, clockwise.
  fileprivate init(_ point: SIMD2<Double>, turn: Double) {
    self.init(
      anchor: .zero,
      matrix: PlaneMatrix(scale: Vector(x: 100, y: 100), skew: 0, axis: 0, turn: turn),
      position: Vector(x: point.x, y: point.y))
  }

  var affineTransform: CGAffineTransform {
    CGAffineTransform(
      a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: position.x, ty: position.y)
  }
}
