import ObjectiveCRuntime

// MARK: - Key-value observing

extension CALayer: ObservableProperties {
  package final func propertiesWillBeObserved() { flags.isObserved = true }

  /// Notifies the observers of the layer's properties, and of its view's.
  final func notifyObservers() {
    ObservedObjects.didChange(self)
    if let delegate = links.delegate { ObservedObjects.didChange(delegate) }
  }
}
