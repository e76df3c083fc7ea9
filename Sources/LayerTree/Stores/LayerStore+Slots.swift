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
