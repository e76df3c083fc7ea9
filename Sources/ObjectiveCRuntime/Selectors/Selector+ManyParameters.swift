// A call passes at most two arguments, as on Apple's systems. Further parameters have to be optional, and are nil.

// MARK: - Methods of a type

extension Selector {
  /// Creates a selector from an Objective-C name and a type's method with three parameters.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, method))
  }

  /// Creates a selector from an Objective-C name and a type's method with three parameters, isolated to the main actor.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, withoutIsolation(method)))
  }

  /// Creates a selector from an Objective-C name and a type's method with four parameters.
  public init<Target, First, Second, Third, Fourth, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third, Fourth) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, method))
  }

  /// Creates a selector from an Objective-C name and a type's method with four parameters, isolated to the main actor.
  public init<Target, First, Second, Third, Fourth, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, withoutIsolation(method)))
  }
}

extension Selector {
  /// Creates a selector from the Objective-C name of a type's method with more parameters, which can't be called, but tells
  /// which targets have the method: `Selector("a:b:c:d:e:", methodOf: Pad.self)`.
  public init<Target>(_ name: String, methodOf _: Target.Type) { self.init(name) { $0 is Target } }
}

// MARK: - Methods found through an object

extension Selector {
  /// Creates a selector from an Objective-C name and a method with three parameters of an object's type.
  /// The object isn't retained.
  public init<Target, First, Second, Third, Result>(
    _ name: String, of object: Target, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, method))
  }

  /// Creates a selector from an Objective-C name and a method with three parameters of an object's type, isolated to the main actor.
  /// The object isn't retained.
  public init<Target, First, Second, Third, Result>(
    _ name: String, of object: Target,
    _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, withoutIsolation(method)))
  }

  /// Creates a selector from an Objective-C name and a method with four parameters of an object's type.
  /// The object isn't retained.
  public init<Target, First, Second, Third, Fourth, Result>(
    _ name: String, of object: Target,
    _ method: @escaping (Target) -> (First, Second, Third, Fourth) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, method))
  }

  /// Creates a selector from an Objective-C name and a method with four parameters of an object's type, isolated to the main actor.
  /// The object isn't retained.
  public init<Target, First, Second, Third, Fourth, Result>(
    _ name: String, of object: Target,
    _ method: @escaping (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, withoutIsolation(method)))
  }
}

// MARK: - Calls

extension SelectorMethod {
  fileprivate convenience init<Target, First, Second, Third, Result>(
    of _: Target.Type, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init("a method of \(Target.self)", accepts: { $0 is Target }) { target, first, second in
      guard let target = target as? Target, let first = first as? First, let second = second as? Second,
        let third = Any?.none as? Third
      else { return .mismatched }
      return .returned(method(target)(first, second, third))
    }
  }

  fileprivate convenience init<Target, First, Second, Third, Fourth, Result>(
    of _: Target.Type, _ method: @escaping (Target) -> (First, Second, Third, Fourth) -> Result
  ) {
    self.init("a method of \(Target.self)", accepts: { $0 is Target }) { target, first, second in
      guard let target = target as? Target, let first = first as? First, let second = second as? Second,
        let third = Any?.none as? Third,
        let fourth = Any?.none as? Fourth
      else { return .mismatched }
      return .returned(method(target)(first, second, third, fourth))
    }
  }
}

/// Returns a method without the isolation of its type.
private func withoutIsolation<Target, First, Second, Third, Result>(
  _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
) -> (Target) -> (First, Second, Third) -> Result {
  unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self)
}

/// Returns a method without the isolation of its type.
private func withoutIsolation<Target, First, Second, Third, Fourth, Result>(
  _ method: @escaping (Target) -> @MainActor (First, Second, Third, Fourth) -> Result
) -> (Target) -> (First, Second, Third, Fourth) -> Result {
  unsafeBitCast(method, to: ((Target) -> (First, Second, Third, Fourth) -> Result).self)
}
