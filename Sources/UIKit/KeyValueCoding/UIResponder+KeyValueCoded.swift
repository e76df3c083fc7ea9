import LayerValues
import ObjectiveCRuntime
import QuartzCore
import Requirements

/// Views and view controllers have their documented properties, and a subclass's stored properties can be read.
extension UIResponder: KeyValueCoded {
  package nonisolated func value(forKey key: String) -> Any? {
    withViews((self, key)) { responder, key in
      switch responder {
      case let view as UIView: UIView.keyedProperties.value(forKey: key, of: view)
      case let controller as UIViewController:
        UIViewController.keyedProperties.value(forKey: key, of: controller)
      default: KeyedViewProperties<UIResponder>().value(forKey: key, of: responder)
      }
    }
  }

  package nonisolated func setValue(_ value: Any?, forKey key: String) {
    withViews((self, value, key)) { responder, value, key in
      switch responder {
      case let view as UIView: UIView.keyedProperties.setValue(value, forKey: key, of: view)
      case let controller as UIViewController:
        UIViewController.keyedProperties.setValue(value, forKey: key, of: controller)
      default: KeyedViewProperties<UIResponder>().setValue(value, forKey: key, of: responder)
      }
    }
  }

  package nonisolated func value(forKeyPath keyPath: String) -> Any? { valueByFollowing(keyPath) }

  package nonisolated func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValueByFollowing(keyPath, to: value)
  }
}

extension Dictionary where Key == String {
  @MainActor
  fileprivate func value<Object>(forKey key: String, of object: Object) -> Any?
  where Value == KeyedViewProperty<Object> {
    if let property = self[key] { return boxedNumber(property.value(object)) }
    guard let value = StoredProperties.value(forKey: key, of: object) else { object.reportUndefined(key) }
    return boxedNumber(value)
  }

  @MainActor
  fileprivate func setValue<Object>(_ value: Any?, forKey key: String, of object: Object)
  where Value == KeyedViewProperty<Object> {
    guard let set = self[key]?.set else {
      failRequirement("the property '\(key)' of \(object) can't be set by its name")
    }
    set(object, value, key)
  }
}
