import CoreGraphics

extension CGRect {
  /// Returns the intersection of two rectangles, zero if it's empty.
  ///
  /// Foundation's `intersection(_:)` traps on NaN.
  fileprivate func safeIntersection(_ other: CGRect) -> CGRect {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (bottom, top) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left < right, bottom < top else { return .zero }
    return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
  }
}

extension CALayer {
  /// The nearest scroll layer among the ancestors.
  final var nearestScrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let current = layer {
      if let found = current as? CAScrollLayer { return found }
      layer = current.superlayer
    }
    return nil
  }

  /// The intersection of the bounds with those of all enclosing scroll layers; zero if it's empty.
  final var rectVisibleInScrollLayers: CGRect {
    var rect = bounds.standardized
    var scrollLayer = nearestScrollLayer
    while let layer = scrollLayer {
      rect = rect.safeIntersection(convert(layer.bounds.standardized, from: layer))
      scrollLayer = layer.nearestScrollLayer
    }
    return rect
  }

  /// Whether an odd number of layers, this one and its ancestors, flip their geometry.
  final var hasOddFlipCount: Bool {
    var (result, layer) = (isGeometryFlipped, superlayer)
    while let current = layer {
      if current.isGeometryFlipped { result.toggle() }
      layer = current.superlayer
    }
    return result
  }
}
