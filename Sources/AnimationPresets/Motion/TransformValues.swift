import QuartzCore

/// A layer's opacity, and the components of its transform that presets animate.
struct TransformValues {
  static let keyPaths = [
    "transform.translation.x", "transform.translation.y", "transform.scale.x", "transform.scale.y",
    "transform.rotation.x", "transform.rotation.y", "transform.rotation.z",
  ]

  /// The components in the order of ``keyPaths``.
  let numbers: [Double]
  let opacity: Double

  init(of layer: CALayer) {
    numbers = Self.keyPaths.map { keyPath in
      (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? layer.value(forKeyPath: keyPath)
        as? Double ?? 0
    }
    opacity = Double(layer.opacity)
  }

  init(_ placement: SpringPreset.Placement, opacity: Double) {
    numbers = [placement.x, placement.y, placement.scaleX, placement.scaleY, 0, 0, placement.rotate]
    self.opacity = opacity
  }
}
