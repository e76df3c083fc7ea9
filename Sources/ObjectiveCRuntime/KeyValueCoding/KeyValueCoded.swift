/// An object with custom key-value coding, which the methods of `NSObject` use.
package protocol KeyValueCoded: AnyObject {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}
