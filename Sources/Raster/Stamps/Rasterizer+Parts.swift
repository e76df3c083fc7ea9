extension Rasterizer {
  /// Collects the edges of a path, or the stamps of its parts.
  ///
  /// - Returns: Whether all coordinates are finite.
  func add(_ path: Path, _ transform: Affine) -> Bool {
    guard let parts = path.parts, transform.isAxisAligned else { return edges.add(path, transform) }
    stamps.makeSpace()
    let slots = stampSlots.uninitialized(count: parts.outlines.count)
    slots.initialize(repeating: StampSlot(), count: parts.outlines.count)
    return parts.placements.allSatisfy { placement in
      let outline = parts.outlines[placement.outline]
      return outline.isEmpty
        || addStamp(of: outline, placement.transform, transform, &slots[placement.outline])
        || edges.add(outline, placement.transform, then: transform)
    }
  }

  /// Adds a small outline, rounding its position.
  ///
  /// - Returns: False for other outlines.
  @inline(__always)
  private func addStamp(
    of outline: Path, _ own: Affine, _ transform: Affine, _ slot: inout StampSlot
  ) -> Bool {
    guard own.isAxisAligned, let position = StampPosition(transform.apply(Point(own.tx, own.ty))) else {
      return false
    }
    let scale = SIMD2(own.a * transform.a, own.d * transform.d)
    if scale != slot.scale { slot = StampSlot(outline, scale, &stamps) }
    guard slot.isSmall else { return false }
    if let number = slot.number, let start = stamps.stamp(ofOutline: number, atPhase: position.phase) {
      place(PlacedStamp(start: start, pixel: position.pixel))
    } else {
      edges.add(
        stamps.edges(of: outline, scale: scale, atPhase: position.phase),
        offset: position.pixel &<< Subpixel.bits)
    }
    return true
  }
}

/// The number of an outline in a ``StampCache``, looked up once for each path.
struct StampSlot: BitwiseCopyable {
  private(set) var scale = SIMD2(Double.nan, .nan)
  /// Whether the outline is small enough for stamps.
  private(set) var isSmall = false
  /// Nil if there is no space for the outline's stamps.
  private(set) var number: Int?

  init() {}

  init(_ outline: Path, _ scale: SIMD2<Double>, _ stamps: inout StampCache) {
    self.scale = scale
    isSmall = StampCache.isSmall(outline, scale: scale)
    number = isSmall ? stamps.number(of: outline, scale: scale) : nil
  }
}
