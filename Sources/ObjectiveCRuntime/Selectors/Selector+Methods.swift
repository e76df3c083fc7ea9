// MARK: - Methods of a type

extension Selector {
  /// Creates a selector from a type's method without parameters: `Selector(Player.step)`.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    self.init(name: nil, method: SelectorMethod(of: Target.self, method))
  }

  /// Creates a selector from a type's method with one parameter: `Selector(Player.step(_:))`.
  public init<Target: AnyObject, Argument>(_ method: @escaping (Target) -> (Argument) -> Void) {
    self.init(name: nil, method: SelectorMethod(of: Target.self, method))
  }
}

// MARK: - Bound methods

extension Selector {
  /// Creates a selector from a bound method without parameters: `Selector(step)`.
  ///
  /// The selector retains the method's object and always calls the method on it, regardless of the
  /// target.
  public init(_ method: @escaping () -> Void) {
    self.init(
      name: nil,
      method: SelectorMethod("a method") { _, _, _ in .returned(method()) })
  }

  /// Creates a selector from a bound method with one parameter.
  ///
  /// The selector retains the method's object and always calls the method on it, regardless of the
  /// target.
  public init<Argument>(_ method: @escaping (Argument) -> Void) {
    self.init(
      name: nil,
      method: SelectorMethod("a method of \(Argument.self)") { _, argument, _ in
        guard let argument = argument as? Argument else { return .mismatched }
        return .returned(method(argument))
      })
  }
}
