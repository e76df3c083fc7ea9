/// What of a layer an animation writes to: one of its properties, or one of a cell that it emits, or of a filter.
struct AnimatedSlot: Hashable {
  let property: LayerProperty
  /// The names of the emitter cells that lead to the one with the property; the key of the list of filters, and the
  /// filter's name in it; empty for the layer's own.
  var path: [String] = []
}

extension KeyPathTarget {
  /// The slot in which the target lies.
  var slot: AnimatedSlot { AnimatedSlot(property: property, path: path) }
}

// MARK: - Values by slot

extension LayerStore {
  /// The value of a slot of the layer's own or of a filter's; nil where it's absent.
  final func value(of slot: AnimatedSlot) -> Any? {
    guard let place = slot.filterPlace else { return value(of: slot.property) }
    return values.filter(of: place.list, named: place.name)?.value(of: slot.property)
  }

  /// The numbers of a slot's value; empty where it has none.
  final func numbers(of slot: AnimatedSlot) -> [Double] {
    if slot.path.isEmpty { return numbers(of: slot.property) }
    if let place = slot.filterPlace {
      return values.filter(of: place.list, named: place.name)?.numbers(of: slot.property) ?? []
    }
    return emittedCells?.cell(named: slot.path)?.numbers(of: slot.property) ?? []
  }

  /// Calls `body` with the place where the values lie that a slot is among, for a store that nobody else shows.
  ///
  /// A cell is replaced by a copy first: the model's stays as it is.
  final func withValues(of slot: AnimatedSlot, _ body: (UnsafeMutableRawPointer) -> Void) {
    guard !slot.path.isEmpty else {
      withValues(of: slot.property.owner, body)
      return
    }
    if let place = slot.filterPlace {
      return values.withFilter(of: place.list, named: place.name, body)
    }
    guard let store = self as? ContentStore<EmitterValues>, let cells = store.details.emitterCells else {
      return
    }
    if let copies = cells.replacingCell(named: slot.path, body) { store.details.emitterCells = copies }
  }

  /// The cells of an emitter layer.
  final var emittedCells: [CAEmitterCell]? {
    owner == .emitter ? unsafeDowncast(self, to: ContentStore<EmitterValues>.self).details.emitterCells : nil
  }
}

extension [CAEmitterCell] {
  /// The cell that names lead to, each among the cells of the one before.
  fileprivate func cell(named names: [String]) -> CAEmitterCell? {
    var (cells, result) = (self, CAEmitterCell?.none)
    for name in names {
      result = cells.first { $0.name == name }
      cells = result?.emitterCells ?? []
    }
    return result
  }

  /// The cells with copies in place of those that names lead to; `body` may change the last one's values. Nil where
  /// there is no such cell.
  fileprivate func replacingCell(
    named names: some RandomAccessCollection<String>, _ body: (UnsafeMutableRawPointer) -> Void
  ) -> [CAEmitterCell]? {
    guard let index = firstIndex(where: { $0.name == names.first }) else { return nil }
    let copy = CAEmitterCell(copying: self[index])
    if names.count == 1 {
      copy.withValues(body)
    } else {
      guard let inner = copy.values.emitterCells?.replacingCell(named: names.dropFirst(), body) else {
        return nil
      }
      copy.values.emitterCells = inner
    }
    var result = self
    result[index] = copy
    return result
  }
}
