import LayerTree

extension DisplayListBuilder {
  /// Builds the commands of changed layers, for the list that was built or changed last.
  ///
  /// Nil if the whole list has to be rebuilt.
  func changes(of layers: [Int]) -> ListChanges? {
    guard let cache, let targets = cache.replaceableLayers(changing: layers, in: tree) else { return nil }
    var changes = ListChanges()
    // The runtime needs the C++ library's memory for labels that are longer than 15 characters together.
    var resized: [(layer: Int, growth: Int)] = []
    for target in targets {
      let range = cache.range(ofCommandsOf: target, in: tree)
      guard let commands = rebuiltCommands(ofLayer: target) else { return nil }
      changes.replace(range, with: commands)
      if commands.count != range.count { resized.append((target, commands.count - range.count)) }
      if resized.count > ListChanges.maximumResizedCount { return nil }
    }
    for (layer, growth) in resized { cache.adjustSpans(after: layer, by: growth, in: tree) }
    return changes
  }

  /// Builds the commands of a changed layer where it was before.
  private func rebuiltCommands(ofLayer index: Int) -> [DrawCommand]? {
    guard let cache, let superlayer = tree.superlayer(of: index), cache.isTreeDeep || !tree.isDeep(at: index),
      let placement = cache.placements[superlayer]
    else { return nil }
    var commands: [DrawCommand] = []
    let run = SublayerRun(
      superlayer: superlayer, placement: placement.number, build: cache.build(of: superlayer),
      start: -Int(cache.entries[index].span.start))
    let space = SublayerSpace(placement.transform)
    append(sublayer: index, in: run, placement.context, space, cache, to: &commands)
    return commands
  }
}

extension CommandCache {
  /// Returns the layers whose commands have to be replaced, in the order of the tree, none of which contains another.
  ///
  /// Nil if the whole list has to be rebuilt.
  fileprivate func replaceableLayers(changing layers: [Int], in tree: TreeSnapshot) -> [Int]? {
    var changed = layers.sorted()
    for index in changed.indices {
      let former = formerSuperlayer(of: changed[index], in: tree)
      if former == nil { locateAddedLayer(changed[index], of: tree) }
      guard let layer = replaceableLayer(changing: former ?? changed[index], of: tree) else { return nil }
      changed[index] = layer
    }
    changed.sort()
    var (end, result) = (0, [] as [Int])
    for layer in changed where layer >= end {
      result.append(layer)
      end = Int(tree.layers[layer].end)
    }
    return result
  }
}
