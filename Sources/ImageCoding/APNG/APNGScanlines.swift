import Raster

/// The filtered scanlines of a rectangle of pixels, ready for compression.
struct APNGScanlines {
  /// The choice of a filter for each scanline.
  enum Filtering {
    case none
    /// The filter whose output has the smallest sum of absolute values (PNG specification, third edition, 12.7).
    case adaptive
  }

  private let format: APNGPixelFormat
  private let rect: PixelRect
  /// The bytes of all scanlines without filters.
  private let bytes: [UInt8]
  private let rowLength: Int

  init(_ pixels: [UInt32], in rect: PixelRect, format: APNGPixelFormat) {
    (self.format, self.rect) = (format, rect)
    bytes = Self.bytes(pixels, format)
    rowLength = bytes.count / rect.height
  }

  /// Returns the scanlines, each preceded by the number of its filter.
  func filtered(_ filtering: Filtering) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + rect.height)
    var previous = [UInt8](repeating: 0, count: rowLength)
    for start in stride(from: 0, to: bytes.count, by: rowLength) {
      let row = Array(bytes[start..<(start + rowLength)])
      switch filtering {
      case .none:
        result.append(0)
        result += row
      case .adaptive: result += smallest(row, previous)
      }
      previous = row
    }
    return result
  }

  private func smallest(_ row: [UInt8], _ previous: [UInt8]) -> [UInt8] {
    var best: (cost: Int, bytes: [UInt8]) = (.max, [])
    for filter in UInt8(0)...4 {
      let bytes = apply(filter, row, previous)
      let cost = bytes.dropFirst().reduce(0) { $0 &+ Int(min($1, 0 &- $1)) }
      if cost < best.cost { best = (cost, bytes) }
    }
    return best.bytes
  }

  /// Returns a filtered scanline with the number of its filter (PNG specification, third edition, 9.2).
  private func apply(_ filter: UInt8, _ row: [UInt8], _ previous: [UInt8]) -> [UInt8] {
    let distance = format.filterDistance
    return [UInt8](unsafeUninitializedCapacity: row.count + 1) { result, count in
      result.initializeElement(at: 0, to: filter)
      for index in row.indices {
        let left = index < distance ? 0 : row[index - distance]
        let above = previous[index]
        let prediction: UInt8
        switch filter {
        case 1: prediction = left
        case 2: prediction = above
        case 3: prediction = UInt8((Int(left) + Int(above)) / 2)
        case 4: prediction = Self.paeth(left, above, index < distance ? 0 : previous[index - distance])
        default: prediction = 0
        }
        result.initializeElement(at: index + 1, to: row[index] &- prediction)
      }
      count = row.count + 1
    }
  }

  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(corner)
    let (toLeft, toAbove, toCorner) = (
      abs(estimate - Int(left)), abs(estimate - Int(above)), abs(estimate - Int(corner))
    )
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}

// MARK: - Pixels as bytes

extension APNGScanlines {
  private static func bytes(_ pixels: [UInt32], _ format: APNGPixelFormat) -> [UInt8] {
    switch format {
    case .palette(let palette): palette.indices(of: pixels)
    case .grayAlpha: components(pixels, shifts: [0, 24])
    case .rgb: components(pixels, shifts: [0, 8, 16])
    case .rgba: components(pixels, shifts: [0, 8, 16, 24])
    }
  }

  private static func components(_ pixels: [UInt32], shifts: [UInt32]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * shifts.count) { result, count in
      for pixel in pixels {
        for shift in shifts {
          result.initializeElement(at: count, to: UInt8(truncatingIfNeeded: pixel >> shift))
          count += 1
        }
      }
    }
  }
}
