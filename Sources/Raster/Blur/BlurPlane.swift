import Requirements

/// Coverage in 1/128 of a mask's steps, the intermediate form of a blur.
///
/// Baseline x86-64 multiplies 16-bit numbers fastest: eight lanes at a time, keeping the upper half of each
/// product. This rounds every product down, by half a step on average. The conversion back to a mask
/// compensates for the loss.
struct BlurPlane {
  /// The pixels that have values; all other ones are 0.
  let bounds: PixelRect
  /// The distance from one row to the next: whole blocks of lanes.
  let stride: Int
  private(set) var values: [UInt16]
  /// The average rounding loss of the values, in half steps.
  private var lostHalfSteps = 0
  private let memory: PictureMemory

  private static let extraBits: UInt16 = 7

  init(bounds: PixelRect, _ memory: PictureMemory) {
    (self.bounds, self.memory) = (bounds, memory)
    stride = (bounds.width + Convolution.block - 1) / Convolution.block * Convolution.block
    values = memory.plane(stride * bounds.height)
  }

  /// Returns the memory to the pool when the plane is no longer needed.
  func release() { memory.reuse(values) }

  init(_ mask: Mask, _ memory: PictureMemory) {
    self.init(bounds: mask.bounds, memory)
    let width = bounds.width
    mask.coverage.withUnsafeBufferPointer { coverage in
      for row in 0..<bounds.height {
        write(row) { target in
          for x in 0..<width { target[x] = UInt16(coverage[row &* width &+ x]) &<< BlurPlane.extraBits }
        }
      }
    }
  }

  /// Returns the values rounded to a mask's steps.
  ///
  /// - Precondition: The plane has a value for every pixel of `area`.
  func mask(of area: PixelRect) -> Mask {
    let rounding = UInt16(1) << (BlurPlane.extraBits - 1) + UInt16(lostHalfSteps / 2)
    var mask = memory.mask(area)
    mask.write { _, writer in
      for y in area.minY..<area.maxY {
        let target = writer.values(x: area.minX, y: y)
        read(x: area.minX, y: y) { source in
          for x in 0..<area.width {
            target[x] = UInt8(truncatingIfNeeded: (source[x] &+ rounding) &>> BlurPlane.extraBits)
          }
        }
      }
    }
    return mask
  }

  private func read(x: Int, y: Int, _ body: (UnsafePointer<UInt16>) -> Void) {
    require(
      x >= bounds.minX && y >= bounds.minY && y < bounds.maxY,
      "a blur's plane can't be read at \(x), \(y), outside of \(bounds)")
    values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      body(base + (y - bounds.minY) * stride + x - bounds.minX)
    }
  }

  private mutating func write(_ row: Int, _ body: (UnsafeMutablePointer<UInt16>) -> Void) {
    values.withUnsafeMutableBufferPointer { values in
      guard let base = values.baseAddress else { return }
      body(base + row * stride)
    }
  }
}

// MARK: - Blurring

extension BlurPlane {
  /// The largest radius that is computed at full size. The rounding loss is then less than half a mask's
  /// step.
  private static let largestRadius = 48

  /// Returns the values in `area` after a Gaussian blur that is cut off `radius` pixels from its center.
  func blurred(variance: Double, radius: Int, in area: PixelRect) -> BlurPlane {
    guard radius > BlurPlane.largestRadius else {
      let convolution = Convolution(variance: variance, radius: radius)
      let rows = convolvedRows(convolution, in: area)
      defer { rows.release() }
      return rows.convolvedColumns(convolution, in: area, filledRows: bounds.minY..<bounds.maxY)
    }
    // Halving averages two pixels, variance 1/4; doubling mixes 3/4 and 1/4 of two that are two pixels apart,
    // variance 3/4.
    let half = halved()
    let blurred = half.blurred(
      variance: (variance - 1) / 4, radius: (radius + 1) / 2, in: area.halved.insetBy(-1))
    defer {
      half.release()
      blurred.release()
    }
    return blurred.doubled(in: area)
  }

  /// Returns the largest distance of the values that a blur with a radius reads.
  ///
  /// At half the size, doubling reads one pixel farther than the blur does, and each pixel covers two, of
  /// which a value may belong to either.
  static func reach(ofRadius radius: Int) -> Int {
    radius > largestRadius ? 2 * (reach(ofRadius: (radius + 1) / 2) + 1) + 1 : radius
  }

