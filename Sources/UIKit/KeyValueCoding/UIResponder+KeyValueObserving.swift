import LayerTree
import ObjectiveCRuntime

// The target is built without a check of the current thread: views belong to the thread that advances their stage.
extension UIResponder: @preconcurrency _KeyValueObserver {}

extension UIResponder {
  /// Notifies the observers of a property that isn't stored in a layer.
  func propertyDidChange() { ObservedObjects.didChange(self) }
}

extension UIView: ObservableProperties {
  package nonisolated func propertiesWillBeObserved() {
    withViews(self) { $0.layer.propertiesWillBeObserved() }
  }
}
