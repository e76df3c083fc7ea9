extension LayerStore {
  /// Returns the value of a slot of the layer or of one of its filters; nil if there is no such slot.
  final func value(of slot: AnimatedSlot) -> Any? {
    guard let location = slot.filterLocation else { return value(of: slot.property) }
    return values.filter(of: location.list, named: location.name)?.value(of: slot.property)
  }

  /// Returns the numbers of a slot's value; empty if it has none.
  final func numbers(of slot: AnimatedSlot) -> [Double] {
    if slot.path.isEmpty { return numbers(of: slot.property) }
    if let location = slot.filterLocation {
      return values.filter(of: location.list, named: location.name)?.numbers(of: slot.property) ?? []
    }
    return emittedCells?.cell(named: slot.path)?.numbers(of: slot.property) ?? []
  }

  /// Calls `body` with a pointer to the values that contain a slot; the store must not be shared.
  ///
  /// An emitter cell is first replaced by a copy, because the model layer shares the original.
  final func withValues(of slot: AnimatedSlot, _ body: (UnsafeMutableRawPointer) -> Void) {
    guard !slot.path.isEmpty else {
      withValues(of: slot.property.owner, body)
      return
    }
    if let location = slot.filterLocation {
      return values.withFilter(of: location.list, named: location.name, body)
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
