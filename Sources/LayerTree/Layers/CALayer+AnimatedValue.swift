package import LayerValues

extension CALayer {
  /// Returns the value of a property of every layer, or of a filter's input named by a key path, that interpolates
  /// continuously; nil for other properties, and if the value has no numbers.
  package final func animatedValue(forKey key: String) -> AnimatedValue? {
    animatedValue(forKey: key, in: store)
  }

  /// Returns the value from before the open transaction.
  package final func committedValue(forKey key: String) -> AnimatedValue? {
    animatedValue(forKey: key, in: committedStore ?? store)
  }

  /// Returns the value that the layer shows now, computed without a presentation layer; nil without a host.
  package final func shownAnimatedValue(forKey key: String) -> AnimatedValue? {
    host == nil ? nil : animatedValue(forKey: key, in: shownStore)
  }

  private func animatedValue(forKey key: String, in store: LayerStore) -> AnimatedValue? {
    guard let property = LayerProperty(key: key, of: .layer) else { return filterInput(key, in: store) }
    guard property.isAnimatable, property.kind.isContinuous else { return nil }
    return AnimatedValue(property, numbers: store.numbers(of: property))
  }

  private func filterInput(_ keyPath: String, in store: LayerStore) -> AnimatedValue? {
    guard let target = KeyPathTarget(keyPath: keyPath, of: .layer), target.part == .whole,
      target.property.isAnimatable, target.property.kind.isContinuous,
      let location = target.slot.filterLocation,
      let filter = store.values.filter(of: location.list, named: location.name)
    else { return nil }
    return AnimatedValue(target.property, numbers: filter.numbers(of: target.property))
  }
}
