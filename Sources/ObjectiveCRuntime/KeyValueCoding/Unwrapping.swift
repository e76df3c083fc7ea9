/// Returns the value in an optional of any depth, or nil; other values are returned unchanged.
package func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}
