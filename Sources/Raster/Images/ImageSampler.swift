/// A sampler that computes the pixels of an ``ImagePaint`` for one fill.
struct ImageSampler {
  let base: UnsafePointer<UInt32>
  let pixelsPerRow: Int
  /// The pixels of the bitmap that may be used.
  let source: PixelRect
  /// The map from device pixels to the bitmap's coordinates.
  private let coordinates: CoordinateMap
  private let isSmooth: Bool
  /// Whether weights are powers of 2.
  private let isByShifts: Bool
  /// The offset from a device pixel to the bitmap's pixel, if each device pixel shows exactly one.
  private let offset: (x: Int, y: Int)?
  /// The pixel by which the result is multiplied; nil for opaque white.
  private let tint: UInt32?
  /// The coarser version with which the pixels are mixed.
  var coarser: Coarser?

  /// A map from device pixels to the bitmap's coordinates.
  private enum CoordinateMap {
    case affine(column: LinearField, row: LinearField)
    case perspective(PerspectiveField)
  }

  /// Creates a sampler, or returns nil if the paint draws nothing.
  ///
  /// - Parameter base: The address of the bitmap's first pixel.
  init?(_ paint: ImagePaint, base: UnsafePointer<UInt32>) {
    guard !paint.source.isEmpty else { return nil }
    if let perspective = paint.perspective {
      guard let inverse = perspective.after(paint.transform).inverse,
        let field = PerspectiveField(inverse, tolerance: ImageSampler.perspectiveTolerance)
      else { return nil }
      coordinates = .perspective(field)
      offset = nil
      isSmooth = paint.filter != .nearest
    } else {
      guard let inverse = paint.transform.inverse else { return nil }
      offset = ImageSampler.wholePixelOffset(inverse)
      isSmooth = paint.filter != .nearest && offset == nil
      // Pixels are interpolated between their centers.
      let shift = isSmooth ? 0.5 : 0
      guard let column = LinearField(x: inverse.a, y: inverse.c, origin: inverse.tx - shift),
        let row = LinearField(x: inverse.b, y: inverse.d, origin: inverse.ty - shift)
      else { return nil }
      coordinates = .affine(column: column, row: row)
    }
    pixelsPerRow = paint.bitmap.width
    isByShifts = paint.filter == .byShifts
    // Only pixels of the source are accessed, all of which are within the bitmap.
    self.base = base - (paint.origin.y * pixelsPerRow + paint.origin.x)
    source = paint.source
    let tint = paint.tint.pixel
    self.tint = tint == .max ? nil : tint
  }

  /// The largest error of the steps in perspective, in the bitmap's pixels.
  ///
  /// It changes the result by at most 8 of 255, which is reached only between a black and a white pixel.
  private static let perspectiveTolerance = 1.0 / 32

  private static func wholePixelOffset(_ inverse: Affine) -> (x: Int, y: Int)? {
    let isTranslation = inverse.a == 1 && inverse.b == 0 && inverse.c == 0 && inverse.d == 1
    guard isTranslation, let x = Int(exactly: inverse.tx), let y = Int(exactly: inverse.ty),
      abs(inverse.tx) < 1e9, abs(inverse.ty) < 1e9
    else { return nil }
    return (x, y)
  }

  /// Returns the pixels from (`x`, `y`) on the device, either in place or written to `scratch`.
  func pixels(x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
    var pixels = untintedPixels(x: x, y: y, count: count, scratch: scratch)
    if let coarser {
      coarser.mix(pixels, x: x, y: y, count: count, into: scratch)
      pixels = UnsafePointer(scratch)
    }
    guard let tint else { return pixels }
    if pixels != UnsafePointer(scratch) { scratch.update(from: pixels, count: count) }
    let factors = PixelQuad(repeating: tint)
    for index in stride(from: 0, to: count, by: 4) {
      PixelQuad(loading: scratch + index).multiplied(by: factors).store(to: scratch + index)
    }
    return UnsafePointer(scratch)
  }

  private func untintedPixels(
    x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    if let offset {
      let span = PixelRect(x: x + offset.x, y: y + offset.y, width: count, height: 1)
      if span == span.intersection(source) { return base + (span.minY * pixelsPerRow + span.minX) }
    }
    switch coordinates {
    case .affine(let column, let row):
      LinearField.forEachRun(x: x, count: count) { start, length in
        let run = SampleRun(
          u: column.value(x: x &+ start, y: y), v: row.value(x: x &+ start, y: y), uStep: column.step,
          vStep: row.step, count: length)
        fetch(run, into: scratch + start)
      }
    case .perspective(let field):
      fetch(field, x: x, y: y, count: count, into: scratch)
    }
    return UnsafePointer(scratch)
  }

  private func fetch(
    _ field: PerspectiveField, x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    // Pixels are interpolated between their centers.
    let shift: Int64 = isSmooth ? 0x8000_0000 : 0
    // All divisions come first, so that the processor can overlap them. Otherwise, each one would have to
    // end before the fetch that needs its result.
    withUnsafeTemporaryAllocation(of: SampleRun.self, capacity: count) { runs in
      var end = 0
      field.forEachPiece(x: x, y: y, count: count) { piece in
        runs[end] = SampleRun(
          u: piece.u &- shift, v: piece.v &- shift, uStep: piece.uStep, vStep: piece.vStep,
          count: piece.length)
        end &+= 1
      }
      var target = target
      for run in runs[..<end] {
        fetch(run, into: target)
        target += run.count
      }
    }
  }
}

