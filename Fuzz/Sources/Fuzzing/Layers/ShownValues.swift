import QuartzCore

/// The current values of a layer, as numbers.
enum ShownValues {
  private static let keyPaths = [
    "position.x", "position.y", "zPosition", "bounds.origin.x", "bounds.size.width", "bounds.size.height",
    "transform.rotation.x", "transform.rotation.z", "transform.scale.x", "transform.translation.x",
    "sublayerTransform.rotation.z", "cornerRadius", "shadowRadius",
  ]

  /// Returns the values of the presentation layer; of the layer itself if there is none.
  static func numbers(of layer: CALayer) -> [Double] {
    let shown = layer.presentation() ?? layer
    var numbers = keyPaths.map { (shown.value(forKeyPath: $0) as? CGFloat).map { Double($0) } ?? -1 }
    numbers += [Double(shown.opacity), shown.isHidden ? 1 : 0, shown.convertTime(1, from: nil)]
    numbers += (shown.backgroundColor?.components ?? []).map { Double($0) }
    return numbers
  }
}
