import CoreGraphics

/// The tiles of a layer that are invalid.
enum StaleTiles {
  case within([CGRect])
  case all

  static var none: StaleTiles { .within([]) }

  /// The maximum number of rectangles; beyond it, all tiles are invalid.
  private static var maximumRectCount: Int { 64 }

  var isEmpty: Bool {
    if case .within(let rects) = self { rects.isEmpty } else { false }
  }

  mutating func insert(_ other: StaleTiles) {
    guard case .within(let rects) = self, case .within(let more) = other,
      rects.count + more.count <= Self.maximumRectCount
    else {
      self = .all
      return
    }
    self = .within(rects + more)
  }

  /// Whether any invalid tiles can intersect a rectangle in the layer's space.
  func touches(_ rect: CGRect) -> Bool {
    switch self {
    case .all: true
    case .within(let rects): rects.contains { $0.standardized.overlaps(rect) }
    }
  }
}

extension CGRect {
  /// Whether the interiors of two rectangles intersect; rectangles with NaN intersect nothing.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
