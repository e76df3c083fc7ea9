// Changes of a list of layers that keep the indices of the other layers.

extension [LayerSnapshot] {
  /// Whether a layer is the mask of another one.
  func isMask(_ index: Int) -> Bool {
    let masked = Int(self[index].parent)
    return masked >= 0 && index < Int(self[masked].endOfMask)
  }

  /// Replaces a layer and its descendants by sublayers of its superlayer that draw nothing.
  ///
  /// - Parameters:
  ///   - removed: The indices of the layer and its descendants.
  ///   - placeholder: The values of a hidden layer.
  ///   - stamp: The version of the placeholders.
  mutating func replace(_ removed: Range<Int>, with placeholder: LayerStore, stamp: Int) {
    let superlayer = self[removed.lowerBound].parent
    for index in removed {
      var layer = LayerSnapshot(
        store: placeholder, hasOwnStore: true, transition: nil, time: 0, tileSource: nil)
      (layer.parent, layer.stamp) = (superlayer, stamp)
      (layer.endOfMask, layer.end) = (Int32(index + 1), Int32(index + 1))
      self[index] = layer
    }
  }

  /// Inserts a layer and its descendants in place of placeholders, or at the end of the list.
  ///
  /// - Parameters:
  ///   - layers: The layers, with indices as if they were a list of their own.
  ///   - superlayer: The index of the first layer's superlayer, whose sublayers end at `index` or after the placeholders.
  ///   - stamp: The version of the layers.
  /// - Returns: The number of replaced placeholders.
  mutating func insert(
    _ layers: [LayerSnapshot], at index: Int, below superlayer: Int, stamp: Int
  ) -> Int {
    let isAppended = index == count
    for (offset, layer) in layers.enumerated() {
      var layer = layer
      layer.parent = layer.parent < 0 ? Int32(superlayer) : layer.parent + Int32(index)
      (layer.endOfMask, layer.end, layer.stamp) = (
        layer.endOfMask + Int32(index), layer.end + Int32(index), stamp
      )
      if isAppended { append(layer) } else { self[index + offset] = layer }
    }
    if isAppended { extendLayers(around: superlayer, from: index) }
    return isAppended ? 0 : layers.count
  }

  /// Extends a layer and its ancestors, whose descendants ended at an index, to the end of the list.
  private mutating func extendLayers(around index: Int, from end: Int) {
    let newEnd = Int32(count)
    self[index].end = newEnd
    var ancestor = Int(self[index].parent)
    while ancestor >= 0 {
      // A mask extends as far as its descendants.
      if Int(self[ancestor].endOfMask) == end { self[ancestor].endOfMask = newEnd }
      self[ancestor].end = newEnd
      ancestor = Int(self[ancestor].parent)
    }
  }
}
