import Requirements

/// A rectangle of coverage, one value from 0 to 255 per pixel. Pixels outside aren't covered.
package struct Mask: Equatable, Sendable {
  /// The device pixels that have values.
  package private(set) var bounds: PixelRect
  /// The values row by row from the top, `bounds.width` each.
  package private(set) var coverage: [UInt8]

  /// Creates a mask without coverage. Bounds whose maximum is below their minimum become empty.
  package init(bounds: PixelRect) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    coverage = [UInt8](repeating: 0, count: self.bounds.width * self.bounds.height)
  }

  /// Creates a mask from its values.
  ///
  /// - Precondition: `coverage` holds width × height values.
  package init(bounds: PixelRect, coverage: [UInt8]) {
    require(
      coverage.count == bounds.width * bounds.height,
      "a mask of \(bounds.width) × \(bounds.height) pixels can't be made of \(coverage.count) values")
    self.bounds = bounds
    self.coverage = coverage
  }

  /// Creates a mask from the alpha of a bitmap whose top left pixel is the device pixel (`x`, `y`).
  package init(
    alphaOf bitmap: Bitmap, x: Int = 0, y: Int = 0, memory: PictureMemory = PictureMemory()
  ) {
    self.init(component: 24, of: bitmap, x: x, y: y, memory: memory)
  }

  /// Creates a mask from one component of a bitmap: the eight bits from `shift` on.
  init(component shift: UInt32, of bitmap: Bitmap, x: Int, y: Int, memory: PictureMemory) {
    self = memory.mask(PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height))
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      coverage.withUnsafeMutableBufferPointer { coverage in
        for index in coverage.indices {
          coverage[index] = UInt8(truncatingIfNeeded: pixels[index] &>> shift)
        }
      }
    }
  }

  /// The coverage of a device pixel, 0 outside the bounds.
  package subscript(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    return coverage[(y - bounds.minY) * bounds.width + x - bounds.minX]
  }
}

// MARK: - Making

extension Mask {
  /// Creates the coverage of the inside of `path`, as ``Canvas`` would fill it.
  ///
  /// The bounds are the pixels that the path can touch, clamped to `limit`.
  package init(
    filling path: Path, transform: Affine = .identity, rule: FillRule = .nonZero, within limit: PixelRect,
    rasterizer: Rasterizer = Rasterizer()
  ) {
    let shape = FilledPath(path: path, transform: transform, rule: rule)
    self.init(filling: shape, within: limit, rasterizer: rasterizer)
  }

  /// Creates the coverage of the inside of a path on the pixels that it can touch, clamped to `limit`.
  package init(
    filling shape: FilledPath, within limit: PixelRect, rasterizer: Rasterizer = Rasterizer()
  ) {
    self = rasterizer.memory.mask(shape.bounds(within: limit))
    write { clip, writer in shape.cover(within: clip, using: rasterizer, into: &writer) }
  }

  /// Creates the coverage of the path's stroke, as ``Canvas`` would draw it.
  package init(
    stroking path: Path, _ style: StrokeStyle, transform: Affine = .identity, within limit: PixelRect,
    rasterizer: Rasterizer = Rasterizer()
  ) {
    let shape = StrokedPath(path: path, style: style, transform: transform)
    self = rasterizer.memory.mask(shape.bounds(within: limit))
    write { clip, writer in shape.cover(within: clip, using: rasterizer, into: &writer) }
  }

  /// Calls `draw` to set the coverage of pixels within the bounds.
  mutating func write(_ draw: (PixelRect, inout MaskWriter) -> Void) {
    let bounds = bounds
    coverage.withUnsafeMutableBufferPointer { values in
      guard let base = values.baseAddress, !bounds.isEmpty else { return }
      var writer = MaskWriter(base: base, bounds: bounds)
      draw(bounds, &writer)
    }
  }
}

// MARK: - Changing

extension Mask {
  /// Returns the mask offset by whole pixels.
  package func translated(x: Int, y: Int) -> Mask {
    var result = self
    result.bounds = bounds.translated(x: x, y: y)
    return result
  }

  /// Returns the product of two masks, on the pixels that both have.
  package func multiplied(by other: Mask) -> Mask {
    var result = Mask(bounds: bounds.intersection(other.bounds))
    result.write { clip, writer in
      MaskShape(mask: self).cover(within: clip, into: &writer)
      other.withRows { rows in
        for y in clip.minY..<clip.maxY {
          rows.multiply(writer.values(x: clip.minX, y: y), x: clip.minX, y: y, count: clip.width)
        }
      }
    }
    return result
  }

  /// Returns the mask with all coverage multiplied by `factor`, which is clamped to 0…1.
  package func multiplied(by factor: Double) -> Mask {
    let factor = Color.byte(factor)
    if factor == 255 { return self }
    return Mask(bounds: bounds, coverage: coverage.map { Pixel.product($0, factor) })
  }
}
