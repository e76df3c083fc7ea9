import QuartzCore

/// The numbers of a layer's transform that presets move it by, and its opacity.
struct LayerParts {
  static let keyPaths = [
    "transform.translation.x", "transform.translation.y", "transform.scale.x", "transform.scale.y",
    "transform.rotation.x", "transform.rotation.y", "transform.rotation.z",
  ]

  /// As ``keyPaths`` has them.
  let numbers: [Double]
  let opacity: Double

  init(of layer: CALayer) {
    numbers = Self.keyPaths.map { keyPath in
      (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? layer.value(forKeyPath: keyPath)
        as? Double ?? 0
    }
    opacity = Double(layer.opacity)
  }

  init(_ place: SpringPreset.Placement, opacity: Double) {
    numbers = [place.x, place.y, place.scaleX, place.scaleY, 0, 0, place.rotate]
    self.opacity = opacity
  }
}
