/// A sampler that computes the pixels of a ``Gradient`` for one fill.
struct GradientSampler {
  /// The entries of the ramp's table, from the one for location 0 on.
  let entries: UnsafePointer<UInt32>
  private let field: Field
  /// The field of an axial gradient, the most common one: an enumeration with as many cases requires a
  /// function call for each access.
  let axial: LinearField?
  /// The transform of a radial gradient, accessed as often.
  private let radial: Affine?
  /// Whether every pixel is opaque.
  let isOpaque: Bool

  /// The location on the ramp of each device pixel.
  enum Field {
    case axial(LinearField)
    /// The location of the pixel's image under an affine transform.
    case affine(Affine, Kind)
    /// The location of the pixel's image on a plane seen in perspective.
    case perspective(PerspectiveField, Kind)
  }

  /// The function that maps a point of the plane to a location on the ramp.
  enum Kind {
    /// The x coordinate.
    case axial
    /// The distance from the origin.
    case radial
    /// The circle around a focus through the point.
    case focal(FocalField)
    /// The angle from the x axis, in turns.
    case conic
  }

  /// - Parameter ramp: All of ``Ramp/pixels``.
  init(ramp: UnsafePointer<UInt32>, isOpaque: Bool, field: Field) {
    entries = ramp + 1
    self.field = field
    self.isOpaque = isOpaque
    if case .axial(let field) = field { axial = field } else { axial = nil }
    if case .affine(let toRamp, .radial) = field { radial = toRamp } else { radial = nil }
  }

  /// Returns the color of a row, or nil if it has several.
  @inline(__always)
  func uniformColor(ofRow y: Int) -> UInt32? {
    guard let axial, axial.step == 0 else { return nil }
    return entries[GradientSampler.entry(at: axial.value(x: 0, y: y))]
  }

