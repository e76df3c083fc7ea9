/// An object with properties that key paths reach.
package protocol KeyValueContainer: AnyObject {
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)

  /// Returns the object in which a key path continues after a key.
  func container(forKey key: String) -> (any KeyValueContainer)?
}

extension KeyValueContainer {
  /// Follows a key path that is too long for recursion, up to its last components or the last container; nil
  /// for shorter key paths.
  ///
  /// - Parameter pass: Called with every object that the key path passes through.
  package func followed(
    _ keyPath: String, passing pass: (any KeyValueContainer) -> Void = { _ in }
  ) -> (container: any KeyValueContainer, rest: String)? {
    // A key path of this many bytes has few enough components for recursion.
    let limit = 256
    guard keyPath.utf8.count > limit else { return nil }
    var (container, rest): (any KeyValueContainer, Substring) = (self, keyPath[...])
    while rest.utf8.count > limit, let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")),
      let next = container.container(forKey: String(rest[..<dot]))
    {
      pass(container)
      (container, rest) = (next, rest[rest.utf8.index(after: dot)...])
    }
    return rest.utf8.count < keyPath.utf8.count ? (container, String(rest)) : nil
  }
}

extension String {
  /// The parts before and after the first dot.
  package var splitAtFirstDot: (head: String, rest: String?) {
    guard let dot = utf8.firstIndex(of: UInt8(ascii: ".")) else { return (self, nil) }
    // Bytes, because Swift would look for the boundaries of characters around the dot.
    return (
      String(decoding: utf8[..<dot], as: UTF8.self),
      String(decoding: utf8[utf8.index(after: dot)...], as: UTF8.self)
    )
  }
}
