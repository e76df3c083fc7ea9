extension SpriteRows {
  /// The visible pixels of a row.
  struct Span {
    fileprivate let row: Int
    fileprivate let first: Int
    fileprivate let end: Int
    fileprivate let target: UnsafeMutablePointer<UInt32>
    private var backdrop: (UInt32, UInt32) = (0, 0)

    /// The number of rows that are drawn at a time.
    static let count = 32

    @inline(__always)
    fileprivate init(_ row: Int, _ first: Int, _ end: Int, _ target: UnsafeMutablePointer<UInt32>) {
      (self.row, self.first, self.end, self.target) = (row, first, end, target)
    }

    /// Prefetches the backdrop into the cache.
    @inline(__always)
    fileprivate mutating func prefetch() { backdrop = (target[0], target[end &- first &- 1]) }
  }

  /// Draws the sprite.
  ///
  /// - Parameters:
  ///   - pixels: The sheet's pixels.
  ///   - tint: The pixel by which they are multiplied.
  ///   - clip: The pixels of the memory that may be changed.
  ///   - scratch: Memory for as many rows as are drawn at a time.
  func draw(
    _ pixels: SpriteSheet.Pixels, tint: UInt32, _ blendMode: BlendMode, within clip: PixelRect,
    on memory: PixelMemory, scratch: UnsafeMutablePointer<Span>
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    let tint = tint == .max ? nil : PixelQuad(repeating: tint)
    let clipEnd = area.maxX &- bounds.minX
    for y in stride(from: area.minY, to: area.maxY, by: Span.count) {
      let part = PixelRect(
        minX: area.minX, minY: y, maxX: area.maxX, maxY: min(y &+ Span.count, area.maxY))
      let spans = UnsafeBufferPointer(start: scratch, count: collectSpans(part, on: memory, scratch))
      switch blendMode {
      case .normal: draw(spans, pixels, tint, NormalCompositing(), clipEnd: clipEnd)
      case .plusLighter: draw(spans, pixels, tint, PlusLighterCompositing(), clipEnd: clipEnd)
      default: draw(spans, pixels, tint, BlendCompositing(mode: blendMode), clipEnd: clipEnd)
      }
    }
  }

  /// Collects the visible pixels within an area.
  ///
  /// - Returns: The number of rows.
  private func collectSpans(
    _ area: PixelRect, on memory: PixelMemory, _ spans: UnsafeMutablePointer<Span>
  ) -> Int {
    let columns = SpriteColumns(
      from: Double(area.minX &- bounds.minX), through: Double(area.maxX &- 1 &- bounds.minX))
    var count = 0
    for y in area.minY..<area.maxY {
      let row = y &- bounds.minY
      let (first, end) = visible(columns, ofRow: Double(row))
      let target = memory.pixel(x: min(bounds.minX &+ first, area.maxX &- 1), y: y)
      (spans + count).initialize(to: Span(row, first, end, target))
      // Nearly half of the rows are invisible. Writing and discarding them costs less than a branch. The
      // increment is the sign of the difference.
      count &+= Int(bitPattern: UInt(bitPattern: first &- end) &>> (UInt.bitWidth &- 1))
    }
    // Rows are far from each other in memory. All reads come first, so that the processor waits for all of
    // them together.
    for index in 0..<count { spans[index].prefetch() }
    return count
  }
}

// MARK: - Pixels

extension SpriteRows {
  /// - Parameter clipEnd: The column at which the clip ends.
  @inline(__always)
  private func draw(
    _ spans: UnsafeBufferPointer<Span>, _ pixels: SpriteSheet.Pixels, _ tint: PixelQuad?,
    _ mode: some QuadCompositing, clipEnd: Int
  ) {
    if let coverage {
      for span in spans {
        let row = SpriteCoverage.Row(coverage, Double(span.row))
        let interior = interiorColumns(ofRow: Double(span.row))
        forEachQuad(of: span, pixels, tint, clipEnd: clipEnd) { x, source, backdrop in
          x >= interior.first && x &+ 4 <= interior.end
            ? mode.composite(source, onto: backdrop)
            : mode.composite(source, coverage: row.factors(x), onto: backdrop)
        }
      }
    } else {
      for span in spans {
        forEachQuad(of: span, pixels, tint, clipEnd: clipEnd) { _, source, backdrop in
          mode.composite(source, onto: backdrop)
        }
      }
    }
  }

  /// Replaces groups of four pixels with the result of `composite` for their column, the sprite's pixels and
  /// the backdrop.
  ///
  /// Beyond the visible pixels the backdrop is rewritten unchanged, but beyond the clip it mustn't be
  /// accessed.
  @inline(__always)
  private func forEachQuad(
    of span: Span, _ pixels: SpriteSheet.Pixels, _ tint: PixelQuad?, clipEnd: Int,
    _ composite: (Int, PixelQuad, PixelQuad) -> PixelQuad
  ) {
    var coordinates = SheetCoordinates(self, column: span.first, row: span.row)
    var (x, target) = (span.first, span.target)
    while x < span.end {
      var source = pixels.interpolated(at: coordinates)
      if let tint { source = source.multiplied(by: tint) }
      if x &+ 4 <= clipEnd {
        composite(x, source, PixelQuad(loading: target)).store(to: target)
      } else {
        let backdrop = PixelQuad(loading: target, count: clipEnd &- x)
        composite(x, source, backdrop).store(to: target, count: clipEnd &- x)
      }
      coordinates.advance()
      target += 4
      x &+= 4
    }
  }
}
