import CoreGraphics

extension CGRect {
  /// What two rectangles have in common, zero where that is nothing.
  ///
  /// Foundation's own function stops the program where a number is NaN.
  fileprivate func shared(with other: CGRect) -> CGRect {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (bottom, top) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left < right, bottom < top else { return .zero }
    return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
  }
}

extension CALayer {
  /// The nearest scroll layer that this one lies in.
  final var nearestScrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let current = layer {
      if let found = current as? CAScrollLayer { return found }
      layer = current.superlayer
    }
    return nil
  }

  /// The part of the bounds within those of all scroll layers around; zero where nothing is left.
  final var rectInScrollLayers: CGRect {
    var rect = bounds.standardized
    var scrollLayer = nearestScrollLayer
    while let layer = scrollLayer {
      rect = rect.shared(with: convert(layer.bounds.standardized, from: layer))
      scrollLayer = layer.nearestScrollLayer
    }
    return rect
  }

  /// Whether an odd number of layers, this one and those it lies in, flip their geometry.
  final var liesUpsideDown: Bool {
    var (result, layer) = (isGeometryFlipped, superlayer)
    while let current = layer {
      if current.isGeometryFlipped { result.toggle() }
      layer = current.superlayer
    }
    return result
  }
}
