public import QuartzCore

// From the layer's space to those of the film's layers.

extension LottieAnimationLayer {
  /// Converts a point to the space of a layer of the film, as that shows now.
  ///
  /// - Parameters:
  ///   - point: A point in this layer's space.
  ///   - keypath: The layer; of several, the first one that is drawn; nil for the film itself.
  /// - Returns: The point; nil where no layer that is drawn has that key path.
  public func convert(_ point: CGPoint, toLayerAt keypath: AnimationKeypath?) -> CGPoint? {
    withShownLayer(at: keypath) { shown, target in shown.convert(point, to: target) }
  }

  /// Converts a rectangle to the space of a layer of the film, as that shows now: the smallest one around what it becomes.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this layer's space.
  ///   - keypath: The layer; of several, the first one that is drawn; nil for the film itself.
  /// - Returns: The rectangle; nil where no layer that is drawn has that key path.
  public func convert(_ rect: CGRect, toLayerAt keypath: AnimationKeypath?) -> CGRect? {
    withShownLayer(at: keypath) { shown, target in shown.convert(rect, to: target) }
  }

  /// Calls `body` with what shows of this layer and of one of the film's.
  private func withShownLayer<Result>(
    at keypath: AnimationKeypath?, _ body: (CALayer, CALayer) -> Result
  ) -> Result? {
    buildIfNeeded()
    placeFilm()
    guard let target = drawnLayer(at: keypath) else { return nil }
    guard let shown = presentation(), let shownTarget = target.presentation() else {
      return body(self, target)
    }
    return body(shown, shownTarget)
  }

  private func drawnLayer(at keypath: AnimationKeypath?) -> CALayer? {
    guard let keypath else { return film.layer }
    return film.namedLayers.last { keypath.matches($0.path) }?.layer
  }
}
