/// Fetches the pixels of a ``Gradient`` for one fill.
struct GradientSampler {
  /// The ramp's part for 0.
  private let parts: UnsafePointer<UInt32>
  private let field: Field
  /// The field of an axial gradient, the commonest: of an enumeration of so many kinds each look costs a call.
  private let axial: LinearField?
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
  }

  /// The row's one colour, nil where it has several.
  @inline(__always)
  func uniformColor(ofRow y: Int) -> UInt32? {
    guard let axial, axial.step == 0 else { return nil }
    return color(at: axial.value(x: 0, y: y))
  }

  func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    if let axial { return fetch(axial, x: x, y: y, count: count, into: target) }
    switch field {
    case .axial: break
    case .around(let place, .conic):
      fetch(place, x: x, y: y, count: count, into: target, Arctangent.turns)
    case .around(let place, .focal(let focal)):
      fetch(place, x: x, y: y, count: count, into: target, focal.circle)
    case .around(let place, _): fetchRadial(place, x: x, y: y, count: count, into: target)
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
    var index = (x & ~3) &- x
    while index < count {
      let places = row.parts(x: x &+ index)
      if index >= 0, index &+ 4 <= count {
        for lane in 0..<4 { target[index &+ lane] = parts[Int(truncatingIfNeeded: places[lane])] }
      } else {
        for lane in max(0, -index)..<min(4, count &- index) {
          target[index &+ lane] = parts[Int(truncatingIfNeeded: places[lane])]
        }
      }
      index &+= 4
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
    case .axial: fetchClamped(piece.u, step: piece.uStep, count: piece.length, into: target)
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
      let last = value &+ Int64(length &- 1) &* field.step
      if min(value, last) >= 0, max(value, last) < GradientSampler.end {
        fetchInside(value, step: field.step, count: length, into: target + offset)
      } else {
        fetchClamped(value, step: field.step, count: length, into: target + offset)
      }
    }
  }

  /// The ramp's end in fixed point.
  private static let end = Int64(1) << LinearField.places
  private static let indexShift = LinearField.places - Ramp.countBits

  /// For values that are all on the ramp.
  private func fetchInside(
    _ start: Int64, step: Int64, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    var value = start
    for index in 0..<count {
      target[index] = parts[Int(truncatingIfNeeded: value &>> GradientSampler.indexShift)]
      value &+= step
    }
  }

  private func fetchClamped(
    _ start: Int64, step: Int64, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    var value = start
    for index in 0..<count {
      target[index] = color(at: value)
      value &+= step
    }
  }

  @inline(__always)
  private func color(at value: Int64) -> UInt32 {
    let index = value &>> GradientSampler.indexShift
    return parts[Int(truncatingIfNeeded: Swift.min(Swift.max(index, -1), Int64(Ramp.count)))]
  }
}
