/// Associates a value with an object under a key, replacing the previous value of the key.
///
/// The value lives until it's replaced or removed, or the object was deallocated. While the object's deinitializer runs,
/// its associated values can still be read. Any object can have associated values; other values can't.
///
/// - Parameters:
///   - object: The object.
///   - key: The address that identifies the association, such as a static variable's: `&AssociatedKeys.name`.
///   - value: The value. Nil removes the association.
///   - policy: Whether the value is retained, copied, or neither.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let associatedValue = value.map { AssociatedValue($0, policy) }
  let object = object as AnyObject
  let associations =
    associatedValue == nil
    ? AssociationTable.associations(of: object) : AssociationTable.makeAssociations(of: object)
  withExtendedLifetime(associations?.replaceValue(forKey: key, by: associatedValue)) {}
}

/// Returns the value that is associated with an object under a key, or nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.associations(of: object as AnyObject)?.value(forKey: key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  withExtendedLifetime(AssociationTable.associations(of: object as AnyObject)?.removeAll()) {}
}