  /// Blurs along rows. The result has as many additional rows at top and bottom as the blur along columns
  /// reads.
  private func convolvedRows(_ convolution: Convolution, in area: PixelRect) -> BlurPlane {
    let radius = convolution.radius
    var result = BlurPlane(
      bounds: PixelRect(
        minX: area.minX, minY: area.minY - radius, maxX: area.maxX, maxY: area.maxY + radius), memory)
    result.lostHalfSteps = lostHalfSteps + radius + 1
    let count = result.stride
    var line = [UInt16](repeating: 0, count: count + 2 * radius)
    let needed = PixelRect(
      minX: area.minX - radius, minY: result.bounds.minY, maxX: area.maxX + radius,
      maxY: result.bounds.maxY)
    let source = needed.intersection(bounds)
    guard !source.isEmpty else { return result }
    line.withUnsafeMutableBufferPointer { line in
      guard let base = line.baseAddress else { return }
      for y in source.minY..<source.maxY {
        read(x: source.minX, y: y) { row in
          (base + source.minX - needed.minX).update(from: row, count: source.width)
        }
        result.write(y - needed.minY) { target in
          convolution.apply(to: base + radius, step: 1, count: count, taps: 1..<radius + 1, into: target)
        }
      }
    }
    return result
  }

  /// Blurs along columns. Rows outside `filledRows` are known to be 0.
  private func convolvedColumns(
    _ convolution: Convolution, in area: PixelRect, filledRows: Range<Int>
  ) -> BlurPlane {
    var result = BlurPlane(bounds: area, memory)
    result.lostHalfSteps = lostHalfSteps + convolution.radius + 1
    let count = result.stride
    for y in area.minY..<area.maxY {
      let taps = convolution.taps(from: y, reaching: filledRows)
      read(x: area.minX, y: y) { source in
        result.write(y - area.minY) { target in
          convolution.apply(to: source, step: stride, count: count, taps: taps, into: target)
        }
      }
    }
    return result
  }
}

// MARK: - Halving and doubling

extension BlurPlane {
  /// Returns a plane of pixels twice as wide and high, each the average of four. Pairs begin at even
  /// coordinates.
  private func halved() -> BlurPlane {
    let area = bounds.halved
    var result = BlurPlane(bounds: area, memory)
    result.lostHalfSteps = lostHalfSteps
    for y in bounds.minY..<bounds.maxY {
      read(x: bounds.minX, y: y) { source in
        result.write(y >> 1 - area.minY) { target in
          for x in bounds.minX..<bounds.maxX {
            target[x >> 1 - area.minX] &+= (source[x - bounds.minX] &+ 2) &>> 2
          }
        }
      }
    }
    return result
  }

  /// Returns the values in `area` of a plane of pixels half as wide and high, interpolated between centers.
  ///
  /// - Precondition: This plane has values around `area` halved, one pixel farther on each side.
  private func doubled(in area: PixelRect) -> BlurPlane {
    var result = BlurPlane(bounds: area, memory)
    result.lostHalfSteps = lostHalfSteps
    var line = [UInt16](repeating: 0, count: bounds.width)
    for y in area.minY..<area.maxY {
      let (near, far) = (y >> 1, y >> 1 + (y & 1 == 0 ? -1 : 1))
      read(x: bounds.minX, y: near) { nearRow in
        read(x: bounds.minX, y: far) { farRow in
          for x in 0..<bounds.width { line[x] = BlurPlane.mix(nearRow[x], farRow[x]) }
        }
      }
      result.write(y - area.minY) { target in
        for x in area.minX..<area.maxX {
          let near = x >> 1 - bounds.minX
          target[x - area.minX] = BlurPlane.mix(line[near], line[near + (x & 1 == 0 ? -1 : 1)])
        }
      }
    }
    return result
  }

  @inline(__always)
  private static func mix(_ near: UInt16, _ far: UInt16) -> UInt16 {
    UInt16(truncatingIfNeeded: (3 &* UInt32(near) &+ UInt32(far) &+ 2) &>> 2)
  }
}
