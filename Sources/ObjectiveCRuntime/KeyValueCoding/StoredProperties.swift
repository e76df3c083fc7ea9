/// The stored properties of any object, found by their names.
package enum StoredProperties {
  /// Returns the value of an object's stored property; nil if it has none with the name.
  ///
  /// - Complexity: O(n) in the number of stored properties.
  package static func value(forKey key: String, of object: AnyObject) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) {
        return .some(unwrapped(child.value))
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
