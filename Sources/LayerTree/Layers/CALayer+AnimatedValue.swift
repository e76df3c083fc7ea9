package import LayerValues

extension CALayer {
  /// The value of a property that every layer has and that has a way between two values; nil for others, and where it
  /// isn't a number.
  package final func animatedValue(forKey key: String) -> AnimatedValue? {
    animatedValue(forKey: key, in: store)
  }

  /// The value before the open transaction.
  package final func committedValue(forKey key: String) -> AnimatedValue? {
    animatedValue(forKey: key, in: committedStore ?? store)
  }

  private func animatedValue(forKey key: String, in store: LayerStore) -> AnimatedValue? {
    guard let property = LayerProperty(key: key, of: .layer), property.isAnimatable,
      property.kind.isContinuous
    else { return nil }
    return AnimatedValue(property, numbers: store.numbers(of: property))
  }
}
