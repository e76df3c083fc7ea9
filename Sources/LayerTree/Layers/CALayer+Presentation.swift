import CoreGraphics

extension CALayer {
  final func makePresentation() -> Self? {
    if presentedModel != nil { return self }
    guard let host else { return nil }
    host.evaluate()
    let presentation = duplicate()
    presentation.presentedModel = self
    applyAnimations(to: presentation.store, in: host)
    applyCustomAnimations(to: presentation, in: host)
    return presentation
  }
}

// MARK: - Values without a presentation layer

// The engine itself doesn't create presentation layers for the properties of its own classes, because a subclass that
// isn't animated by the app may lack `init(layer:)`.

extension CALayer {
  /// The values that the layer shows now.
  final var shownStore: LayerStore {
    guard let host, !channels.isEmpty else { return committedStore ?? store }
    host.evaluate()
    let shown = (committedStore ?? store).copy()
    applyAnimations(to: shown, in: host)
    return shown
  }

  /// Returns the value that a key shows now; for contents that cross-fade, their current mixture.
  final func shownValue(forKey key: String) -> Any? {
    guard let property = LayerProperty(key: key, of: store.owner) else {
      return shownCustomValue(forKey: key)
    }
    let shown = shownStore
    let fade = property == .contents ? shown.values.contentsFade : nil
    return fade?.mixture ?? shown.value(of: property)
  }
}
