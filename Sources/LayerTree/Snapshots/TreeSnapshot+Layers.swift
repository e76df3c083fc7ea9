import CoreGraphics

// Creation of snapshots from layers.

extension TreeSnapshot {
  /// Takes a snapshot of a layer's tree, with the presentation's values or the model's.
  ///
  /// Hidden layers and their descendants are omitted, except for the root's own snapshot. Layers that are nested more
  /// deeply than `CALayer.maximumDepth` are omitted, too.
  ///
  /// - Parameter crew: The threads that take the snapshot of a hosted tree.
  package init(of layer: CALayer, presentation: Bool, crew: LayerCrew = .oneThread) {
    if presentation, let host = layer.links.hostOfRoot, let snapshot = host.snapshot(crew) {
      self = snapshot
      return
    }
    let model = layer.presentedModel ?? layer
    let host = presentation || layer.presentedModel != nil ? model.host : nil
    host?.evaluate()
    var builder = TreeSnapshotBuilder(host: host)
    // The layer may be a presentation that was modified since its creation.
    builder.append(
      model, store: layer.presentedModel == nil ? nil : layer.store,
      time: model.localTime(fromMediaTime: model.host?.now ?? 0))
    self.init(layers: builder.layers, depth: builder.depth)
  }

  /// Takes a snapshot of a hosted layer's tree from before the open transaction.
  ///
  /// - Parameter links: The former sublayers and masks of the layers for which the transaction changed them.
  init(of layer: CALayer, before links: [ObjectIdentifier: FormerLinks], in host: LayerHost) {
    host.evaluate()
    var builder = TreeSnapshotBuilder(host: host, formerLinks: links)
    builder.append(layer, store: nil, time: layer.localTime(fromMediaTime: host.now))
    let nesting = builder.layers.reduce(0) { max($0, $1.transition?.formerContent?.nesting ?? 0) }
    self.init(layers: builder.layers, depth: builder.depth, nesting: nesting + 1)
  }
}
