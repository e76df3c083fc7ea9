extension SpriteRows {
  /// The pixels of a row that show.
  struct Span {
    fileprivate let row: Int
    fileprivate let first: Int
    fileprivate let end: Int
    fileprivate let target: UnsafeMutablePointer<UInt32>
    private var backdrop: (UInt32, UInt32) = (0, 0)

    /// So many are treated at a time.
    static let count = 32

    @inline(__always)
    fileprivate init(_ row: Int, _ first: Int, _ end: Int, _ target: UnsafeMutablePointer<UInt32>) {
      (self.row, self.first, self.end, self.target) = (row, first, end, target)
    }

    /// Looks at what is there, which is good for nothing but that it is near then.
    @inline(__always)
    fileprivate mutating func readAhead() { backdrop = (target[0], target[end &- first &- 1]) }
  }

  /// - Parameters:
  ///   - pixels: The sheet's.
  ///   - tint: What they are multiplied by.
  ///   - clip: Pixels of the memory.
  ///   - scratch: Room for as many rows as are treated at a time.
  func draw(
    _ pixels: SpriteSheet.Pixels, tint: UInt32, _ blendMode: BlendMode, within clip: PixelRect,
    on memory: PixelMemory, scratch: UnsafeMutablePointer<Span>
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    let tint = tint == .max ? nil : PixelQuad(repeating: tint)
    let room = area.maxX &- bounds.minX
    for y in stride(from: area.minY, to: area.maxY, by: Span.count) {
      let part = PixelRect(
        minX: area.minX, minY: y, maxX: area.maxX, maxY: min(y &+ Span.count, area.maxY))
      let spans = UnsafeBufferPointer(start: scratch, count: note(part, on: memory, scratch))
      switch blendMode {
      case .normal: draw(spans, pixels, tint, NormalQuads(), room: room)
      case .plusLighter: draw(spans, pixels, tint, PlusLighterQuads(), room: room)
      default: draw(spans, pixels, tint, SinglePixels(mode: blendMode), room: room)
      }
    }
  }

  /// Notes what shows within an area; returns the number of rows.
  private func note(
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
      // Nearly as many rows show nothing as show something: noted and forgotten they cost less than a choice.
      // What is added is the difference's sign.
      count &+= Int(bitPattern: UInt(bitPattern: first &- end) &>> (UInt.bitWidth &- 1))
    }
    // Rows lie far from each other in memory. Looked at in one go before anything is done to them, the processor waits for
    // all of them at once.
    for index in 0..<count { spans[index].readAhead() }
    return count
  }
}

// MARK: - Pixels

extension SpriteRows {
  /// - Parameter room: The column at which the clip ends.
  @inline(__always)
  private func draw(
    _ spans: UnsafeBufferPointer<Span>, _ pixels: SpriteSheet.Pixels, _ tint: PixelQuad?,
    _ mode: some QuadCompositing, room: Int
  ) {
    if let coverage {
      for span in spans {
        let row = SpriteCoverage.Row(coverage, Double(span.row))
        let whole = wholeColumns(ofRow: Double(span.row))
        forEachQuad(of: span, pixels, tint, room: room) { x, source, backdrop in
          x >= whole.first && x &+ 4 <= whole.end
            ? mode.composite(source, onto: backdrop)
            : mode.composite(source, coverage: row.factors(x), onto: backdrop)
        }
      }
    } else {
      for span in spans {
        forEachQuad(of: span, pixels, tint, room: room) { _, source, backdrop in
          mode.composite(source, onto: backdrop)
        }
      }
    }
  }

  /// Replaces groups of four pixels by what `composite` makes of their column, the sprite's pixels, and theirs.
  ///
  /// Beyond what shows they remain what they are, but beyond the clip they mustn't even be touched.
  @inline(__always)
  private func forEachQuad(
    of span: Span, _ pixels: SpriteSheet.Pixels, _ tint: PixelQuad?, room: Int,
    _ composite: (Int, PixelQuad, PixelQuad) -> PixelQuad
  ) {
    var places = SheetPlaces(self, column: span.first, row: span.row)
    var (x, target) = (span.first, span.target)
    while x < span.end {
      var source = pixels.interpolated(at: places)
      if let tint { source = source.multiplied(by: tint) }
      if x &+ 4 <= room {
        composite(x, source, PixelQuad(loading: target)).store(to: target)
      } else {
        let backdrop = PixelQuad(loading: target, count: room &- x)
        composite(x, source, backdrop).store(to: target, count: room &- x)
      }
      places.advance()
      target += 4
      x &+= 4
    }
  }
}
