package import MotionCore

/// A snapshot of a layer tree at an instant: superlayers first, siblings back to front.
package struct TreeSnapshot {
  package let layers: [LayerSnapshot]
  /// The number of levels below the root; an upper bound after layers left a retained tree.
  package let depth: Int
  /// The nesting depth of transitions that start from this snapshot, each in the former content of the next; 0 for a
  /// snapshot that isn't the former content of a transition.
  let nesting: Int

  /// The maximum number of nested former contents, for transitions that start while others run.
  static var maximumNesting: Int { 3 }

  init(layers: [LayerSnapshot], depth: Int, nesting: Int = 0) {
    (self.layers, self.depth, self.nesting) = (layers, depth, nesting)
  }

  /// The transform from a layer's space to its superlayer's.
  package func transformToSuperlayer(of index: Int) -> Matrix4 {
    LayerPlacement(layers[index].store.values).transformToSuperlayer
  }

  /// Whether a layer's stamp and index identify all that the layer and its descendants draw; tiles are excluded,
  /// because they appear once they are drawn.
  package func isIdentifiedByStamp(_ index: Int) -> Bool {
    layers[index].stamp != 0 && !layers[index].containsTiledLayer
  }

  /// An object that identifies all that a leaf layer draws: the same object means the same drawing. Nil for a layer
  /// with sublayers or a mask, and while the layer changes.
  package func steadyLeafValues(of index: Int) -> AnyObject? {
    layers[index].isSteady && Int(layers[index].end) == index + 1 ? layers[index].store : nil
  }

  /// The index of a layer's superlayer, or of the layer that it masks; nil for the root.
  package func superlayer(of index: Int) -> Int? {
    layers[index].parent < 0 ? nil : Int(layers[index].parent)
  }

  /// The indices of a layer's sublayers; for a replicator layer, those of all its copies.
  package func sublayers(of index: Int) -> Siblings { siblings(in: sublayerRange(of: index)) }

  /// The indices of the snapshots of a layer's sublayers, including those of their descendants.
  package func sublayerRange(of index: Int) -> Range<Int> {
    Int(layers[index].endOfMask)..<Int(layers[index].end)
  }

  /// Returns the sublayer of a layer that is, or contains, one of its descendants.
  package func sublayer(of index: Int, containing descendant: Int) -> Int {
    var sublayer = descendant
    while Int(layers[sublayer].parent) != index { sublayer = Int(layers[sublayer].parent) }
    return sublayer
  }

  /// Divides the snapshots of a layer's sublayers into parts of about equally many, each with whole sublayers.
  package func parts(ofSublayersOf index: Int, atMost count: Int) -> [Range<Int>] {
    let range = sublayerRange(of: index)
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for part in stride(from: 1, to: count, by: 1) {
      let end = sublayer(of: index, containing: range.part(part, of: count).lowerBound)
      if end > start { parts.append(start..<end) }
      start = max(start, end)
    }
    return parts + [start..<range.upperBound]
  }

  /// The index of the nearest sibling behind a sublayer; nil if there is none.
  package func sibling(behind index: Int) -> Int? {
    guard let superlayer = superlayer(of: index) else { return nil }
    var layer = index - 1
    while layer >= Int(layers[superlayer].endOfMask) {
      let parent = Int(layers[layer].parent)
      if parent == superlayer { return layer }
      layer = parent
    }
    return nil
  }

  /// Whether a layer has sublayers.
  package func hasSublayers(_ index: Int) -> Bool { layers[index].endOfMask < layers[index].end }

  /// The indices of the topmost layers in a range of snapshots.
  package func siblings(in records: Range<Int>) -> Siblings { Siblings(layers: layers, records: records) }

  /// A sequence of the indices of sibling layers.
  package struct Siblings: Sequence, IteratorProtocol {
    fileprivate let layers: [LayerSnapshot]
    fileprivate var records: Range<Int>

    package mutating func next() -> Int? {
      guard let index = records.first else { return nil }
      records = Swift.min(Int(layers[index].end), records.upperBound)..<records.upperBound
      return index
    }
  }

  /// The index of a layer's mask.
  package func mask(of index: Int) -> Int? {
    Int(layers[index].endOfMask) > index + 1 ? index + 1 : nil
  }
}
