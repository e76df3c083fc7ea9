import LayerTree

/// The range of a layer's commands among its superlayer's, if the display list contains both unchanged.
struct CommandSpan {
  /// The superlayer's build number at which the range applies; 0 if the list doesn't contain the commands unchanged.
  var superlayerBuild = 0
  /// The number of the superlayer's commands before those of the layer.
  var start: Int32 = 0
  var count: Int32 = 0
}

/// The sublayers of a layer while their commands are appended.
struct SublayerRun {
  let superlayer: Int
  /// The number of the placement.
  let placement: Int
  /// The superlayer's build number; 0 if the display list doesn't contain the commands unchanged.
  var build = 0
  /// The number of commands before those of the superlayer.
  var start = 0
  /// The superlayer in the list that is replaced; nil if that list isn't known to contain its commands unchanged.
  var former: Former?

  /// A layer in an earlier list.
  struct Former {
    /// The layer's build number.
    let build: Int
    /// The number of commands before those of the layer.
    let start: Int
  }
}

extension CommandCache {
  /// Returns the innermost layer that contains a changed layer, or is it, and whose commands can be replaced in the
  /// display list without affecting those of other layers.
  ///
  /// Nil if only the whole list can be rebuilt.
  func replaceableLayer(changing index: Int, of tree: TreeSnapshot) -> Int? {
    var (result, layer) = (index, index)
    while let superlayer = tree.superlayer(of: layer) {
      let span = entries[layer].span
      if span.superlayerBuild == 0 || span.superlayerBuild != build(of: superlayer) { result = superlayer }
      layer = superlayer
    }
    return result == 0 || tree.depth(of: index, extendsBeyond: result) ? nil : result
  }

  /// Returns the layer that contained a removed layer, if a descendant of an added layer has its index now; nil for any other
  /// change.
  ///
  /// The display list still contains the removed layer's commands, among those of the returned layer.
  func formerSuperlayer(of index: Int, in tree: TreeSnapshot) -> Int? {
    let formerBuild = entries[index].span.superlayerBuild
    guard formerBuild != 0, var ancestor = tree.superlayer(of: index) else { return nil }
    while let next = tree.superlayer(of: ancestor) {
      if build(of: next) == formerBuild { return next }
      ancestor = next
    }
    return nil
  }

  /// Gives a layer that the display list doesn't contain yet an empty range, after the sublayers behind it.
  ///
  /// Without one, the commands of its superlayer are replaced.
  func locateAddedLayer(_ index: Int, of tree: TreeSnapshot) {
    guard let superlayer = tree.superlayer(of: index), build(of: superlayer) != 0,
      entries[index].span.superlayerBuild != build(of: superlayer)
    else { return }
    var sibling = tree.sibling(behind: index)
    while let behind = sibling, entries[behind].span.superlayerBuild != build(of: superlayer) {
      sibling = tree.sibling(behind: behind)
    }
    guard let span = sibling.map({ entries[$0].span }) else { return }
    entries[index].span = CommandSpan(
      superlayerBuild: span.superlayerBuild, start: span.start + span.count, count: 0)
  }

  /// Returns the range of a layer's commands in the display list.
  func range(ofCommandsOf index: Int, in tree: TreeSnapshot) -> Range<Int> {
    var (start, layer) = (0, index)
    while let superlayer = tree.superlayer(of: layer) {
      start += Int(entries[layer].span.start)
      layer = superlayer
    }
    return start..<start + Int(entries[index].span.count)
  }

  /// Moves the ranges of the sublayers whose snapshots are in a range.
  func moveSpans(ofSublayersIn layers: Range<Int>, by difference: Int, in tree: TreeSnapshot) {
    var sublayer = layers.lowerBound
    while sublayer < layers.upperBound {
      entries[sublayer].span.start += Int32(difference)
      sublayer = Int(tree.layers[sublayer].end)
    }
  }

  /// Adjusts the ranges of the layers around a layer and after it to a new number of its commands.
  func adjustSpans(after index: Int, by difference: Int, in tree: TreeSnapshot) {
    var layer = index
    while let superlayer = tree.superlayer(of: layer) {
      moveSpans(
        ofSublayersIn: Int(tree.layers[layer].end)..<Int(tree.layers[superlayer].end), by: difference,
        in: tree)
      entries[superlayer].span.count += Int32(difference)
      layer = superlayer
    }
  }
}