// MARK: - Mixing two sizes

extension ImageSampler {
  /// The sampler of a coarser version of the picture, and its share of the result.
  struct Coarser {
    private let sampler: UnsafePointer<ImageSampler>
    private let scratch: UnsafeMutablePointer<UInt32>
    private let weights: PixelQuad.Factors

    /// Calls a closure with a coarser version.
    ///
    /// - Parameter share: The share of the coarser version, 0…1.
    static func with(_ sampler: ImageSampler, share: Double, _ body: (Coarser) -> Void) {
      withUnsafePointer(to: sampler) { sampler in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: SpanScratch.count + 3) { scratch in
          guard let base = scratch.baseAddress else { return }
          let weight = UInt16((share * 256).rounded())
          body(Coarser(sampler: sampler, scratch: base, weights: PixelQuad.Factors(repeating: weight)))
        }
      }
    }

    /// Mixes pixels with the coarser ones at the same position.
    func mix(
      _ pixels: UnsafePointer<UInt32>, x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>
    ) {
      let coarse = sampler.pointee.pixels(x: x, y: y, count: count, scratch: scratch)
      if pixels != UnsafePointer(target) { target.update(from: pixels, count: count) }
      if coarse != UnsafePointer(scratch) { scratch.update(from: coarse, count: count) }
      for index in stride(from: 0, to: count, by: 4) {
        PixelQuad(loading: target + index).mixed(with: PixelQuad(loading: scratch + index), weights: weights)
          .store(to: target + index)
      }
    }
  }
}

// MARK: - Sampling

extension ImageSampler {
  @inline(__always)
  private func fetch(_ run: SampleRun, into target: UnsafeMutablePointer<UInt32>) {
    if !isSmooth {
      pickNearest(run, into: target)
    } else if isByShifts {
      interpolateByShifts(run, into: target)
    } else if isInside(run) {
      run.interpolate(base, pixelsPerRow: pixelsPerRow, into: target)
    } else {
      interpolateClamped(run, into: target)
    }
  }

  @inline(never)
  private func pickNearest(_ run: SampleRun, into target: UnsafeMutablePointer<UInt32>) {
    var (u, v) = (run.u, run.v)
    for index in 0..<run.count {
      target[index] = base[clampedRow(v &>> 32) &+ clampedColumn(u &>> 32)]
      u &+= run.uStep
      v &+= run.vStep
    }
  }

  // The last group of four may include pixels that weren't requested; the scratch memory is large enough for
  // them.

  @inline(never)
  private func interpolateClamped(_ run: SampleRun, into target: UnsafeMutablePointer<UInt32>) {
    var (u, v) = (run.u, run.v)
    var weights = SampleRun.Weights(run)
    func next() -> (UInt32, UInt32, UInt32, UInt32) {
      let (left, right) = (clampedColumn(u &>> 32), clampedColumn((u &>> 32) &+ 1))
      let (top, bottom) = (clampedRow(v &>> 32), clampedRow((v &>> 32) &+ 1))
      u &+= run.uStep
      v &+= run.vStep
      return (base[top &+ left], base[top &+ right], base[bottom &+ left], base[bottom &+ right])
    }
    for index in 0..<(run.count &+ 3) / 4 {
      let (a, b, c, d) = (next(), next(), next(), next())
      let top = PixelPairs(left: SIMD4(a.0, b.0, c.0, d.0), right: SIMD4(a.1, b.1, c.1, d.1))
      let bottom = PixelPairs(left: SIMD4(a.2, b.2, c.2, d.2), right: SIMD4(a.3, b.3, c.3, d.3))
      weights.mixed(top, bottom).store(to: target + 4 &* index)
      weights.advance()
    }
  }

  /// Whether all neighbors of a run of pixels, rounded up to groups of four, are in the source rectangle.
  @inline(__always)
  private func isInside(_ run: SampleRun) -> Bool {
    let steps = Int64((run.count &+ 3) & ~3) &- 1
    func isInside(_ first: Int64, _ step: Int64, _ low: Int, _ high: Int) -> Bool {
      let last = first &+ steps &* step
      return min(first, last) &>> 32 >= Int64(low) && max(first, last) &>> 32 < Int64(high &- 1)
    }
    return isInside(run.u, run.uStep, source.minX, source.maxX)
      && isInside(run.v, run.vStep, source.minY, source.maxY)
  }

  @inline(__always)
  func clampedColumn(_ column: Int64) -> Int {
    Int(truncatingIfNeeded: Swift.min(Swift.max(column, Int64(source.minX)), Int64(source.maxX &- 1)))
  }

  /// Returns the index of a row's first pixel.
  @inline(__always)
  func clampedRow(_ row: Int64) -> Int {
    let row = Swift.min(Swift.max(row, Int64(source.minY)), Int64(source.maxY &- 1))
    return Int(truncatingIfNeeded: row) &* pixelsPerRow
  }
}
