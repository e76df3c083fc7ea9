/// Fetches the pixels of a ``Gradient`` for one fill.
struct GradientSampler {
  /// The ramp's part for 0.
  let parts: UnsafePointer<UInt32>
  private let field: Field
  /// The field of an axial gradient, the commonest: of an enumeration of so many kinds each look costs a call.
  let axial: LinearField?
  /// The place of a radial gradient, as often looked at.
  private let radial: Affine?
  /// Whether no pixel lets anything through.
  let isOpaque: Bool

  /// Where on the ramp each device pixel is.
  enum Field {
    case axial(LinearField)
    /// Where the kind says, by its image.
    case around(Affine, Kind)
    /// The same, seen in perspective.
    case inPerspective(PerspectiveField, Kind)
  }

  /// What part of the ramp a place in the plane has.
  enum Kind {
    /// x.
    case axial
    /// As far as it is from the origin.
    case radial
    /// Which circle around a focus leads through it.
    case focal(FocalField)
    /// Its angle from the x axis, in turns.
    case conic
  }

  /// - Parameter ramp: All of ``Ramp/pixels``.
  init(ramp: UnsafePointer<UInt32>, isOpaque: Bool, field: Field) {
    parts = ramp + 1
    self.field = field
    self.isOpaque = isOpaque
    if case .axial(let field) = field { axial = field } else { axial = nil }
    if case .around(let place, .radial) = field { radial = place } else { radial = nil }
  }

  /// The row's one color, nil where it has several.
  @inline(__always)
  func uniformColor(ofRow y: Int) -> UInt32? {
    guard let axial, axial.step == 0 else { return nil }
    return parts[GradientSampler.part(at: axial.value(x: 0, y: y))]
  }

  func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    if let axial {
      fetch(axial, x: x, y: y, count: count, into: target)
    } else if let radial {
      fetchRadial(radial, x: x, y: y, count: count, into: target)
    } else {
      fetchOther(x: x, y: y, count: count, into: target)
    }
  }

  @inline(never)
  private func fetchOther(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    switch field {
    case .axial, .around(_, .axial), .around(_, .radial): break
    case .around(let place, .conic):
      fetch(place, x: x, y: y, count: count, into: target, Arctangent.turns)
    case .around(let place, .focal(let focal)):
      fetch(place, x: x, y: y, count: count, into: target, focal.circle)
    case .inPerspective(let field, let kind):
      field.forEachPiece(x: x, y: y, count: count) { fetch($0, kind, into: target + $0.offset) }
    }
  }

  @inline(__always)
  private func fetch(
    _ place: Affine, x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>,
    _ location: (Point) -> Double
  ) {
    for index in 0..<count {
      target[index] = color(at: location(place.apply(Point(Double(x + index) + 0.5, Double(y) + 0.5))))
    }
  }

  /// Four pixels at a time, from one whose number is a multiple of four, so that each comes out the same in any piece.
  private func fetchRadial(
    _ place: Affine, x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    let row = RadialRow(place, y: y)
    let parts = parts
    var index = 0
    while index < count {
      let skipped = (x &+ index) & 3
      let places = row.parts(x: x &+ index &- skipped)
      if skipped == 0, index &+ 4 <= count {
        let pixels = SIMD4(
          parts[Int(truncatingIfNeeded: places[0])], parts[Int(truncatingIfNeeded: places[1])],
          parts[Int(truncatingIfNeeded: places[2])], parts[Int(truncatingIfNeeded: places[3])])
        UnsafeMutableRawPointer(target + index).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
        index &+= 4
      } else {
        for lane in skipped..<min(4, skipped &+ count &- index) {
          target[index] = parts[Int(truncatingIfNeeded: places[lane])]
          index &+= 1
        }
      }
    }
  }

  private func fetch(_ piece: PerspectiveField.Piece, _ kind: Kind, into target: UnsafeMutablePointer<UInt32>)
  {
    func fetch(_ location: (Point) -> Double) {
      var place = Point(Double(piece.u), Double(piece.v)) * 0x1p-32
      let step = Point(Double(piece.uStep), Double(piece.vStep)) * 0x1p-32
      for index in 0..<piece.length {
        target[index] = color(at: location(place))
        place += step
      }
    }
    switch kind {
    case .axial: GradientSampler.fetch(parts, piece.u, step: piece.uStep, count: piece.length, into: target)
    case .radial: fetch { $0.dot($0).squareRoot() }
    case .focal(let focal): fetch(focal.circle)
    case .conic: fetch(Arctangent.turns)
    }
  }

  @inline(__always)
  private func color(at location: Double) -> UInt32 {
    let part = Swift.min(location * Double(Ramp.count), Double(Ramp.count))
    return parts[part >= 0 ? Int(part) : -1]
  }

  private func fetch(
    _ field: LinearField, x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    LinearField.forEachRun(x: x, count: count) { offset, length in
      let value = field.value(x: x &+ offset, y: y)
      GradientSampler.fetch(parts, value, step: field.step, count: length, into: target + offset)
    }
  }

  /// Fetches the parts of a table at `count` values of a field, from one on.
  @inline(__always)
  static func fetch(
    _ parts: UnsafePointer<UInt32>, _ start: Int64, step: Int64, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let last = start &+ Int64(count &- 1) &* step
    var value = start
    if min(start, last) >= 0, max(start, last) < end {
      for index in 0..<count {
        target[index] = parts[Int(truncatingIfNeeded: value &>> indexShift)]
        value &+= step
      }
    } else {
      for index in 0..<count {
        target[index] = parts[part(at: value)]
        value &+= step
      }
    }
  }

  /// The ramp's end in fixed point.
  private static let end = Int64(1) << LinearField.places
  private static let indexShift = LinearField.places - Ramp.countBits

  /// The part of a ramp at a field's value.
  @inline(__always)
  static func part(at value: Int64) -> Int {
    let index = value &>> indexShift
    return Int(truncatingIfNeeded: Swift.min(Swift.max(index, -1), Int64(Ramp.count)))
  }
}