  func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    if let axial {
      fetch(axial, x: x, y: y, count: count, into: target)
    } else if let radial {
      fetch(radial, x: x, y: y, count: count, into: target, entries: RampIndices.radial)
    } else {
      fetchUncommon(x: x, y: y, count: count, into: target)
    }
  }

  /// Fetches pixels of a radial gradient, and the alphas of another gradient's pixels. Returns false for other gradients,
  /// whose locations take less time than two gradients at once would save.
  ///
  /// - Precondition: The other sampler has the same field.
  func fetchRadial(
    x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>,
    alphasOf other: UnsafePointer<GradientSampler>, into alphas: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    guard let radial else { return false }
    let (entries, otherEntries) = (entries, other.pointee.entries)
    Self.forEachEntry(radial, x: x, y: y, count: count, RampIndices.radial) { index, entry in
      target[index] = entries[entry]
      alphas[index] = Pixel.alpha(otherEntries[entry])
    }
    return true
  }

  @inline(never)
  private func fetchUncommon(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    switch field {
    case .axial, .affine(_, .axial), .affine(_, .radial): break
    case .affine(let toRamp, .conic):
      fetch(toRamp, x: x, y: y, count: count, into: target, entries: RampIndices.conic)
    case .affine(let toRamp, .focal(let focal)):
      fetch(count: count, into: target) { focal.circles(through: PointQuad(toRamp, column: x &+ $0, row: y)) }
    case .perspective(let field, let kind):
      field.forEachPiece(x: x, y: y, count: count) { fetch($0, kind, into: target + $0.offset) }
    }
  }

  /// Fetches colors, four at a time.
  ///
  /// - Parameter locations: Returns the locations of four pixels on the ramp from an offset on.
  @inline(__always)
  private func fetch(
    count: Int, into target: UnsafeMutablePointer<UInt32>, _ locations: (Int) -> SIMD4<Double>
  ) {
    var offset = 0
    while offset < count {
      let locations = locations(offset)
      for lane in 0..<Swift.min(4, count &- offset) { target[offset &+ lane] = color(at: locations[lane]) }
      offset &+= 4
    }
  }

  /// Fetches colors.
  ///
  /// - Parameter indices: Returns the indices of the entries at four points.
  @inline(__always)
  private func fetch(
    _ toRamp: Affine, x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>,
    entries indices: ((x: SIMD4<Float>, y: SIMD4<Float>)) -> SIMD4<UInt32>
  ) {
    let entries = entries
    Self.forEachEntry(toRamp, x: x, y: y, count: count, indices) { target[$0] = entries[$1] }
  }

  /// Finds entries, four at a time, from columns that are multiples of four on, so that each is the same in any piece.
  ///
  /// - Parameters:
  ///   - indices: Returns the indices of the entries at four points.
  ///   - body: Receives the number of a pixel and the index of its entry.
  @inline(__always)
  private static func forEachEntry(
    _ toRamp: Affine, x: Int, y: Int, count: Int,
    _ indices: ((x: SIMD4<Float>, y: SIMD4<Float>)) -> SIMD4<UInt32>, _ body: (Int, Int) -> Void
  ) {
    let row = UnitRow(toRamp, y: y)
    var index = 0
    while index < count {
      let skipped = (x &+ index) & 3
      let indices = indices(row.points(x: x &+ index &- skipped))
      if skipped == 0, index &+ 4 <= count {
        for lane in 0..<4 { body(index &+ lane, Int(truncatingIfNeeded: indices[lane])) }
        index &+= 4
      } else {
        for lane in skipped..<min(4, skipped &+ count &- index) {
          body(index, Int(truncatingIfNeeded: indices[lane]))
          index &+= 1
        }
      }
    }
  }

  private func fetch(_ piece: PerspectiveField.Piece, _ kind: Kind, into target: UnsafeMutablePointer<UInt32>)
  {
    func fetch(_ locations: (PointQuad) -> SIMD4<Double>) {
      let start = PointQuad(piece)
      let step = Point(Double(piece.uStep), Double(piece.vStep)) * 0x1p-32
      self.fetch(count: piece.length, into: target) { offset in
        let steps = Double(offset)
        return locations(PointQuad(x: start.x + step.x * steps, y: start.y + step.y * steps))
      }
    }
    switch kind {
    case .axial: GradientSampler.fetch(entries, piece.u, step: piece.uStep, count: piece.length, into: target)
    case .radial: fetch { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
    case .focal(let focal): fetch(focal.circles)
    case .conic: fetch { Arctangent.turns(x: $0.x, y: $0.y) }
    }
  }

  @inline(__always)
  private func color(at location: Double) -> UInt32 {
    let index = Swift.min(location * Double(Ramp.count), Double(Ramp.count))
    return entries[index >= 0 ? Int(index) : -1]
  }

  private func fetch(
    _ field: LinearField, x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    LinearField.forEachRun(x: x, count: count) { offset, length in
      let value = field.value(x: x &+ offset, y: y)
      GradientSampler.fetch(entries, value, step: field.step, count: length, into: target + offset)
    }
  }

  /// Copies the entries of a table at `count` values of a field, from one on.
  @inline(__always)
  static func fetch(
    _ entries: UnsafePointer<UInt32>, _ start: Int64, step: Int64, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let last = start &+ Int64(count &- 1) &* step
    var value = start
    if min(start, last) >= 0, max(start, last) < end {
      for index in 0..<count {
        target[index] = entries[Int(truncatingIfNeeded: value &>> indexShift)]
        value &+= step
      }
    } else {
      for index in 0..<count {
        target[index] = entries[entry(at: value)]
        value &+= step
      }
    }
  }

  /// The end of the ramp in fixed point.
  private static let end = Int64(1) << LinearField.binaryPlaces
  private static let indexShift = LinearField.binaryPlaces - Ramp.countBits

  /// Returns the index of the entry at a value of a field.
  @inline(__always)
  static func entry(at value: Int64) -> Int {
    let index = value &>> indexShift
    return Int(truncatingIfNeeded: Swift.min(Swift.max(index, -1), Int64(Ramp.count)))
  }
}
