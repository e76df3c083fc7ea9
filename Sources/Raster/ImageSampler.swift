/// Fetches the pixels of an ``ImagePaint`` for one fill.
struct ImageSampler {
  private let base: UnsafePointer<UInt32>
  private let pixelsPerRow: Int
  /// The bitmap's pixels that may be used.
  private let source: PixelRect
  /// The bitmap's coordinates at each device pixel.
  private let column: LinearField
  private let row: LinearField
  private let isSmooth: Bool
  /// What to add to a device pixel for the bitmap's pixel, where each shows exactly one.
  private let offset: (x: Int, y: Int)?

  /// Nil where the paint draws nothing. `base` is the bitmap's first pixel.
  init?(_ paint: ImagePaint, base: UnsafePointer<UInt32>) {
    guard let inverse = paint.transform.inverse, !paint.source.isEmpty else { return nil }
    offset = ImageSampler.wholePixelOffset(inverse)
    isSmooth = paint.filter != .nearest && offset == nil
    // Interpolation is between pixels' middles.
    let shift = isSmooth ? 0.5 : 0
    guard let column = LinearField(x: inverse.a, y: inverse.c, origin: inverse.tx - shift),
      let row = LinearField(x: inverse.b, y: inverse.d, origin: inverse.ty - shift)
    else { return nil }
    self.base = base
    self.column = column
    self.row = row
    pixelsPerRow = paint.bitmap.width
    source = paint.source
  }

  private static func wholePixelOffset(_ inverse: Affine) -> (x: Int, y: Int)? {
    let isTranslation = inverse.a == 1 && inverse.b == 0 && inverse.c == 0 && inverse.d == 1
    guard isTranslation, let x = Int(exactly: inverse.tx), let y = Int(exactly: inverse.ty),
      abs(inverse.tx) < 1e9, abs(inverse.ty) < 1e9
    else { return nil }
    return (x, y)
  }

  /// The pixels from (`x`, `y`) on the device, either where they lie or written to `scratch`.
  func pixels(x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
    if let offset {
      let place = PixelRect(x: x + offset.x, y: y + offset.y, width: count, height: 1)
      if place == place.intersection(source) { return base + (place.minY * pixelsPerRow + place.minX) }
    }
    LinearField.forEachRun(x: x, count: count) { start, length in
      let u = column.value(x: x &+ start, y: y)
      let v = row.value(x: x &+ start, y: y)
      if isSmooth {
        interpolate(u, v, count: length, into: scratch + start)
      } else {
        pickNearest(u, v, count: length, into: scratch + start)
      }
    }
    return UnsafePointer(scratch)
  }
}

extension ImageSampler {
  private func pickNearest(_ u: Int64, _ v: Int64, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    var (u, v) = (u, v)
    for index in 0..<count {
      target[index] = base[clampedRow(v &>> 32) &+ clampedColumn(u &>> 32)]
      u &+= column.step
      v &+= row.step
    }
  }

  private func interpolate(_ u: Int64, _ v: Int64, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    var (u, v) = (u, v)
    var index = 0
    while index < count {
      // The last group may hold pixels that nobody asked for; the scratch memory has room for them.
      var group = Neighbours()
      for lane in 0..<4 {
        gather(u, v, into: &group, lane)
        u &+= column.step
        v &+= row.step
      }
      group.interpolated.store(to: target + index)
      index &+= 4
    }
  }

  /// The four bitmap pixels around each of four device pixels.
  private struct Neighbours {
    var topLeft = SIMD4<UInt32>.zero
    var topRight = SIMD4<UInt32>.zero
    var bottomLeft = SIMD4<UInt32>.zero
    var bottomRight = SIMD4<UInt32>.zero
    var horizontal = SIMD4<UInt32>.zero
    var vertical = SIMD4<UInt32>.zero

    @inline(__always)
    var interpolated: PixelQuad {
      let across = unsafeBitCast(horizontal | (horizontal &<< 16), to: PixelQuad.Factors.self)
      let down = unsafeBitCast(vertical | (vertical &<< 16), to: PixelQuad.Factors.self)
      let top = PixelQuad(topLeft).mixed(with: PixelQuad(topRight), weights: across)
      let bottom = PixelQuad(bottomLeft).mixed(with: PixelQuad(bottomRight), weights: across)
      return top.mixed(with: bottom, weights: down)
    }
  }

  @inline(__always)
  private func gather(_ u: Int64, _ v: Int64, into group: inout Neighbours, _ lane: Int) {
    let left = clampedColumn(u &>> 32)
    let right = clampedColumn((u &>> 32) &+ 1)
    let top = clampedRow(v &>> 32)
    let bottom = clampedRow((v &>> 32) &+ 1)
    group.topLeft[lane] = base[top &+ left]
    group.topRight[lane] = base[top &+ right]
    group.bottomLeft[lane] = base[bottom &+ left]
    group.bottomRight[lane] = base[bottom &+ right]
    group.horizontal[lane] = UInt32(truncatingIfNeeded: u &>> 24) & 255
    group.vertical[lane] = UInt32(truncatingIfNeeded: v &>> 24) & 255
  }

  @inline(__always)
  private func clampedColumn(_ column: Int64) -> Int {
    Int(truncatingIfNeeded: Swift.min(Swift.max(column, Int64(source.minX)), Int64(source.maxX &- 1)))
  }

  /// The index of a row's first pixel.
  @inline(__always)
  private func clampedRow(_ row: Int64) -> Int {
    let row = Swift.min(Swift.max(row, Int64(source.minY)), Int64(source.maxY &- 1))
    return Int(truncatingIfNeeded: row) &* pixelsPerRow
  }
}
