import QuartzCore

/// The current values of a layer, as numbers.
enum PresentationValues {
  private static let keyPaths = [
    "position.x", "position.y", "zPosition", "bounds.origin.x", "bounds.size.width", "bounds.size.height",
    "transform.rotation.x", "transform.rotation.z", "transform.scale.x", "transform.translation.x",
    "sublayerTransform.rotation.z", "cornerRadius", "shadowRadius",
  ]

  /// Returns the values of the presentation layer; of the layer itself if there is none.
  static func numbers(of layer: CALayer) -> [Double] {
    let presented = layer.presentation() ?? layer
    var numbers = keyPaths.map { (presented.value(forKeyPath: $0) as? CGFloat).map { Double($0) } ?? -1 }
    numbers += [Double(presented.opacity), presented.isHidden ? 1 : 0, presented.convertTime(1, from: nil)]
    numbers += (presented.backgroundColor?.components ?? []).map { Double($0) }
    return numbers
  }
}
