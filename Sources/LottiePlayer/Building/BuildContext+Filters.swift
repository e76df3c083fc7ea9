import QuartzCore

extension BuildContext {
  /// Adds a filter of an effect and returns the prefix of its inputs' key paths.
  func addFilter(_ type: String, to layer: CALayer) -> String {
    addFilter(type, to: layer, actsInContexts: features.contains(.effectsInContexts))
  }

  /// Adds a filter and returns the prefix of its inputs' key paths.
  ///
  /// - Parameters:
  ///   - type: The name of the filter.
  ///   - layer: The layer.
  ///   - actsInContexts: Whether the filter is also applied in contexts, which otherwise draw no filters.
  @discardableResult
  func addFilter(_ type: String, to layer: CALayer, actsInContexts: Bool) -> String {
    let filter = CAFilter(type: type)
    let filters = layer.filters ?? []
    filter.name = "effect\(filters.count)"
    filter.actsInContexts = actsInContexts
    layer.filters = filters + [filter]
    return "filters.\(filter.name)."
  }

  /// Adds a Gaussian blur.
  ///
  /// - Parameter blurriness: The blurriness at global frames. The standard deviation is 0.3 times that, as in lottie-web.
  func addBlur(_ blurriness: Animated<Double>, to layer: CALayer) {
    let inputs = addFilter("gaussianBlur", to: layer)
    animations.set(layer, inputs + "inputRadius", to: blurriness) { max(0, $0) * 0.3 }
  }
}
