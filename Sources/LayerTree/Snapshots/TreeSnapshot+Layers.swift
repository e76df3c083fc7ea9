import CoreGraphics

// Snapshots of layers.

extension TreeSnapshot {
  /// Takes the tree of a layer: its presentation's values, or the model's.
  ///
  /// Hidden layers and what lies below them are left out, but for the root's own record, and so is what is nested
  /// more deeply than `CALayer.maximumDepth`.
  package init(of layer: CALayer, presentation: Bool) {
    if presentation, let host = layer.hostOfRoot, let shown = host.shownLayers() {
      self.init(layers: shown, nesting: 0)
      return
    }
    let model = layer.presentedModel ?? layer
    let host = presentation || layer.presentedModel != nil ? model.host : nil
    host?.evaluate()
    var builder = TreeSnapshotBuilder(host: host)
    // The layer itself may be a presentation that was changed since.
    builder.append(
      model, store: layer.presentedModel == nil ? nil : layer.store,
      time: model.localTime(fromMediaTime: model.host?.now ?? 0))
    self.init(layers: builder.layers, nesting: 0)
  }

  /// Takes what the tree of a hosted layer showed before the open transaction.
  ///
  /// - Parameter links: What lay in the layers in which the transaction put something else.
  init(of layer: CALayer, before links: [ObjectIdentifier: FormerLinks], in host: LayerHost) {
    host.evaluate()
    var builder = TreeSnapshotBuilder(host: host, formerLinks: links)
    builder.append(layer, store: nil, time: layer.localTime(fromMediaTime: host.now))
    let nesting = builder.layers.reduce(0) { max($0, $1.transition?.former?.nesting ?? 0) }
    self.init(layers: builder.layers, nesting: nesting + 1)
  }
}
