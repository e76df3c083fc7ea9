import LayerValues
import ObjectiveCRuntime
import QuartzCore
import Requirements

/// Views and view controllers have their documented properties, and a subclass's stored properties can be read.
extension UIResponder: KeyValueCoded {
  package nonisolated func value(forKey key: String) -> Any? {
    withViews((self, key)) { responder, key in
      if let property = responder.property(forKey: key) { return boxedNumber(property.value(responder)) }
      let value =
        ListedProperties.value(forKey: key, of: responder)
        ?? StoredProperties.value(forKey: key, of: responder)
      guard let value else { responder.reportUndefined(key) }
      return boxedNumber(value)
    }
  }

  package nonisolated func setValue(_ value: Any?, forKey key: String) {
    withViews((self, value, key)) { responder, value, key in
      if let set = responder.property(forKey: key)?.set { return set(responder, value, key) }
      ListedProperties.setOrFail(value, forKey: key, of: responder)
    }
  }

  package nonisolated func value(forKeyPath keyPath: String) -> Any? { valueByFollowing(keyPath) }

  package nonisolated func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValueByFollowing(keyPath, to: value)
  }

  private func property(forKey key: String) -> KeyedViewProperty? {
    for type in KeyedViewClass.all where type.contains(self) {
      if let property = type.properties[key] { return property }
    }
    return nil
  }
}
