import QuartzCore

extension CompositionBuilder {
  /// Returns a layer inside its parents, visible where its matte is opaque or bright, or with an inverted matte, where
  /// it isn't. A matte may itself have a matte.
  ///
  /// The layer's blend mode moves to the result, because there is no content to blend with inside it.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - position: Its position among the composition's layers.
  ///   - composition: The composition.
  ///   - depth: The number of layers that the layer itself is a matte for, directly or through mattes.
  func matted(
    _ layer: CALayer, at position: Int, in composition: Composition, depth: Int = 0
  ) -> CALayer {
    let model = composition.models[position]
    let nested = nest(layer, under: parents(of: model, in: composition), in: composition)
    guard let kind = model.matte, let mattePosition = composition.mattePosition(of: position) else {
      return nested
    }
    guard depth < Self.maximumMatteDepth else {
      context.report("mattes nested more than \(Self.maximumMatteDepth) deep", of: model.name)
      return nested
    }
    let matted = CALayer.plain([nested])
    matted.compositingFilter = layer.compositingFilter
    layer.compositingFilter = nil
    if !order.isEmpty { order[order.count - 1] += 1 }
    let matte = self.layer(composition.models[mattePosition], in: composition).map {
      self.matted($0, at: mattePosition, in: composition, depth: depth + 1)
    }
    let isLuma = kind == .luma || kind == .invertedLuma
    let mask = isLuma ? luminance(of: matte ?? .plain) : matte ?? .plain
    matted.mask = kind == .alpha || kind == .luma ? mask : inverted(mask)
    return matted
  }

  private static let maximumMatteDepth = 16
  /// A number above that of the mattes that a layer can have, directly and through mattes.
  static let mattesPerLayer = 32

  /// Returns a layer whose opacity is another layer's luminance.
  private func luminance(of layer: CALayer) -> CALayer {
    let luminance = CALayer.plain([layer])
    context.addFilter("luminanceToAlpha", to: luminance, actsInContexts: true)
    return luminance
  }

  /// Returns a layer that is opaque where another one is transparent.
  private func inverted(_ layer: CALayer) -> CALayer {
    let hole = CALayer.plain([layer])
    hole.compositingFilter = "destOut"
    return CALayer.plain([.unboundedFill, hole])
  }
}
