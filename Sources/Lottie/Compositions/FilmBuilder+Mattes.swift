import QuartzCore

extension FilmBuilder {
  /// A layer with its parents, seen where its matte is opaque or bright, or where that isn't; a matte may have a matte
  /// itself.
  ///
  /// Its way of blending passes to the result: inside, there is nothing behind it.
  ///
  /// - Parameters:
  ///   - place: The layer's place among those of the composition.
  ///   - depth: The matte of how many others it is.
  func matted(_ layer: CALayer, at place: Int, in composition: Composition, depth: Int = 0) -> CALayer {
    let model = composition.models[place]
    let inside = nest(layer, under: parents(of: model, in: composition), in: composition)
    guard let kind = model.matte, let mattePlace = composition.mattePlace(of: place) else { return inside }
    guard depth < Self.maximumMatteDepth else {
      report("mattes of mattes, more than \(Self.maximumMatteDepth) deep", of: model.name)
      return inside
    }
    let matted = CALayer.plain([inside])
    matted.compositingFilter = layer.compositingFilter
    layer.compositingFilter = nil
    let matte = self.layer(composition.models[mattePlace], in: composition).map {
      self.matted($0, at: mattePlace, in: composition, depth: depth + 1)
    }
    let isBright = kind == .luma || kind == .invertedLuma
    let seen = isBright ? brightness(of: matte ?? .plain) : matte ?? .plain
    matted.mask = kind == .alpha || kind == .luma ? seen : inverted(seen)
    return matted
  }

  private static let maximumMatteDepth = 16

  /// As opaque as a layer is bright.
  private func brightness(of layer: CALayer) -> CALayer {
    let bright = CALayer.plain([layer])
    addFilter("luminanceToAlpha", to: bright, actsInContexts: true)
    return bright
  }

  /// Opaque where a layer is transparent.
  private func inverted(_ layer: CALayer) -> CALayer {
    let hole = CALayer.plain([layer])
    hole.compositingFilter = "destOut"
    return CALayer.plain([.everything, hole])
  }
}
