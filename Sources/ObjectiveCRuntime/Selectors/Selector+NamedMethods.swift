// Each initializer exists for methods with and without isolation to the main actor, since neither converts to the other.

// MARK: - Methods of a type

extension Selector {
  /// Creates a selector from an Objective-C name and a type's method without parameters:
  /// `Selector("touched", Pad.touched)`.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, method))
  }

  /// Creates a selector from an Objective-C name and a type's method without parameters, isolated to the main actor:
  /// `Selector("touched", Pad.touched)`.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, withoutIsolation(method)))
  }

  /// Creates a selector from an Objective-C name and a type's method with one parameter:
  /// `Selector("touched:", Pad.touched(_:))`.
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> (First) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, method))
  }

  /// Creates a selector from an Objective-C name and a type's method with one parameter, isolated to the main actor:
  /// `Selector("touched:", Pad.touched(_:))`.
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, withoutIsolation(method)))
  }

  /// Creates a selector from an Objective-C name and a type's method with two parameters:
  /// `Selector("tap:event:", Pad.tap(_:event:))`.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, method))
  }

  /// Creates a selector from an Objective-C name and a type's method with two parameters, isolated to the main actor:
  /// `Selector("tap:event:", Pad.tap(_:event:))`.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, withoutIsolation(method)))
  }
}

// MARK: - Methods found through an object

extension Selector {
  /// Creates a selector from an Objective-C name and a method without parameters of an object's type, which isn't retained.
  ///
  /// `Selector("move", of: piece) { $0.move }` corresponds to `#selector(piece.move)`. The object only provides the type.
  public init<Target, Result>(
    _ name: String, of object: Target, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, method))
  }

  /// Creates a selector from an Objective-C name and a method without parameters of an object's type, isolated to the
  /// main actor. The object isn't retained.
  public init<Target, Result>(
    _ name: String, of object: Target, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, withoutIsolation(method)))
  }

  /// Creates a selector from an Objective-C name and a method with one parameter of an object's type, which isn't retained.
  public init<Target, First, Result>(
    _ name: String, of object: Target, _ method: @escaping (Target) -> (First) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, method))
  }

  /// Creates a selector from an Objective-C name and a method with one parameter of an object's type, isolated to the
  /// main actor. The object isn't retained.
  public init<Target, First, Result>(
    _ name: String, of object: Target, _ method: @escaping (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, withoutIsolation(method)))
  }

  /// Creates a selector from an Objective-C name and a method with two parameters of an object's type, which isn't retained.
  public init<Target, First, Second, Result>(
    _ name: String, of object: Target, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, method))
  }

  /// Creates a selector from an Objective-C name and a method with two parameters of an object's type, isolated to the
  /// main actor. The object isn't retained.
  public init<Target, First, Second, Result>(
    _ name: String, of object: Target, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name: name, method: SelectorMethod(of: Target.self, withoutIsolation(method)))
  }
}
