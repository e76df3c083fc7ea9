package import LayerValues

extension CALayer {
  /// Returns the value of a property of every layer that interpolates continuously; nil for other properties, and if
  /// the value has no numbers.
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
    guard let property = LayerProperty(key: key, of: .layer), property.isAnimatable,
      property.kind.isContinuous
    else { return nil }
    return AnimatedValue(property, numbers: store.numbers(of: property))
  }
}
