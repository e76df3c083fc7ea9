import CoreGraphics

/// Which tiles of a layer are to be drawn anew.
enum StaleTiles {
  case within([CGRect])
  case all

  static var none: StaleTiles { .within([]) }

  /// More rectangles than this become all there is.
  private static var mostRects: Int { 64 }

  var isEmpty: Bool {
    if case .within(let rects) = self { rects.isEmpty } else { false }
  }

  mutating func insert(_ other: StaleTiles) {
    guard case .within(let rects) = self, case .within(let more) = other,
      rects.count + more.count <= Self.mostRects
    else {
      self = .all
      return
    }
    self = .within(rects + more)
  }

  /// Whether any of it lies in a rectangle of the layer's space.
  func touches(_ rect: CGRect) -> Bool {
    switch self {
    case .all: true
    case .within(let rects): rects.contains { $0.standardized.overlaps(rect) }
    }
  }
}

extension CGRect {
  /// Whether the insides of two rectangles have points in common; what isn't a number overlaps nothing.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
