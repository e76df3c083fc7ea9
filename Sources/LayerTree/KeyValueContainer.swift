/// An object whose properties are reached by key path.
protocol KeyValueContainer: AnyObject {
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension CAAnimation: KeyValueContainer {}
extension CALayer: KeyValueContainer {}

extension String {
  /// What stands before the first dot, and what stands after it.
  var splitAtFirstDot: (head: String, rest: String?) {
    guard let dot = firstIndex(of: ".") else { return (self, nil) }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
