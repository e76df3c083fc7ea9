import QuartzCore

extension FilmBuilder {
  /// A layer, in its composition's space, seen where another one is opaque or bright, or where it isn't.
  ///
  /// - Parameters:
  ///   - layer: The layer with its parents.
  ///   - blended: The layer itself, whose way of blending passes to the result: inside, there is nothing behind it.
  func matted(
    _ layer: CALayer, by model: LayerModel, _ kind: LayerModel.Matte, blending blended: CALayer,
    in composition: Composition
  ) -> CALayer {
    let matted = CALayer.plain([layer])
    matted.compositingFilter = blended.compositingFilter
    blended.compositingFilter = nil
    let matte = self.layer(model, in: composition).map {
      nest($0, under: composition.parents(of: model), in: composition)
    }
    let isBright = kind == .luma || kind == .invertedLuma
    let seen = isBright ? brightness(of: matte ?? .plain) : matte ?? .plain
    matted.mask = kind == .alpha || kind == .luma ? seen : inverted(seen)
    return matted
  }

  /// As opaque as a layer is bright.
  private func brightness(of layer: CALayer) -> CALayer {
    let bright = CALayer.plain([layer])
    bright.filters = [CAFilter(type: "luminanceToAlpha")]
    return bright
  }

  /// Opaque where a layer is transparent.
  private func inverted(_ layer: CALayer) -> CALayer {
    let hole = CALayer.plain([layer])
    hole.compositingFilter = "destOut"
    return CALayer.plain([.everything, hole])
  }
}
