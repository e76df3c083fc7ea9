public import AnimationVocabulary
public import QuartzCore

extension Sequence where Element: CALayer {
  /// Builds the same animations for several layers, with staggered begin times.
  ///
  /// ```swift
  /// rows.animate(staggeredBy: 0.05) {
  ///   $0.opacity.value(from: 0, to: 1, duration: 0.3)
  ///   $0.position.y.value(by: -20, duration: 0.3)
  ///   $0.fill(mode: .backwards)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key of the animations on each layer. Default nil, for none.
  ///   - step: The time between the beginnings of two neighbors, in seconds.
  ///   - origin: The layers that begin first. Default the first.
  ///   - build: Builds the animations; called for each layer in order, with a builder for the layer's class.
  /// - Precondition: `step` is finite and 0 or more.
  public func animate(
    forKey key: String? = nil, staggeredBy step: CFTimeInterval, from origin: StaggerOrigin = .first,
    by build: (AnimationsMaker<Element>) -> Void
  ) {
    let layers = Array(self)
    for (layer, delay) in zip(layers, origin.delays(count: layers.count, staggeredBy: step)) {
      let maker = AnimationsMaker(layer: layer)
      build(maker)
      maker.delay(maker.caAnimation.beginTime + delay)
      maker.addToLayer(forKey: key)
    }
  }
}
