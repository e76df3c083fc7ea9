/// An object whose properties are reached by key path.
package protocol KeyValueContainer: AnyObject {
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)

  /// What a key path goes on into after a key.
  func container(forKey key: String) -> (any KeyValueContainer)?
}

extension KeyValueContainer {
  /// Follows a key path that is too long for one object to hand it to the next, up to its last components or to where
  /// nothing follows; nil for all others.
  ///
  /// - Parameter pass: Called for every object that is left behind.
  package func followed(
    _ keyPath: String, passing pass: (any KeyValueContainer) -> Void = { _ in }
  ) -> (container: any KeyValueContainer, rest: String)? {
    // In so many bytes there are no more components than a stack has room for.
    let limit = 256
    guard keyPath.utf8.count > limit else { return nil }
    var (container, rest): (any KeyValueContainer, Substring) = (self, keyPath[...])
    while rest.utf8.count > limit, let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")),
      let next = container.container(forKey: String(rest[..<dot]))
    {
      pass(container)
      (container, rest) = (next, rest[rest.index(after: dot)...])
    }
    return rest.utf8.count < keyPath.utf8.count ? (container, String(rest)) : nil
  }
}

extension String {
  /// What stands before the first dot, and what stands after it.
  package var splitAtFirstDot: (head: String, rest: String?) {
    guard let dot = firstIndex(of: ".") else { return (self, nil) }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
