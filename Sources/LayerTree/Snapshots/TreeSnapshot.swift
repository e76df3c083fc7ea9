package import CoreGraphics
package import MotionCore

/// A layer tree as it shows at an instant, superlayers first, siblings back to front.
package struct TreeSnapshot {
  package let layers: [LayerSnapshot]
  /// How many transitions, each within the old look of the next one, a transition from this look makes; 0 for a look
  /// that is none's.
  let nesting: Int

  /// Transitions that start in the midst of others show no more than so many old looks at a time.
  static var maximumNesting: Int { 3 }

  init(layers: [LayerSnapshot], nesting: Int) { (self.layers, self.nesting) = (layers, nesting) }

  /// The transform from a layer's space to its superlayer's.
  package func transformToSuperlayer(of index: Int) -> Matrix4 {
    LayerPlacement(layers[index].store.values).transformToSuperlayer
  }

  /// The same transform where neither it nor the layer's place knows depth; nil elsewhere.
  package func affineToSuperlayer(of index: Int) -> CGAffineTransform? {
    LayerPlacement(layers[index].store.values).affineToSuperlayer
  }

  /// Whether all that a layer and what lies in it show is said by their stamp and where they are: tiles come as they are
  /// drawn.
  package func isSaidByStamp(_ index: Int) -> Bool {
    layers[index].stamp != 0 && !layers[index].holdsTiles
  }

  /// What stands for all that a layer without others in it shows: with the same one it shows the same. Nil where other
  /// layers lie in it, and while it changes.
  package func steadyLeafValues(of index: Int) -> AnyObject? {
    layers[index].isSteady && layers[index].end == index + 1 ? layers[index].store : nil
  }

  /// The indices of a layer's sublayers; in a replicator layer, those of all its copies.
  package func sublayers(of index: Int) -> Siblings {
    siblings(in: layers[index].endOfMask..<layers[index].end)
  }

  /// Whether layers lie in a layer, other than its mask.
  package func hasSublayers(_ index: Int) -> Bool { layers[index].endOfMask < layers[index].end }

  /// The indices of the layers in a stretch of records that don't lie in others there.
  package func siblings(in records: Range<Int>) -> Siblings { Siblings(layers: layers, records: records) }

  /// The indices of layers that don't lie in each other.
  package struct Siblings: Sequence, IteratorProtocol {
    fileprivate let layers: [LayerSnapshot]
    fileprivate var records: Range<Int>

    package mutating func next() -> Int? {
      guard let index = records.first else { return nil }
      records = Swift.min(layers[index].end, records.upperBound)..<records.upperBound
      return index
    }
  }

  /// The index of a layer's mask.
  package func mask(of index: Int) -> Int? {
    layers[index].endOfMask > index + 1 ? index + 1 : nil
  }
}
