import QuartzCore

extension CompositionBuilder {
  /// Returns a layer's ancestors, the outermost first; only those within the limit of a longer chain or a cycle.
  func parents(of model: LayerModel, in composition: Composition) -> [LayerModel] {
    let parents = composition.parents(of: model)
    reportChain(ofLength: parents.count, of: model.name)
    return parents
  }

  /// Reports a chain of parents that reaches the limit.
  func reportChain(ofLength count: Int, of layerName: String) {
    guard count == Composition.maximumParentCount else { return }
    context.report("a chain of more than \(Composition.maximumParentCount) parents", of: layerName)
  }

  /// Returns an empty layer with the transform of a layer that is another one's parent.
  ///
  /// It counts toward the limit of layers but is built even beyond it.
  func parentLayer(_ model: LayerModel, in composition: Composition) -> CALayer {
    context.reserveLayer(for: model.name)
    let layer = composition.isThreeDimensional ? CATransformLayer() : CALayer()
    layer.makePlain()
    context.setTransform(
      of: layer, model.transform, composition.time, isAutoOriented: model.isAutoOriented)
    return layer
  }

  /// Returns a layer wrapped in layers that represent its ancestors.
  func nest(_ layer: CALayer, under parents: [LayerModel], in composition: Composition) -> CALayer {
    parents.reversed().reduce(layer) { inner, parent in
      let outer = parentLayer(parent, in: composition)
      outer.addSublayer(inner)
      return outer
    }
  }
}
