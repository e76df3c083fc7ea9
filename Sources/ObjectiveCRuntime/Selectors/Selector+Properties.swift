extension Selector {
  /// Creates a selector that reads a property: `Selector("title", getter: \Page.title)`.
  public init<Target, Value>(_ name: String, getter property: KeyPath<Target, Value>) {
    let method = SelectorMethod("a getter of \(Target.self)", accepts: { $0 is Target }) { target, _, _ in
      guard let target = target as? Target else { return .mismatched }
      return .returned(target[keyPath: property])
    }
    self.init(name: name, method: method)
  }

  /// Creates a selector that sets a property: `Selector("setTitle:", setter: \Page.title)`.
  public init<Target, Value>(_ name: String, setter property: ReferenceWritableKeyPath<Target, Value>) {
    let method = SelectorMethod("a setter of \(Target.self)", accepts: { $0 is Target }) { target, value, _ in
      guard let target = target as? Target, let value = value as? Value else { return .mismatched }
      return .returned(target[keyPath: property] = value)
    }
    self.init(name: name, method: method)
  }
}
